import { games } from "./api";
import type { Declared } from "./protocol";

/** Until a server has told, the page looks for words in these. */
const LANGUAGES = ["en", "fa", "el", "ja", "tr"];

/** What the server has: games as they declare themselves, and languages. */
class Offer {
  games: Declared[] = $state.raw([]);
  languages: string[] = $state.raw([]);
  /** It was asked and has not answered yet. */
  asking = $state(false);

  of(game: string): Declared | undefined {
    return this.games.find((declared) => declared.game === game);
  }

  async load(): Promise<void> {
    this.asking = true;
    const told = await games().catch(() => ({ games: [], languages: LANGUAGES }));
    this.games = told.games;
    this.languages = told.languages;
    this.asking = false;
  }
}

export const offer = new Offer();
