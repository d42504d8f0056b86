import { afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { key, plain, shown, speak, windowOf } from "../../testing";
import { voice } from "../../ui/announce.svelte";
import { parts } from "./parts";

const { Tray } = parts;

beforeAll(() => speak("en"));
beforeEach(() => {
  sessionStorage.clear();
  windowOf(1366, 657);
});
afterEach(() => {
  vi.useRealTimers();
});

const soon = async (): Promise<void> => {
  for (let turn = 0; turn < 9; turn += 1) await Promise.resolve();
};

const KEPT = "[aria-pressed=true]";

describe("the dice", () => {
  it("say where they lie and what they show, and are kept by a press", () => {
    const tray = shown(Tray, "rolled");
    expect(tray.names()).toEqual(["Die 1: 3", "Die 2: 1", "Die 3: claw", "Die 4: 3", "Die 5: energy", "Die 6: heart"]);
    tray.press("Die 3: claw");
    expect(tray.names(KEPT)).toEqual(["Die 3: claw, kept"]);
    expect(tray.one("h3").textContent.trim()).toBe("Kept: 1 · To reroll: 5");
    tray.press("Die 3: claw, kept");
    expect(tray.names(KEPT)).toEqual([]);
  });

  it("of one face are kept together with Shift, or by a press that is held", () => {
    vi.useFakeTimers();
    const tray = shown(Tray, "rolled");
    tray.button("Die 1").dispatchEvent(new MouseEvent("click", { shiftKey: true, bubbles: true }));
    tray.drawn();
    expect(tray.names(KEPT)).toEqual(["Die 1: 3, kept", "Die 4: 3, kept"]);
    const die = tray.button("Die 4");
    const press = new Event("pointerdown", { bubbles: true });
    die.dispatchEvent(press);
    vi.advanceTimersByTime(449);
    tray.drawn();
    expect(tray.names(KEPT)).toHaveLength(2);
    vi.advanceTimersByTime(1);
    tray.drawn();
    expect(tray.names(KEPT)).toEqual([]);
    // The click that ends the long press is not one more.
    const click = new MouseEvent("click", { bubbles: true });
    Object.defineProperty(click, "timeStamp", { value: press.timeStamp + 450 });
    die.dispatchEvent(click);
    tray.drawn();
    expect(tray.names(KEPT)).toEqual([]);
  });

  it("that a key keeps are said, once, and what stopping brings after a throw", async () => {
    const stop = voice.open({});
    onTestFinished(stop);
    const before = voice.lines.length;
    const said = (): string[] => voice.lines.slice(before).map(({ text }) => plain(text));
    shown(parts.Play, "rolled");
    await soon();
    expect(said().filter((text) => text.startsWith("If you stop now"))).toHaveLength(1);
    expect(said().join(" ")).not.toContain("kept");
    const first = said().length;
    key("Digit3");
    await soon();
    expect(said().slice(first)).toEqual(["Die 3: claw, kept. Kept: 1 · To reroll: 5"]);
    key("Shift+Digit1");
    await soon();
    expect(said().slice(first + 1)).toEqual(["Die 1: 3, kept. Die 4: 3, kept. Kept: 3 · To reroll: 3"]);
  });

  it("that have the focus are not said twice: their button says it", async () => {
    const stop = voice.open({});
    onTestFinished(stop);
    const tray = shown(Tray, "rolled");
    await soon();
    const before = voice.lines.length;
    tray.button("Die 3").focus();
    tray.press("Die 3");
    await soon();
    expect(voice.lines.slice(before)).toEqual([]);
  });

  it("are kept after a reload, while the same is asked", () => {
    const first = shown(parts.Play, "rolled");
    first.press("Die 3: claw");
    first.gone();
    expect(shown(parts.Play, "rolled", { snap: { seq: 9 } }).names(KEPT)).toEqual([]);
    const again = shown(parts.Play, "rolled");
    again.press("Die 3: claw");
    again.gone();
    expect(shown(parts.Play, "rolled").names(KEPT)).toEqual(["Die 3: claw, kept"]);
  });

  it("say so when all are kept", () => {
    const tray = shown(Tray, "rolled");
    for (const die of tray.all<HTMLButtonElement>("button")) die.click();
    tray.drawn();
    expect(tray.names(KEPT)).toHaveLength(6);
    expect(tray.one("h3").textContent.trim()).toBe("All kept");
  });

  it("that count, or are somebody else's, are no buttons", () => {
    expect(shown(Tray, "thrown").names()).toEqual([]);
    const others = shown(Tray, "probe");
    expect(others.names()).toEqual([]);
    expect(others.text).toContain("Dice of Ada");
    expect(others.names("[role=img]")).toHaveLength(6);
  });

  it("of another one are pressed where one of them is asked for", () => {
    const onpick = vi.fn();
    shown(Tray, "probe", { given: { onpick } }).press("Die 2");
    expect(onpick).toHaveBeenCalledOnce();
  });

  it.each(["rolled", "rolled-eight"])(
    "are rolled again but for those that are kept, whichever they are: %s",
    (scene) => {
      const table = shown(parts.Play, scene);
      const sorted = (move: string): string => move.split(" ").toSorted().join(" ");
      const legal = new Set(table.legal.map(sorted));
      const sent = new Set<string>();
      const dice = table.all("[data-die]").length;
      for (let kept = 0; kept < 2 ** dice - 1; kept += 5) {
        for (const [at, die] of table.all("[data-die]").entries())
          if ((die.getAttribute("aria-pressed") === "true") !== Boolean((kept >> at) & 1)) key(`Digit${at + 1}`);
        key("KeyT");
        key("KeyT");
        sent.add(sorted(table.played().at(-1)?.[0] ?? ""));
        table.table.pending = null;
        table.drawn();
      }
      expect(table.played()).toHaveLength(Math.ceil((2 ** dice - 1) / 5));
      expect(sent.size).toBeGreaterThan(9);
      expect([...sent].filter((move) => !legal.has(move))).toEqual([]);
    },
  );

  it("that is to be thrown again is answered by a press on it as it lies there", () => {
    const table = shown(parts.Play, "probe");
    const die = table.all("[data-pick]")[1];
    die?.click();
    expect(table.played()).toEqual([[`probe ${die?.dataset["pick"] ?? ""}`]]);
  });

  it("speak Persian", async () => {
    await speak("fa");
    const [first] = shown(Tray, "rolled").names();
    await speak("en");
    expect(first).toBe("تاس ۱: ۳");
  });
});
