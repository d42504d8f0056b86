import { beforeEach, describe, expect, it } from "vitest";
import { evening, finish, finishedGames, score, totals, won, type Finished } from "./finished";

const game = (more: Partial<Finished>): Finished => ({
  table: "AAAAAA",
  game: "kingdomino",
  at: 1,
  rank: 1,
  of: 2,
  points: 40,
  resigned: false,
  with: ["Grace"],
  ...more,
});

describe("finished games", () => {
  beforeEach(() => localStorage.clear());

  it("are kept once each, the newest first", () => {
    finish(game({}));
    finish(game({ table: "BBBBBB", at: 2 }));
    finish(game({ points: 50, at: 3 }));
    expect(finishedGames().map(({ table, points }) => [table, points])).toEqual([
      ["AAAAAA", 50],
      ["BBBBBB", 40],
    ]);
  });

  it("are none where something else is kept there", () => {
    for (const kept of ["{", "7", '[{"table":""}]']) {
      localStorage.setItem("kingtable.finished", kept);
      expect(finishedGames()).toEqual([]);
    }
  });

  it("of the same people within some hours are an evening, with so many wins of each", () => {
    const hour = 3_600_000;
    const last = game({ at: 20 * hour, table: "DDDDDD", winners: [] });
    const all = [
      game({ at: 19 * hour, table: "CCCCCC", rank: 2, winners: ["Grace"] }),
      game({ at: 19 * hour, table: "EEEEEE", with: ["Alan"], winners: [] }),
      game({ at: 18 * hour, table: "BBBBBB", rank: 2, winners: ["Grace"] }),
      game({ at: 2 * hour, table: "AAAAAA", winners: [] }),
    ];
    expect(evening(last, [last, ...all]).map(({ table }) => table)).toEqual(["DDDDDD", "CCCCCC", "BBBBBB"]);
    expect(score(evening(last, all))).toEqual([
      ["Grace", 2],
      ["", 1],
    ]);
  });

  it("add up by game; who resigned has not won", () => {
    const all = [game({}), game({ rank: 2, points: 61 }), game({ game: "king-of-tokyo", resigned: true, points: 20 })];
    expect(all.map(won)).toEqual([true, false, false]);
    expect(totals(all)).toEqual([
      { game: "kingdomino", played: 2, won: 1, best: 61, mean: 50.5 },
      { game: "king-of-tokyo", played: 1, won: 0, best: 20, mean: 20 },
    ]);
  });
});
