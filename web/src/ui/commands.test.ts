import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  ANY,
  answers,
  clashes,
  hearsKeys,
  lines,
  listed,
  offer,
  walking,
  walks,
  type Command,
} from "./commands.svelte";

let given: string[];
let stops: (() => void)[];

const command = (id: string, keys: string[], more: Partial<Command> = {}): Command => ({
  id,
  label: () => id,
  keys,
  when: () => true,
  run: () => given.push(id),
  ...more,
});

/** Presses a key where the focus is; did anything take it? */
function press(code: string, more: KeyboardEventInit = {}): boolean {
  const event = new KeyboardEvent("keydown", { code, bubbles: true, cancelable: true, ...more });
  (document.activeElement ?? document.body).dispatchEvent(event);
  return event.defaultPrevented;
}

beforeEach(() => {
  given = [];
  stops = [hearsKeys()];
  document.body.innerHTML = "";
});

afterEach(() => {
  for (const stop of stops) stop();
  vi.unstubAllGlobals();
});

const offered = (...args: Parameters<typeof offer>): number => stops.push(offer(...args));

describe("a key", () => {
  it("does what it is written on, on every keyboard", () => {
    offered("game", () => [command("stay", ["1"]), command("less", ["Shift+1"]), command("stop", ["S"])]);
    // Persian, Greek, and French without Shift: the same keys, other signs.
    press("Digit1", { key: "۱" });
    press("KeyS", { key: "σ" });
    press("Digit1", { key: "&" });
    press("Numpad1", { key: "1" });
    press("Digit1", { key: "1", shiftKey: true });
    expect(given).toEqual(["stay", "stop", "stay", "stay", "less"]);
  });

  it("does nothing that cannot be done, and nothing that nobody offers", () => {
    offered("game", () => [command("leave", ["2"], { when: () => false })]);
    expect(["Digit2", "Digit3", "KeyP", "Enter"].map((code) => press(code))).toEqual([false, false, false, false]);
    expect(given).toEqual([]);
  });

  it("that is held does nothing more, unless the command repeats", () => {
    offered("game", () => [command("roll", ["T"]), command("walk", ["ArrowDown"], { repeats: true })]);
    expect(press("KeyT", { repeat: true })).toBe(true);
    press("ArrowDown", { key: "ArrowDown", repeat: true });
    expect(given).toEqual(["walk"]);
  });

  it("of the browser or of an input method is no command", () => {
    offered("game", () => [command("roll", ["T"])]);
    for (const more of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }, { isComposing: true }])
      press("KeyT", more);
    expect(given).toEqual([]);
  });

  it("belongs to the field in which somebody writes, and Enter to the button that has the focus", () => {
    offered("game", () => [command("roll", ["T"]), command("lift", ["Escape"]), command("pencil", ["Enter"])]);
    document.body.innerHTML = "<input><button></button>";
    document.querySelector("input")?.focus();
    press("KeyT");
    press("Escape");
    document.querySelector("button")?.focus();
    press("Enter");
    press("KeyT");
    expect(given).toEqual(["lift", "roll"]);
  });
});

describe("scopes", () => {
  it("hear Escape from the top down", () => {
    offered("game", () => [command("lift", ["Escape"])]);
    const closed = offer("over", () => [command("close the hint", ["Escape"])]);
    press("Escape");
    closed();
    press("Escape");
    expect(given).toEqual(["close the hint", "lift"]);
  });

  it("below a dialog hear nothing; of two dialogs the upper one hears", () => {
    offered("game", () => [command("roll", ["T"])]);
    offered("dialog", () => [command("close the menu", ["Escape"])]);
    const closed = offer("dialog", () => [command("close the book", ["Escape"])]);
    press("KeyT");
    press("Escape");
    closed();
    press("Escape");
    expect(given).toEqual(["close the book", "close the menu"]);
  });

  it("that show what happened take every key of a game, but for those with a command of their own", () => {
    offered("game", () => [command("roll", ["T"])]);
    offered("moments", () => [command("all", [ANY]), command("pause", ["P"])]);
    press("KeyP");
    press("KeyT");
    press("F5", { key: "F5" });
    expect(given).toEqual(["pause", "all"]);
  });
});

describe("a list of commands", () => {
  it("has one command for each key and each name", () => {
    expect(clashes([command("roll", ["T"]), command("stop", ["S"])])).toEqual([]);
    expect(clashes([command("roll", ["T"]), command("take", ["T", "A"])])).toEqual(["roll and take: T"]);
    expect(clashes([command("roll", ["T"]), command("roll", ["R"])])).toEqual(["roll and roll: T"]);
  });

  it("that has two for one key is reported as soon as a key is pressed", () => {
    const reported: string[] = [];
    vi.stubGlobal("reportError", (error: Error) => reported.push(error.message));
    offered("game", () => [command("roll", ["T"])]);
    offered("screen", () => [command("talk", ["T"])]);
    press("KeyT");
    expect(reported).toEqual([]);
    offered("game", () => [command("take", ["T"])]);
    press("KeyT");
    expect(reported).toEqual(["Two commands for one key: roll and take: T"]);
    expect(given).toEqual(["roll", "roll"]);
  });

  it("is told in lines, with the keys of one label in one", () => {
    const dice = ["1", "2", "3"].map((key) => command(key, [key], { label: () => "keep a die" }));
    const arrows = ["ArrowLeft", "ArrowUp"].map((key) => command(key, [key], { label: () => "move" }));
    expect(lines([...dice, ...arrows, command("play", []), command("all", [ANY])])).toEqual([
      { keys: "1 … 3", label: "keep a die" },
      { keys: "←↑", label: "move" },
    ]);
  });

  it("of keys shows what is open below a dialog, and each of these keys does what it says", () => {
    offered("game", () => [command("roll", ["T"])]);
    offered("moments", () => [command("pause", ["P"])]);
    const closed = offer("dialog", () => [command("close", ["Escape"])]);
    const told = listed();
    closed();
    for (const { keys } of told) press(`Key${keys}`);
    expect(given).toEqual(told.map(({ label }) => label));
    expect(given).toEqual(["pause", "roll"]);
  });
});

describe("arrows", () => {
  const walk = (code: string): [boolean, string | undefined] => [
    press(code, { key: code }),
    document.activeElement?.textContent,
  ];

  it("walk along the answers, round and round, and nowhere else", () => {
    offered("screen", () => walking);
    document.body.innerHTML = `<ul data-decision tabindex="-1">
      <li><button class="it">a</button><button>what a is</button></li>
      <li><button class="it" disabled>b</button><button class="it">c</button></li></ul><p tabindex="-1"></p>`;
    for (const one of document.querySelectorAll<HTMLElement>(".it")) stops.push(walks(one) as () => void);
    expect(answers()).toHaveLength(2);
    document.querySelector("ul")?.focus();
    expect(["ArrowRight", "ArrowDown", "ArrowDown", "ArrowUp"].map(walk)).toEqual(
      ["a", "c", "a", "c"].map((answer) => [true, answer]),
    );
    document.querySelector("ul")?.style.setProperty("direction", "rtl");
    expect(["ArrowRight", "ArrowLeft"].map(walk)).toEqual(["a", "c"].map((answer) => [true, answer]));
    document.querySelector("p")?.focus();
    expect(walk("ArrowDown")[0]).toBe(false);
  });
});
