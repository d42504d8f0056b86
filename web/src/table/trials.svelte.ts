/** What would be: moves that were asked about, and the answer to the newest of them. */
import type { ClientFrame, Why } from "../net/protocol";
import { randomHex } from "../net/share";

export class Trials<T> {
  trial: ({ moves: string[] } & T) | null = $state.raw(null);
  objection: { moves: string[]; why: Why } | null = $state.raw(null);
  readonly #asked = new Map<string, string[]>();

  constructor(readonly send: (frame: ClientFrame) => void) {}

  /** Only the newest question counts. */
  ask(moves: string[]): void {
    const id = randomHex(16);
    this.#asked.clear();
    this.#asked.set(id, moves);
    this.send({ t: "try", id, moves });
  }

  /** Forgets every what-if, asked and answered. */
  end(): void {
    this.#asked.clear();
    this.trial = null;
    this.objection = null;
  }

  hear(frame: { id: string } & T): void {
    const moves = this.#asked.get(frame.id);
    if (!moves) return;
    this.trial = { ...frame, moves };
    this.objection = null;
  }

  /** Was it one of these that the table refuses? */
  refused(id: string | null, why: Why): boolean {
    const moves = id === null ? undefined : this.#asked.get(id);
    if (!moves) return false;
    this.objection = { moves, why };
    this.trial = null;
    return true;
  }
}
