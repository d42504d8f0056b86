import { beforeEach, describe, expect, it } from "vitest";
import { answersOf, keyOf } from "./answers";
import { presets } from "./presets.svelte";
import type { Choices } from "./protocol";

const offer = (move: string, from: "row" | "top"): object => ({ move, card: move, from, price: 3 });
const buying = {
  phase: "buy",
  moves: ["buy heal", "buy jets", "buy top", "sweep", "end"],
  buy: [offer("buy heal", "row"), offer("buy jets", "row"), offer("buy top", "top")],
} as unknown as Choices;
const changing = { phase: "change", moves: ["stretchy 1 2", "done"], buy: [] } as unknown as Choices;

beforeEach(() => {
  localStorage.clear();
  presets.open("TABLE");
});

describe("answers", () => {
  it("have their digits in the order in which they stand", () => {
    expect(answersOf(buying, false)).toEqual({
      offers: ["buy heal", "buy jets", "sweep"],
      hand: ["buy top"],
      ends: ["end"],
    });
    expect(["buy heal", "buy jets", "sweep", "buy top", "end"].map((move) => keyOf(buying, false, move))).toEqual([
      "1",
      "2",
      "3",
      "4",
      "5",
    ]);
  });

  it("on a phone sweeping stands with the others", () => {
    expect(answersOf(buying, true).hand).toEqual(["buy top", "sweep"]);
  });

  it("that are never wanted are left out where another card may answer, unless the others may mean death", () => {
    const hit = (more: object): Choices =>
      ({
        phase: "react",
        moves: ["wings", "camouflage", "take"],
        buy: [],
        deadly: [],
        risks: [],
        ...more,
      }) as unknown as Choices;
    const all = ["wings", "camouflage", "take"];
    expect(answersOf(hit({}), false).hand).toEqual(all);
    presets.never = ["wings"];
    expect(answersOf(hit({}), false).hand).toEqual(["camouflage", "take"]);
    expect(keyOf(hit({}), false, "take")).toBe("2");
    expect(answersOf(hit({ deadly: ["take"] }), false).hand).toEqual(all);
    expect(answersOf(hit({ risks: [{ move: "camouflage", low: 0.1, high: 0.2 }] }), false).hand).toEqual(all);
    expect(answersOf(hit({ moves: ["wings"] }), false).hand).toEqual(["wings"]);
  });

  it("where dice have the digits, what ends has a letter", () => {
    expect(keyOf(changing, false, "done")).toBe("S");
  });
});
