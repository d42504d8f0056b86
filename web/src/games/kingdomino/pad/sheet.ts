/** A sheet of the score pad: players, rules, and their kingdoms square by square. */
import { LETTERS, TERRAINS } from "../dominoes";
import type { Colour, Terrain } from "../protocol";

/** A square in notation: a terrain and its crowns, the castle, or empty. */
export type Painted = string;
export const CASTLE = "CC";
export const EMPTY = "";
/** As many crowns as a domino has on a square of this terrain. */
export const MOST: Record<Terrain, number> = { wheat: 1, forest: 1, water: 1, pasture: 2, swamp: 2, mine: 3 };
/** The 18 things that a square can be. */
export const SQUARES: readonly Painted[] = [
  EMPTY,
  CASTLE,
  ...TERRAINS.flatMap((terrain) => Array.from({ length: MOST[terrain] + 1 }, (_, n) => `${LETTERS[terrain]}${n}`)),
];
/** Of a Dynasty. */
export const GAMES = 3;
export const COLOURS: readonly Colour[] = ["blue", "rose", "pine", "amber"];

export interface Player {
  name: string;
  colour: Colour;
}

/** What a browser keeps, and what Undo brings back. */
export interface Sheet {
  players: Player[];
  kingdoms: Painted[][];
  done: boolean[];
  side: 5 | 7;
  middle: boolean;
  harmony: boolean;
  /** Three games, one sum. */
  dynasty: boolean;
  /** The scores of the games of a Dynasty that are over. */
  before: number[][];
  seat: number;
}

export const bare = (side: number): Painted[] =>
  Array.from({ length: side * side }, (_, at) => (at === (side * side - 1) / 2 ? CASTLE : EMPTY));

export function newSheet(players = 2, side: 5 | 7 = 5): Sheet {
  return {
    players: COLOURS.slice(0, players).map((colour) => ({ name: "", colour })),
    kingdoms: Array.from({ length: players }, () => bare(side)),
    done: Array.from({ length: players }, () => false),
    side,
    middle: true,
    harmony: true,
    dynasty: false,
    before: [],
    seat: 0,
  };
}

const isPlayer = ({ name, colour }: Player): boolean => typeof name === "string" && COLOURS.includes(colour);

/** A sheet that the browser kept; null where it is of another version or was tampered with. */
export function readSheet(kept: unknown): Sheet | null {
  try {
    const { players, kingdoms, done, side, middle, harmony, seat } = kept as Sheet;
    const { dynasty = false, before = [] } = kept as Partial<Sheet>;
    const empty = newSheet(players.length, side);
    const whole =
      [5, 7].includes(side) &&
      [2, 3, 4].slice(0, side === 7 ? 1 : 3).includes(players.length) &&
      players.every(isPlayer) &&
      done.length === players.length &&
      kingdoms.length === players.length &&
      kingdoms.every(
        (kingdom, at) =>
          kingdom.length === empty.kingdoms[at]?.length && kingdom.every((square) => SQUARES.includes(square)),
      ) &&
      kingdoms.every((kingdom) => kingdom.filter((square) => square === CASTLE).length === 1) &&
      before.length < GAMES &&
      before.every((scores) => scores.length === players.length && scores.every((one) => Number.isInteger(one))) &&
      empty.done[seat] === false;
    return whole ? { players, kingdoms, done, side, middle, harmony, dynasty, before, seat } : null;
  } catch {
    return null;
  }
}

export const terrainOf = (square: Painted): Terrain | null =>
  TERRAINS.find((terrain) => LETTERS[terrain] === square[0] && square !== CASTLE) ?? null;
export const crownsOf = (square: Painted): number => (terrainOf(square) ? Number(square[1]) : 0);
export const squaresOf = (kingdom: readonly Painted[]): number => kingdom.filter((square) => terrainOf(square)).length;

/** Rows from top to bottom, as the notation has them. */
export const written = (kingdom: readonly Painted[], side: number): string =>
  Array.from({ length: side }, (_, row) =>
    kingdom
      .slice(row * side, (row + 1) * side)
      .map((square) => square || "..")
      .join(" "),
  ).join(" / ");
