import { describe, expect, it } from "vitest";
import { cells, corner, frameOf, inside } from "./frame";
import type { Box, Cell, Kingdom, LaidDomino } from "./protocol";

type Domino = LaidDomino;
const laid = (left: Cell, right: Cell): Domino => ({ domino: 1, left, right });
const EAST = laid([1, 0], [2, 0]);
const WEST = laid([-1, 0], [-2, 0]);

function boxOf(dominoes: Domino[]): Box {
  const cells: Cell[] = [[0, 0], ...dominoes.flatMap(({ left, right }) => [left, right])];
  const [xs, ys] = [cells.map(([x]) => x), cells.map(([, y]) => y)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

const kingdom = (dominoes: Domino[], side = 5): Kingdom => ({ dominoes, box: boxOf(dominoes), side }) as Kingdom;

const FRAME = { left: -1, bottom: -2, columns: 4, rows: 3 };

describe("a frame", () => {
  it("counts the screen from its upper left corner, downwards", () => {
    expect(corner(FRAME, [-1, 0])).toEqual([0, 0]);
    expect(corner(FRAME, [0, 0])).toEqual([100, 0]);
    expect(corner(FRAME, [2, -2])).toEqual([300, 200]);
  });

  it("lists its squares as they are read, the highest row first", () => {
    const rows = cells(FRAME);
    expect(rows.map((row) => row.length)).toEqual([4, 4, 4]);
    expect(rows[0]?.[0]).toEqual([-1, 0]);
    expect(rows[2]?.[3]).toEqual([2, -2]);
  });

  it("holds exactly the squares that it lists", () => {
    const listed = new Set(cells(FRAME).flat().map(String));
    for (let x = -3; x <= 4; x += 1) {
      for (let y = -4; y <= 3; y += 1) expect(inside(FRAME, [x, y])).toBe(listed.has(`${x},${y}`));
    }
  });
});

describe("what a board shows", () => {
  it("is the full side, with the castle in the middle", () => {
    expect(frameOf(kingdom([]))).toEqual({ left: -2, bottom: -2, columns: 5, rows: 5 });
    expect(frameOf(kingdom([], 7))).toEqual({ left: -3, bottom: -3, columns: 7, rows: 7 });
  });

  it("is two squares more where a domino is to be laid, of whatever size the kingdom is", () => {
    expect(frameOf(kingdom([]), true)).toEqual({ left: -3, bottom: -3, columns: 7, rows: 7 });
    expect(frameOf(kingdom([laid([-1, 1], [0, 1]), EAST, WEST]), true)).toMatchObject({ left: -3, columns: 7 });
  });

  it("moves no further than it must, and not back again", () => {
    expect(frameOf(kingdom([WEST]), true)).toMatchObject({ left: -4, bottom: -3 });
    expect(frameOf(kingdom([WEST, laid([0, 1], [1, 1])]), true)).toMatchObject({ left: -4, bottom: -3 });
    expect(frameOf(kingdom([laid([0, 1], [1, 1]), WEST]), true)).toMatchObject({ left: -3 });
    expect(frameOf(kingdom([WEST, laid([-3, 0], [-4, 0])]))).toMatchObject({ left: -4, columns: 5 });
  });

  it("holds every square that a domino can reach", () => {
    for (const side of [5, 7]) {
      let seed = 7;
      const chance = (n: number): number => (seed = (seed * 48271) % 2147483647) % n;
      for (let game = 0; game < 200; game += 1) {
        const dominoes: Domino[] = [];
        for (let turn = 0; turn < 12; turn += 1) {
          const [x0, y0, x1, y1] = boxOf(dominoes);
          const room = [x1 - side + 1, y1 - side + 1, x0 + side - 1, y0 + side - 1] as const;
          const x = Math.max(room[0], x0 - 2) + chance(Math.min(room[2], x1 + 2) - Math.max(room[0], x0 - 2) + 1);
          const y = Math.max(room[1], y0 - 2) + chance(Math.min(room[3], y1 + 2) - Math.max(room[1], y0 - 2) + 1);
          expect(inside(frameOf(kingdom(dominoes, side), true), [x, y])).toBe(true);
          dominoes.push(laid([x, y], [x, y]));
          expect(inside(frameOf(kingdom(dominoes, side)), [x, y])).toBe(true);
        }
      }
    }
  });
});
