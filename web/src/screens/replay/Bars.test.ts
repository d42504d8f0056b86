import { afterAll, beforeAll, expect, it } from "vitest";
import { mounted, speak } from "../../testing";
import Bars from "./Bars.svelte";
import Curve from "./Curve.svelte";
import { decided, lost, replayed, reviewOf } from "./reviewed";
import { winProbabilitiesBySeq } from "./review";

const REVIEW = reviewOf([lost(2, 0.2), decided(5, [0, 1])]);

beforeAll(() => speak("en"));
afterAll(() => speak("en"));

it("parts of a result add up, and each bar begins where the one before it ended", () => {
  const part = mounted(Bars, { replay: replayed(), review: REVIEW, seat: 0, when: () => "turn 2" });
  expect(part.one("h3").textContent).toBe("From 50 to 0, in games of 100");
  expect(part.all(".row > .num").map((one) => one.textContent)).toEqual(["−20", "−35", "+5", "0"]);
  const ends = part.all(".bar").map((one) => one.style.insetInline.split(" ").map(parseFloat));
  expect(ends.map(([from = 0, to = 0]) => [Math.round(from), Math.round(100 - to)])).toEqual([
    [64, 100],
    [0, 64],
    [0, 9],
  ]);
});

it("a curve has rings at the moments, and runs from the right where words do", async () => {
  await speak("fa");
  const shares = winProbabilitiesBySeq(REVIEW, 5);
  const moments = [REVIEW.decisions[0] as never];
  const part = mounted(Curve, { replay: replayed(), shares, seat: 0, moments, at: 2, when: () => "" });
  expect(part.all("polyline")).toHaveLength(2);
  expect(part.all(".ring.here")).toHaveLength(1);
  expect(part.one("svg g").getAttribute("transform")).toBe("translate(600 0) scale(-1 1)");
  expect(part.one("ul").textContent).toMatch(/۵۰/);
});
