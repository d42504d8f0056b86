import type { Box, Cell, Kingdom, Place } from "./protocol";

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

/**
 * The occupied squares and those the domino in hand can reach, and no more, so that squares stay large;
 * a small kingdom gets room around it up to its full side.
 */
export function frameOf(kingdom: Kingdom, places: readonly Place[] = []): Frame {
  const reach = places.flatMap(({ left, right }) => [left, right]);
  const [left, right] = span(
    kingdom,
    0,
    2,
    reach.map(([x]) => x),
  );
  const [bottom, top] = span(
    kingdom,
    1,
    3,
    reach.map(([, y]) => y),
  );
  return { left, bottom, columns: right - left + 1, rows: top - bottom + 1 };
}

function span(kingdom: Kingdom, low: 0 | 1, high: 2 | 3, reach: number[]): [number, number] {
  const box: Box = kingdom.box;
  let least = Math.min(box[low], ...reach);
  let most = Math.max(box[high], ...reach);
  const spare = kingdom.side - (most - least + 1);
  if (spare > 0) {
    // Spare room is shared out on both sides, so far as the kingdom may still grow there.
    const above = Math.min(Math.floor(spare / 2), kingdom.room[high] - most);
    const below = Math.min(spare - above, least - kingdom.room[low]);
    least -= below;
    most += Math.min(spare - below, Math.max(0, kingdom.room[high] - most));
  }
  return [least, most];
}
