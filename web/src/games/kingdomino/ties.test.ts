import { beforeEach, expect, it } from "vitest";
import { person, plain, speak, tableOf } from "../../testing";
import type { Choices, JournalEvent, Outlook, TieBreak, View } from "./protocol";
import { whereabouts } from "./speech";
import { tieWords } from "./ties";

function told(tie: TieBreak, ranks: number[], games = 1): string {
  const kingdoms = [
    { largest: 9, crowns: 4 },
    { largest: 7, crowns: 6 },
  ] as View["kingdoms"];
  const view: Partial<View> = { seat: null, scores: [41, 41], ranks, kingdoms, games, tie_break: [tie] };
  const seats = [person(0, "Ada"), person(1, "Grace")];
  const table = tableOf<View, Choices, JournalEvent, Outlook>({ view, seats });
  return tieWords(table, table.view as View)
    .map(plain)
    .join("\n");
}

beforeEach(() => speak("en"));

it("a tie that the larger property decides tells the squares of both", () => {
  const text = told({ seats: [0, 1], by: "largest" }, [1, 2]);
  expect(text).toContain("Tied at 41: Ada and Grace. The largest property decides:");
  expect(text).toMatch(/Ada.*9.*Grace.*7/);
});

it("a tie that the crowns decide tells the crowns of both", () => {
  const text = told({ seats: [0, 1], by: "crowns" }, [2, 1]);
  expect(text).toMatch(/The crowns decide: .*Ada.*4.*Grace.*6/);
});

it("a tie that nothing decides tells the place that is shared", () => {
  expect(told({ seats: [0, 1], by: "shared" }, [2, 2])).toMatch(/Place 2 is shared\.$/);
});

it("a tie of a Dynasty is shared, whatever its last kingdoms hold", () => {
  const text = told({ seats: [0, 1], by: "shared" }, [1, 1], 3);
  expect(text).toBe("Tied at 41: Ada and Grace. Place 1 is shared.");
});

it("a square is told from the castle", () => {
  expect(whereabouts([0, 0])).toBe("Castle’s square");
  expect(whereabouts([2, 0])).toBe("2 right");
  expect(whereabouts([0, -1])).toBe("1 down");
  expect(plain(whereabouts([-2, 1]))).toBe("2 left, 1 up");
});
