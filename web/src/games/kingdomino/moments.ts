/** Moments of Kingdomino: how long they are shown, and how much what happens in them matters. */
import type { Sound } from "../../ui/sound.svelte";
import type { JournalEvent } from "./protocol";

/** How long a moment is shown, in milliseconds at the normal pace: as long as the longest of what happens in it. */
const LASTS: Record<JournalEvent["e"], number> = {
  game: 1600,
  kings: 1600,
  line: 1200,
  claim: 850,
  place: 1100,
  discard: 1100,
  leftover: 600,
  round: 1200,
  scored: Infinity, // the result of a game of a Dynasty stays until one goes on
  over: 1200,
};

export const lasts = (events: readonly JournalEvent[]): number => Math.max(0, ...events.map(({ e }) => LASTS[e]));

const WEIGHTS: Partial<Record<JournalEvent["e"], number>> = {
  scored: 5,
  over: 5,
  line: 3,
  place: 3,
  discard: 3,
  claim: 2,
};

export const weighs = (event: JournalEvent): number => WEIGHTS[event.e] ?? 1;

const HEARD: Partial<Record<JournalEvent["e"], Sound>> = {
  place: "wood",
  discard: "fall",
  claim: "wood",
  line: "wood",
  scored: "coin",
  over: "end",
};

export const sounds = ({ e }: JournalEvent): Sound | null => HEARD[e] ?? null;
