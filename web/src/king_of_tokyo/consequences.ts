/** What dice and answers lead to, in a few words; worked out by the rules, only said here. */
import { seatLabel } from "../words/speech";
import { say, words } from "../words/words.svelte";
import type { Effect, Risk, Stop, Table, Target } from "./protocol";

const seats = (table: Table, all: number[]): string => words.list(all.map((seat) => seatLabel(table, seat)));

export const percent = (p: number): string =>
  new Intl.NumberFormat(words.language.tag, {
    style: "percent",
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(p);

/** Who is hit, equally hard ones together. */
export function hitWords(table: Table, damage: readonly Target[]): string[] {
  const found = new Map<number, number[]>();
  for (const { seat, damage: n } of damage) found.set(n, [...(found.get(n) ?? []), seat]);
  return [...found].map(([n, hit]) => say("tokyo-damage-on", { n, who: seats(table, hit) }));
}

/** All that dice would do, part by part. */
export function stopWords(table: Table, stop: Stop): string[] {
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
export function effectWords(table: Table, effect: Effect): string[] {
  return [
    effect.vp ? say("tokyo-effect-vp", { n: Math.abs(effect.vp), sign: effect.vp > 0 ? "more" : "less" }) : "",
    ...hitWords(table, effect.damage),
    effect.out.length ? say("tokyo-odds-kills", { who: seats(table, effect.out) }) : "",
    effect.health.length > 1 ? say("tokyo-effect-chances", { chances: chances(effect) }) : "",
  ].filter((part) => part !== "");
}

const chances = ({ health }: Effect): string =>
  new Intl.ListFormat(words.language.tag, { type: "disjunction" }).format(
    health.map(({ left, p }) => say("tokyo-effect-chance", { n: left, p: percent(p) })),
  );

/** How likely death is, as it is told; a chance of 1 that is not certain only luck can avert. */
export function riskWords({ low, high }: Risk): string {
  if (low >= 1) return say("tokyo-risk-luck");
  return high - low < 0.005
    ? say("tokyo-risk", { p: percent(low) })
    : say("tokyo-risk-between", { low: percent(low), high: percent(high) });
}
