import { beforeEach, describe, expect, it } from "vitest";
import { digitOf, keyed, pressed, walked } from "./keys";

const key = (code: string, more: KeyboardEventInit = {}): KeyboardEvent =>
  new KeyboardEvent("keydown", { code, ...more });
let given: string[];

beforeEach(() => {
  given = [];
  document.body.innerHTML = `<div class="screen"><button aria-keyshortcuts="P">pause</button><main>
    <button aria-keyshortcuts="1">stay</button><button aria-keyshortcuts="Shift+1">less</button>
    <button aria-keyshortcuts="2" disabled>leave</button><button aria-keyshortcuts="S">stop</button></main></div>`;
  for (const button of document.querySelectorAll("button")) button.onclick = () => given.push(button.textContent);
});

describe("a key", () => {
  it("gives the answer that it is written on, on every keyboard", () => {
    // Persian, Greek, and French without Shift: the same keys, other signs.
    expect(pressed(key("Digit1", { key: "۱" }))).toBe(true);
    expect(pressed(key("KeyS", { key: "σ" }))).toBe(true);
    expect(pressed(key("Digit1", { key: "&" }))).toBe(true);
    expect(pressed(key("Numpad1", { key: "1" }))).toBe(true);
    expect(pressed(key("Digit1", { key: "1", shiftKey: true }))).toBe(true);
    expect(given).toEqual(["stay", "stop", "stay", "stay", "less"]);
  });

  it("does nothing where it is written on nothing that can be pressed", () => {
    expect(["Digit2", "Digit3", "KeyP", "Enter"].map((code) => pressed(key(code)))).toEqual([
      false,
      false,
      false,
      false,
    ]);
    expect(given).toEqual([]);
  });

  it("is a digit in the order of the answers; the tenth has none", () => {
    expect([keyed(0), keyed(8), keyed(9)]).toEqual(["1", "9", undefined]);
    expect([digitOf(key("Digit7")), digitOf(key("Numpad7")), digitOf(key("Digit0"))]).toEqual([7, 7, null]);
  });

  it("that is an arrow walks along the answers, round and round, and nowhere else", () => {
    document.body.innerHTML = `<div class="screen"><main><ul data-decision tabindex="-1">
      <li><button data-move="a">a</button><button>what a is</button></li>
      <li><button data-move="b" disabled>b</button><button data-move="c">c</button></li></ul><p tabindex="-1"></p></main></div>`;
    const walk = (code: string): [boolean, string | undefined] => {
      const event = key(code);
      Object.defineProperty(event, "target", { value: document.activeElement });
      return [walked(event), document.activeElement?.textContent ?? undefined];
    };
    document.querySelector("ul")?.focus();
    expect([walk("ArrowRight"), walk("ArrowDown"), walk("ArrowDown"), walk("ArrowUp")]).toEqual(
      ["a", "c", "a", "c"].map((answer) => [true, answer]),
    );
    document.querySelector("ul")?.style.setProperty("direction", "rtl");
    expect([walk("ArrowRight"), walk("ArrowLeft")]).toEqual(["a", "c"].map((answer) => [true, answer]));
    document.querySelector("p")?.focus();
    expect(walk("ArrowDown")[0]).toBe(false);
  });
});
