import { describe, expect, it } from "vitest";
import { carried, lit, stepsOf, tiesOf, weighed } from "./count";
import type { Kingdom, TieBreak, View } from "./protocol";

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

  it("ends with what decides for the best place, after all lower ties", () => {
    const tie_break: TieBreak[] = [
      { seats: [0, 2], by: "largest" },
      { seats: [1, 3], by: "crowns" },
    ];
    const view = { ranks: [2, 3, 1, 4], scores: [41, 30, 41, 30], tie_break } as unknown as View;
    expect(tiesOf(view).map(({ tie }) => tie)).toEqual([tie_break[1], tie_break[0]]);
    expect(tiesOf(view)[0]?.sums).toEqual(view.scores);
    expect(tiesOf({ ...view, tie_break: null })).toEqual([]);
  });

  it("lights one largest property, whatever it scored, or all that has crowns", () => {
    const property = (squares: number, crowns: number): Kingdom["properties"][number] =>
      ({ terrain: "lake", squares: Array(squares).fill([0, 0]), crowns, points: squares * crowns }) as never;
    const held = { largest: 5, properties: [property(4, 2), property(5, 0), property(5, 0), property(1, 1)] };
    const points = (by: TieBreak["by"] | null): number[] =>
      weighed(held as unknown as Kingdom, by).properties.map((one) => one.points);
    expect(points("largest")).toEqual([0, 1, 0, 0]);
    expect(points("crowns")).toEqual([1, 0, 0, 1]);
    expect(points(null)).toEqual([0, 0, 0, 0]);
  });
});
