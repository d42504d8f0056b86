import { beforeEach, describe, expect, it } from "vitest";
import { Dice } from "./dice.svelte";
import type { Face, JournalEvent } from "./protocol";

const FIRST: Face[] = ["1", "1", "heart", "energy", "claw", "claw"];
const thrown = (dice: Face[], faces: Face[]): JournalEvent[] => [
  { e: "throw", seat: 0, dice, thrown: faces, rerolls: 1 },
];

describe("dice on the tray", () => {
  let dice: Dice;
  beforeEach(() => {
    dice = new Dice();
    dice.lay(FIRST, 1, []);
  });

  it("are those that the server tells, in the same disorder for everybody", () => {
    const other = new Dice();
    other.lay(FIRST, 1, []);
    expect(dice.slots.map(({ face }) => face).toSorted()).toEqual(FIRST.toSorted());
    expect(other.slots).toEqual(dice.slots);
  });

  it("are kept one by one, or all of a face at once", () => {
    const [slot] = dice.slots;
    if (slot) dice.toggle(slot.id);
    expect([dice.kept, dice.loose]).toEqual([[slot?.face], 5]);
    dice.lay(FIRST, 2, []);
    dice.toggleAll("claw");
    expect(dice.kept).toEqual(["claw", "claw"]);
    dice.toggleAll("claw");
    expect(dice.kept).toEqual([]);
  });

  it("that are kept stay where they lie, and only the others tumble", () => {
    dice.toggleAll("claw");
    const before = dice.slots;
    const now: Face[] = ["claw", "claw", "claw", "2", "2", "3"];
    const events = thrown(now, ["2", "claw", "3", "2"]);
    dice.lay(now, 1, events);
    const tumbled = dice.slots.filter((slot, i) => slot.thrown !== before[i]?.thrown);
    expect(tumbled.map(({ face }) => face)).toEqual(["2", "claw", "3", "2"]);
    expect(tumbled.map(({ was }) => was)).toEqual(before.filter(({ kept }) => !kept).map(({ face }) => face));
    expect(dice.slots.filter((slot, i) => slot.thrown === before[i]?.thrown).map(({ face }) => face)).toEqual([
      "claw",
      "claw",
    ]);
  });

  it("that are kept stay kept when a card changes another of the same face", () => {
    const last = dice.slots.findLast(({ face }) => face === "claw");
    dice.toggle(last?.id ?? -1);
    dice.lay(["1", "1", "heart", "energy", "claw", "2"], 1, []);
    expect(dice.slots.find(({ id }) => id === last?.id)).toEqual({ ...last, kept: true });
    expect(dice.kept).toEqual(["claw"]);
  });

  it("lie as the throws of a turn fell, in the order in which they are told", () => {
    const events: JournalEvent[] = [
      ...thrown(["1", "1", "2"], ["1", "2", "1"]),
      { e: "turn", seat: 1, number: 2, extra: null },
      ...thrown(["3", "heart", "claw"], ["claw", "3", "heart"]),
      ...thrown(["2", "3", "energy"], ["energy", "2"]),
    ];
    dice.lay(["2", "3", "energy"], 2, events);
    expect(dice.slots.map(({ face }) => face)).toEqual(["energy", "3", "2"]);
    const lay = dice.slots;
    dice.lay(["2", "3", "energy"], 2, events);
    expect(dice.slots).toBe(lay);
  });

  it("do not move when nothing was thrown", () => {
    const before = dice.slots;
    dice.lay(FIRST, 1, []);
    expect(dice.slots).toBe(before);
  });

  it("are all thrown anew in the next turn, and when a die comes or goes", () => {
    dice.toggleAll("1");
    dice.lay(FIRST, 2, []);
    expect(dice.kept).toEqual([]);
    dice.lay([...FIRST, "3"], 2, []);
    expect(dice.slots).toHaveLength(7);
  });
});
