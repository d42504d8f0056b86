import { beforeEach, describe, expect, it } from "vitest";
import type { PastStep } from "../../net/protocol";
import { person } from "../../testing";
import { Replay } from "./replay.svelte";

/** A step of two moments, and one of one; each view says who is to move. */
const STEPS = [
  {
    seq: 0,
    seat: null,
    by: null,
    moves: [],
    moments: [{ events: [{ e: "deal" }], view: { "=": { game: "pebbles", to_move: 0 } } }],
  },
  {
    seq: 1,
    seat: 0,
    by: null,
    moves: ["1", "again"],
    moments: [
      { events: [{ e: "take" }, { e: "again" }], view: { to_move: { "=": 1 } } },
      { events: [{ e: "take" }], view: { to_move: { "=": 0 } } },
    ],
  },
  {
    seq: 2,
    seat: 0,
    by: "clock",
    moves: ["2"],
    moments: [{ events: [{ e: "over" }], view: { over: { "=": true }, to_move: { "=": null } } }],
  },
] as unknown as PastStep[];

describe("a replay", () => {
  let replay: Replay;

  beforeEach(() => {
    replay = new Replay("ABCDEF", STEPS, [person(0, "Ada"), person(1, "Grace")], 1);
  });

  it("begins at the deal, and knows game, seat and end", () => {
    expect([replay.game, replay.at, replay.last, replay.me, replay.over]).toEqual(["pebbles", 0, 2, 1, true]);
    expect([replay.acting, replay.log.length]).toEqual([0, 1]);
  });

  it("shows how the table stood after a step, with all that had happened", () => {
    replay.to(1);
    expect([replay.at, replay.acting, replay.log.map(({ event }) => event.e)]).toEqual([
      1,
      0,
      ["deal", "take", "again", "take"],
    ]);
    replay.to(9);
    expect([replay.at, replay.log.at(-1)?.by]).toEqual([2, "clock"]);
    replay.to(-1);
    expect(replay.at).toBe(0);
  });

  it("counts moves as the record does, whatever one answer held", () => {
    expect([0, 1, 2].map((step) => replay.moves(step))).toEqual([0, 2, 3]);
  });

  it("shows moment after moment, and says whether more follow", () => {
    expect(replay.ahead).toEqual([1, 2, 3]);
    expect([replay.show(1), replay.acting, replay.at]).toEqual([true, 1, 1]);
    expect([replay.show(3), replay.ahead]).toEqual([false, []]);
  });
});
