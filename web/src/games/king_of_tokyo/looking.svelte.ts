/** The card that a reader looks at, by pointer or keys: it is read in one place, wherever it lies. */
import type { OwnedCard } from "./protocol";

/** Milliseconds for which it is read after one has looked away. */
const STAYS = 600;

export interface Looked {
  card: OwnedCard;
  seat: number;
}

class Looking {
  /** A card that a monster has. */
  owned = $state.raw<Looked | null>(null);
  /** The card for sale that was looked at last; what it would mean is told until the next one. */
  offered = $state<string | null>(null);
  #left: ReturnType<typeof setTimeout> | undefined;

  at(looked: Looked): void {
    clearTimeout(this.#left);
    this.owned = looked;
  }

  away(): void {
    clearTimeout(this.#left);
    this.#left = setTimeout(() => (this.owned = null), STAYS);
  }
}

export const looking = new Looking();
