import { describe, expect, it } from "vitest";
import { cells, corner, frameOf, inside } from "./frame";
import type { Box, Cell, Kingdom, Place } from "./protocol";

const kingdom = (box: Box, room: Box, side = 5): Kingdom => ({ box, room, side }) as Kingdom;
const place = (left: Cell, right: Cell): Place => ({ left, right }) as Place;

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
  it("is room on all sides of a castle that stands alone", () => {
    expect(frameOf(kingdom([0, 0, 0, 0], [-4, -4, 4, 4]))).toEqual({ left: -2, bottom: -2, columns: 5, rows: 5 });
  });

  it("is the full side of a small kingdom, the spare room on both sides", () => {
    expect(frameOf(kingdom([0, 0, 2, 0], [-2, -4, 4, 4]))).toEqual({ left: -1, bottom: -2, columns: 5, rows: 5 });
  });

  it("gives no room where the kingdom may not grow", () => {
    expect(frameOf(kingdom([0, 0, 2, 0], [0, -4, 4, 4]))).toMatchObject({ left: 0, columns: 5 });
    expect(frameOf(kingdom([0, 0, 2, 0], [-2, -4, 2, 4]))).toMatchObject({ left: -2, columns: 5 });
  });

  it("reaches to where the domino in hand can lie, and no further", () => {
    const full = kingdom([-2, 0, 2, 2], [-2, -2, 2, 4]);
    expect(frameOf(full, [place([0, 3], [0, 4]), place([0, -1], [1, -1])])).toEqual({
      left: -2,
      bottom: -1,
      columns: 5,
      rows: 6,
    });
  });
});
