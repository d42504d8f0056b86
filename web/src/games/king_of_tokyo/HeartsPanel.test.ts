import { beforeAll, describe, expect, it } from "vitest";
import { key, settled, shown, speak } from "../../testing";
import { parts } from "./parts";

const { HeartsPanel } = parts;

beforeAll(() => speak("en"));

describe("hearts", () => {
  it("are shared by buttons that name what they do, and sent once", () => {
    const panel = shown(HeartsPanel, "hearts");
    panel.press("More: Remove a poison counter");
    expect(panel.text).toContain("Heal me2 hearts");
    panel.press("Share them like this");
    panel.press("Share them like this");
    expect(panel.played()).toEqual([["hearts heal=2 poison=1"]]);
  });

  it("are shared by keys, each shown on its button", () => {
    const panel = shown(HeartsPanel, "hearts-ray");
    expect(Object.keys(panel.keys)).toEqual(["1", "2", "3", "4", "Shift+1", "Shift+2", "Shift+3"]);
    for (const code of ["Digit2", "Digit2", "Digit2", "Shift+Digit2", "Digit4"]) key(code);
    expect(panel.played()).toEqual([["hearts heal=1 1=2"]]);
  });

  it("are never more than there are, nor fewer than none", () => {
    const panel = shown(HeartsPanel, "hearts");
    expect(panel.names("button:disabled")).toEqual(["Less: Remove a poison counter", "Less: Remove a shrink counter"]);
    panel.press("More: Remove a poison counter");
    panel.press("More: Remove a poison counter");
    panel.press("More: Remove a shrink counter");
    expect(panel.text).toContain("Heal me0 hearts");
    expect(panel.names("button:disabled")).toEqual(["More: Remove a poison counter", "More: Remove a shrink counter"]);
    panel.press("Share");
    expect(panel.played()).toEqual([["hearts poison=2 shrink=1"]]);
  });

  it("tell what is left, as the rules answer: asked at each change", async () => {
    const panel = shown(HeartsPanel, "hearts-ray");
    expect(panel.text).toContain("Then you have 10 health.");
    panel.press("More: Heal Grace");
    await settled();
    expect(panel.sent.flatMap((frame) => (frame.t === "try" ? [frame.moves] : []))).toEqual([
      ["hearts heal=3"],
      ["hearts heal=2 1=1"],
    ]);
    expect(panel.text).toContain("Then you have 10 health and 2 more energy.");
  });

  it("that are fewer than the counters remove no more than there are", () => {
    const hearts = { hearts: 1, extra: 0, poison: 2, shrink: 1, others: [] };
    const panel = shown(HeartsPanel, "hearts", { given: { hearts } });
    panel.press("More: Remove a poison counter");
    expect(panel.names("button:disabled")).toEqual([
      "More: Remove a poison counter",
      "Less: Remove a shrink counter",
      "More: Remove a shrink counter",
    ]);
  });

  it.each(["hearts", "hearts-ray"])("are shared in every legal way, and in no other: %s", (scene) => {
    const panel = shown(HeartsPanel, scene);
    const steps = panel.all(".step").map((one) => [...one.querySelectorAll("button")] as const);
    const walk = (index: number): void => {
      const [less, more] = steps[index] ?? [];
      if (!less || !more) {
        panel.press("Share");
        panel.table.pending = null;
        return panel.drawn();
      }
      for (;;) {
        walk(index + 1);
        if (more.disabled) break;
        more.click();
        panel.drawn();
      }
      while (!less.disabled) {
        less.click();
        panel.drawn();
      }
    };
    walk(0);
    const sorted = (moves: readonly string[]): string[] =>
      [...new Set(moves.map((one) => one.split(" ").toSorted().join(" ")))].toSorted();
    expect(sorted(panel.played().flat())).toEqual(sorted(panel.legal));
  });

  it("are shared in Persian, too", async () => {
    await speak("fa");
    const { keys } = shown(HeartsPanel, "hearts");
    await speak("en");
    expect(Object.keys(keys)).toEqual(["1", "2", "3", "Shift+1", "Shift+2"]);
    for (const name of Object.values(keys)) expect(name).toMatch(/^[\p{Script=Arabic}\s:\u200c،]+$/u);
  });
});

describe("batteries", () => {
  it("take what one has, and say what it does", () => {
    const charge = shown(parts.Charge, "charge");
    const slider = charge.one("input") as HTMLInputElement;
    for (let n = Number(slider.min); n <= Number(slider.max); n += 1) {
      slider.value = String(n);
      slider.dispatchEvent(new Event("input", { bubbles: true }));
      charge.drawn();
      expect(charge.text).toContain(n ? `hold ${2 * n} energy then` : "empty and discarded at once");
      charge.press(`Put ${n} on them`);
      charge.table.pending = null;
      charge.drawn();
    }
    expect(charge.played().flat()).toEqual(charge.legal);
  });
});
