import { describe, expect, it } from "vitest";
import { changed } from "./changes";

describe("a change", () => {
  const old = { health: 3, cards: [{ id: "jets" }, { id: "wings" }], tokyo: { city: null as number | null, bay: 1 } };

  it("changes members, and leaves the others the very same", () => {
    const now = changed(old, { health: 2, tokyo: { city: 0 } });
    expect(now).toEqual({ ...old, health: 2, tokyo: { city: 0, bay: 1 } });
    expect(now.cards).toBe(old.cards);
    expect(old.health).toBe(3);
  });

  it("changes elements by index, and puts others in their place", () => {
    expect(changed(old.cards, { "1": { id: "camouflage" } })).toEqual([{ id: "jets" }, { id: "camouflage" }]);
    expect(changed([1, 2, 3, 4], { "@": [1, 2], "+": [9] })).toEqual([1, 9, 4]);
    expect(changed([1, 2], { "@": [2, 0], "+": [3] })).toEqual([1, 2, 3]);
  });

  it("is the new value, an object where it says so", () => {
    expect(changed<unknown>({ a: 1 }, { "=": { b: 2 } })).toEqual({ b: 2 });
    expect(changed<unknown>(null, { "=": { b: 2 } })).toEqual({ b: 2 });
    expect(changed<unknown>([1], [2])).toEqual([2]);
    expect(changed<unknown>({ a: 1 }, null)).toBeNull();
    expect(changed(old, {})).toEqual(old);
  });
});
