/** Moments of King of Tokyo: how long they are shown, and how much what happens in them matters. */
import type { Sound } from "../moments/sound.svelte";
import type { JournalEvent } from "./protocol";

/** How long a moment is shown, in milliseconds at the normal pace: as long as the longest of what happens in it. */
const LASTS: Partial<Record<JournalEvent["e"], number>> = {
  start_roll: 2400,
  turn: 600,
  throw: 1000,
  stop: 800,
  attack: 1100,
  out: 1700,
  child: 1600,
  enter: 1000,
  bay_closed: 1000,
  buy: 1200,
  sweep: 900,
  mimic: 1200,
  camouflage: 1300,
  over: 1500,
};
const OTHER = 800;

export const lasts = (events: readonly JournalEvent[]): number =>
  Math.max(0, ...events.map(({ e }) => LASTS[e] ?? OTHER));

const UNTOLD = new Set<JournalEvent["e"]>(["stop", "shuffle"]);
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
  enter: "wood",
};

export const sounds = ({ e }: JournalEvent): Sound | null => HEARD[e] ?? null;
