import { beforeEach, describe, expect, it } from "vitest";
import { bot, person, plain, speak, tableOf } from "../testing";
import type { Choices, JournalEvent, Outlook, Table, View } from "./protocol";
import { eventWords, faceWords, logLines, optionWords, sentence, whereabouts } from "./speech";

beforeEach(() => speak("en"));

function at(view: Partial<View>, choices?: Partial<Choices>, events?: JournalEvent[][]): Table {
  const shown = { seat: 0, to_move: 0, winners: [], line: [], games: 1, ...view } as Partial<View>;
  return tableOf<View, Choices, JournalEvent, Outlook>({
    game: "kingdomino",
    view: shown,
    seats: [person(0, "Ada"), bot(1), person(2, null, { here: false })],
    ...(choices ? { choices } : {}),
    ...(events ? { events } : {}),
  });
}

const said = (table: Table, pencilled = false): string => {
  const { lead, rest } = sentence(table, pencilled);
  return plain(`${lead} | ${rest}`);
};

const NOW: Partial<View> = { phase: "place", line: [{ domino: 12, seat: 0, state: "now" }] };

describe("the sentence", () => {
  it("tells what to place, then what to claim", () => {
    expect(said(at(NOW, { place: [], discard: null, seals: false }))).toBe(
      "Your turn. | Place 12, then claim your next domino.",
    );
    expect(said(at(NOW, { discard: null, seals: false }), true)).toBe(
      "12 is pencilled in. | Claim your next domino to make it final.",
    );
    expect(said(at(NOW, { discard: null, seals: true }), true)).toMatch(/Make it final when you are sure\.$/);
  });

  it("says that a domino fits nowhere", () => {
    expect(said(at(NOW, { discard: "discard 12", seals: false }))).toMatch(/^12 fits nowhere\./);
  });

  it("tells who is awaited, and whether that is a bot or somebody away", () => {
    expect(said(at({ ...NOW, to_move: 1 }))).toBe("Bot Cherry places 12. | One moment.");
    expect(said(at({ to_move: 2, phase: "claim" }))).toBe("Pine claims a domino. | Waiting: Pine is not at the table.");
  });

  it("asks for the first claim and for the next", () => {
    expect(said(at({ phase: "opening" }, { discard: null }))).toMatch(/Claim your first domino/);
    expect(said(at({ phase: "claim" }, { discard: null }))).toMatch(/Claim your next domino\.$/);
  });
});

describe("a place", () => {
  it("is told from the castle", () => {
    expect(whereabouts([0, 0])).toBe("Castle’s square");
    expect(plain(whereabouts([2, -1]))).toBe("2 right, 1 down");
    expect(plain(whereabouts([0, 3]))).toBe("3 up");
  });

  it("has two squares with their crowns", () => {
    expect(plain(faceWords(1))).toBe("Wheat beside Wheat");
    expect(plain(faceWords(48))).toMatch(/crown/);
  });
});

describe("the log", () => {
  const claim: JournalEvent = { e: "claim", seat: 0, domino: 3, forced: false };

  it("tells the reader's moves as theirs, and what they gained", () => {
    const told = (event: JournalEvent): string => plain(eventWords(at({}), event));
    expect(told(claim)).toBe("You claimed 3.");
    expect(told({ ...claim, seat: 1, forced: true })).toBe("Bot Cherry claimed 3, the only one left.");
    expect(told({ e: "place", seat: 0, domino: 3, left: [1, 0], right: [2, 0], gain: 0 })).toBe("You placed 3.");
    expect(told({ e: "place", seat: 1, domino: 3, left: [1, 0], right: [2, 0], gain: 4 })).toBe(
      "Bot Cherry placed 3 and gained 4.",
    );
    expect(told({ e: "scored", number: 1, scores: [30, 28, 9] })).toBe("Scored: You 30, Bot Cherry 28 and Pine 9.");
  });

  it("numbers the games of a Dynasty only", () => {
    expect(eventWords(at({}), { e: "game", number: 1 })).toBe("");
    expect(eventWords(at({ games: 3 }), { e: "game", number: 1 })).toBe("Game 1 begins.");
  });

  it("begins a section with every round and says once a frame who played for somebody", () => {
    const table = at({}, undefined, [[{ e: "round", round: 1 }], [claim, { e: "leftover", domino: 9 }]]);
    table.log = table.log.map((entry) => ({ ...entry, by: entry.seq === 1 ? "stand-in" : null }));
    expect(logLines(table, null).map(({ text, head }) => `${head ? "# " : ""}${plain(text)}`)).toEqual([
      "# Round 1",
      "The bot could not be asked; the table played for it:",
      "You claimed 3.",
      "Nobody claimed 9: it left the game.",
    ]);
    expect(logLines(table, 0)).toHaveLength(1);
  });
});

describe("the options", () => {
  it("are those that are played", () => {
    const options = { players: 2, middle_kingdom: true, harmony: false, mighty_duel: true, dynasty: true };
    expect(optionWords({ options } as View)).toEqual(["2 players", "Mighty Duel", "Dynasty", "Middle Kingdom"]);
  });
});
