import { beforeAll, describe, expect, it } from "vitest";
import { key, mounted, settled, speak, tableOf } from "../testing";
import type { AnyEvent, AnyView } from "../net/protocol";
import type { Face } from "./face";
import { size } from "../ui/size.svelte";
import Hint from "./Hint.svelte";
import type { Table } from "./table.svelte";

const face = {
  hints: () =>
    Promise.resolve({
      hints: {
        turn: (_: unknown, moves: readonly string[]) => moves.map((move) => `Play ${move}.`),
        reason: (_: unknown, { key: why }: { key: string }) => (why === "none" ? "" : `Because of ${why}.`),
      },
    }),
} as unknown as Face;
const asked = (hint: Table["hint"]): { table: Table; part: ReturnType<typeof mounted> } => {
  const table = tableOf<AnyView, unknown, AnyEvent, unknown>({});
  table.hint = hint;
  return { table, part: mounted(Hint, { table, face }) };
};
const HINT = { moves: ["12", "=4"], reasons: [{ key: "points" }, { key: "none" }] } as unknown as Table["hint"];

beforeAll(() => speak("en"));

describe("a hint", () => {
  it("says that it is being thought of, then the turn and each reason that has words", async () => {
    const { table, part } = asked("asked");
    expect(part.text).toBe("Thinking about it …");
    table.hint = HINT;
    await settled();
    expect(part.one("h2").textContent).toBe("I would do this");
    expect(part.names(".turn p")).toEqual(["Play 12.", "Play =4."]);
    expect(part.names("li")).toEqual(["Because of points."]);
  });

  it("tells a phone the turn, and the reasons when it asks why", async () => {
    size.width = 390;
    const { part } = asked(HINT);
    await settled();
    expect(part.names("li")).toEqual([]);
    part.press("Why?");
    expect(part.names("li")).toEqual(["Because of points."]);
    size.width = 1366;
  });

  it("is closed by its button, which says so", async () => {
    const { table, part } = asked(HINT);
    await settled();
    part.press("Close");
    expect(table.hint).toBeNull();
  });

  it("is closed by Escape, also while it is being thought of", () => {
    const { table } = asked("asked");
    key("Escape");
    expect(table.hint).toBeNull();
  });
});
