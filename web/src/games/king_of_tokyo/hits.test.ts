import { describe, expect, it } from "vitest";
import { tableOf } from "../../testing";
import { hitKey, hits } from "./hits";
import type { Choices, JournalEvent, Outlook, Stop, View } from "./protocol";

const TURN: JournalEvent = { e: "turn", seat: 0, number: 1, extra: null };
const damage = (seat: number, amount: number, why = "attack", by: number | null = 0): JournalEvent => ({
  e: "damage",
  seat,
  amount,
  health: 10 - amount,
  by,
  why,
});
const prevented = (seat: number, amount: number, why: string): JournalEvent => ({
  e: "prevented",
  seat,
  amount,
  by: 0,
  why,
});

function shown(
  told: { events?: JournalEvent[][]; view?: Partial<View>; choices?: Partial<Choices> },
  upTo: number | null = null,
): string[] {
  const view = { turn: 0, to_move: 0, phase: "rolled", question: null, over: false, ...told.view } as View;
  const table = tableOf<View, Choices, JournalEvent, Outlook>({ ...told, view });
  return hits(table, upTo).map((hit) => `${hitKey(hit)} ${hit.amount} ${hit.left ?? "?"}`);
}

describe("hits that have landed", () => {
  it("are those of the turn that is played", () => {
    const earlier = { ...TURN, number: 0, seat: 1 } as JournalEvent;
    expect(shown({ events: [[earlier, damage(0, 3, "attack", 1)], [TURN], [damage(1, 2)]] })).toEqual([
      "0-1-dealt-attack 2 ?",
    ]);
  });

  it("are still shown when their frame ended the turn", () => {
    const next = { ...TURN, number: 2, seat: 1 } as JournalEvent;
    expect(shown({ events: [[TURN], [damage(1, 2), next]] })).toEqual(["0-1-dealt-attack 2 ?"]);
    expect(shown({ events: [[TURN], [damage(1, 2), next], [prevented(2, 1, "armor_plating")]] })).toEqual([
      "0-2-prevented-armor_plating 1 ?",
    ]);
  });

  it("of the same kind are added up, others stand apart", () => {
    const events = [[TURN, damage(1, 2), damage(1, 1), damage(1, 2, "fire_breathing"), damage(2, 1, "poison", null)]];
    expect(shown({ events })).toEqual(["0-1-dealt-attack 3 ?", "0-1-dealt-fire_breathing 2 ?", "-2-dealt-poison 1 ?"]);
  });

  it("that were prevented are told only of who was not hurt", () => {
    const events = [[TURN, prevented(1, 1, "armor_plating"), damage(1, 2), prevented(2, 3, "wings")]];
    expect(shown({ events })).toEqual(["0-1-dealt-attack 2 ?", "0-2-prevented-wings 3 ?"]);
  });

  it("of a replay are those up to the frame that is shown", () => {
    const events = [[TURN], [damage(1, 2)], [damage(2, 4)]];
    expect(shown({ events }, 1)).toEqual(["0-1-dealt-attack 2 ?"]);
  });
});

describe("hits that threaten", () => {
  const stop = {
    damage: [
      { seat: 1, damage: 2, left: 5, attack: true },
      { seat: 2, damage: 1, left: 0, attack: false },
    ],
  } as Stop;

  it("are what my dice would do", () => {
    expect(shown({ choices: { stop } })).toEqual(["0-1-threat-attack 2 5", "0-2-threat- 1 0"]);
  });

  it("stand in place of what was done to the same monster", () => {
    const events = [[TURN, damage(1, 4), damage(3, 1, "acid_attack")]];
    expect(shown({ events, choices: { stop } })).toEqual([
      "0-1-threat-attack 2 5",
      "0-2-threat- 1 0",
      "0-3-dealt-acid_attack 1 ?",
    ]);
  });

  it("are what an open question is about, with the health that it leaves for who is asked", () => {
    const view: Partial<View> = {
      phase: "react",
      to_move: 2,
      question: { kind: "react", by: 0, damage: 3, why: "attack" },
    };
    expect(shown({ view })).toEqual(["0-2-threat-attack 3 ?"]);
    expect(shown({ view, choices: { stop: null, react: { left: 4 } as Choices["react"], yield: null } })).toEqual([
      "0-2-threat-attack 3 4",
    ]);
  });

  it("are none in a question about something else, and none when the game is over", () => {
    const question = { kind: "yield", by: 0, damage: 3, why: "attack" };
    expect(shown({ view: { phase: "yield", to_move: 2, question } })).toEqual([]);
    expect(shown({ view: { over: true }, choices: { stop } })).toEqual([]);
  });
});
