/** What happened, in sentences: for who listens, and for who comes back. */
import type { AnyEvent } from "../net/protocol";
import type { Logged, Situation } from "../game/situation";
import type { Face } from "./face";
import { byWords } from "../game/speech";
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
    told
      .map(({ weight, event }) => ({ weight, text: (face.says ?? face.line)(table, event) }))
      .filter(({ text }) => text !== ""),
    most,
  );
}

interface Told {
  weight: number;
  text: string;
}

/** So many of them, the weightiest and of equal ones the newest, in their order. */
function weightiest(told: readonly Told[], most: number): string[] {
  const chosen = new Set(
    [...told.keys()]
      .sort((one, other) => (told[other]?.weight ?? 0) - (told[one]?.weight ?? 0) || other - one)
      .slice(0, most),
  );
  return told.filter((_, at) => chosen.has(at)).map(({ text }) => text);
}

/** What one missed, in as many lines as asked for: what matters most of it, in its order. */
export function since(table: Situation, face: Face, seq: number, most: number): string[] {
  const told = table.log.filter((entry) => entry.seq > seq).map((entry) => weighed(table, face, entry));
  return weightiest(
    told.filter(({ text }) => text !== ""),
    most,
  );
}

/** What somebody played for me weighs more than all else: I come back to it. */
const FOR_ME = 10;

function weighed(table: Situation, face: Face, { event, by, seat }: Logged<AnyEvent>): Told {
  const told = face.weighs(event, table.me);
  const weight = told > 0 && seat === table.me && (by === "clock" || by === "bot") ? told + FOR_ME : told;
  if (weight === 0) return { weight, text: "" };
  const clock = by === null ? "" : byWords(by);
  return { weight, text: words.sentences([clock, face.line(table, event)]) };
}
