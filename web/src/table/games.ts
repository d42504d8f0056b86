/** The games that the page knows. `shell/` finds their folders and lists them here; every other game has a plain face. */
import { untilHad } from "../words/had";
import { ALL, words } from "../words/words.svelte";
import { withNotes, type Face } from "./face";
import type { GameSpec, PadSpec } from "./spec";

const specs = new Map<string, GameSpec>();
let plain: Omit<GameSpec, "game"> | null = null;

/** Lists the games that have a face of their own, and what all others look like. */
export function listGames(own: readonly GameSpec[], others: Omit<GameSpec, "game">): void {
  for (const spec of own) specs.set(spec.game, spec);
  plain = others;
}

export function specOf(game: string): GameSpec {
  const spec = specs.get(game) ?? (plain && { ...plain, game });
  if (!spec) throw new Error("No games are listed yet: `listGames` comes first.");
  return spec;
}

/** The names of the games that have a face of their own. */
export const ownGames = (): Iterable<string> => specs.keys();

/** The pad of a game, or the first one where none is named. */
export function padOf(game: string): (PadSpec & { game: string }) | null {
  const found = [...specs.values()].find(({ game: named, pad }) => pad && (game ? named === game : pad.first));
  return found?.pad ? { ...found.pad, game: found.game } : null;
}

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

const laid = new Map<string, Promise<void>>();

/** Lays out the drawings of a game, once, so that its figures and boards can use them. */
export function layOut(game: string): Promise<void> {
  const { pieces } = specOf(game);
  const there =
    laid.get(game) ??
    (pieces
      ? untilHad(pieces).then(({ default: drawn }) => document.body.insertAdjacentHTML("afterbegin", drawn))
      : null) ??
    Promise.resolve();
  laid.set(game, there);
  return there;
}

/** What the game's tables show, with the words and the drawings for it. */
export const faceOf = (game: string): Promise<Face> =>
  untilHad(async () => {
    const [{ face }] = await Promise.all([specOf(game).face(), words.need(partsOf(game, false)), layOut(game)]);
    return withNotes(face);
  });
