import { beforeEach, expect, test, vi } from "vitest";
import { remembered, rememberTable } from "../net/remembered";
import { flushSync } from "svelte";
import { PASSES, Sofa } from "./sofa.svelte";

const SEATS = [0, 1, 2].map((seat) => ({ seat, token: `token-${seat}` }));

beforeEach(() => localStorage.clear());

const stands = (sofa: Sofa, decides: number, shown: number): void => {
  for (const [seat, table] of sofa.tables.entries()) {
    table.view = { seat, to_move: decides } as never;
    table.choices = seat === decides ? {} : null;
    table.shown = shown;
  }
  sofa.follow();
  flushSync();
};

test("who decides is shown, and what is pressed while the turn passes does nothing", () => {
  vi.useFakeTimers();
  const sofa = new Sofa("ABC234", SEATS);
  stands(sofa, 0, 1);
  sofa.current.moment = {} as never;
  stands(sofa, 2, 2);
  expect(sofa.current.me).toBe(2);
  expect(sofa.passing).toBe(true);
  sofa.current.play(["x"]);
  expect(sofa.current.pending).toBeNull();
  vi.advanceTimersByTime(PASSES);
  vi.useRealTimers();
  sofa.current.play(["x"]);
  expect(sofa.current.pending?.moves).toEqual(["x"]);
  vi.restoreAllMocks();
});

test("it does not pass before the page has shown what happened", () => {
  const sofa = new Sofa("ABC234", SEATS);
  stands(sofa, 0, 1);
  const [first, second] = sofa.tables;
  if (!first || !second) throw new Error("three seats");
  first.choices = null;
  second.choices = {};
  second.shown = 2; // the first one has not heard of it yet
  sofa.follow();
  expect(sofa.current).toBe(first);
});

test("a seat that goes to another device is forgotten, and the last one that stays is “you” again", () => {
  rememberTable({ table: "ABC234", seat: 0, token: "token-0", share: "a", beside: SEATS.slice(1) });
  rememberTable({ table: "ABC234", share: "b" }, 1);
  expect([remembered("ABC234")?.share, remembered("ABC234", 1)?.share, remembered("ABC234", 2)?.share]).toEqual([
    "a",
    "b",
    null,
  ]);
  const sofa = new Sofa("ABC234", SEATS);
  const [first, second, third] = sofa.tables;
  if (!first || !second || !third) throw new Error("three seats");
  expect(sofa.tables.map(({ shared }) => shared)).toEqual([true, true, true]);
  first.closed = { key: "server-seat-moved" };
  sofa.part();
  expect(remembered("ABC234")).toMatchObject({ seat: 1, token: "token-1", share: "b", beside: [{ seat: 2 }] });
  expect(sofa.current).toBe(second);
  third.closed = { key: "server-seat-moved" };
  sofa.part();
  expect(remembered("ABC234")?.beside).toEqual([]);
  expect(second.shared).toBe(false);
});
