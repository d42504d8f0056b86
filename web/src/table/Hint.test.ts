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
const asked = (hint: Table["hints"]["now"]): { table: Table; part: ReturnType<typeof mounted> } => {
  const table = tableOf<AnyView, unknown, AnyEvent, unknown>({});
  table.hints.now = hint;
  return { table, part: mounted(Hint, { table, face }) };
};
const BARE = { chance: null, next: null };
const HINT = {
  ...BARE,
  moves: ["12", "=4"],
  reasons: [{ key: "points" }, { key: "none" }],
} as unknown as Table["hints"]["now"];

beforeAll(() => speak("en"));

describe("a hint", () => {
  it("says that it is being thought of, then the turn and each reason that has words", async () => {
    const { table, part } = asked("asked");
    expect(part.text).toBe("Thinking about it …");
    table.hints.now = HINT;
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

  it("tells the chance after the turn, and what the second-best one would cost", async () => {
    const next = { moves: ["12", "=7"], cost: 0.031 };
    const { part } = asked({ ...(HINT as object), chance: 0.544, next } as unknown as Table["hints"]["now"]);
    await settled();
    expect(part.names(".turn p")).toEqual(["Play 12.", "Play =4.", "Your chance of winning then: 54%."]);
    expect(part.names("li")[0]).toBe("The second-best turn would lower it by 3 points, to 51%.");
  });

  it("says that either is fine where the second-best turn costs less than 1 of 100", async () => {
    const next = { moves: ["12", "=7"], cost: 0.0099 };
    const { part } = asked({ ...(HINT as object), chance: 0.544, next } as unknown as Table["hints"]["now"]);
    await settled();
    expect(part.names("li")[0]).toBe("Either is fine. The other one: Play 12. Play =7.");
  });

  it("is closed by its button, which says so", async () => {
    const { table, part } = asked(HINT);
    await settled();
    part.press("Close");
    expect(table.hints.now).toBeNull();
  });

  it("is closed by Escape, also while it is being thought of", () => {
    const { table } = asked("asked");
    key("Escape");
    expect(table.hints.now).toBeNull();
  });
});
