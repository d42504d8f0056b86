/** How strong a reader plays, on the scale of the bots that may have any strength: 1 to 100, from results against them. */
import type { Rated } from "./protocol";

export interface Own {
  at: number;
  games: number;
}

/** A reader who has not played yet. A bot of this strength loses a third of its games to one that plays at random. */
export const NEW: Own = { at: 12, games: 0 };

/** The strengths that have names (`strength-for`), the weakest first. */
export const LEVELS = [10, 28, 46, 64, 82, 100];

/** One that is so much stronger wins ten of eleven games. */
const SPREAD = 40;
const FIRST_STEP = 24;
const LEAST_STEP = 5;

/** Against whom, and whether the reader came before it (1), beside it (0.5) or after it (0). */
export interface Met {
  strength: number;
  score: number;
}

const expected = (own: number, other: number): number => 1 / (1 + 10 ** ((other - own) / SPREAD));

/** After one more game: towards those who were beaten by surprise, in ever smaller steps (Elo's way). */
export function after(own: Own, met: readonly Met[]): Own {
  if (met.length === 0) return own;
  const surprise = met.reduce((sum, { strength, score }) => sum + score - expected(own.at, strength), 0) / met.length;
  const step = Math.max(LEAST_STEP, FIRST_STEP / Math.sqrt(own.games + 1));
  return { at: Math.min(100, Math.max(1, own.at + step * surprise)), games: own.games + 1 };
}

/** The strength of a bot such as `person:40`; null where it has its own. */
export function strengthOf(bot: string): number | null {
  const found = /^[a-z]+:(\d{1,3})$/.exec(bot)?.[1];
  return found === undefined ? null : Number(found);
}

/** A bot's name without its strength; one of the host's own, `module:Class`, stays whole. */
export const kindOf = (bot: string): string => (strengthOf(bot) === null ? bot : bot.slice(0, bot.indexOf(":")));

/** What the ranks say of the reader beside each bot of known strength. */
export function metBy(
  me: number,
  seats: readonly { seat: number; kind: string; bot?: string | null }[],
  ranks: readonly number[],
): Met[] {
  return seats.flatMap(({ seat, kind, bot }) => {
    const strength = kind === "bot" ? strengthOf(bot ?? "") : null;
    const [mine, theirs] = [ranks[me], ranks[seat]];
    if (strength === null || mine === undefined || theirs === undefined) return [];
    return [{ strength, score: mine < theirs ? 1 : mine === theirs ? 0.5 : 0 }];
  });
}

/** The rating of a bot at a strength, at tables of so many players, where it was measured. */
export const ratingAt = (ratings: readonly Rated[], players: number, strength: number): Rated | null =>
  ratings.find((one) => one.players === players && one.strength === strength) ?? null;
