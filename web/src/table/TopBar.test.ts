import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { mounted, plain, speak, tableOf, windowOf } from "../testing";
import type { Command } from "../ui/commands.svelte";
import { say } from "../words/words.svelte";
import LogList from "./LogList.svelte";
import TopBar from "./TopBar.svelte";

const hint = (can: boolean, run = vi.fn()): Command => ({
  id: "hint",
  label: () => say("hint-ask"),
  keys: ["H"],
  when: () => can,
  run,
});
const bar = (more: object = {}): ReturnType<typeof mounted> =>
  mounted(TopBar, { table: tableOf({ view: { over: false } }), face: null, hint: null, open: vi.fn(), ...more });

beforeAll(() => speak("en"));
beforeEach(() => windowOf(1366, 657));

describe("the bar of a table", () => {
  it("opens the log, the rules and the menu", () => {
    const open = vi.fn();
    const part = bar({ open });
    for (const name of ["Log", "Rules", "Menu"]) part.press(name);
    expect(open.mock.calls).toEqual([["log"], ["rules"], ["menu"]]);
  });

  it("shows the key of the hint, and asks only while one may", () => {
    const run = vi.fn();
    const part = bar({ hint: hint(true, run) });
    expect(part.keys["H"]).toBe("What would you do?");
    expect(plain(part.button("What would you do?").title)).toBe("What would you do? (H)");
    part.press("What would you do?");
    expect(run).toHaveBeenCalledOnce();
    const other = bar({ hint: hint(false, run) });
    expect(other.button("What would you do?").getAttribute("aria-disabled")).toBe("true");
    other.press("What would you do?");
    expect(run).toHaveBeenCalledOnce();
    expect(bar().names()).not.toContain("What would you do?");
  });

  it("has no controls of moments once the game is over, and counts who watches", () => {
    expect(bar().all(".controls")).toHaveLength(1);
    const table = tableOf({ view: { over: true } });
    table.watching = 2;
    const part = bar({ table });
    expect(part.all(".controls")).toEqual([]);
    expect(part.names(".chip")).toEqual([say("watching", { n: 2 })]);
  });

  it("on a phone keeps the menu, which has the rest", () => {
    windowOf(390, 664);
    expect(
      bar()
        .names()
        .filter((name) => ["Log", "Rules", "Menu"].includes(name)),
    ).toEqual(["Menu"]);
  });

  it("speaks Persian", async () => {
    await speak("fa");
    const names = bar({ hint: hint(true) }).names();
    await speak("en");
    expect(names).toContain("شما بودید چه می‌کردید؟");
    for (const name of names) expect(name).not.toMatch(/[a-z]/i);
  });
});

describe("the log", () => {
  const lines = (n: number): { text: string; head: boolean; seq: number }[] =>
    Array.from({ length: n }, (_, at) => ({ text: `line ${at}`, head: at % 3 === 0, seq: at }));

  it("is a named list that can be scrolled by keys; only its last lines where there is little room", () => {
    const log = mounted(LogList, { lines: lines(5), last: 3 });
    expect(log.names("ol")).toEqual([say("log")]);
    expect(log.one("ol").tabIndex).toBe(0);
    expect(log.names("li")).toEqual(["line 2", "line 3", "line 4"]);
    expect(mounted(LogList, { lines: lines(5) }).names(".head")).toEqual(["line 0", "line 3"]);
  });
});
