import { expect, it } from "vitest";
import { keyed } from "./keys";

it("An answer has the digit of its place; the tenth has none", () => {
  expect([keyed(0), keyed(8), keyed(9)]).toEqual(["1", "9", undefined]);
});
