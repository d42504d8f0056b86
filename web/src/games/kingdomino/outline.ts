import type { Cell } from "./protocol";
import { CELL, corner, type Frame } from "./frame";

/** The closed lines round a group of squares, drawn a little inside them, as one SVG path. */
export function outline(frame: Frame, squares: readonly Cell[], inset: number): string {
  const taken = new Set(squares.map(String));
  const has = (x: number, y: number): boolean => taken.has(`${x},${y}`);
  // Edges go round clockwise on the screen, each from corner to corner.
  const next = new Map<string, [Point, Point][]>();
  const add = (from: Point, to: Point): void => {
    const edges = next.get(String(from)) ?? [];
    edges.push([from, to]);
    next.set(String(from), edges);
  };
  for (const [x, y] of squares) {
    const [px, py] = corner(frame, [x, y]);
    const [column, row] = [px / CELL, py / CELL];
    if (!has(x, y + 1)) add([column, row], [column + 1, row]);
    if (!has(x + 1, y)) add([column + 1, row], [column + 1, row + 1]);
    if (!has(x, y - 1)) add([column + 1, row + 1], [column, row + 1]);
    if (!has(x - 1, y)) add([column, row + 1], [column, row]);
  }
  let path = "";
  for (const edges of next.values()) {
    while (edges.length) path += loop(next, edges.pop() as [Point, Point], inset);
  }
  return path;
}

type Point = readonly [number, number];

function loop(next: Map<string, [Point, Point][]>, first: [Point, Point], inset: number): string {
  const corners: { at: Point; before: Point; after: Point }[] = [];
  let edge = first;
  for (;;) {
    const direction: Point = [edge[1][0] - edge[0][0], edge[1][1] - edge[0][1]];
    const choices = next.get(String(edge[1])) ?? [];
    // Where two corners touch, keep to the same square: turn right first.
    const right: Point = [-direction[1], direction[0]];
    const index = choices.findIndex(([a, b]) => b[0] - a[0] === right[0] && b[1] - a[1] === right[1]);
    const following = choices.splice(Math.max(index, 0), 1)[0] ?? first;
    const after: Point = [following[1][0] - following[0][0], following[1][1] - following[0][1]];
    if (after[0] !== direction[0] || after[1] !== direction[1]) {
      corners.push({ at: edge[1], before: direction, after });
    }
    if (following === first) break;
    edge = following;
  }
  const points = corners.map(({ at, before, after }) => {
    // Inside lies to the right of the way (y down on the screen).
    const inwards = (d: Point): Point => [-d[1], d[0]];
    const [ax, ay] = inwards(before);
    const [bx, by] = inwards(after);
    return `${at[0] * CELL + (ax + bx) * inset} ${at[1] * CELL + (ay + by) * inset}`;
  });
  return `M${points.join("L")}Z`;
}

/** Where a property's sum stands: in the square, or on the seam of two, nearest its middle, and below the crowns there. */
export function middle(frame: Frame, squares: readonly Cell[]): [number, number] {
  const corners = squares.map((cell) => corner(frame, cell));
  const centre = [0, 1].map((axis) => corners.reduce((sum, c) => sum + c[axis as 0 | 1], 0) / corners.length);
  const spots = corners.flatMap(([x, y]) => {
    const seams: [number, number][] = [[x, y]];
    if (corners.some(([ox, oy]) => ox === x + CELL && oy === y)) seams.push([x + CELL / 2, y]);
    return seams;
  });
  const away = ([x, y]: [number, number]): number => Math.abs(x - (centre[0] ?? 0)) + Math.abs(y - (centre[1] ?? 0));
  const best = spots.reduce((a, b) => (away(b) < away(a) - 1 ? b : a));
  return [best[0] + CELL / 2, best[1] + 0.62 * CELL];
}
