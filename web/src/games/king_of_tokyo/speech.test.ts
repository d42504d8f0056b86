import { beforeEach, describe, expect, it } from "vitest";
import { bot, person, plain, speak, tableOf } from "../../testing";
import type { Choices, JournalEvent, Outlook, Table, View } from "./protocol";
import { moveNote, moveWords, optionWords, sentence, whyOf } from "./speech";

beforeEach(() => speak("en"));

function at(view: Partial<View>, choices?: Partial<Choices>): Table {
  const seats = [person(0, "Ada"), person(1, null), bot(2)];
  const shown = { seat: 0, to_move: 0, turn: 0, question: null, winners: [], monsters: [], ...view } as Partial<View>;
  return tableOf<View, Choices, JournalEvent, Outlook>({
    game: "king-of-tokyo",
    view: shown,
    seats,
    ...(choices ? { choices } : {}),
  });
}

const said = (table: Table): string => {
  const { lead, rest } = sentence(table);
  return plain(`${lead} | ${rest}`);
};

describe("the sentence", () => {
  it("tells the reader what is asked", () => {
    expect(said(at({ question: { kind: "yield", by: 1, damage: 2 } }, { phase: "yield" }))).toBe(
      "Kettle hit you for 2. | Stay in Tokyo, or yield?",
    );
    expect(said(at({ turn: 1 }, { phase: "probe" }))).toBe("Reroll one of Kettle’s dice? | Choose the die.");
  });

  it("says of Jets that the damage is still to come", () => {
    const jets = { place: "city" as const, stay: 2, yield: 0, jets: true };
    expect(said(at({ question: { kind: "yield", by: 1, damage: 2 } }, { phase: "yield", yield: jets }))).toMatch(
      /^Kettle hits you for 2\./,
    );
  });

  it("names what threatens where nobody does", () => {
    const question = { kind: "react", by: null, damage: 1, why: "poison" };
    expect(said(at({ question }, { phase: "react" }))).toMatch(/^You are about to lose 1 health \(poison\)\./);
  });

  it("does not say that one hits oneself", () => {
    const question = { kind: "react", by: 0, damage: 4, why: "jet_fighters" };
    expect(said(at({ question }, { phase: "react" }))).toMatch(/^You are about to lose 4 health \(Jet Fighters\)\./);
  });

  it("tells who is awaited, by the name of the monster", () => {
    expect(said(at({ to_move: 2, phase: "buy" }))).toBe("Lantern looks at the cards. | One moment.");
    expect(said(at({ to_move: 1, phase: "rolled" }))).toBe("Kettle rolls dice. | ");
  });

  it("says that the answer is being written down where that takes long", () => {
    const table = at({}, { phase: "buy" });
    table.pending = { id: "1", moves: ["end"], sent: 0, by: null, at: 0 };
    expect(said(table)).not.toMatch(/^Sent/);
    table.slow = true;
    expect(said(table)).toMatch(/^Sent\./);
  });

  it("tells who won at the end, or that nobody did", () => {
    expect(said(at({ to_move: null, winners: [1] }))).toMatch(/^Kettle wins\./);
    expect(said(at({ to_move: null, winners: [] }))).toMatch(/^Nobody wins\./);
  });
});

describe("a move", () => {
  it.each([
    ["buy jets", "Jets"],
    ["buy jets from 1", "Kettle"],
    ["mimic jets of 2", "Lantern"],
    ["smoke_cloud", "Smoke Cloud"],
    ["sell jets", "Jets"],
    ["keep 1 claw", "Keep 1 and claw"],
  ])("%s stands on its button as words", (move, part) => {
    const words = plain(moveWords(at({}), move));
    expect(words).toContain(part);
    expect(words).not.toMatch(/_|tokyo-/);
  });

  it("of yielding names the place that is given up", () => {
    const bay = { place: "bay" as const, stay: 2, yield: 0, jets: false };
    const [yielding, staying] = ["yield", "stay"].map((move) => plain(moveWords(at({}, { yield: bay }), move)));
    expect(yielding).toContain("Bay");
    expect(staying).not.toBe(yielding);
  });

  it("that the page does not know is shown as it is written", () => {
    expect(moveWords(at({}), "dance wildly")).toBe("dance wildly");
    expect(moveNote(at({}), "dance wildly")).toBe("");
  });
});

describe("a reason", () => {
  it("is the catalogue's, or the card's that it names", () => {
    expect(whyOf("tokyo")).toBe("turn begun in Tokyo");
    expect(plain(whyOf("fire_breathing"))).toBe("Fire Breathing");
  });
});

describe("the options", () => {
  it("name the Bay only where it can be played", () => {
    const options = (players: number, bay: boolean): string =>
      optionWords({ options: { players, bay } } as View).join(", ");
    expect(options(4, false)).not.toMatch(/Bay|City/);
    expect(options(5, true)).toMatch(/Bay/);
    expect(options(6, false)).toMatch(/City only/);
  });
});
