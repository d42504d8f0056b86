import { describe, expect, it } from "vitest";
import { middle, outline } from "./outline";
import type { Cell } from "./protocol";

const FRAME = { left: 0, bottom: 0, columns: 4, rows: 4 };

/** The loops of a path, each a list of points. */
const loops = (path: string): [number, number][][] =>
  path
    .split("Z")
    .filter((part) => part !== "")
    .map((part) =>
      part
        .slice(1)
        .split("L")
        .map((point) => point.split(" ").map(Number) as [number, number]),
    );

/** Twice the area, positive for what runs clockwise on the screen. */
const area = (points: [number, number][]): number =>
  points.reduce((sum, [x, y], i) => {
    const [nx, ny] = points[(i + 1) % points.length] ?? [0, 0];
    return sum + x * ny - nx * y;
  }, 0) / 2;

describe("the outline of a property", () => {
  it("has four corners round one square, a little inside it", () => {
    const [loop, ...others] = loops(outline(FRAME, [[0, 3]], 5));
    expect(others).toEqual([]);
    expect(new Set(loop?.map(String))).toEqual(new Set(["5,5", "95,5", "95,95", "5,95"]));
  });

  it("has no corner where two squares meet in line", () => {
    const [loop] = loops(
      outline(
        FRAME,
        [
          [0, 3],
          [1, 3],
        ],
        0,
      ),
    );
    expect(loop).toHaveLength(4);
    expect(area(loop ?? [])).toBe(20_000);
  });

  it("has six corners round an L, and lies inside at the inner one too", () => {
    const squares: Cell[] = [
      [0, 3],
      [0, 2],
      [1, 2],
    ];
    const [loop] = loops(outline(FRAME, squares, 5));
    expect(loop).toHaveLength(6);
    expect(loop).toContainEqual([95, 105]);
  });

  it("goes round a hole the other way", () => {
    const ring: Cell[] = [0, 1, 2].flatMap((x) => [0, 1, 2].map((y): Cell => [x, y]));
    const found = loops(
      outline(
        FRAME,
        ring.filter(([x, y]) => x !== 1 || y !== 1),
        0,
      ),
    );
    expect(found.map(area).sort((a, b) => a - b)).toEqual([-10_000, 90_000]);
  });

  it("keeps two squares apart that only touch at a corner", () => {
    const found = loops(
      outline(
        FRAME,
        [
          [0, 3],
          [1, 2],
        ],
        0,
      ),
    );
    expect(found.map(area)).toEqual([10_000, 10_000]);
  });

  it("covers as much as the squares, whatever their form", () => {
    const snake: Cell[] = [
      [0, 0],
      [1, 0],
      [1, 1],
      [2, 1],
      [2, 2],
      [1, 3],
      [2, 3],
      [3, 3],
    ];
    const covered = loops(outline(FRAME, snake, 0)).reduce((sum, loop) => sum + area(loop), 0);
    expect(covered).toBe(snake.length * 10_000);
  });
});

describe("the sum of a property", () => {
  it("stands in the middle of its only square", () => {
    expect(middle(FRAME, [[1, 1]])).toEqual([150, 262]);
  });

  it("stands on the seam of two squares side by side", () => {
    expect(
      middle(FRAME, [
        [0, 3],
        [1, 3],
      ]),
    ).toEqual([100, 62]);
  });

  it("stands on the property even where the middle of it is not", () => {
    const [x, y] = middle(FRAME, [
      [0, 3],
      [0, 2],
      [0, 1],
      [1, 1],
      [2, 1],
    ]);
    expect([x, y]).toEqual([100, 262]);
  });
});
