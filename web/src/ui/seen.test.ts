import { expect, it } from "vitest";
import { isSeen } from "./seen";

it("an element is seen as its browser tells, and where that cannot tell", () => {
  const told = (shows: boolean): Element => ({ checkVisibility: () => shows }) as Element;
  expect([isSeen(told(true)), isSeen(told(false)), isSeen({} as Element)]).toEqual([true, false, true]);
});
