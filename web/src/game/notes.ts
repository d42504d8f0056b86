/** What happened at a table besides the game, in sentences. */
import { isNote } from "./moments";
import type { AnyEvent, Note } from "../net/protocol";
import type { Situation } from "./situation";
import { about, nameOf } from "./speech";
import { say, words } from "../words/words.svelte";

/** A note in a sentence; empty for any other event. */
export function noteWords(table: Situation, event: AnyEvent): string {
  if (!isNote(event)) return "";
  switch (event.e) {
    case "lent":
      return say("note-substitute", { ...about(table, event.by), whose: nameOf(table, event.seat) });
    case "back":
      return say("note-back", about(table, event.seat));
    case "resigned":
    case "taken":
      return say(`note-${event.e}`, about(table, event.seat));
    case "ended":
      return endedWords(table, event);
    case "begun":
      return say("note-begun", { table: event.table, n: event.seq });
  }
}

const endedWords = (table: Situation, { seats }: Extract<Note, { e: "ended" }>): string =>
  say("note-ended", { who: words.list(seats.map((seat) => nameOf(table, seat))) });
