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

  it("begins with what the clock played for its reader", () => {
    const table = tableOf({ view: { seat: 0 }, events: [[], events("buy"), events("damage"), events("buy")] });
    table.log = table.log.map((entry) => ({ ...entry, seat: 0, by: entry.seq === 2 ? "clock" : null }));
    expect(since(table, face, 0, 3)).toEqual(["Time ran out; the clock played for you: damage 0", "buy 0", "buy 0"]);
    table.log = table.log.map((entry) => ({ ...entry, seat: 1 }));
    expect(since(table, face, 0, 3)[1]).toMatch(/^Time ran out; the table answered: damage 0$/);
  });
});
