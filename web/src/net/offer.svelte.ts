import type { Offered } from "../words/languages";
import { games, type Offering } from "./api";
import { keepLanguages, keptLanguages } from "./kept";
import { AGAIN } from "./patience";
import type { Declared } from "./protocol";

/** What the server wrote into the page itself, so that nobody waits for it: its offer, and which game is played here. */
function written(): (Offering & { game?: string }) | null {
  const text = document.getElementById("offer")?.textContent;
  return text ? (JSON.parse(text) as Offering & { game?: string }) : null;
}

/** What the server has: games as they declare themselves, and languages. */
class Offer {
  /** The game of the table whose address was opened, where the server said so. */
  readonly here: string | undefined;
  games: Declared[] = $state.raw([]);
  /** Null until the server told, or did not answer. */
  languages: Offered | null = $state.raw(null);
  /** It was asked and has not answered yet. */
  asking = $state(false);
  #again: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    const told = written();
    this.here = told?.game;
    if (told) this.#take(told);
  }

  of(game: string): Declared | undefined {
    return this.games.find((declared) => declared.game === game);
  }

  #take(told: Offering): void {
    keepLanguages(told);
    this.games = told.games;
    this.languages = told;
  }

  /** Asks, and asks again for as long as the server is away. */
  async load(): Promise<void> {
    clearTimeout(this.#again);
    this.asking = true;
    const told = await games().catch(() => null);
    this.asking = false;
    if (told) this.#take(told);
    else {
      this.#again = setTimeout(() => void this.load(), AGAIN);
      this.games = [];
      this.languages = keptLanguages();
    }
  }
}

export const offer = new Offer();
