/** What happened at a table besides the game, in sentences. */
import { isNote } from "../net/moments";
import type { AnyEvent, Note } from "../net/protocol";
import type { Face } from "../table/face";
import { about, nameOf, type AnyTable } from "./speech";
import { say, words } from "./words.svelte";

/** How long a note is shown, in milliseconds at the normal pace. */
const LASTS = 900;
/** How much it matters to everybody. */
const WEIGHS = 4;

/** A note in a sentence; empty for any other event. */
export function noteWords(table: AnyTable, event: AnyEvent): string {
  if (!isNote(event)) return "";
  switch (event.e) {
    case "lent":
      return say("note-lent", { ...about(table, event.by), whose: nameOf(table, event.seat) });
    case "back":
      return say("note-back", about(table, event.seat));
    case "ended":
      return endedWords(table, event);
    case "begun":
      return say("note-begun", { table: event.table, n: event.seq });
  }
}

const endedWords = (table: AnyTable, { seats }: Extract<Note, { e: "ended" }>): string =>
  say("note-ended", { who: words.list(seats.map((seat) => nameOf(table, seat))) });

/** A face that knows what happens at every table, too. */
export function withNotes(face: Face): Face {
  const games = (events: readonly AnyEvent[]): AnyEvent[] => events.filter((event) => !isNote(event));
  const said =
    (own: Face["line"]): Face["line"] =>
    (table: AnyTable, event: AnyEvent) =>
      isNote(event) ? noteWords(table, event) : own(table, event);
  const { lasts, flights, sounds } = face;
  return {
    ...face,
    line: said(face.line),
    says: said(face.says ?? face.line),
    weighs: (event: AnyEvent, me) => (isNote(event) ? WEIGHS : face.weighs(event, me)),
    ...(lasts && {
      lasts: (events: readonly AnyEvent[]) => Math.max(lasts(games(events)), events.some(isNote) ? LASTS : 0),
    }),
    ...(flights && { flights: (event: AnyEvent, view) => (isNote(event) ? [] : flights(event, view)) }),
    ...(sounds && { sounds: (event: AnyEvent, me) => (isNote(event) ? null : sounds(event, me)) }),
  };
}
