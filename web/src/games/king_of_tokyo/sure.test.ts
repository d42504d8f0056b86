import { describe, expect, it, vi, type MockInstance } from "vitest";
import { tableOf } from "../../testing";
import type { Choices, JournalEvent, Outlook, Table, View } from "./protocol";
import { Sure } from "./sure.svelte";

const deadly = (...moves: string[]): Choices => ({ phase: "rolled", moves: ["keep", "done"], deadly: moves }) as never;

interface Sitting {
  table: Table;
  play: MockInstance<Table["play"]>;
  sure: Sure;
}

function sitting(choices: Choices): Sitting {
  const table = tableOf<View, Choices, JournalEvent, Outlook>({ choices });
  const play = vi.spyOn(table, "play").mockReturnValue();
  return { table, play, sure: new Sure(() => table) };
}

describe("a move that one chooses", () => {
  it("is played at once", () => {
    const { sure, play } = sitting(deadly());
    sure.play("done");
    expect(play.mock.calls).toEqual([[["done"]]]);
    expect(sure.asks).toBeNull();
  });

  it("is asked for once more where it means certain death", () => {
    const { sure, play } = sitting(deadly("done"));
    sure.play("done");
    expect(sure.asks).toBe("done");
    sure.no();
    expect(sure.asks).toBeNull();
    expect(play).not.toHaveBeenCalled();
    sure.play("done");
    sure.yes();
    expect(sure.asks).toBeNull();
    expect(play.mock.calls).toEqual([[["done"]]]);
  });

  it("is not asked for in another decision, when the clock has answered this one", () => {
    const { sure, table, play } = sitting(deadly("done"));
    sure.play("done");
    table.choices = null;
    expect(sure.asks).toBeNull();
    table.choices = deadly("done");
    expect(sure.asks).toBeNull();
    sure.yes();
    expect(play).not.toHaveBeenCalled();
  });
});
