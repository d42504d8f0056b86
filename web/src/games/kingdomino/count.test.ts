import { describe, expect, it } from "vitest";
import { carried, lit, stepsOf } from "./count";
import type { Kingdom, View } from "./protocol";

const kingdom = (
  wheat: number,
  forest: number,
  middle_kingdom: Kingdom["middle_kingdom"],
  earlier = 0,
): [Kingdom, number] => {
  const properties = [
    { terrain: "wheat", squares: [[1, 0]], crowns: 1, points: wheat },
    { terrain: "forest", squares: [[2, 0]], crowns: 1, points: forest },
  ];
  const score = wheat + forest + (middle_kingdom === "won" ? 10 : 0);
  return [{ properties, middle_kingdom, harmony: "off", score } as unknown as Kingdom, score + earlier];
};

const viewOf = (...all: [Kingdom, number][]): View =>
  ({ kingdoms: all.map(([one]) => one), scores: all.map(([, score]) => score) }) as unknown as View;

describe("the count", () => {
  it("ends with what brings most, then the bonuses, and leaves out what brings nothing", () => {
    const view = viewOf(kingdom(9, 2, "won"), kingdom(4, 3, "lost"));
    expect(stepsOf(view)).toEqual([
      { what: "forest", gains: [2, 3], sums: [2, 3] },
      { what: "wheat", gains: [9, 4], sums: [11, 7] },
      { what: "middle_kingdom", gains: [10, 0], sums: [21, 7] },
    ]);
  });

  it("goes on from what earlier games brought, to the final scores", () => {
    const view = viewOf(kingdom(9, 2, "won", 40), kingdom(4, 0, "lost", 50));
    expect(carried(view)).toEqual([40, 50]);
    expect(stepsOf(view).at(-1)?.sums).toEqual(view.scores);
  });

  it("lights the properties of one kind", () => {
    const [one] = kingdom(9, 2, "won");
    expect(lit(one, "wheat").properties.map(({ points }) => points)).toEqual([9, 0]);
  });
});
