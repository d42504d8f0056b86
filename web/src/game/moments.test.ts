import { expect, it } from "vitest";
import { actorOf } from "./moments";
import type { AnyEvent } from "../net/protocol";

const acted = (seat: number | null, ...events: object[]): number | null =>
  actorOf({ seat, events: events as AnyEvent[] });

it("the one who acted is who did it, else who it is about, else whose command brought it", () => {
  expect(acted(3, { e: "damage", seat: 1, by: 2 })).toBe(2);
  expect(acted(3, { e: "damage", seat: 1, by: null })).toBe(1);
  expect(acted(3, { e: "line", dominoes: [] }, { e: "claim", seat: 0 })).toBe(0);
  expect(acted(3, { e: "line", dominoes: [] })).toBe(3);
  expect(acted(null, { e: "kings", seats: [1, 0] })).toBeNull();
});
