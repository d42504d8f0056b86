/** How long a moment is shown, in milliseconds at the normal pace: as long as the longest of what happens in it. */
import type { JournalEvent } from "./protocol";

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
