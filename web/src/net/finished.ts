import { FINISHED } from "./kept";
import type { Colour } from "./protocol";

/** The games that this browser has played to their end, with their results; kept for its reader alone. */
export interface Finished {
  table: string;
  game: string;
  /** When it ended, in milliseconds since 1970. */
  at: number;
  /** The own place, of how many, and the own points. */
  rank: number;
  of: number;
  points: number;
  resigned: boolean;
  /** What the others are called. */
  with: string[];
  /** Those of them who won; not kept by earlier versions. */
  winners?: string[];
  /** The own colour; not kept by earlier versions. */
  colour?: Colour;
}

/** Milliseconds without a game after which an evening is over. */
const NIGHT = 6 * 3_600_000;

/** What a game's results add up to. */
export interface Total {
  game: string;
  played: number;
  won: number;
  best: number;
  /** Points a game, as they stood where one resigned. */
  mean: number;
}

const MANY = 500;

/** The newest first; whatever is kept there may be of another version. */
export function finishedGames(): Finished[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(FINISHED) ?? "[]");
    return Array.isArray(found) ? (found as Finished[]).filter(({ table, at }) => table && at > 0) : [];
  } catch {
    return [];
  }
}

/** Keeps a result, once for each table. */
export function finish(entry: Finished): void {
  const others = finishedGames().filter(({ table }) => table !== entry.table);
  try {
    localStorage.setItem(FINISHED, JSON.stringify([entry, ...others].slice(0, MANY)));
  } catch {
    // A browser that keeps nothing has no list.
  }
}

export const won = ({ rank, resigned }: Finished): boolean => rank === 1 && !resigned;

const company = ({ game, with: others }: Finished): string => JSON.stringify([game, ...[...others].sort()]);

/** The games of one evening up to this one: of the same people at the same game, the newest first. */
export function evening(last: Finished, games: readonly Finished[]): Finished[] {
  const found = [last];
  for (const entry of games)
    if (entry.table !== last.table && company(entry) === company(last) && entry.winners)
      if ((found.at(-1)?.at ?? 0) - entry.at < NIGHT) found.push(entry);
  return found;
}

/** How often each of an evening has won, whoever won most first; "" is the reader. */
export function score(games: readonly Finished[]): [string, number][] {
  const names = ["", ...(games[0]?.with ?? [])];
  const wins = names.map((name): [string, number] => [
    name,
    games.filter((entry) => (name ? entry.winners?.includes(name) : won(entry))).length,
  ]);
  return wins.sort((one, other) => other[1] - one[1]);
}

/** By game, the one played most first. */
export function totals(games: readonly Finished[]): Total[] {
  const found = new Map<string, Total>();
  for (const entry of games) {
    const total = found.get(entry.game) ?? { game: entry.game, played: 0, won: 0, best: 0, mean: 0 };
    total.played += 1;
    total.mean += (entry.points - total.mean) / total.played;
    total.won += Number(won(entry));
    total.best = Math.max(total.best, entry.points);
    found.set(entry.game, total);
  }
  return [...found.values()].sort((one, other) => other.played - one.played);
}
