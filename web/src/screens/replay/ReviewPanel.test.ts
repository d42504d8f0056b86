import { createRawSnippet } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { mounted, person, settled, speak } from "../../testing";
import type { Decided, PastStep, Reviewed } from "../../net/protocol";
import type { Hints } from "../../table/face";
import { Replay } from "./replay.svelte";
import ReviewPanel from "./ReviewPanel.svelte";

const STEPS = [0, 1, 2, 3].map((seq) => ({
  seq,
  seat: seq % 2,
  by: null,
  moves: seq ? ["1"] : [],
  moments: [
    { events: [{ e: "take" }], view: seq ? { to_move: { "=": seq } } : { "=": { game: "pebbles", to_move: 0 } } },
  ],
})) as unknown as PastStep[];
const decided = (seq: number, after: number[], more: Partial<Decided> = {}): Decided => ({
  seq,
  seat: seq % 2,
  moves: ["1"],
  turns: 2,
  grade: "lost",
  chances: after,
  best_chances: after,
  left: null,
  after,
  loss: 0,
  luck: [0, 0],
  luck_half: 0,
  matters: false,
  better: null,
  ...more,
});
const WHOLE = {
  done: 3,
  of: 3,
  review: {
    bot: "sampler",
    samples: 200,
    units: ["lead", "share"],
    fewest: 6,
    start: [0.5, 0.5],
    players: [
      {
        decisions: 12,
        lead: { mean: 1.58, half: 0.71, decisions: 12, level: "intermediate" },
        games: { start: 50, own: -20, others: -35, luck: 5, result: 0, even: 0 },
      },
      { decisions: 0, lead: null, games: { start: 50, own: 0, others: 55, luck: -5, result: 100, even: 100 } },
    ],
    decisions: [
      decided(1, [0.6, 0.4]),
      decided(2, [0.3, 0.7], {
        matters: true,
        loss: 0.2,
        better: {
          moves: ["3"],
          half: 0.03,
          reasons: [{ key: "points" }],
          choices: {},
          view: { game: "pebbles", better: true },
        } as never,
      }),
      decided(3, [0, 1], {
        matters: true,
        loss: 0.3,
        better: { moves: ["2"], half: 0, reasons: [], view: null } as never,
      }),
    ],
  },
} as unknown as Reviewed;
const HINTS = {
  side: "end",
  turn: (_: unknown, moves: readonly string[]) => moves.map((move) => `Take ${move}.`),
  reason: (_: unknown, { key }: { key: string }) => `Because of ${key}.`,
} as unknown as Hints;

let answers: (Reviewed | number)[];
const panel = (): ReturnType<typeof mounted> & { replay: Replay; imagine: ReturnType<typeof vi.fn> } => {
  const replay = new Replay("K7QW2M", STEPS, [person(0, "Ada"), person(1, "Grace")], 0);
  const imagine = vi.fn();
  const part = mounted(ReviewPanel, {
    replay,
    hints: () => Promise.resolve({ hints: HINTS }),
    to: (step: number) => replay.to(step),
    imagine,
    children: createRawSnippet(() => ({ render: () => "<p>Play on from here.</p>" })),
  });
  return Object.assign(part, { replay, imagine });
};

beforeAll(() => speak("en"));
beforeEach(() => {
  vi.useFakeTimers();
  answers = [WHOLE];
  vi.stubGlobal("fetch", () => {
    const told = (answers.length > 1 ? answers.shift() : answers[0]) ?? 500;
    return Promise.resolve(typeof told === "number" ? Response.json({}, { status: told }) : Response.json(told));
  });
});
afterEach(() => {
  vi.useRealTimers();
});
const soon = async (ms = 0): Promise<void> => {
  await vi.advanceTimersByTimeAsync(ms);
  await settled();
};

describe("a review", () => {
  it("tells how far it has come, until it is there", async () => {
    answers = [{ done: 0, of: 0 }, { done: 1, of: 3 }, WHOLE] as Reviewed[];
    const part = panel();
    await soon();
    expect(part.one("progress").getAttribute("value")).toBe("0");
    await soon(500);
    expect([part.one("progress").getAttribute("value"), part.one("progress").getAttribute("max")]).toEqual(["1", "3"]);
    await soon(625);
    expect(part.all("progress")).toEqual([]);
    expect(part.names("tbody th")).toEqual(["You", "Grace"]);
  });

  it("tells points left lying with a class, what adds up to the result, and nothing where there was no choice", async () => {
    const part = panel();
    await soon();
    const cells = part
      .all("tbody tr")
      .map((row) => [...row.querySelectorAll("td")].map((one) => one.textContent.replaceAll(/\s+/g, " ").trim()));
    expect(cells).toEqual([
      ["1.6 ± 0.7 an intermediate player", "−20", "−35", "+5", "0"],
      ["–", "0", "+55", "−5", "100"],
    ]);
    expect(part.text).toContain("fewer than 6 decisions");
    expect(part.text).toContain("Play on from here.");
  });

  it("leads to a turning point, where the better turn is told once and can be seen", async () => {
    const part = panel();
    await soon();
    expect(part.names(".point")).toHaveLength(2);
    part.press(part.names(".point")[0] ?? "");
    expect(part.replay.at).toBe(2);
    expect(part.all(".point").map((one) => one.getAttribute("aria-current"))).toEqual(["step", null]);
    expect([part.names(".better .turn"), part.names(".better li")]).toEqual([["Take 3."], ["Because of points."]]);
    expect(part.one(".better").textContent).toContain("20");
    part.press(part.names(".better button")[0] ?? "");
    expect(part.imagine).toHaveBeenCalledExactlyOnceWith({ game: "pebbles", better: true });
    part.replay.to(3);
    part.drawn();
    expect(part.all(".better")).toEqual([]);
  });

  it("that cannot be had says so, and is asked for again", async () => {
    answers = [500];
    const part = panel();
    await soon();
    expect(part.all("[role=alert]")).toHaveLength(1);
    answers = [WHOLE];
    part.press(part.names("button")[0] ?? "");
    await soon();
    expect(part.all("[role=alert]")).toEqual([]);
    expect(part.names("tbody th")).toEqual(["You", "Grace"]);
  });

  it("speaks Persian, with its digits, and draws its curve from right to left", async () => {
    await speak("fa");
    vi.stubGlobal("fetch", () => Promise.resolve(Response.json(WHOLE)));
    const part = panel();
    await soon();
    const told = part.text;
    const flipped = part.all("svg g").map((one) => one.getAttribute("transform"));
    await speak("en");
    expect(told).toMatch(/۱٫۶/);
    expect(told).not.toMatch(/\d/);
    expect(flipped).toEqual(["translate(600 0) scale(-1 1)"]);
  });
});
