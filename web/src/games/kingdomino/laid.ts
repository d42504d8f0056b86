/** Where a move lays its domino, as the notation writes it: `17@1,0>E`. */
import type { ComparedOf } from "../../table/face";
import type { Cell, LaidDomino, View } from "./protocol";

const PLACED = /^(\d+)@(-?\d+),(-?\d+)>([ENWS])$/;
const TO: Readonly<Record<string, Cell>> = { E: [1, 0], N: [0, 1], W: [-1, 0], S: [0, -1] };

export function laidBy(move: string): LaidDomino | null {
  const [, domino, x, y, way] = PLACED.exec(move) ?? [];
  const to = TO[way ?? ""];
  if (!to) return null;
  const left: Cell = [Number(x), Number(y)];
  return { domino: Number(domino), left, right: [left[0] + to[0], left[1] + to[1]] };
}

/** Where any of these moves lays a domino. */
export const laidIn = (moves: readonly string[]): LaidDomino | null =>
  moves.map(laidBy).find((one) => one !== null) ?? null;

/** The points that a turn of a finished game brought at once. */
export const gained = ({ seat, before, after }: ComparedOf<View>): number =>
  (after.kingdoms[seat]?.points ?? 0) - (before.kingdoms[seat]?.points ?? 0);
