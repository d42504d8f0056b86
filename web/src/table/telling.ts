/** What happened, in sentences: for who listens, and for who comes back. */
import type { AnyEvent } from "../net/protocol";
import type { Logged, Situation } from "../game/situation";
import type { Face } from "./face";
import { playedBy } from "../game/speech";
import { words } from "../words/words.svelte";

/** How much an event matters: to be told always, told unless one wants only what matters, or never. */
export const MATTERS = 3;

/** Sentences of what matters at least so much; of more than so many at once, what matters most. All in their order. */
export function sentences(
  table: Situation,
  face: Face,
  events: readonly AnyEvent[],
  least: number,
  most: number,
): string[] {
  const told = events
    .map((event) => ({ weight: face.weighs(event, table.me), event }))
    .filter(({ weight }) => weight >= least);
  return weightiest(
    told.map(({ weight, event }) => ({ weight, text: (face.says ?? face.line)(table, event) })),
    most,
  ).map(({ text }) => text);
}

interface Told {
  weight: number;
  text: string;
}

/** So many of those that have words, the weightiest and of equal ones the newest, in their order. */
function weightiest(all: readonly Told[], most: number): Told[] {
  const told = all.filter(({ text }) => text !== "");
  const chosen = new Set(
    [...told.keys()]
      .sort((one, other) => (told[other]?.weight ?? 0) - (told[one]?.weight ?? 0) || other - one)
      .slice(0, most),
  );
  return told.filter((_, at) => chosen.has(at));
}

/** What one missed, in as many lines as asked for: what matters most of it, what was played for oneself first. */
export function since(table: Situation, face: Face, seq: number, most: number): string[] {
  const told = table.log.filter((entry) => entry.seq > seq).map((entry) => weighed(table, face, entry));
  const chosen = weightiest(told, most);
  const own = chosen.filter(({ weight }) => weight > FOR_ME);
  return [...own, ...chosen.filter((one) => !own.includes(one))].map(({ text }) => text);
}

/** What somebody played for me weighs more than all else: I come back to it. */
const FOR_ME = 10;

function weighed(table: Situation, face: Face, entry: Logged<AnyEvent>): Told {
  const { event, by, seat } = entry;
  const told = face.weighs(event, table.me);
  const weight = told > 0 && seat === table.me && (by === "clock" || by === "bot") ? told + FOR_ME : told;
  if (weight === 0) return { weight, text: "" };
  return { weight, text: words.sentences([playedBy(table, entry), face.line(table, event)]) };
}
