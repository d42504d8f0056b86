import { beforeEach, describe, expect, it } from "vitest";
import { bot, person, plain, speak, tableOf } from "../../testing";
import type { Choices, JournalEvent, Outlook, Place, Table, View } from "./protocol";
import {
  eventWords,
  faceWords,
  logLines,
  momentSentence,
  optionWords,
  sentence,
  sumsWords,
  whereabouts,
} from "./speech";

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

const said = (table: Table, pencilled = false, place: Place | null = null): string => {
  const { lead, rest } = sentence(table, pencilled, place);
  return plain(`${lead} | ${rest}`);
};

const kingdoms = [{ middle_kingdom: "open", harmony: "open" }] as View["kingdoms"];
const NOW: Partial<View> = { phase: "place", kingdoms: [], line: [{ domino: 12, seat: 0, state: "now" }] };
const off = (more: Partial<Place>): Place => ({ middle_kingdom: true, harmony: true, ...more }) as Place;

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
    expect(said(at(NOW, { discard: "discard 12", seals: false }))).toBe(
      "12 fits nowhere. | It must be discarded and scores nothing.",
    );
  });

  it("says which bonus a place or a discard gives up, and what that costs; nothing of one that is lost", () => {
    const table = at({ ...NOW, kingdoms }, { discard: null, seals: false });
    expect(said(table, true, off({ middle_kingdom: false }))).toBe(
      "12 is pencilled in. | This gives up Middle Kingdom −10. Claim your next domino to make it final.",
    );
    expect(said(table, true, off({}))).toBe("12 is pencilled in. | Claim your next domino to make it final.");
    expect(said(at({ ...NOW, kingdoms }, { discard: "discard 12" }))).toBe(
      "12 fits nowhere. | It must be discarded and scores nothing. This gives up Harmony −5.",
    );
    const lost = [{ middle_kingdom: "lost", harmony: "off" }] as View["kingdoms"];
    expect(said(at({ ...NOW, kingdoms: lost }, { discard: "discard 12" }))).not.toMatch(/gives up/);
  });

  it("tells who is awaited, and whether that is a bot or somebody away", () => {
    expect(said(at({ ...NOW, to_move: 1 }))).toBe("It’s Bot Cherry’s turn to place 12. | One moment.");
    expect(said(at({ to_move: 2, phase: "claim" }))).toBe(
      "It’s Pine’s turn to claim a domino. | Waiting for Pine, who is away.",
    );
  });

  it("says once who it was that the clock played for", () => {
    const table = at({}, undefined, [[{ e: "round", round: 1 }]]);
    const place: JournalEvent = { e: "place", seat: 1, domino: 14, left: [1, 0], right: [2, 0], gain: 0 };
    table.moment = { seq: 1, seat: 1, by: "clock", events: [place], view: table.view as View, again: false };
    table.log = [...table.log, { seq: 1, seat: 1, by: "clock", event: place }];
    expect(plain(momentSentence(table).lead)).toBe("Time ran out; the table answered: Bot Cherry placed 14.");
  });

  it("sums up the games of a Dynasty that are over, from the second on", () => {
    const history = [{ scores: [30, 28, 9] }, { scores: [11, 2, 3] }];
    const told = (more: Partial<View>): string => {
      const table = at({ games: 3, kingdoms: [{}, {}, {}] as View["kingdoms"], history, ...more });
      return plain(sumsWords(table, table.view as View));
    };
    expect(told({})).toBe("So far: You 41, Bot Cherry 30 and Pine 12");
    expect([told({ history: [] }), told({ over: true }), told({ games: 1, history: [] })]).toEqual(["", "", ""]);
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
