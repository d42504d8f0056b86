import { beforeEach, describe, expect, it } from "vitest";
import { offer } from "../../net/offer.svelte";
import type { AnyEvent } from "../../net/protocol";
import { bot, PEBBLES, person, plain, speak, tableOf } from "../../testing";
import type { Choices, Table, View } from "./protocol";
import { eventWords, logLines, optionWords, sentence, toldAt } from "./speech";

beforeEach(() => speak("en"));

function at(view: Partial<View>, choices?: Choices, events: AnyEvent[][] = []): Table {
  return tableOf<View, Choices, AnyEvent, unknown>({
    view: { seat: 0, to_move: 0, winners: [], ...view },
    seats: [person(0, "Ada"), bot(1)],
    events,
    ...(choices ? { choices } : {}),
  });
}

const said = (table: Table): string => plain(`${sentence(table).lead} | ${sentence(table).rest}`);

describe("the sentence", () => {
  it("asks the reader for a move, and tells who is awaited else", () => {
    expect(said(at({}, { moves: ["take 1"] }))).toBe("Your turn. | Choose a move.");
    expect(said(at({ to_move: 1 }))).toBe("It’s Bot Cherry’s turn. | One moment.");
    expect(said(at({ seat: null }))).toMatch(/^It’s Ada’s turn\./);
  });

  it("waits while the move is written down, and tells who won", () => {
    const table = at({}, { moves: ["take 1"] });
    table.pending = { id: "1", moves: ["take 1"], sent: 0, by: null, at: 0 };
    table.slow = true;
    expect(said(table)).toMatch(/^Sent\./);
    expect(said(at({ to_move: null, winners: [1] }))).toMatch(/^Bot Cherry wins\./);
    expect(said(at({ to_move: null }))).toMatch(/^Nobody wins\./);
  });
});

describe("an event", () => {
  const told = (event: AnyEvent): string => plain(eventWords(at({}), event));

  it("is a move, as its player's", () => {
    expect(told({ e: "move", seat: 1, move: "take 2" } as AnyEvent)).toBe("Bot Cherry: take 2");
    expect(told({ e: "move", seat: 0, move: "take 2" } as AnyEvent)).toBe("You: take 2");
  });

  it("or the end", () => {
    expect(told({ e: "over" })).toBe("The game is over.");
  });

  it("or anything else, as the server tells it", () => {
    expect(told({ e: "rain", seat: 1, inches: 1200, on: ["hill", 3], warm: false, by: null } as AnyEvent)).toBe(
      "rain · Bot Cherry · inches 1,200 · on hill and 3 · warm false · by null",
    );
    expect(told({ e: "move", to: { x: 1 } } as AnyEvent)).toBe('move · to {"x":1}');
  });
});

describe("the log", () => {
  const move = (seat: number, what: string): AnyEvent => ({ e: "move", seat, move: what }) as AnyEvent;

  it("ends where it is asked to, and says once a frame who played for somebody", () => {
    const table = at({}, undefined, [[move(0, "take 1")], [move(1, "take 2"), { e: "over" }]]);
    table.log = table.log.map((entry) => ({ ...entry, by: entry.seq === 1 ? "clock" : null }));
    expect(logLines(table, null).map(({ text }) => plain(text))).toEqual([
      "You: take 1",
      "Time ran out; the table answered:",
      "Bot Cherry: take 2",
      "The game is over.",
    ]);
    expect(logLines(table, 0)).toHaveLength(1);
    expect(plain(toldAt(table, 1))).toBe("Bot Cherry: take 2\nThe game is over.");
  });
});

describe("the options", () => {
  const options = { players: 2, pebbles: 12, last_loses: true, pairs: false };

  it("are told by the words of the declaration", () => {
    offer.games = [PEBBLES];
    expect(optionWords({ game: "pebbles", options } as Partial<View> as View)).toEqual([
      "2 players",
      "Pebbles: 12",
      "Last loses",
    ]);
  });

  it("are none but the players where the server does not offer the game any more", () => {
    offer.games = [];
    expect(optionWords({ game: "pebbles", options } as Partial<View> as View)).toEqual(["2 players"]);
  });
});
