import { expect, test } from "vitest";
import type { Decided, Review } from "../../net/protocol";
import { winProbabilitiesBySeq, moved, points, turningPoints } from "./review";

const decided = (seq: number, after: number[], more: Partial<Decided> = {}): Decided => ({
  seq,
  seat: 0,
  moves: ["x"],
  turns: 2,
  grade: "lost",
  chances: after,
  best_chances: after,
  left: null,
  after,
  loss: 0,
  luck: [0, 0],
  luck_half: 0,
  matters: false,
  better: null,
  ...more,
});

const review = (decisions: Decided[]): Review => ({
  bot: "b",
  samples: 1,
  units: ["lead", "share"],
  fewest: 8,
  costliest: [],
  players: [],
  start: [0.5, 0.5],
  decisions,
});

test("each step has the win probabilities after the last decision made by then", () => {
  const told = winProbabilitiesBySeq(review([decided(1, [0.6, 0.4]), decided(1, [0.7, 0.3]), decided(3, [1, 0])]), 4);
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

test("what mattered is told, and only who was moved clearly", () => {
  const one = decided(2, [1, 0], { matters: true, luck: [-0.1, 0.2], luck_half: 0.15 });
  expect(turningPoints(review([decided(1, [0, 1]), one]))).toEqual([one]);
  expect(moved(one)).toEqual([{ seat: 1, change: 0.2 }]);
  expect(moved({ ...one, luck_half: 0 })).toEqual([
    { seat: 1, change: 0.2 },
    { seat: 0, change: -0.1 },
  ]);
});
