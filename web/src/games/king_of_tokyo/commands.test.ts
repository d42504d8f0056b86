import { beforeAll, describe, expect, it, vi } from "vitest";
import { clashes, lines } from "../../ui/commands.svelte";
import { speak, tableOf } from "../../testing";
import { say } from "../../words/words.svelte";
import { commandsOf, type Hand } from "./commands";
import { Dice } from "./dice.svelte";
import type { Choices, JournalEvent, Outlook, View } from "./protocol";

function hand(choices: Partial<Choices> | null, phone = false): Hand {
  const told = choices && { buy: [], deadly: [], ...choices };
  const table = tableOf<View, Choices, JournalEvent, Outlook>(told ? { choices: told } : {});
  const dice = new Dice();
  dice.lay(["1", "2", "3", "heart", "energy", "claw", "claw", "claw"], 1, []);
  return { table, dice, phone, play: vi.fn(), odds: vi.fn() };
}

const ROLLED = {
  phase: "rolled",
  keep: true,
  moves: ["done", "smoke_cloud", "probe", "stretchy", "telepath"],
} as const;
const QUESTIONS: Partial<Choices>[] = [
  { ...ROLLED, moves: [...ROLLED.moves] },
  { phase: "yield", moves: ["stay", "yield"] },
  { phase: "react", moves: ["wings", "camouflage", "pass"] },
  { phase: "change", moves: ["herd_culler 1 1", "done"] },
  { phase: "probe", moves: ["probe 1", "pass"] },
  {
    phase: "buy",
    moves: ["buy jets", "sweep", "end"],
    buy: [{ card: "jets", move: "buy jets", from: "row", price: 5 }] as unknown as Choices["buy"],
  },
] as Partial<Choices>[];

beforeAll(() => speak("en"));

describe("commands of King of Tokyo", () => {
  it.each(QUESTIONS)("have a key each, and one only, in the phase $phase", (question) => {
    for (const phone of [false, true]) expect(clashes(commandsOf(hand(question, phone)))).toEqual([]);
  });

  it("leave H to the hint", () => {
    const keys = commandsOf(hand(QUESTIONS[0] ?? null)).flatMap(({ keys }) => keys);
    expect(keys).not.toContain("H");
    expect(keys).toEqual(expect.arrayContaining(["E", "F", "G", "K"]));
  });

  it("are all that the rulebook's line of keys names", () => {
    const told = say("king-of-tokyo-keys").match(/\b[A-Z\d]\b/g) ?? [];
    const keys = commandsOf(hand(null)).flatMap(({ keys }) => keys);
    expect(told).toEqual(["1", "9", "T", "S", "O", "H"]);
    const others = ["9", "H"]; // nine dice have never lain there, and the table has the hint
    expect(keys).toEqual(expect.arrayContaining(told.filter((key) => !others.includes(key))));
  });

  it("are told between one's questions too, and none of them can be done then", () => {
    const here = commandsOf(hand(null));
    expect(lines(here).map(({ keys }) => keys)).toEqual(["1 … 8", "Shift+1 … Shift+8", "T", "O", "S"]);
    expect(here.filter(({ when }) => when())).toEqual([]);
  });

  it("are played by what plays answers, and wait while one is on its way", () => {
    const here = hand({ ...ROLLED, moves: [...ROLLED.moves] });
    here.dice.toggle(0);
    const roll = commandsOf(here).find(({ id }) => id === "throw");
    expect(roll?.when()).toBe(true);
    roll?.run();
    expect(here.play).toHaveBeenCalledWith(["keep", ...here.dice.kept].join(" "));
    here.table.pending = { id: "1", moves: ["done"], sent: 0, by: null, at: 0 };
    expect(commandsOf(here).filter(({ id, when }) => id !== "odds" && when())).toEqual([]);
  });
});
