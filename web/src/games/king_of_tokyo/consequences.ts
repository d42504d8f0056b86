/** What dice and answers lead to, in a few words; worked out by the rules, only said here. */
import { seatLabel } from "../../game/speech";
import { say, words } from "../../words/words.svelte";
import type { Effect, Risk, Stop, Situation, Target } from "./protocol";

const seats = (table: Situation, all: number[]): string => words.list(all.map((seat) => seatLabel(table, seat)));

export const percent = (p: number): string =>
  new Intl.NumberFormat(words.language.tag, {
    style: "percent",
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(p);

/** Who is hit, equally hard ones together. */
export function hitWords(table: Situation, damage: readonly Target[]): string[] {
  const found = new Map<number, number[]>();
  for (const { seat, damage: n } of damage) found.set(n, [...(found.get(n) ?? []), seat]);
  return [...found].map(([n, hit]) => say("tokyo-damage-on", { n, who: seats(table, hit) }));
}

/** All that dice would do, part by part. */
export function stopWords(table: Situation, stop: Stop): string[] {
  return [
    stop.vp ? say("tokyo-odds-vp", { n: stop.vp }) : "",
    stop.heal ? say("tokyo-odds-heal", { n: stop.heal }) : "",
    stop.energy ? say("tokyo-odds-energy", { n: stop.energy }) : "",
    ...hitWords(table, stop.damage),
    stop.out.length ? say("tokyo-odds-kills", { who: seats(table, stop.out) }) : "",
    stop.enters ? say("tokyo-you-enter", { place: stop.enters }) : "",
    stop.hurt ? say("tokyo-stop-hurt", { n: stop.hurt }) : "",
  ].filter((part) => part !== "");
}

/** What an answer does besides its price and the health that it leaves. */
export function effectWords(table: Situation, effect: Effect): string[] {
  return [
    effect.vp ? say("tokyo-effect-vp", { n: Math.abs(effect.vp), sign: effect.vp > 0 ? "more" : "less" }) : "",
    ...hitWords(table, effect.damage),
    effect.out.length ? say("tokyo-odds-kills", { who: seats(table, effect.out) }) : "",
    effect.health.length > 1 ? say("tokyo-effect-chances", { chances: chances(effect) }) : "",
  ].filter((part) => part !== "");
}

/** The same of dice that then count, with energy and `health`, which is what the reader has now. */
export function countWords(table: Situation, effect: Effect, health: number): string {
  const [after, ...more] = effect.health;
  const parts = [
    ...effectWords(table, effect),
    effect.energy ? say("tokyo-odds-energy", { n: effect.energy }) : "",
    after && more.length === 0 && after.left !== health
      ? say("tokyo-effect-chances", { chances: words.num(after.left) })
      : "",
  ].filter((part) => part !== "");
  return parts.join(" · ") || say("tokyo-dice-nothing");
}

const chances = ({ health }: Effect): string =>
  disjoined(health.map(({ left, p }) => say("tokyo-effect-chance", { n: left, p: percent(p) })));

const disjoined = (parts: string[]): string =>
  new Intl.ListFormat(words.language.tag, { type: "disjunction" }).format(parts);

/** The same where there is no room for words: each health that may be left with its chance in whole percent. */
export const chancesOf = (effect: Effect | undefined): string =>
  effect && effect.health.length > 1 ? disjoined(effect.health.map(briefly)) : "";

function briefly({ left, p }: Effect["health"][number]): string {
  const digits = { style: "percent", maximumFractionDigits: p < 0.01 ? 1 : 0 } as const;
  return say("tokyo-effect-chance", { n: left, p: new Intl.NumberFormat(words.language.tag, digits).format(p) });
}

/** How likely death is, as it is told; a chance of 1 that is not certain only luck can avert. */
export function riskWords({ low, high }: Risk): string {
  if (low >= 1) return say("tokyo-risk-luck");
  return high - low < 0.005
    ? say("tokyo-risk", { p: percent(low) })
    : say("tokyo-risk-between", { low: percent(low), high: percent(high) });
}
