import { expect, test } from "vitest";
import { keptBy } from "./kept";
import type { View } from "./protocol";

const rolled = { phase: "rolled", dice: ["1", "3", "3", "heart", "claw", "claw"] } as View;

test("what is kept is what the move names, and all dice where it stops", () => {
  expect(keptBy(rolled, ["keep 3 3 claw"])).toEqual(["3", "3", "claw"]);
  expect(keptBy(rolled, ["keep"])).toEqual([]);
  expect(keptBy(rolled, ["done"])).toEqual(rolled.dice);
});

test("a move that answers no throw, or names dice that do not lie there, keeps nothing to be drawn", () => {
  expect(keptBy(rolled, ["buy jets"])).toBeNull();
  expect(keptBy(rolled, [])).toBeNull();
  expect(keptBy(rolled, ["keep 3 3 3"])).toBeNull();
  expect(keptBy({ ...rolled, phase: "change" }, ["done"])).toBeNull();
});
