import { describe, expect, it } from "vitest";
import { linePath, scratch, smooth, way, type End, type Lanes, type Point } from "./strikes";

const LANES: Lanes = { channel: 200, edge: 20, own: 600, sky: 260, tokyo: [300, 700] };
const board = (x: number): End => ({ on: "board", at: [x, 180] });
const tokyo: End = { on: "tokyo", at: [500, 320] };
const own: End = { on: "own", at: [100, 640] };
const xs = (points: readonly Point[]): number[] => points.map(([x]) => x);
const ys = (points: readonly Point[]): number[] => points.map(([, y]) => y);

describe("the way of a hit", () => {
  it("goes straight from a board above Tokyo, under its own sky", () => {
    expect(way(board(400), tokyo, LANES)).toEqual([
      [400, 180],
      [400, 260],
      [500, 320],
    ]);
  });

  it("enters beside Tokyo where the board stands beside it", () => {
    expect(way(board(100), tokyo, LANES)).toContainEqual([300, 200]);
    expect(way(board(900), tokyo, LANES)).toContainEqual([700, 200]);
  });

  it("keeps to the channel between two boards", () => {
    expect(way(board(100), board(900), LANES)).toEqual([
      [100, 180],
      [100, 200],
      [900, 200],
      [900, 180],
    ]);
  });

  it("leaves the own panel along the edge of the page", () => {
    const points = way(own, board(900), LANES);
    expect(points.slice(0, 3)).toEqual([own.at, [20, 600], [20, 600]]);
    expect(points).toContainEqual([20, LANES.channel]);
    expect(way(own, tokyo, LANES)).toContainEqual([20, LANES.sky]);
  });

  it("is the same there and back", () => {
    for (const [from, to] of [
      [board(400), tokyo],
      [board(100), board(900)],
      [own, tokyo],
      [own, board(400)],
    ] as const)
      expect(way(to, from, LANES)).toEqual(way(from, to, LANES).reverse());
  });
});

describe("a smooth curve", () => {
  const points = way(own, board(900), LANES);
  const curve = smooth(points);

  it("runs from the first point to the last", () => {
    expect(curve[0]).toEqual(points[0]?.map((n) => expect.closeTo(n, 6) as number));
    expect(curve.at(-1)).toEqual(points.at(-1));
  });

  it("never leaves the room between the points", () => {
    const far = 1e-9;
    expect(Math.min(...xs(curve))).toBeGreaterThanOrEqual(Math.min(...xs(points)) - far);
    expect(Math.max(...xs(curve))).toBeLessThanOrEqual(Math.max(...xs(points)) + far);
    expect(Math.min(...ys(curve))).toBeGreaterThanOrEqual(Math.min(...ys(points)) - far);
    expect(Math.max(...ys(curve))).toBeLessThanOrEqual(Math.max(...ys(points)) + far);
  });

  it("takes no leaps", () => {
    const steps = curve.slice(1).map(([x, y], i) => Math.hypot(x - (curve[i]?.[0] ?? 0), y - (curve[i]?.[1] ?? 0)));
    expect(Math.max(...steps)).toBeLessThan(60);
  });

  it("through no points is none", () => {
    expect(smooth([])).toEqual([]);
  });

  it("is written as a path", () => {
    expect(
      linePath([
        [0, 0.04],
        [10.25, 20],
      ]),
    ).toBe("M0.0 0.0L10.3 20.0");
  });
});

describe("a scratch", () => {
  const line = Array.from({ length: 101 }, (_, i): Point => [i * 2, 0]);
  const outline = (path: string): number[][] =>
    path
      .slice(1, -1)
      .split("L")
      .map((point) => point.split(" ").map(Number));

  it("is a closed shape along the last pixels", () => {
    const path = scratch(line, 60, 8, 0);
    expect(path).toMatch(/^M.*Z$/);
    const points = outline(path);
    expect(Math.min(...points.map(([x]) => x ?? 0))).toBe(140);
    expect(Math.max(...points.map(([x]) => x ?? 0))).toBe(200);
  });

  it("is thin where it begins, wide in between, and ends in a point", () => {
    const points = outline(scratch(line, 60, 8, 0));
    const width = (i: number): number => Math.abs((points[i]?.[1] ?? 0) - (points.at(-1 - i)?.[1] ?? 0));
    const half = points.length / 2;
    expect(width(0)).toBeCloseTo(2.4, 1);
    expect(width(Math.floor(half * 0.7))).toBeGreaterThan(7);
    expect(width(half - 1)).toBe(0);
  });

  it("lies beside the line where it is asked to", () => {
    const aside = outline(scratch(line, 60, 2, 10)).map(([, y]) => y ?? 0);
    expect(Math.min(...aside)).toBeGreaterThan(5);
  });
});
