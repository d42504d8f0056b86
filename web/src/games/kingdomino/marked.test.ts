import { expect, it } from "vitest";
import { tableOf } from "../../testing";
import { markedDomino } from "./marked";
import type { Choices, JournalEvent, Outlook, Table, View } from "./protocol";

const LINE: View["line"] = [
  { domino: 4, seat: 0, state: "done" },
  { domino: 9, seat: 1, state: "done" },
  { domino: 17, seat: 0, state: "now" },
  { domino: 30, seat: 1, state: "waits" },
];

function told(event?: JournalEvent, line = LINE): Table {
  const table = tableOf<View, Choices, JournalEvent, Outlook>({ view: { seat: 0, to_move: 0, line } });
  if (event) {
    table.moment = { seq: 1, seat: 1, by: null, events: [event], view: table.view as View, again: false };
    table.player.add([{ show: () => undefined, lasts: () => 500 }]);
  }
  return table;
}

it("the row of who is to move is marked, and of who acted while that is told", () => {
  expect(markedDomino(told())).toBe(17);
  expect(markedDomino(told({ e: "claim", seat: 1, domino: 40, forced: false }))).toBe(9);
  expect(markedDomino(told({ e: "place", seat: 1, domino: 9 } as JournalEvent))).toBe(9);
  expect(markedDomino(told({ e: "discard", seat: 0, domino: 4 }))).toBe(4);
});

it("no row is marked while it is told what nobody did, or what somebody did whose row is gone", () => {
  expect(markedDomino(told({ e: "line", dominoes: [1, 2] } as unknown as JournalEvent))).toBeNull();
  const next: View["line"] = [{ domino: 31, seat: 1, state: "now" }];
  expect(markedDomino(told({ e: "claim", seat: 1, domino: 40, forced: false }, next))).toBeNull();
});
