/** What this browser keeps for next time: what its reader is called, and the table that was set up last. */
import type { SeatWish, TableWish } from "./api";
import { FALLBACK, type Offered } from "../words/languages";
import { NEW, type Own } from "./strength";

const NAME = "kingtable.name";
const TOGETHER = "kingtable.together";
const LANGUAGES = "kingtable.languages";
const stepKey = (game: string): string => `kingtable.lesson.${game}`;
const ownKey = (game: string): string => `kingtable.strength.${game}`;
const wishKey = (game: string): string => `kingtable.wish.${game}`;

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // A browser that keeps nothing is asked again.
  }
}

/** Where the results of finished games are kept (`finished.ts`), and whether there are any. */
export const FINISHED = "kingtable.finished";
export const playedBefore = (): boolean => (read(FINISHED) ?? "[]") !== "[]";

export const keptName = (): string => read(NAME) ?? "";
export const keepName = (name: string): void => {
  if (name) write(NAME, name);
};

/** The table that was set up last; whatever it holds, it may be of an older version or have been tampered with. */
export function keptWish(game: string): Partial<TableWish> | null {
  try {
    const found: unknown = JSON.parse(read(wishKey(game)) ?? "null");
    return typeof found === "object" ? found : null;
  } catch {
    return null;
  }
}

/** The people who played at this screen last. */
export function keptTogether(): Partial<SeatWish>[] {
  try {
    const found: unknown = JSON.parse(read(TOGETHER) ?? "[]");
    return Array.isArray(found) ? found.map((one: Partial<SeatWish> | null) => ({ ...one })) : [];
  } catch {
    return [];
  }
}

export const keepTogether = (seats: readonly SeatWish[]): void => write(TOGETHER, JSON.stringify(seats));

/** The form as it stands, until a table is opened: a reload of the page loses nothing of it. */
export function keptDraft(game: string): Partial<TableWish> | null {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(wishKey(game)) ?? "null");
    return typeof found === "object" ? found : null;
  } catch {
    return null;
  }
}

export function keepDraft(game: string, wish: TableWish | null): void {
  try {
    if (wish) sessionStorage.setItem(wishKey(game), JSON.stringify(wish));
    else sessionStorage.removeItem(wishKey(game));
  } catch {
    // A browser that keeps nothing begins with an empty form.
  }
}

export const keepWish = (wish: TableWish): void => write(wishKey(wish.game), JSON.stringify(wish));

/** So many situations of a game's lesson are done. */
export const keptStep = (game: string): number => Math.max(0, Math.trunc(Number(read(stepKey(game))) || 0));
export const keepStep = (game: string, done: number): void => write(stepKey(game), String(done));

/** How strong the reader plays a game, as far as its results have told. */
export function keptOwn(game: string): Own {
  try {
    const { at, games } = JSON.parse(read(ownKey(game)) ?? "{}") as Partial<Own>;
    return at !== undefined && at >= 1 && at <= 100 && Number.isInteger(games) ? { at, games: games ?? 0 } : NEW;
  } catch {
    return NEW;
  }
}

export const keepOwn = (game: string, own: Own): void => write(ownKey(game), JSON.stringify(own));

/** The languages that the server offered last; English until it told. */
export function keptLanguages(): Offered {
  const none = { languages: [FALLBACK], begun: {} };
  try {
    const { languages, begun } = JSON.parse(read(LANGUAGES) ?? "{}") as Partial<Offered>;
    return Array.isArray(languages) && begun ? { languages, begun } : none;
  } catch {
    return none;
  }
}

export const keepLanguages = ({ languages, begun }: Offered): void =>
  write(LANGUAGES, JSON.stringify({ languages, begun }));
