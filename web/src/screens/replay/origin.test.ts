import { expect, test } from "vitest";
import type { Declared } from "../../net/protocol";
import { goingOn } from "./origin";

const bot = (name: string, strengths = 0, usual = false): Declared["bots"][number] => ({
  bot: name,
  level: 1,
  budget: 0,
  default: usual,
  strengths,
  ratings: [],
});
const declared = { game: "go", bots: [bot("greedy"), bot("sampler", 0, true), bot("person", 100)] } as Declared;
const seats = [
  { seat: 0, kind: "human", name: "Ada", colour: "blue" as const },
  { seat: 1, kind: "bot", bot: "greedy", name: null, colour: "rose" as const },
  { seat: 2, kind: "bot", bot: "gone", name: null, colour: "pine" as const },
  { seat: 3, kind: "bot", bot: "person:40", name: null, colour: "amber" as const },
];
const origin = { table: "AAAAAA", seq: 3 };

test("bots stay, the reader sits down, and bots take the places of those who are missing", () => {
  const wish = goingOn(declared, seats, origin, 1, "Bea");
  expect(wish.seats.map(({ kind, bot, name }) => [kind, bot ?? name])).toEqual([
    ["bot", "person"],
    ["me", "Bea"],
    ["bot", "person"],
    ["bot", "person:40"],
  ]);
  expect(wish.seats.map(({ colour }) => colour)).toEqual(["blue", "rose", "pine", "amber"]);
  expect([wish.origin, wish.options, wish.game]).toEqual([origin, {}, "go"]);
});

test("a bot that is chosen has all seats but the reader's", () => {
  const wish = goingOn(declared, seats, origin, 1, "", "greedy");
  expect(wish.seats.map(({ kind, bot }) => bot ?? kind)).toEqual(["greedy", "me", "greedy", "greedy"]);
});

test("without a bot of any strength the usual one sits down", () => {
  const own = { ...declared, bots: declared.bots.slice(0, 2) };
  expect(goingOn(own, seats, origin, 1, "").seats.map(({ bot }) => bot)).toEqual([
    "sampler",
    undefined,
    "sampler",
    "sampler",
  ]);
});
