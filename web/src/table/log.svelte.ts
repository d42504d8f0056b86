/** What has happened at a table: the log, which takes back what was taken back, and what one heard of, once more or not. */
import { isNote } from "../game/moments";
import type { Logged } from "../game/situation";
import type { AnyEvent } from "../net/protocol";
import { Notes } from "./notes";

/** `again`: it was shown once more. */
export interface Heard<E> extends Logged<E> {
  again: boolean;
}

/** A step of the game, with what happened in it. */
interface Step<E> {
  seq: number;
  seat: number | null;
  by: string | null;
  events: readonly E[];
}

export class Log<E extends AnyEvent> {
  entries: Logged<E>[] = $state.raw([]);
  /** In the order in which one heard of it. */
  heard: Heard<E>[] = $state.raw([]);
  readonly #notes: Notes;

  constructor(code: string) {
    this.#notes = new Notes(code);
  }

  /** A preset of this browser played a step: the server does not know. */
  note(seq: number, by: string): void {
    this.#notes.set(seq, by);
  }

  add({ seq, seat, by, events }: Step<E>, again = false): void {
    const news = events.map((event) => ({ seq, seat, event, by: by ?? this.#notes.get(seq) ?? null }));
    if (!again) for (const entry of news) this.entries = [...this.#still(entry), entry];
    this.heard = [...this.heard, ...news.map((entry) => ({ ...entry, again }))];
  }

  /** The log without what an event takes back. */
  #still({ event }: Logged<E>): Logged<E>[] {
    const note: AnyEvent = event;
    return isNote(note) && note.e === "taken" ? this.entries.filter(({ seq }) => seq < note.first) : this.entries;
  }
}
