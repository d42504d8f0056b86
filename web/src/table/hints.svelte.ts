/** What a good player would do now: asked for, and told. */
import type { ClientFrame, Hint } from "../net/protocol";
import { randomHex } from "../net/share";

type Show = (moves: readonly string[]) => void;

export class Hints {
  /** "asked" until it is answered; null where nothing is asked, and once the hint is put away. */
  now: Hint | "asked" | null = $state.raw(null);
  #id = "";
  readonly #shows = new Set<Show>();

  constructor(readonly send: (frame: ClientFrame) => void) {}

  /** The moves of the hint that is shown. */
  get moves(): readonly string[] {
    return this.now === null || this.now === "asked" ? [] : this.now.moves;
  }

  /** Asks once. */
  ask(): void {
    if (this.now === "asked") return;
    this.now = "asked";
    this.#id = randomHex(16);
    this.send({ t: "hint", id: this.#id });
  }

  /** Puts away what is shown, and waits for nothing. */
  end(): void {
    this.now = null;
  }

  /** Calls `show` with the moves of each hint that comes, until what it answers is called. */
  whenTold(show: Show): () => void {
    this.#shows.add(show);
    return () => this.#shows.delete(show);
  }

  /** seq: the step that the table has come to; a hint for another one is of no use. */
  hear(hint: Hint, seq: number | null): void {
    if (this.now !== "asked" || hint.id !== this.#id || hint.seq !== seq) return;
    this.now = hint;
    for (const show of this.#shows) show(hint.moves);
  }

  /** No answer comes. */
  lost(): void {
    if (this.now === "asked") this.end();
  }

  /** Was it this that the table refuses? */
  refused(id: string | null): boolean {
    if (id !== this.#id) return false;
    this.end();
    return true;
  }
}
