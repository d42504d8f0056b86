import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { mounted, person, plain, speak, tableOf } from "../../testing";
import { finish } from "../../net/finished";
import { result } from "../../table/result";
import Together from "./Together.svelte";

beforeAll(() => speak("en"));
beforeEach(() => localStorage.clear());

const over = (code: string, ranks: number[]): ReturnType<typeof tableOf> =>
  tableOf({
    code,
    game: "kingdomino",
    seats: [person(0, "Ada"), person(1, "Grace")],
    view: { game: "kingdomino", seat: 0, over: true, ranks, scores: [40, 50] },
  });
const play = (code: string, ranks: number[]): ReturnType<typeof tableOf> => {
  const table = over(code, ranks);
  const told = table.view && result(table, 0, table.view);
  if (told) finish(told);
  return table;
};
const told = (table: ReturnType<typeof tableOf>): string[] => mounted(Together, { table }).names(".evening").map(plain);

describe("after a game of the same people", () => {
  it("the games of the evening are added up, from the second one on", () => {
    expect(told(play("FIRST2", [2, 1]))).toEqual([]);
    expect(told(play("SECND2", [2, 1]))).toEqual(["Games this evening: 2. Won: Grace 2 and You 0."]);
    expect(told(play("THIRD2", [1, 2]))).toEqual(["Games this evening: 3. Won: Grace 2 and You 1."]);
  });

  it("one of another evening does not count", () => {
    const table = play("FIRST2", [1, 2]);
    const before = table.view && result(table, 0, table.view);
    if (before) finish({ ...before, at: before.at - 7 * 3_600_000 });
    expect(told(play("SECND2", [1, 2]))).toEqual([]);
  });
});
