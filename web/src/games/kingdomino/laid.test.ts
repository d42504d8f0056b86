import { expect, test } from "vitest";
import { laidBy, laidIn } from "./laid";

test("a placement says where both halves lie, and no other move does", () => {
  expect(laidBy("17@1,0>E")).toEqual({ domino: 17, left: [1, 0], right: [2, 0] });
  expect(laidBy("4@-1,-2>S")).toEqual({ domino: 4, left: [-1, -2], right: [-1, -3] });
  expect([laidBy("=17"), laidBy("17x")]).toEqual([null, null]);
  expect(laidIn(["=3", "8@0,1>N"])).toEqual({ domino: 8, left: [0, 1], right: [0, 2] });
});
