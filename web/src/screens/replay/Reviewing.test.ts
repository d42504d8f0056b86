import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { mounted, settled, speak } from "../../testing";
import type { Reviewed } from "../../net/protocol";
import { HINTS, lost, replayed, reviewOf } from "./reviewed";
import Reviewing from "./Reviewing.svelte";

const WHOLE = { done: 3, of: 3, review: reviewOf([lost(2, 0.2)], [[0], []]) } as Reviewed;

let answers: (Reviewed | number)[];
const panel = (): ReturnType<typeof mounted> => {
  const replay = replayed();
  const to = (step: number): void => replay.to(step);
  const hints = (): Promise<{ hints: typeof HINTS }> => Promise.resolve({ hints: HINTS });
  return mounted(Reviewing, { replay, hints, told: "", to, onfollow: vi.fn(), retrying: false });
};

beforeAll(() => speak("en"));
beforeEach(() => {
  vi.useFakeTimers();
  answers = [WHOLE];
  vi.stubGlobal("fetch", () => {
    const told = (answers.length > 1 ? answers.shift() : answers[0]) ?? 500;
    return Promise.resolve(typeof told === "number" ? Response.json({}, { status: told }) : Response.json(told));
  });
});
afterEach(() => {
  vi.useRealTimers();
});
const soon = async (ms = 0): Promise<void> => {
  await vi.advanceTimersByTimeAsync(ms);
  await settled();
};

it("tells how far a review has come, until it is there", async () => {
  answers = [{ done: 0, of: 0 }, { done: 1, of: 3 }, WHOLE] as Reviewed[];
  const part = panel();
  await soon();
  expect(part.one("progress").getAttribute("value")).toBe("0");
  await soon(500);
  expect([part.one("progress").getAttribute("value"), part.one("progress").getAttribute("max")]).toEqual(["1", "3"]);
  await soon(625);
  expect(part.all("progress")).toEqual([]);
  expect(part.names("#moment")).toEqual(["Because of points."]);
});

it("says that a review cannot be had, and asks again", async () => {
  answers = [500];
  const part = panel();
  await soon();
  expect(part.all("[role=alert]")).toHaveLength(1);
  answers = [WHOLE];
  part.press(part.names("button")[0] ?? "");
  await soon();
  expect(part.all("[role=alert]")).toEqual([]);
  expect(part.names("#moment")).toEqual(["Because of points."]);
});
