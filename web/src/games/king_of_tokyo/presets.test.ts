import { beforeEach, describe, expect, it } from "vitest";
import { presets } from "./presets.svelte";
import type { Choices } from "./protocol";

const tokyo = (stay: number, deadly: string[] = []): Choices =>
  ({ phase: "yield", moves: ["stay", "yield"], yield: { stay, yield: stay }, deadly }) as unknown as Choices;
const hit = (moves: string[], deadly: string[] = []): Choices =>
  ({ phase: "react", moves, deadly }) as unknown as Choices;

beforeEach(() => {
  localStorage.clear();
  presets.open("TABLE1");
});

describe("what a player need not be asked again", () => {
  it("is nothing at first", () => {
    expect(presets.answer(tokyo(1))).toBeNull();
    expect(presets.answer(hit(["wings", "pass"]))).toBeNull();
  });

  it("is whether to leave Tokyo, below and from a health", () => {
    presets.yields = presets.stays = true;
    expect(presets.answer(tokyo(2))).toEqual({ move: "yield", by: "yield 3" });
    expect(presets.answer(tokyo(3))).toBeNull();
    expect(presets.answer(tokyo(6))).toBeNull();
    expect(presets.answer(tokyo(7))).toEqual({ move: "stay", by: "stay 7" });
  });

  it("is never what would kill", () => {
    presets.stays = true;
    expect(presets.answer(tokyo(9, ["stay"]))).toBeNull();
    presets.never = ["wings"];
    expect(presets.answer(hit(["wings", "pass"], ["pass"]))).toBeNull();
  });

  it("is a card that is not wanted, where one other answer is left", () => {
    presets.never = ["wings"];
    expect(presets.answer(hit(["wings", "pass"]))).toEqual({ move: "pass", by: "never wings" });
    expect(presets.answer(hit(["wings", "camouflage", "pass"]))).toBeNull();
    expect(presets.answer(hit(["camouflage", "pass"]))).toBeNull();
  });

  it("is an offer that is always declined, in the phase in which it comes", () => {
    presets.never = ["metamorph"];
    const sell = { phase: "sell", moves: ["sell wings", "end"], deadly: [] } as unknown as Choices;
    expect(presets.answer(sell)).toEqual({ move: "end", by: "never metamorph" });
    expect(presets.answer({ ...sell, phase: "mimic" })).toBeNull();
    expect(presets.answer({ ...sell, moves: ["sell wings"] })).toBeNull();
  });

  it("is kept in this browser, and holds at its table only", () => {
    presets.toggle("mimic");
    presets.open("TABLE2");
    expect([presets.never, presets.count]).toEqual([[], 0]);
    presets.yields = true;
    presets.keep();
    presets.open("TABLE1");
    expect([presets.never, presets.yields, presets.count]).toEqual([["mimic"], false, 1]);
    presets.toggle("mimic");
    expect(presets.never).toEqual([]);
    presets.open("TABLE2");
    expect(presets.yields).toBe(true);
  });

  it("is nothing where what is kept cannot be read, and is forgotten of tables of long ago", () => {
    localStorage.setItem("kingtable.presets", "{");
    presets.open("TABLE1");
    expect(presets.count).toBe(0);
    for (let table = 0; table < 30; table += 1) {
      presets.open(`T${table}`);
      presets.toggle("mimic");
    }
    expect(Object.keys(JSON.parse(localStorage.getItem("kingtable.presets") ?? "{}") as object)).toHaveLength(20);
    presets.open("T29");
    expect(presets.never).toEqual(["mimic"]);
  });
});
