import { expect, it } from "vitest";
import rules from "../../../../src/kingtable/kingdomino/dominoes.json";
import { faceOf, pictureOf, TERRAINS } from "./dominoes";

const ALL = Array.from({ length: 48 }, (_, index) => faceOf(index + 1));

it("the 48 dominoes have as many squares and crowns of each terrain as printed", () => {
  const halves = ALL.flatMap(({ left, right }) => [left, right]);
  const told = TERRAINS.map((terrain) => {
    const own = halves.filter((half) => half.terrain === terrain);
    return [terrain, own.length, own.reduce((sum, { crowns }) => sum + crowns, 0)];
  });
  expect(told).toEqual([
    ["wheat", 26, 5],
    ["forest", 22, 6],
    ["water", 18, 6],
    ["pasture", 14, 6],
    ["swamp", 10, 6],
    ["mine", 6, 10],
  ]);
});

it("only the first twelve are doubles", () => {
  expect(ALL.map(({ double }) => double)).toEqual(ALL.map((_, index) => index < 12));
});

it("there is no domino 0 and no domino 49", () => {
  expect(() => faceOf(0)).toThrow(RangeError);
  expect(() => faceOf(49)).toThrow(RangeError);
});

it("neighbouring squares of a terrain are cut differently", () => {
  expect(pictureOf("mine", 4)).toBe("M-a");
  expect(pictureOf("mine", 5)).toBe("M-b");
  expect(pictureOf("castle", 5)).toBe("castle");
});

it("the page draws the dominoes that the rules have", () => {
  expect(ALL.map(({ left, right }) => [left, right])).toEqual(rules.map(({ left, right }) => [left, right]));
});
