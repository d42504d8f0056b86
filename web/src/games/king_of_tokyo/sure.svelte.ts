/** Plays what one chooses; what means certain death is asked once more. */
import type { Choices, Table } from "./protocol";

export class Sure {
  #asked: { move: string; of: Choices } | null = $state.raw(null);

  constructor(private readonly table: () => Table) {}

  /** The move that is asked for once more: only while that decision is open in which it was chosen. */
  get asks(): string | null {
    return this.#asked && this.#asked.of === this.table().choices ? this.#asked.move : null;
  }

  play(move: string): void {
    const { pending, choices } = this.table();
    if (pending || !choices) return;
    if (choices.deadly.includes(move)) this.#asked = { move, of: choices };
    else this.table().play([move]);
  }

  yes(): void {
    const move = this.asks;
    this.no();
    if (move !== null) this.table().play([move]);
  }

  no(): void {
    this.#asked = null;
  }
}
