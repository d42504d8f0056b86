import { beforeEach, describe, expect, it } from "vitest";
import { bot, person, plain, speak, tableOf } from "../../testing";
import { effectWords, riskWords, stopWords } from "./consequences";
import type { Choices, Effect, JournalEvent, Outlook, Stop, Target, View } from "./protocol";

beforeEach(() => speak("en"));

const table = tableOf<View, Choices, JournalEvent, Outlook>({
  game: "king-of-tokyo",
  view: { seat: 0 },
  seats: [person(0, "Ada"), person(1, "Grace"), bot(2)],
});
const nothing = {
  vp: 0,
  heal: 0,
  energy: 0,
  hurt: 0,
  claws: 0,
  cards: [],
  enters: null,
  damage: [],
  out: [],
  poison: 0,
};
const hit = (seat: number, damage: number): Target => ({ seat, damage, left: 0, attack: true });

describe("what dice would do", () => {
  it("names together who is hit equally hard, and who falls", () => {
    const stop: Stop = { ...nothing, vp: 1, damage: [hit(1, 3), hit(2, 3)], out: [2] };
    expect(stopWords(table, stop).map(plain)).toEqual([
      "1 point",
      "3 damage: Grace and Lantern",
      "eliminated: Lantern",
    ]);
  });

  it("is nothing where it is nothing", () => expect(stopWords(table, nothing)).toEqual([]));
});

describe("what an answer leads to", () => {
  it("tells the chances of Camouflage", () => {
    const health = [
      { left: 3, p: 0.25 },
      { left: 5, p: 0.75 },
    ];
    const effect: Effect = { move: "take", health, vp: 0, energy: 0, damage: [], out: [], loses: [] };
    expect(effectWords(table, effect).map(plain)).toEqual(["then your health is 3 (25.0%) or 5 (75.0%)"]);
  });
});

describe("a risk", () => {
  it("is a figure, or what it lies between, or luck alone", () => {
    const said = (low: number, high: number): string => plain(riskWords({ move: "take", low, high }));
    expect(said(0.5, 0.5)).toBe("eliminated: 50.0%");
    expect(said(0.25, 0.5)).toBe("eliminated: 25.0% to 50.0%");
    expect(said(1, 1)).toBe("eliminated, unless you are lucky");
  });
});
