import { beforeAll, describe, expect, it } from "vitest";
import type { AnyEvent } from "../net/protocol";
import type { Face } from "./face";
import { speak, tableOf } from "../testing";
import { sentences, since } from "./telling";

const WEIGHT: Record<string, number> = { stop: 0, throw: 1, buy: 2, damage: 5 };
const face = {
  line: (_: unknown, event: AnyEvent & { n?: number }) =>
    event.e === "mute" ? "" : `${event.e} ${event.n ?? ""}`.trim(),
  weighs: (event: AnyEvent) => WEIGHT[event.e] ?? 2,
} as unknown as Face;
const events = (...kinds: string[]): AnyEvent[] => kinds.map((e, n) => ({ e, n }) as AnyEvent);

beforeAll(() => speak("en"));

describe("a moment", () => {
  it("is told in order, without what needs no telling, and shorter for who wants it so", () => {
    const told = events("throw", "stop", "damage", "mute");
    const table = tableOf({ view: {} });
    expect(sentences(table, face, told, 1, 9)).toEqual(["throw 0", "damage 2"]);
    expect(sentences(table, face, told, 3, 9)).toEqual(["damage 2"]);
  });

  it("of which too much is told at once leaves out what matters least", () => {
    const told = events("throw", "damage", "throw", "buy", "throw");
    const table = tableOf({ view: {} });
    expect(sentences(table, face, told, 1, 3)).toEqual(["damage 1", "buy 3", "throw 4"]);
  });
});

describe("what one missed", () => {
  it("is what matters most of it, the newest first choice, in its order", () => {
    const table = tableOf({
      view: {},
      events: [events("damage"), events("buy", "throw"), events("damage", "buy", "stop")],
    });
    expect(since(table, face, 0, 3)).toEqual(["buy 0", "damage 0", "buy 1"]);
    expect(since(table, face, 0, 2)).toEqual(["damage 0", "buy 1"]);
    expect(since(table, face, 2, 3)).toEqual([]);
  });

  it("says what the clock played", () => {
    const table = tableOf({ view: {}, events: [events("buy"), events("buy")] });
    table.log = table.log.map((entry) => ({ ...entry, by: entry.seq === 1 ? "clock" : null }));
    expect(since(table, face, 0, 3)[0]).toMatch(/time.*buy 0$/i);
  });
});
