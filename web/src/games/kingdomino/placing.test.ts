import { beforeEach, describe, expect, it } from "vitest";
import { Placing } from "./placing.svelte";
import type { Cell, Place } from "./protocol";

const place = (left: Cell, right: Cell, gain = 0, more: Partial<Place> = {}): Place => ({
  move: `20@${left.join()}>${right.join()}`,
  left,
  right,
  points: gain,
  gain,
  middle_kingdom: true,
  harmony: true,
  ...more,
});

const EAST = place([1, 0], [2, 0], 3);
const NORTH = place([1, 0], [1, 1], 1);
const WEST = place([-1, 0], [-2, 0], 3, { middle_kingdom: false });
const PLACES = [NORTH, WEST, EAST];

describe("a domino in hand", () => {
  let placing: Placing;
  beforeEach(() => {
    placing = new Placing(20, PLACES, false);
  });

  it("lists what brings most first, with the bonuses that it keeps; Enter takes the first of them", () => {
    const more = place([-1, 0], [-2, 0], 8, { middle_kingdom: false });
    const worth = ({ gain, middle_kingdom: kept }: Place): number => gain + (kept ? 10 : 0);
    placing = new Placing(20, [NORTH, more, EAST], false, worth);
    expect(placing.ranked).toEqual([EAST, NORTH, more]);
    placing.first();
    expect(placing.ghost?.place).toEqual(EAST);
    expect(new Placing(20, [NORTH, more, EAST], false).ranked).toEqual([more, EAST, NORTH]);
  });

  it("follows the mouse and snaps to what fits", () => {
    placing.follow([1.2, 0.1]);
    expect(placing.ghost?.place).toEqual(EAST);
  });

  it("is dragged by who took hold of it, from a few pixels on", () => {
    expect(placing.carry([50, 50])).toBe(false);
    placing.set(EAST);
    placing.grasp([10, 10]);
    expect(placing.carry([12, 12])).toBe(false);
    expect(placing.ghost).not.toBeNull();
    expect(placing.carry([20, 10])).toBe(true);
    expect(placing.ghost).toBeNull();
    expect(placing.carry([30, 10])).toBe(false);
    expect(placing.carried).toEqual([30, 10]);
    placing.drop();
    expect(placing.carried).toBeNull();
    expect(placing.carry([60, 10])).toBe(false);
  });

  it("hovers where it does not fit", () => {
    placing.follow([3, 3]);
    expect(placing.ghost).toEqual({ left: [3, 3], right: [4, 3], place: null });
    expect(placing.pencil()).toBe(false);
  });

  it("stays where it is pencilled, until it is lifted", () => {
    placing.follow([1, 0]);
    expect(placing.pencil()).toBe(true);
    placing.follow([-1, 0]);
    expect(placing.move).toBe(EAST.move);
    placing.lift();
    expect([placing.ghost, placing.move]).toEqual([null, null]);
  });

  it("turns to the next way that fits, about the same square", () => {
    placing.follow([1, 0]);
    placing.turn();
    expect(placing.ghost?.place).toEqual(NORTH);
    placing.turn();
    expect(placing.ghost?.place).toEqual(EAST);
  });

  it("turns back the other way", () => {
    const south = place([1, 0], [1, -1]);
    placing = new Placing(20, [...PLACES, south], false);
    placing.follow([1, 0]);
    placing.turn(-1);
    expect(placing.ghost?.place).toEqual(NORTH);
    placing.turn(-1);
    expect(placing.ghost?.place).toEqual(south);
  });

  it("goes with an arrow to what lies that way, and stays where nothing does", () => {
    placing.set(EAST);
    placing.step("ArrowLeft");
    expect(placing.ghost?.place).toEqual(NORTH);
    placing.step("ArrowLeft");
    expect(placing.ghost?.place).toEqual(WEST);
    placing.step("ArrowDown");
    expect(placing.ghost?.place).toEqual(WEST);
  });

  it("goes with the first arrow to what lies that way of the castle, else to the best place", () => {
    placing.step("ArrowLeft");
    expect(placing.ghost?.place).toEqual(WEST);
    placing.lift();
    placing.step("ArrowDown");
    expect(placing.ghost?.place).toEqual(WEST);
  });

  it("takes a tap beside a square for that square, and one far away for none", () => {
    expect(placing.tap([-1.4, 0.3], 0.75)).toBe(true);
    expect(placing.move).toBe(WEST.move);
    expect(placing.tap([5, 5], 0.75)).toBe(false);
    expect(placing.move).toBeNull();
  });

  it("tells where it is held, to ask why not", () => {
    expect(placing.notation({ left: [1, 0], right: [1, -1], place: null })).toBe("20@1,0>S");
    expect(placing.notation({ left: [1, 0], right: [0, 0], place: null })).toBe("20@1,0>W");
  });
});

it("a double has no left and no right: it fits either way round and is told once", () => {
  const placing = new Placing(3, [EAST], true);
  placing.hold([2, 0]);
  expect(placing.ghost?.place).toEqual(EAST);
  expect(placing.notation({ left: [2, 0], right: [1, 0], place: null })).toBe("3@1,0>E");
  expect(placing.notation({ left: [1, 1], right: [1, 0], place: null })).toBe("3@1,0>N");
});
