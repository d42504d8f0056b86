import { Wish } from "../start/wish.svelte";

/** A table of King of Tokyo being wished for. */
export class TokyoWish extends Wish {
  bay = $state(true);

  constructor() {
    super("king-of-tokyo", 6, 4);
  }

  /** The Bay is open from five monsters on. */
  get options(): Record<string, unknown> {
    return this.players >= 5 ? { bay: this.bay } : {};
  }
}
