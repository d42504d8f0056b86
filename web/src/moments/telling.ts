/** What happened, in sentences: for who listens, and for who comes back. */
import type { AnyEvent } from "../net/protocol";
import type { Logged } from "../net/table.svelte";
import type { Face } from "../table/face";
import { byWords, type AnyTable } from "../words/speech";

/** How much an event matters: to be told always, told unless one wants only what matters, or never. */
export const MATTERS = 3;

/** The sentences of a moment; `least`: only of what matters so much. */
export function sentences(table: AnyTable, face: Face, events: readonly AnyEvent[], least: number): string[] {
  return events
    .filter((event) => face.weighs(event, table.me) >= least)
    .map((event) => (face.says ?? face.line)(table, event))
    .filter((text) => text !== "");
}

/** What one missed, in as many lines as asked for: what matters most of it, in its order. */
export function since(table: AnyTable, face: Face, seq: number, most: number): string[] {
  const told = table.log
    .filter((entry) => entry.seq > seq)
    .map((entry) => ({ ...entry, ...weighed(table, face, entry) }));
  const chosen = new Set(
    told
      .map((entry, at) => ({ at, weight: entry.weight }))
      .filter(({ at }) => told[at]?.text !== "")
      .sort((one, other) => other.weight - one.weight || other.at - one.at)
      .slice(0, most)
      .map(({ at }) => at),
  );
  return told.filter((_, at) => chosen.has(at)).map(({ text }) => text);
}

function weighed(table: AnyTable, face: Face, { event, by }: Logged<AnyEvent>): { weight: number; text: string } {
  const weight = face.weighs(event, table.me);
  if (weight === 0) return { weight, text: "" };
  const clock = by === null ? "" : byWords(by);
  return { weight, text: [clock, face.line(table, event)].filter((text) => text !== "").join(" ") };
}
