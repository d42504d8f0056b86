/** Lines from who hits to who is hit, as drawings: led through the gaps between the boards, so that they hide nothing. */

export type Point = readonly [x: number, y: number];

/** Where a line begins or ends, and on which piece: a board in the row, Tokyo below it, the looker's own panel. */
export interface End {
  on: "board" | "tokyo" | "own";
  at: Point;
}

/** The free lanes: between the boards and Tokyo, at the edge of the page, along the own panel, above the monsters' heads. */
export interface Lanes {
  channel: number;
  edge: number;
  own: number;
  sky: number;
  /** From where to where Tokyo reaches. */
  tokyo: readonly [left: number, right: number];
  /** Where the boards lie below each other: the lane between them and Tokyo. */
  aside?: number;
}

/** The points that a line bends towards. */
export function way(from: End, to: End, lanes: Lanes): Point[] {
  if (lanes.aside !== undefined) return beside(from, to, lanes.sky, lanes.aside);
  const [left, right] = lanes.tokyo;
  const above = ({ at: [x] }: End): boolean => x >= left && x <= right;
  const lead = (end: End, other: End): Point[] => {
    const [x] = end.at;
    if (end.on === "own") {
      const corner: Point = [lanes.edge, other.on === "tokyo" ? lanes.sky : lanes.channel];
      const side: Point = [lanes.edge, lanes.own];
      return [end.at, side, side, corner, corner]; // twice: a sharper bend
    }
    if (end.on === "tokyo") return other.on === "board" && above(other) ? [end.at] : [end.at, [x, lanes.sky]];
    if (other.on !== "tokyo") return [end.at, [x, lanes.channel]];
    return above(end) ? [end.at, [x, lanes.sky]] : [end.at, [x < left ? left : right, lanes.channel]];
  };
  return [...lead(from, to), ...lead(to, from).reverse()];
}

/** The same where all lead to one lane, from monsters in Tokyo over their heads. */
function beside(from: End, to: End, sky: number, lane: number): Point[] {
  const within = from.on === "tokyo" && to.on === "tokyo";
  const lead = ({ on, at }: End): Point[] => {
    const turn: Point = on === "tokyo" ? [at[0], sky] : [lane, at[1]];
    return within ? [at, turn] : on === "tokyo" ? [at, turn, [lane, sky], [lane, sky]] : [at, turn, turn];
  };
  return [...lead(from), ...lead(to).reverse()];
}

const STEPS = 14;

/** A smooth curve towards the points (a B-spline: it never leaves the room between them). */
export function smooth(points: readonly Point[]): Point[] {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return [];
  const all = [first, first, ...points, last, last];
  const curve: Point[] = [];
  for (let i = 0; i + 3 < all.length; i += 1) {
    const four = all.slice(i, i + 4);
    for (let step = 0; step < STEPS; step += 1) {
      const t = step / STEPS;
      const weights = [(1 - t) ** 3, 3 * t ** 3 - 6 * t ** 2 + 4, -3 * t ** 3 + 3 * t ** 2 + 3 * t + 1, t ** 3];
      const sum = (axis: 0 | 1): number =>
        four.reduce((all, point, k) => all + (point[axis] * (weights[k] ?? 0)) / 6, 0);
      curve.push([sum(0), sum(1)]);
    }
  }
  return [...curve, last];
}

const lined = (points: readonly Point[]): string => points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L");

export const linePath = (curve: readonly Point[]): string => `M${lined(curve)}`;

/** One scratch of a claw along the last pixels of a curve: thin where it begins, pointed where it ends. */
export function scratch(curve: readonly Point[], long: number, width: number, aside: number): string {
  const part = tail(curve, long);
  const sides: [Point[], Point[]] = [[], []];
  part.forEach(([x, y], i) => {
    const [ax, ay] = part[Math.max(i - 1, 0)] ?? [x, y];
    const [bx, by] = part[Math.min(i + 1, part.length - 1)] ?? [x, y];
    const length = Math.hypot(bx - ax, by - ay) || 1;
    const [nx, ny] = [(ay - by) / length, (bx - ax) / length];
    const t = i / (part.length - 1 || 1);
    const half = (width / 2) * Math.min(0.3 + t, (1 - t) * 5);
    const off = aside * (1 - t / 3);
    sides[0].push([x + nx * (off + half), y + ny * (off + half)]);
    sides[1].push([x + nx * (off - half), y + ny * (off - half)]);
  });
  return `M${lined([...sides[0], ...sides[1].reverse()])}Z`;
}

function tail(curve: readonly Point[], long: number): Point[] {
  let left = long;
  let i = curve.length - 1;
  for (; i > 0 && left > 0; i -= 1) {
    const [a, b] = [curve[i - 1], curve[i]];
    if (a && b) left -= Math.hypot(a[0] - b[0], a[1] - b[1]);
  }
  return curve.slice(i);
}
