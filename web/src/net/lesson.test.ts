import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { AnyView } from "./protocol";
import { exercise, type Verdict } from "./lesson";
import { Table } from "../table/table.svelte";

const VIEW = { seat: 0, game: "pebbles", to_move: 0, over: false } as unknown as AnyView;
const SNAP = {
  ...{
    t: "snap",
    seq: 0,
    table: "",
    game: "pebbles",
    commitment: null,
    key: null,
    seats: [],
    host: null,
    gather: null,
  },
  ...{ deal: null, view: VIEW, choices: { moves: ["a", "b"] }, events: [], clock: null, rematch: null },
  ...{ ending: null, ended: null },
};
const RIGHT: Verdict = { right: true, key: "lesson-x-right", rule: "", args: {}, moments: [] };
const WRONG: Verdict = { right: false, key: "lesson-x-less", rule: "K-127", args: { gain: 1 }, moments: [] };

let asked: { path: string; body: unknown }[] = [];
let answers: Record<string, unknown> = {};
let told: (Verdict | null)[] = [];

/** What the server says of a path: what `answers` has; where that is an Error, nothing at all. */
function serve(path: string, init?: RequestInit): Promise<Response> {
  asked.push({ path, body: typeof init?.body === "string" ? (JSON.parse(init.body) as unknown) : null });
  const answer = answers[path];
  if (answer instanceof Error) return Promise.reject(answer);
  const refused = typeof answer === "object" && answer !== null && "error" in answer;
  return Promise.resolve(new Response(JSON.stringify(answer), { status: refused ? 422 : 200 }));
}

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

async function sat(): Promise<Table> {
  const table = new Table(
    "",
    null,
    null,
    exercise("pebbles", 3, (verdict) => told.push(verdict)),
  );
  stop = table.start();
  await settled();
  await settled();
  return table;
}
let stop = (): void => undefined;

beforeEach(() => {
  asked = [];
  told = [];
  answers = { "/api/lessons/pebbles/3": SNAP };
  vi.stubGlobal("fetch", serve);
});

afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

describe("a situation of a lesson", () => {
  it("stands at a table like any other", async () => {
    const table = await sat();
    expect(table.view).toEqual(VIEW);
    expect(table.choices).toEqual({ moves: ["a", "b"] });
    expect(table.me).toBe(0);
  });

  it("takes a right answer: it happens, and nothing more is asked", async () => {
    const table = await sat();
    answers["/api/lessons/pebbles/3"] = RIGHT;
    table.play(["a"]);
    expect(told).toEqual([null]);
    await settled();
    expect(asked.at(-1)).toEqual({ path: "/api/lessons/pebbles/3", body: { moves: ["a"] } });
    expect(told).toEqual([null, RIGHT]);
    expect([table.pending, table.choices]).toEqual([null, null]);
  });

  it("leaves everything as it was where the answer is wrong", async () => {
    const table = await sat();
    answers["/api/lessons/pebbles/3"] = WRONG;
    table.play(["b"]);
    await settled();
    expect(told).toEqual([null, WRONG]);
    expect(table.pending).toBeNull();
    expect(table.choices).toEqual({ moves: ["a", "b"] });
  });

  it("tells why the rules refuse what is tried", async () => {
    const table = await sat();
    answers["/api/lessons/pebbles/3/try"] = { error: { key: "refuse-touch", rule: "K-103" } };
    table.try(["c"]);
    await settled();
    expect(table.objection).toEqual({ moves: ["c"], why: { key: "refuse-touch", rule: "K-103" } });
  });

  it("tells what an answer would lead to", async () => {
    const table = await sat();
    answers["/api/lessons/pebbles/3/try"] = { redrawn: false };
    table.try(["a"]);
    await settled();
    expect(table.trial).toMatchObject({ moves: ["a"], redrawn: false });
  });

  it("is a line that breaks when the server does not answer, and the answer is kept", async () => {
    const table = await sat();
    answers["/api/lessons/pebbles/3"] = new Error("no network");
    table.play(["a"]);
    await settled();
    expect(table.connection.connected).toBe(false);
    expect(table.pending?.moves).toEqual(["a"]);
    expect(told).toEqual([null]);
  });

  it("judges an answer once, though a table that waits sends it again", async () => {
    const heard = vi.fn();
    const line = exercise("pebbles", 3, vi.fn())({ opened: vi.fn(), heard, closed: vi.fn(), refused: vi.fn() });
    answers["/api/lessons/pebbles/3"] = RIGHT;
    for (const at of [0, 0]) line.send({ t: "do", id: "one", moves: ["a"], at });
    await settled();
    expect(asked).toHaveLength(1);
    expect(heard).toHaveBeenCalledOnce();
  });
});
