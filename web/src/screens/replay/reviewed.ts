/** What the tests of a review share: a game of pebbles between Ada, who reads it, and Grace, and its review. */
import { person } from "../../testing";
import type { Decided, PastStep, Review } from "../../net/protocol";
import type { Hints } from "../../table/face";
import { Replay } from "./replay.svelte";

const STEPS = [0, 1, 2, 3, 4, 5].map((seq) => ({
  seq,
  seat: seq % 2,
  by: null,
  moves: seq ? ["1"] : [],
  moments: [
    {
      events: [{ e: "take" }],
      view: seq ? { to_move: { "=": seq }, turn: { "=": seq } } : { "=": { game: "pebbles", to_move: 0, turn: 0 } },
    },
  ],
})) as unknown as PastStep[];

/** A decision; Ada makes those with even numbers. */
export const decided = (seq: number, after: number[], more: Partial<Decided> = {}): Decided => ({
  seq,
  seat: seq % 2,
  moves: ["1"],
  turns: 3,
  grade: "best",
  chances: after,
  best_chances: after,
  after,
  loss: 0,
  left: 0,
  luck: [0, 0],
  luck_half: 0,
  matters: false,
  better: null,
  ...more,
});

export const lost = (seq: number, loss: number, more: Partial<Decided> = {}): Decided =>
  decided(seq, [0.4, 0.6], {
    grade: "lost",
    loss,
    best_chances: [0.4 + loss, 0.6 + loss],
    better: { moves: ["3"], half: 0.03, left_half: 1, reasons: [{ key: "points", args: {} }], choices: {}, view: null },
    ...more,
  });

export const reviewOf = (decisions: Decided[], costliest: number[][] = [[], []]): Review => ({
  bot: "sampler",
  samples: 200,
  units: ["lead", "share"],
  fewest: 6,
  costliest,
  start: [0.5, 0.5],
  players: [
    {
      decisions: 12,
      lead: {
        mean: 1.58,
        half: 0.71,
        decisions: 12,
        level: "intermediate",
        beside: { level: 3, percentile: 62, games: 40 },
      },
      share: null,
      start: 0.5,
      own: -0.2,
      others: -0.35,
      luck: 0.05,
      luck_half: 0.01,
      result: 0,
      games: { start: 50, own: -20, others: -35, luck: 5, result: 0, even: 0 },
    },
    {
      decisions: 0,
      lead: null,
      share: null,
      start: 0.5,
      own: 0,
      others: 0.55,
      luck: -0.05,
      luck_half: 0.01,
      result: 1,
      games: { start: 50, own: 0, others: 55, luck: -5, result: 100, even: 100 },
    },
  ],
  decisions,
});

export const HINTS = {
  turn: (_: unknown, moves: readonly string[]) => moves.map((move) => `Take ${move}.`),
  reason: (_: unknown, { key }: { key: string }) => `Because of ${key}.`,
  when: ({ turn }: { turn: number }) => `Turn ${turn + 1}`,
} as unknown as Hints;

export const replayed = (): Replay => new Replay("K7QW2M", STEPS, [person(0, "Ada"), person(1, "Grace")], 0);
