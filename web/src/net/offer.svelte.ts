import type { Offered } from "../words/languages";
import { games } from "./api";
import { keepLanguages, keptLanguages } from "./kept";
import type { Declared } from "./protocol";

/** What the server has: games as they declare themselves, and languages. */
class Offer {
  games: Declared[] = $state.raw([]);
  /** Null until the server told, or did not answer. */
  languages: Offered | null = $state.raw(null);
  /** It was asked and has not answered yet. */
  asking = $state(false);

  of(game: string): Declared | undefined {
    return this.games.find((declared) => declared.game === game);
  }

  async load(): Promise<void> {
    this.asking = true;
    const told = await games().catch(() => null);
    if (told) keepLanguages(told);
    this.games = told?.games ?? [];
    this.languages = told ?? keptLanguages();
    this.asking = false;
  }
}

export const offer = new Offer();
