import { beforeEach, describe, expect, it } from "vitest";
import { bot, person, plain, speak, tableOf } from "../../testing";
import { causeWords, eventSaid, eventWords, logLines, momentSentence, toldAt } from "./events";
import { weighs } from "./moments";
import type { Choices, JournalEvent, Outlook, Table, View } from "./protocol";

const GAME = "king-of-tokyo";
const seats = [person(0, "Ada"), person(1, "Grace"), bot(2)];

beforeEach(() => speak("en"));

function at(...events: JournalEvent[][]): Table {
  const view = { seat: 0, winners: [], cause: null } as Partial<View>;
  return tableOf<View, Choices, JournalEvent, Outlook>({ game: GAME, view, seats, events });
}

const told = (event: JournalEvent): string => plain(eventWords(at(), event));

describe("an event in a sentence", () => {
  const SENTENCES: [JournalEvent, string][] = [
    [{ e: "turn", seat: 2, number: 4, extra: null }, "Turn 4: Lantern"],
    [{ e: "throw", seat: 1, dice: [], thrown: ["1", "claw"], rerolls: 2 }, "Grace rolled: "],
    [{ e: "vp", seat: 0, amount: 2, vp: 5, why: "tokyo" }, "You scored 2 points (turn begun in Tokyo): 5 in all."],
    [{ e: "vp", seat: 1, amount: -1, vp: 4, why: "sweep" }, "Grace lost 1 point (row swept): 4 left."],
    [{ e: "energy", seat: 0, amount: -3, energy: 1, why: "buy" }, "You paid 3 energy (card bought): 1 left."],
    [{ e: "energy", seat: 0, amount: 3, energy: 4, why: "dice" }, "You got 3 energy (dice): 4 in all."],
    [{ e: "heal", seat: 1, amount: 1, health: 9, why: "dice" }, "Grace healed 1 damage (dice): 9 health."],
    [{ e: "attack", seat: 0, claws: 2, targets: [1, 2] }, "You attacked Grace and Lantern with 2 claws."],
    [{ e: "attack", seat: 1, claws: 1, targets: [0] }, "Grace attacked you with 1 claw."],
    [{ e: "attack", seat: 0, claws: 1, targets: [] }, "You attacked with 1 claw and hit nobody."],
    [
      { e: "damage", seat: 0, amount: 4, health: 6, by: 0, why: "jet_fighters" },
      "You lost 4 health (Jet Fighters): 6 left.",
    ],
    [{ e: "out", seat: 0, by: 0 }, "You are eliminated."],
    [{ e: "damage", seat: 0, amount: 2, health: 6, by: 1, why: "attack" }, "Grace hurt you for 2 (attack): 6 left."],
    [{ e: "damage", seat: 1, amount: 1, health: 6, by: null, why: "poison" }, "Grace lost 1 health (poison): 6 left."],
    [{ e: "prevented", seat: 0, amount: 1, by: 1, why: "armor_plating" }, "You were spared 1 damage (Armor Plating)."],
    [{ e: "yield", seat: 0 }, "You yielded Tokyo."],
    [{ e: "stay", seat: 1 }, "Grace stayed in Tokyo."],
    [{ e: "enter", seat: 2, place: "bay" }, "Lantern took Tokyo Bay."],
    [{ e: "leave", seat: 2, place: "bay", why: "bay" }, "Lantern left Tokyo Bay (the Bay is closed)."],
    [{ e: "bay_closed" }, "Fewer than five are alive: Tokyo Bay is closed."],
    [{ e: "out", seat: 1, by: 0 }, "You eliminated Grace."],
    [{ e: "out", seat: 2, by: 1 }, "Grace eliminated Lantern."],
    [{ e: "damage", seat: 1, amount: 2, health: 6, by: 0, why: "attack" }, "You hurt Grace for 2 (attack): 6 left."],
    [{ e: "buy", seat: 1, card: "jets", price: 5, from: 0 }, "Grace bought Jets from you for 5 energy."],
    [{ e: "buy", seat: 1, card: "jets", price: 5, from: 2 }, "Grace bought Jets from Lantern for 5 energy."],
    [{ e: "mimic", seat: 1, card: "jets", of: 0 }, "Grace copies Jets (You)."],
    [{ e: "out", seat: 1, by: null }, "Grace is eliminated."],
    [{ e: "buy", seat: 0, card: "jets", price: 5, from: "row" }, "You bought Jets for 5 energy."],
    [
      { e: "buy", seat: 0, card: "jets", price: 5, from: "top" },
      "You bought Jets from the top of the deck for 5 energy.",
    ],
    [{ e: "buy", seat: 0, card: "jets", price: 5, from: 1 }, "You bought Jets from Grace for 5 energy."],
    [{ e: "lose", seat: 1, card: "jets", why: "sell" }, "Grace lost Jets (sold back)."],
    [{ e: "lose", seat: 1, card: "jets", why: "wings" }, "Grace lost Jets (Wings)."],
    [{ e: "mimic", seat: 0, card: "jets", of: 0 }, "You copy Jets."],
    [{ e: "mimic", seat: 1, card: "jets", of: 2 }, "Grace copies Jets (Lantern)."],
    [{ e: "counters", seat: 1, poison: 2, shrink: 0 }, "Grace got 2 poison counters."],
    [{ e: "counters", seat: 1, poison: -1, shrink: 1 }, "Grace removed 1 poison counter. Grace shrank: 1 fewer die."],
    [{ e: "over", winners: [1], cause: "survival" }, "Last one standing: Grace."],
    [{ e: "over", winners: [], cause: "nobody" }, "All were eliminated at once: nobody wins."],
  ];

  it.each(SENTENCES)("%o", (event, sentence) => {
    expect(told(event).startsWith(sentence), told(event)).toBe(true);
  });

  it("of yielding says it once: the leaving is not told again", () => {
    expect(told({ e: "leave", seat: 0, place: "city", why: "yield" })).toBe("");
  });

  it.each(["en", "fa", "ja", "el", "tr"])("never calls the reader by name: %s", async (language) => {
    await speak(language);
    for (const event of [
      { e: "out", seat: 1, by: 0 },
      { e: "damage", seat: 1, amount: 2, health: 6, by: 0, why: "attack" },
      { e: "buy", seat: 1, card: "jets", price: 5, from: 0 },
      { e: "mimic", seat: 1, card: "jets", of: 0 },
    ] as JournalEvent[]) {
      expect(told(event)).not.toContain("Ada");
      expect(told(event)).toContain("Grace");
    }
  });

  it("of one's own throw says what all dice show, to who only hears it; of others only what was thrown", () => {
    const thrown = (seat: number): JournalEvent => ({
      e: "throw",
      seat,
      dice: ["3", "3", "claw"],
      thrown: ["claw"],
      rerolls: 1,
    });
    expect(plain(eventSaid(at(), thrown(0)))).toBe("You rolled: claw. All dice: 3, 3 and claw.");
    expect(plain(eventSaid(at(), thrown(1)))).toBe("Grace rolled: claw.");
  });

  it("of a starting roll tells every round of it", () => {
    const rolls: [number, number][][] = [
      [
        [0, 2],
        [1, 2],
        [2, 0],
      ],
      [
        [0, 1],
        [1, 3],
      ],
    ];
    expect(told({ e: "start_roll", rolls, first: 1 })).toMatch(
      /^Starting roll: You 2, Grace 2 and Lantern 0; again: You 1 and Grace 3\. Grace/,
    );
  });
});

describe("the log", () => {
  const turn = (seat: number, number: number): JournalEvent => ({ e: "turn", seat, number, extra: null });
  const stay: JournalEvent = { e: "stay", seat: 1 };

  it("begins a section with every turn and ends where it is asked to", () => {
    const table = at([turn(0, 1)], [stay], [turn(1, 2)]);
    expect(logLines(table, null).map(({ head }) => head)).toEqual([true, false, true]);
    expect(logLines(table, 1)).toHaveLength(2);
  });

  it("says that the clock bought nothing for somebody", () => {
    const table = at([turn(0, 2)], [stay]);
    table.log = table.log.map((entry) => ({ ...entry, seat: 1, by: "clock" }));
    const texts = logLines(table, null).map(({ text }) => plain(text));
    expect(texts.filter((text) => text.includes("bought nothing"))).toEqual(["Grace bought nothing."]);
    expect(texts[1]).toBe("Grace bought nothing.");
  });

  it("says once a frame who played for somebody", () => {
    const table = at([stay, { e: "bay_closed" }], [stay]);
    table.log = table.log.map((entry) => ({ ...entry, by: entry.seq === 0 ? "clock" : null }));
    expect(logLines(table, null).map(({ text }) => plain(text))).toEqual([
      "Time ran out; the table answered:",
      "Grace stayed in Tokyo.",
      "Fewer than five are alive: Tokyo Bay is closed.",
      "Grace stayed in Tokyo.",
    ]);
  });
});

describe("the sentence of a moment", () => {
  /** What is said of a moment of this seat, played by somebody or for it. */
  function said(seat: number, by: string | null, ...events: JournalEvent[]): string {
    const table = at(events);
    table.log = table.log.map((entry) => ({ ...entry, seat, by }));
    table.moment = { seq: 0, seat, by, events, view: table.view as View, again: false };
    const { lead, rest } = momentSentence(table);
    return plain(`${lead} ${rest}`);
  }
  const next: JournalEvent = { e: "turn", seat: 1, number: 2, extra: null };

  it("begins with what one loses oneself", () => {
    const out: JournalEvent = { e: "out", seat: 1, by: 2 };
    const mine: JournalEvent = { e: "damage", seat: 0, amount: 2, health: 4, by: 2, why: "attack" };
    expect(said(2, null, out, mine)).toBe("Lantern hurt you for 2 (attack): 4 left. Lantern eliminated Grace.");
  });

  it("says that nothing was bought where the clock ended a turn, and of no other turn", () => {
    expect(said(0, "clock", next)).toContain("You bought nothing.");
    expect(said(2, "bot", next)).toContain("Lantern bought nothing.");
    expect(said(0, null, next)).not.toContain("bought");
    expect(said(0, "clock", { e: "stop", seat: 0, dice: [] }, next)).not.toContain("bought");
    expect(said(0, "clock", { e: "stay", seat: 0 })).not.toContain("bought");
  });

  it("is said of the dice that somebody stopped with: one's own in any case", () => {
    const stop: JournalEvent = { e: "stop", seat: 0, dice: [] };
    expect(weighs(stop, 0)).toBe(3);
    expect(weighs(stop, 1)).toBe(1);
  });
});

describe("what is told of one frame", () => {
  it("has a turn on a line of its own, and is silent about the deck", () => {
    const table = at([
      { e: "sweep", seat: 0 },
      { e: "shuffle" },
      { e: "reveal", slot: 0, card: "jets" },
      { e: "turn", seat: 1, number: 2, extra: null },
      { e: "stay", seat: 1 },
    ]);
    expect(plain(toldAt(table, 0)).split("\n")).toEqual([
      "You swept the row away. ",
      expect.stringContaining("Turn 2") as string,
      " Grace stayed in Tokyo.",
    ]);
    expect(toldAt(table, 1)).toBe("");
  });

  it("is the cause at the end, and nothing before", () => {
    const table = at();
    expect(causeWords(table)).toBe("");
    table.view = { ...(table.view as View), winners: [0], cause: "points" };
    expect(plain(causeWords(table))).toBe("You reached 20 points.");
  });
});
