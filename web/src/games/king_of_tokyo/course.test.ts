import { describe, expect, it } from "vitest";
import { apart } from "./course";

const [SIZE, BOTTOM] = [18, 200];

describe("emblems at the ends of lines", () => {
  it("stay where they are when none meets another", () => {
    const spots: [number, number][] = [
      [100, 14],
      [100, 60],
    ];
    expect(apart(spots, SIZE, BOTTOM)).toEqual(spots);
  });

  it("leave the highest alone when the lowest is lifted into the chart", () => {
    expect(
      apart(
        [
          [100, 14],
          [100, 200],
        ],
        SIZE,
        BOTTOM,
      ),
    ).toEqual([
      [100, 14],
      [100, 191],
    ]);
  });

  it("never cover each other and never leave the chart, in whatever order", () => {
    const spots = [200, 199, 198, 120, 14, 14].map((y): [number, number] => [100, y]);
    const ys = apart(spots, SIZE, BOTTOM).map(([, y]) => y);
    expect(Math.min(...ys)).toBeGreaterThanOrEqual(SIZE / 2);
    expect(Math.max(...ys)).toBeLessThanOrEqual(BOTTOM - SIZE / 2);
    const sorted = [...ys].sort((a, b) => a - b);
    for (const [i, y] of sorted.slice(1).entries()) expect(y - (sorted[i] ?? 0)).toBeGreaterThan(SIZE);
  });

  it("may lie beside each other", () => {
    const spots: [number, number][] = [
      [100, 100],
      [140, 100],
    ];
    expect(apart(spots, SIZE, BOTTOM)).toEqual(spots);
  });
});
