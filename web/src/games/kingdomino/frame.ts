import type { Cell, Kingdom } from "./protocol";

/** Which squares a board shows. Coordinates count from the castle, x to the right, y up. */
export interface Frame {
  left: number;
  bottom: number;
  columns: number;
  rows: number;
}

export const CELL = 100;

export const same = (a: Cell, b: Cell): boolean => a[0] === b[0] && a[1] === b[1];

/** The upper left corner of a square on the screen, in hundredths of a square. */
export function corner(frame: Frame, [x, y]: Cell): [number, number] {
  return [(x - frame.left) * CELL, (frame.bottom + frame.rows - 1 - y) * CELL];
}

export function cells(frame: Frame): Cell[][] {
  return Array.from({ length: frame.rows }, (_, row) =>
    Array.from({ length: frame.columns }, (_, column): Cell => [
      frame.left + column,
      frame.bottom + frame.rows - 1 - row,
    ]),
  );
}

export const inside = (frame: Frame, [x, y]: Cell): boolean =>
  x >= frame.left && x < frame.left + frame.columns && y >= frame.bottom && y < frame.bottom + frame.rows;

/** A domino reaches so far beyond the squares that lie. */
const REACH = 2;

/**
 * The squares that a board shows: a square of one size in a whole game, with the castle in its middle until the kingdom
 * has grown so far to one side that it must move. `open`: wherever a domino could reach is shown too.
 */
export function frameOf(kingdom: Kingdom, open = false): Frame {
  const side = kingdom.side + (open ? REACH : 0);
  return { left: start(kingdom, 0, side, open), bottom: start(kingdom, 1, side, open), columns: side, rows: side };
}

/** Where the frame begins on an axis, domino by domino in the order in which they were laid. */
function start(kingdom: Kingdom, axis: 0 | 1, side: number, open: boolean): number {
  let from = -Math.floor(side / 2);
  let [least, most] = [0, 0];
  const grow = (low: number, high: number): void => {
    least = Math.min(least, low);
    most = Math.max(most, high);
    const further = open ? Math.min(REACH, kingdom.side - (most - least + 1)) : 0;
    from = Math.max(Math.min(from, least - further), most + further - side + 1);
  };
  for (const { left, right } of kingdom.dominoes) {
    grow(Math.min(left[axis], right[axis]), Math.max(left[axis], right[axis]));
  }
  grow(kingdom.box[axis], kingdom.box[axis === 0 ? 2 : 3]); // squares of a position may belong to no domino
  return from;
}
