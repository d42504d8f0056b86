import { beforeEach, expect, it } from "vitest";
import { COLOURS } from "../../../game/colours";
import type { Face } from "../protocol";
import { chances } from "./chances";
import { diceOf, newSheet, Pad, readSheet, rollsOf } from "./odds.svelte";
import { changesOf, darkened, readWant, wishesFor, written, type Standing } from "./wishes";

const FULL: Face[] = ["3", "3", "claw", "1", "heart", "energy"];
const outside: Standing = {
  ...{ health: 6, points: 9, energy: 5, inTokyo: false, empty: false },
  targets: [{ seat: 2, health: 4 }],
};

const wished = (dice: Face[], standing: Standing): string[] => wishesFor(dice, standing).map(written);

function padWith(dice: readonly Face[]): Pad {
  const pad = new Pad();
  for (const face of dice) pad.tap(face);
  return pad;
}

beforeEach(() => {
  localStorage.clear();
});

it("wishes come from the dice and the counters, five at most", () => {
  expect(wished([...FULL, "claw"], outside)).toEqual(["3 3", "3 3,2 claw", "4 claw", "2 heart", "3 energy"]);
  expect(wished(FULL, { ...outside, health: 10 })).not.toContain("2 heart");
  expect(wished(FULL, { ...outside, inTokyo: true })).not.toContain("2 heart");
  expect(wished(FULL, { ...outside, targets: [{ seat: 1, health: 9 }] })).toContain("3 claw");
  expect(wished(["1", "1", "2", "2", "heart", "heart"], outside).slice(0, 2)).toEqual(["3 2", "3 1"]);
  expect(wished(["1", "2", "3", "heart", "3", "energy"], { ...outside, empty: true, targets: [] })).toContain("1 claw");
  for (const dice of [FULL, FULL.slice(0, 3), FULL.slice(0, 1)]) {
    const found = wishesFor(dice, outside);
    expect(found.length).toBeLessThanOrEqual(5);
    expect(new Set(found.map(written)).size).toBe(found.length);
  }
});

it("asks for as many of a number as win, where they are within reach", () => {
  expect(wished(FULL, { ...outside, points: 16 })[0]).toBe("4 3");
  expect(wished(FULL, { ...outside, points: 17 })[0]).toBe("3 3");
  expect(wished(["3", "3", "3", "1", "heart", "energy"], { ...outside, points: 2 })[0]).toBe("4 3");
});

it("tells what a wish brings", () => {
  expect(changesOf({ "3": 4, claw: 2 }, outside)).toEqual([
    { icon: "star", seat: null, from: 9, to: 13 },
    { icon: "heart", seat: 2, from: 4, to: 2 },
  ]);
  expect(changesOf({ heart: 6 }, outside)).toEqual([{ icon: "heart", seat: null, from: 6, to: 10 }]);
  expect(changesOf({ claw: 1 }, { ...outside, empty: true, targets: [] })).toEqual([
    { icon: "star", seat: null, from: 9, to: 10 },
  ]);
  expect(changesOf({ claw: 9 }, outside)[0]?.to).toBe(0);
});

it("a wish is written and read back, and nothing else is one", () => {
  expect(readWant("3 3,2 claw")).toEqual({ "3": 3, claw: 2 });
  for (const wrong of ["", "claw", "0 claw", "3 7", "3 3;2 claw"]) expect(readWant(wrong)).toBeNull();
});

it("darkens as many dice as are kept, the first ones", () => {
  expect(darkened(["3", null, "claw", "3", "3"], ["3", "3"])).toEqual([true, false, false, true, false]);
});

it("keeps the dark dice, and the others are missing until they are tapped in", () => {
  const pad = padWith(FULL);
  pad.tap("1");
  expect(pad.sheet.dice).toEqual(FULL); // a seventh die is none
  pad.choose("3 3");
  expect([pad.dark.filter(Boolean).length, pad.loose]).toEqual([2, 4]);
  pad.roll();
  expect(pad.sheet.dice).toEqual(["3", "3", null, null, null, null]);
  expect([pad.sheet.rolls, pad.missing, pad.dark[0]]).toEqual([1, 4, true]);
  pad.takeBack(0);
  expect([pad.sheet.dice[0], pad.dark]).toEqual([null, [false, true, false, false, false, false]]);
  pad.undo();
  for (const face of ["3", "1", "1", "2"] as const) pad.tap(face);
  expect(pad.chosen?.key).toBe("3 3"); // what was wished for is still wished for
  pad.choose("3 3");
  expect([pad.chosen, pad.loose]).toEqual([null, 0]);
  pad.turn();
  expect([pad.missing, pad.sheet.rolls]).toEqual([6, 2]);
});

it("cards change dice, rolls, and what a wish may count on", () => {
  const pad = padWith(FULL);
  pad.switch("extra_head");
  expect([pad.sheet.dice.length, pad.missing]).toEqual([7, 1]);
  pad.switch("extra_head");
  expect(diceOf(pad.monster)).toBe(8);
  pad.switch("extra_head");
  expect(pad.sheet.dice).toEqual(FULL);
  pad.switch("shrink_ray");
  expect(pad.sheet.dice).toEqual(FULL.slice(0, 5));
  pad.undo();
  pad.switch("giant_brain");
  expect([pad.sheet.rolls, rollsOf(pad.monster)]).toEqual([3, 3]);
  pad.switch("plot_twist");
  pad.switch("herd_culler");
  const cards = { dice: FULL, rolls: 3, turns: 1, ones: 1 };
  expect(pad.rows.map(({ odds }) => odds)).toEqual(
    chances(
      cards,
      pad.rows.map(({ want }) => want),
    ),
  );
  pad.switch("giant_brain");
  expect(pad.sheet.rolls).toBe(2);
});

it("counters count, ask once beyond what is usual, and Undo takes each step back", () => {
  const pad = new Pad();
  pad.count(1, "health", 12);
  expect(pad.since(1, "health")).toBe(2);
  expect(pad.doubts(1, "health", 13)).toBe(true);
  pad.count(1, "health", 13);
  expect(pad.sheet.monsters[1]?.health).toBe(12);
  pad.count(1, "health", 13, true);
  expect(pad.doubts(1, "health", 14)).toBe(false);
  expect([pad.doubts(0, "health", 13), pad.doubts(0, "points", 21), pad.doubts(0, "energy", -1)]).toEqual([
    ...[true, true, true],
  ]);
  expect(pad.doubts(0, "energy", 40)).toBe(false);
  pad.place(1, 0);
  pad.place(2, 0);
  expect(pad.sheet.tokyo).toEqual([2, null]);
  pad.undo();
  expect(pad.sheet.tokyo).toEqual([1, null]);
  pad.place(1, null);
  pad.give(1);
  expect([pad.sheet.roller, pad.since(1, "health")]).toEqual([1, 0]);
});

it("who stays keeps everything when monsters join or leave, and colours are never shared", () => {
  const pad = new Pad();
  pad.count(0, "points", 7);
  pad.resize(6);
  expect(new Set(pad.sheet.monsters.map(({ colour }) => colour)).size).toBe(6);
  pad.place(5, 1);
  pad.give(5);
  pad.colour(0, "teal");
  expect(pad.sheet.monsters[5]?.colour).toBe(COLOURS[0]);
  pad.resize(2);
  expect([pad.sheet.tokyo, pad.sheet.roller, pad.sheet.monsters[0]?.points]).toEqual([[null, null], 0, 7]);
  pad.anew();
  expect([pad.sheet.monsters[0]?.points, pad.sheet.monsters[0]?.colour]).toEqual([0, "teal"]);
});

it("a reload forgets nothing, and takes nothing that was tampered with", () => {
  const pad = padWith(FULL);
  pad.choose("3 3");
  pad.switch("extra_head");
  pad.rename(0, "Ελένη");
  expect(new Pad().sheet).toEqual(pad.sheet);
  const good = newSheet();
  expect(readSheet(JSON.parse(JSON.stringify(good)))).toEqual(good);
  const [first, ...more] = good.monsters;
  for (const wrong of [
    ...[null, 7, {}, [], { ...good, roller: 4 }, { ...good, rolls: 3 }, { ...good, dice: [] }, { ...good, wish: "x" }],
    ...[
      { ...good, tokyo: [9, null] },
      { ...good, began: [] },
      { ...good, monsters: [first, first] },
    ],
    ...[
      { ...good, monsters: [{ ...first, health: 1.5 }, ...more] },
      { ...good, monsters: [{ ...first, cards: { tanks: 1 } }, ...more] },
    ],
  ])
    expect(readSheet(wrong)).toBeNull();
});

it("works the odds out itself, the mock-up's among them", () => {
  const pad = padWith(FULL);
  const told = pad.rows.map(({ key, odds: { p } }) =>
    [key, ...p.slice(1).map((one) => (one * 100).toFixed(1))].join(" "),
  );
  expect(told).toContain("3 3 51.8 76.7");
  pad.switch("plot_twist");
  expect(pad.rows.find(({ key }) => key === "3 3")?.odds.p[0]).toBe(1);
});
