/** Moments of King of Tokyo: how long they are shown, and how much what happens in them matters. */
import { cardText } from "./cards";
import { reads } from "./purchase";
import type { Sound } from "../../ui/sound.svelte";
import type { JournalEvent } from "./protocol";

/** How long a moment is shown, in milliseconds at the normal pace: as long as the longest of what happens in it. */
const LASTS: Partial<Record<JournalEvent["e"], number>> = {
  start_roll: 2400,
  turn: 600,
  throw: 800, // once its dice lie
  stop: 800,
  attack: 1100,
  out: 1700,
  child: 1600,
  enter: 1000,
  bay_closed: 1000,
  buy: 2000, // at least: as long as its card takes to be read
  sweep: 900,
  mimic: 1200,
  camouflage: 1300,
  over: 1500,
};
const OTHER = 800;

export const lasts = (events: readonly JournalEvent[]): number =>
  Math.max(0, ...events.map((event) => (event.e === "buy" ? reads(cardText(event.card)) : (LASTS[event.e] ?? OTHER))));

/** How many dice an event throws before everybody's eyes. */
function thrownBy(event: JournalEvent): number {
  if (event.e === "throw") return event.thrown.length;
  return event.e === "probe" || event.e === "again" ? 1 : 0;
}

/** Milliseconds in which a die falls, and after which the next one follows it. */
export const FALLS = 600;
export const APART = 40;

/** Dice fall before anybody says what they show; where less motion is wanted, they lie at once. */
export function leads(events: readonly JournalEvent[]): number {
  const thrown = Math.max(0, ...events.map(thrownBy));
  return thrown === 0 || matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : FALLS + APART * (thrown - 1);
}

const UNTOLD = new Set<JournalEvent["e"]>(["shuffle"]);
const ALWAYS = new Set<JournalEvent["e"]>(["out", "child", "enter", "over", "bay_closed", "start_roll"]);
const MOSTLY = new Set<JournalEvent["e"]>(["buy", "attack", "yield", "leave", "damage"]);

export function weighs(event: JournalEvent, me: number | null): number {
  if (UNTOLD.has(event.e)) return 0;
  if ("seat" in event && event.seat === me) return event.e === "damage" || event.e === "out" ? 5 : 3;
  if (event.e === "damage" && event.by === me && me !== null) return 3;
  return ALWAYS.has(event.e) ? 4 : MOSTLY.has(event.e) ? 2 : 1;
}

const HEARD: Partial<Record<JournalEvent["e"], Sound>> = {
  throw: "dice",
  probe: "dice",
  again: "dice",
  camouflage: "dice",
  damage: "blow",
  out: "fall",
  buy: "coin",
  sweep: "coin",
  mimic: "coin",
  enter: "wood",
  leave: "wood",
  vp: "gain",
  energy: "gain",
  heal: "gain",
  over: "end",
};

/** What is lost is heard as what took it. */
export const sounds = (event: JournalEvent): Sound | null =>
  "amount" in event && event.amount < 0 ? null : (HEARD[event.e] ?? null);
