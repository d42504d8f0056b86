import { describe, expect, it, test } from "vitest";
import { free, gradeOf, interval, largest, momentsOf, moved, points, shareLost, winProbabilitiesBySeq } from "./review";
import { decided, lost, reviewOf } from "./reviewed";

test("each step has the win probabilities after the last decision made by then", () => {
  const told = winProbabilitiesBySeq(reviewOf([decided(1, [0.6, 0.4]), decided(1, [0.7, 0.3]), decided(3, [1, 0])]), 4);
  expect(told).toEqual([
    [0.5, 0.5],
    [0.7, 0.3],
    [0.7, 0.3],
    [1, 0],
    [1, 0],
  ]);
});

test("more is up, and the last step is at the end", () => {
  expect(points([[0], [0.25], [1]], 0, 100, 40)).toBe("0.0,40.0 50.0,30.0 100.0,0.0");
  expect(points([[0.5]], 0, 100, 40)).toBe("0.0,20.0");
});

test("only who was moved clearly is named, the most first", () => {
  const one = decided(2, [1, 0], { luck: [-0.1, 0.2], luck_half: 0.15 });
  expect(moved(one)).toEqual([{ seat: 1, change: 0.2 }]);
  expect(moved({ ...one, luck_half: 0 })).toEqual([
    { seat: 1, change: 0.2 },
    { seat: 0, change: -0.1 },
  ]);
});

describe("the moments of a seat", () => {
  const all = [lost(0, 0.02), lost(1, 0.3), lost(2, 0.25), lost(4, 0.004), decided(5, [0, 1], { luck: [-0.5, 0.5] })];

  it("are its own, the others' and luck, in the order of the game, without what cost 0 of 100", () => {
    const found = momentsOf(reviewOf(all, [[2, 0], [1]]), 0);
    expect(found.own.map(({ seq }) => seq)).toEqual([0, 2]);
    expect([found.others.map(({ seq }) => seq), found.luck.map(({ seq }) => seq)]).toEqual([[1], [5]]);
    expect(found.costliest).toEqual([]);
  });

  it("begin with the costliest, where there are more than those", () => {
    const found = momentsOf(reviewOf(all, [[2], []]), 0);
    expect(found.costliest.map(({ seq }) => seq)).toEqual([2]);
  });

  it("leave a number of turns that cost nothing, and of those that only equalled the best", () => {
    const told = reviewOf([...all, decided(2, [0, 1], { grade: "equal" }), decided(2, [0, 1], { turns: 1 })]);
    expect(free(told, 0)).toEqual({ of: 4, n: 2, equal: 2 });
  });
});

test("a grade counts games, and what was lost in a decided game is small", () => {
  expect([0, 0.02, 0.03, 0.19, 0.2].map((loss) => gradeOf(lost(0, loss)))).toEqual([1, 1, 2, 2, 3]);
});

test("a share is of the chance that was there", () => {
  expect(shareLost(lost(0, 0.1, { best_chances: [0.4, 0] }))).toBeCloseTo(0.25);
  expect(shareLost(lost(0, 0.01, { best_chances: [0.001, 0] }))).toBeCloseTo(0.5);
});

test("an interval is no point where none of the samples was won", () => {
  const [from, to] = interval(0, 100);
  expect([from, to > 0.03, to < 0.05]).toEqual([0, true, true]);
  expect(interval(0.5, 100).map((end) => end.toFixed(2))).toEqual(["0.40", "0.60"]);
});

test("the largest part of a share is a decision that went the same way", () => {
  const all = [
    decided(0, [0.45, 0.55]),
    decided(1, [0.6, 0.4], { chances: [0.3, 0.7], luck: [0.3, -0.3] }),
    decided(2, [0.1, 0.9]),
  ];
  const told = reviewOf(all);
  expect((["own", "others", "luck"] as const).map((share) => largest(told, 0, share)?.seq)).toEqual([2, 1, 1]);
});
