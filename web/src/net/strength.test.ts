import { describe, expect, it } from "vitest";
import type { Rated } from "./protocol";
import { after, kindOf, metBy, NEW, ratingAt, strengthOf, type Met, type Own } from "./strength";

const won = (strength: number): Met => ({ strength, score: 1 });
const lost = (strength: number): Met => ({ strength, score: 0 });

describe("how strong a reader plays", () => {
  it("moves up by a win, down by a loss, and more where it was not to be expected", () => {
    const own: Own = { at: 40, games: 0 };
    const moved = (met: Met): number => after(own, [met]).at - own.at;
    expect(moved(won(40))).toBeGreaterThan(0);
    expect(moved(lost(40))).toBeCloseTo(-moved(won(40)));
    expect(moved(won(75))).toBeGreaterThan(moved(won(40)));
    expect(moved(lost(5))).toBeLessThan(moved(lost(40)));
  });

  it("finds where one wins half of the games, and stays between 1 and 100", () => {
    let own: Own = NEW;
    for (let game = 0; game < 60; game += 1) own = after(own, [own.at < 70 ? won(own.at) : lost(own.at)]);
    expect(Math.abs(own.at - 70)).toBeLessThan(6);
    for (let game = 0; game < 300; game += 1) own = after(own, [won(100)]);
    expect(own.at).toBe(100);
    expect(after({ at: 1, games: 9 }, [lost(1)]).at).toBe(1);
  });

  it("is told by ranks beside those of bots of known strength", () => {
    const seats = [
      { seat: 0, kind: "human" },
      { seat: 1, kind: "bot", bot: "person:30" },
      { seat: 2, kind: "bot", bot: "person:60" },
    ];
    expect(metBy(0, seats, [2, 3, 1])).toEqual([won(30), lost(60)]);
    expect(metBy(0, seats, [1, 1, 3])).toEqual([{ strength: 30, score: 0.5 }, won(60)]);
    expect(metBy(0, [...seats, { seat: 3, kind: "bot", bot: "sampler" }], [2, 3, 1, 4])).toEqual([won(30), lost(60)]);
    expect(metBy(0, [...seats, { seat: 3, kind: "human", bot: null }], [2, 3, 1, 4])).toEqual([won(30), lost(60)]);
    expect(metBy(0, seats.slice(0, 1), [1])).toEqual([]);
    expect(after(NEW, [])).toBe(NEW);
  });

  it("reads the strength from a bot's name, and no other number", () => {
    expect([strengthOf("person:40"), strengthOf("person"), strengthOf("my_bot:Mine")]).toEqual([40, null, null]);
    expect([kindOf("person:40"), kindOf("sampler"), kindOf("my_bot:Mine")]).toEqual([
      "person",
      "sampler",
      "my_bot:Mine",
    ]);
  });
});

describe("the rating of a bot", () => {
  const at = (strength: number, elo: number, players = 2): Rated => ({
    players,
    strength,
    elo,
    low: elo - 50,
    high: elo + 70,
  });

  it("is told where it was measured and nowhere else", () => {
    const rated = [at(10, 40), at(30, 300), at(90, 900), at(30, 280, 4)];
    expect([2, 3, 4].map((players) => ratingAt(rated, players, 30)?.elo)).toEqual([300, undefined, 280]);
    expect([1, 20, 31, 100].map((strength) => ratingAt(rated, 2, strength))).toEqual([null, null, null, null]);
    expect(ratingAt([at(0, 573)], 2, 0)?.elo).toBe(573);
    expect(ratingAt([], 2, 50)).toBeNull();
  });
});
