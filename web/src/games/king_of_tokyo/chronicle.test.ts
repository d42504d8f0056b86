import { describe, expect, it } from "vitest";
import { chronicle } from "./chronicle";
import type { JournalEvent, Monster, View } from "./protocol";

const monster = (more: Partial<Monster> = {}): Monster =>
  ({ health: 10, vp: 0, alive: true, place: null, ...more }) as Monster;
const view = (turn_number: number, monsters: Monster[]): View => ({ turn_number, monsters }) as View;
const turn = (number: number, seat: number): JournalEvent => ({ e: "turn", seat, number, extra: null });
const vp = (seat: number, amount: number, now: number): JournalEvent => ({
  e: "vp",
  seat,
  amount,
  vp: now,
  why: "dice",
});
const hurt = (seat: number, amount: number, by: number | null, why = "attack"): JournalEvent => ({
  e: "damage",
  seat,
  amount,
  health: 0,
  by,
  why,
});

const GAME: JournalEvent[] = [
  turn(1, 0),
  { e: "enter", seat: 0, place: "city" },
  vp(0, 1, 1),
  turn(2, 1),
  hurt(0, 3, 1),
  { e: "leave", seat: 0, place: "city", why: "yield" },
  { e: "enter", seat: 1, place: "city" },
  { e: "buy", seat: 1, card: "wings", price: 6, from: "row" },
  turn(3, 0),
  hurt(1, 10, 0),
  hurt(0, 1, 0, "poison"),
  { e: "out", seat: 1, by: 0 },
  { e: "leave", seat: 1, place: "city", why: "out" },
  vp(0, 2, 3),
];

describe("what a game was", () => {
  const told = chronicle(view(3, [monster({ vp: 3 }), monster({ alive: false })]), GAME);

  it("counts the damage that each dealt and took; nobody deals to itself", () => {
    expect(told.tales.map(({ dealt, taken }) => [dealt, taken])).toEqual([
      [10, 4],
      [3, 10],
    ]);
  });

  it("tells who held Tokyo, from which turn to which", () => {
    expect(told.holds).toEqual([
      { seat: 0, place: "city", from: 1, to: 2 },
      { seat: 1, place: "city", from: 2, to: 3 },
    ]);
  });

  it("follows the points turn by turn, until a monster is out", () => {
    expect([told.first, told.last]).toEqual([0, 3]);
    expect(told.tales[0]?.points).toEqual([0, 1, 1, 3]);
    expect(told.tales[1]?.points).toEqual([0, 0, 0, 0]);
  });

  it("knows when a monster went out, by whom and by what", () => {
    expect(told.tales.map(({ out }) => out)).toEqual([null, { turn: 3, by: 0, why: "attack" }]);
  });

  it("tells what brought each point, and the turn of one's own that brought most", () => {
    const from = (seat: number, amount: number, now: number, why: string): JournalEvent => ({
      ...(vp(seat, amount, now) as Extract<JournalEvent, { e: "vp" }>),
      why,
    });
    const { tales } = chronicle(view(3, [monster({ vp: 4 }), monster({ vp: 1 })]), [
      turn(1, 0),
      from(0, 2, 2, "dice"),
      from(0, 1, 3, "enter"),
      turn(2, 1),
      from(0, 4, 7, "alpha_monster"),
      from(1, 1, 1, "dice"),
      from(0, -5, 2, "evacuation_orders"),
      turn(3, 0),
      from(0, 2, 4, "tokyo"),
    ]);
    expect(tales.map(({ sources }) => sources)).toEqual([["dice", "dice", "tokyo", "tokyo"], ["dice"]]);
    expect(tales.map(({ best }) => best)).toEqual([
      { turn: 1, points: 3 },
      { turn: 2, points: 1 },
    ]);
  });

  it("counts what was bought, and the turns that were begun in Tokyo", () => {
    expect(told.tales.map(({ bought, begun }) => [bought, begun])).toEqual([
      [0, 0],
      [1, 0],
    ]);
    const stayed = chronicle(view(2, [monster({ place: "city" })]), [
      turn(1, 0),
      { e: "enter", seat: 0, place: "city" },
      turn(2, 0),
    ]);
    expect(stayed.tales[0]?.begun).toBe(1);
  });
});

describe("a game that is known only from its middle on", () => {
  it("begins with the points and the places that the first events betray", () => {
    const events: JournalEvent[] = [
      turn(8, 0),
      vp(0, 2, 7),
      { e: "leave", seat: 1, place: "bay", why: "yield" },
      { e: "enter", seat: 0, place: "bay" },
      turn(9, 1),
    ];
    const told = chronicle(
      view(9, [monster({ vp: 7, place: "bay" }), monster({ vp: 4 }), monster({ place: "city" })]),
      events,
    );
    expect([told.first, told.last]).toEqual([7, 9]);
    expect(told.tales.map(({ points }) => points)).toEqual([
      [5, 7, 7],
      [4, 4, 4],
      [0, 0, 0],
    ]);
    expect(told.holds).toEqual([
      { seat: 1, place: "bay", from: 7, to: 8 },
      { seat: 2, place: "city", from: 7, to: 9 },
      { seat: 0, place: "bay", from: 8, to: 9 },
    ]);
  });

  it("has one point each where no turn is known", () => {
    const told = chronicle(view(4, [monster({ vp: 6 })]), []);
    expect([told.first, told.last, told.tales[0]?.points]).toEqual([4, 4, [6]]);
  });
});
