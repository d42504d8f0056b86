import { describe, expect, it, vi } from "vitest";
import { Table } from "./table.svelte";
import { atATable, happened, line, opened, snap, table } from "./testing";

atATable();

describe("a standing answer", () => {
  const yields = {
    answer: (choices: unknown) => ((choices as { asks?: boolean }).asks ? { move: "yield", by: "yield 3" } : null),
  };

  it("answers the question that is open when it is given, and the next ones as they come", () => {
    line()
      .open()
      .tell(snap(1, { choices: { asks: true } }));
    expect(line().of("do")).toEqual([]);
    table.answerBy(yields);
    expect(line().of("do")).toMatchObject([{ moves: ["yield"], at: 1 }]);
    expect(table.answeredBy).toBe("yield 3");
    line().tell({ ...happened(2, 0), choices: {} });
    vi.advanceTimersByTime(2000);
    expect(line().of("do")).toHaveLength(1);
    table.play(["roll"]);
    expect(table.answeredBy).toBeNull();
    line().tell({ ...happened(3, 0), choices: { asks: true } });
    vi.advanceTimersByTime(2000);
    expect(
      line()
        .of("do")
        .map(({ moves }) => moves),
    ).toEqual([["yield"], ["roll"], ["yield"]]);
  });

  it("is sent by one of two windows of a seat, and once", async () => {
    const first = line().open();
    const other = new Table("K7QW2M", "token", 0);
    const close = await opened(other);
    const second = line().open();
    for (const one of [table, other]) one.answerBy(yields);
    for (const one of [first, second]) one.tell(snap(1, { choices: { asks: true } }));
    for (const one of [first, second]) one.tell(snap(1, { choices: { asks: true } }));
    const sent = [...first.of("do"), ...second.of("do")];
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
    expect(other.pending).toBeNull();
    close();
  });

  it("does not answer for who learns, nor what was refused", () => {
    table.teaches = true;
    line()
      .open()
      .tell(snap(1, { choices: { asks: true } }));
    table.answerBy(yields);
    expect(line().of("do")).toEqual([]);
    table.teaches = false;
    table.answerBy(yields);
    const [sent] = line().of("do");
    line().tell({ t: "no", id: sent?.id ?? "", why: { key: "taken" } });
    expect(line().of("do")).toHaveLength(1);
  });
});

it("A table tells a hint and its moves to the part that shows it, until that part stops listening", () => {
  const told: (readonly string[])[] = [];
  const quiet = table.hints.whenTold((moves) => told.push(moves));
  line().open().tell(snap(1));
  const hint = (): void => {
    table.askHint();
    const id = line().of("hint").at(-1)?.id ?? "";
    line().tell({ t: "hint", id, seq: 1, bot: "mcts", moves: ["keep 3"], reasons: [], chance: null, next: null });
  };
  hint();
  quiet();
  hint();
  expect(told).toEqual([["keep 3"]]);
});

describe("a what-if", () => {
  it("is answered only for what was asked last", () => {
    line().open().tell(snap(1));
    table.try(["a"]);
    table.try(["b"]);
    const [first, last] = line().of("try");
    line().tell({ t: "try", id: first?.id ?? "" });
    expect(table.trial).toBeNull();
    line().tell({ t: "try", id: last?.id ?? "" });
    expect(table.trial?.moves).toEqual(["b"]);
    table.try(["c"]);
    line().tell({ t: "no", id: line().of("try").at(-1)?.id ?? "", why: { key: "taken" } });
    expect([table.trial, table.objection]).toEqual([null, { moves: ["c"], why: { key: "taken" } }]);
    expect(table.refusal).toBeNull();
  });
});
