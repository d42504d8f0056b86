/** The games that have a face of their own: each folder here with a `spec.ts` is one. Every other game has a plain face. */
import { untilHad } from "./net/had";
import type { GameSpec } from "./spec";
import { plain } from "./plain/plain";
import type { Face } from "./table/face";
import { withNotes } from "./words/notes";
import { ALL, words } from "./words/words.svelte";

const found = import.meta.glob<{ spec: GameSpec }>("./*/spec.ts", { eager: true });
const SPECS = new Map(Object.values(found).map(({ spec }) => [spec.game, spec]));

export const specOf = (game: string): GameSpec => SPECS.get(game) ?? { ...plain, game };

/** The address of the form at which a table of the game is set up. */
export const formOf = (game: string): string => `#${specOf(game).form ?? game}`;

/** All that a game says, beside what all games say. */
export const wordsOf = (game: string): Promise<void> => words.need(partsOf(game, true));

/** The same, and what its lesson says. */
export const wordsOfLesson = (game: string): Promise<void> =>
  words.need([...partsOf(game, true), ...(specOf(game).lesson ?? [])]);

function partsOf(game: string, all: boolean): string[] {
  const { words: often = [ALL], seldom = [] } = specOf(game);
  if (!all) words.later(seldom);
  return [...often, ...(all ? seldom : [])];
}

/** What the game's tables show, with the words for it. */
export const faceOf = (game: string): Promise<Face> =>
  untilHad(async () => {
    const [{ face }] = await Promise.all([specOf(game).face(), words.need(partsOf(game, false))]);
    return withNotes(face);
  });
