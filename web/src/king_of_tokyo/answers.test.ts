import { describe, expect, it } from "vitest";
import { answersOf, keyOf } from "./answers";
import type { Choices } from "./protocol";

const offer = (move: string, from: "row" | "top"): object => ({ move, card: move, from, price: 3 });
const buying = {
  phase: "buy",
  moves: ["buy heal", "buy jets", "buy top", "sweep", "end"],
  buy: [offer("buy heal", "row"), offer("buy jets", "row"), offer("buy top", "top")],
} as unknown as Choices;
const changing = { phase: "change", moves: ["stretchy 1 2", "done"], buy: [] } as unknown as Choices;

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

  it("where dice have the digits, what ends has a letter", () => {
    expect(keyOf(changing, false, "done")).toBe("S");
  });
});
