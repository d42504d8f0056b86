import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { key, mounted, shown, speak } from "../../testing";
import { parts } from "./parts";
import { presets } from "./presets.svelte";
import Presets from "./Presets.svelte";
import Stepper from "./Stepper.svelte";

const kept = (): unknown =>
  (JSON.parse(localStorage.getItem("kingtable.presets") ?? "{}") as Record<string, unknown>)["STAGED"];

beforeAll(() => speak("en"));
beforeEach(() => {
  localStorage.clear();
  presets.open("STAGED");
});

describe("standing answers", () => {
  it("are said with their numbers, and kept in this browser", () => {
    const part = shown(parts.Presets, "yield");
    part.one("[data-preset=yields]").click();
    part.drawn();
    expect(kept()).toMatchObject({ yields: true, yieldBelow: 3, stays: false });
    part.all<HTMLButtonElement>(".more")[1]?.click();
    part.drawn();
    expect(part.names("label").slice(0, 2)).toEqual([
      "Yield if left with less than 3 health",
      "Stay if left with 8 health or more",
    ]);
    expect(kept()).toMatchObject({ stays: false, stayFrom: 8 });
  });

  it("have buttons that tell which number they change", () => {
    const names = shown(parts.Presets, "yield").names("button");
    expect(new Set(names).size).toBe(names.length);
    expect(names[0]).toBe("Less: Yield if left with less than 3 health");
  });

  it("about cards are for all that may ask, and are taken back the same way", () => {
    const part = shown(parts.Presets, "yield");
    expect(part.names("label").slice(2)).toEqual([
      "Psychic Probe",
      "Opportunist",
      "Mimic",
      "Metamorph",
      "Wings",
      "Rapid Healing",
    ]);
    part.one("[data-preset=wings]").click();
    expect(kept()).toMatchObject({ never: ["wings"] });
    part.one("[data-preset=wings]").click();
    expect(kept()).toMatchObject({ never: [] });
  });

  it("below a question are only those of Tokyo", () => {
    expect(mounted(Presets, { brief: true }).names("label")).toHaveLength(2);
  });
});

describe("a number that one steps", () => {
  const step = (value: number, key?: string): ReturnType<typeof mounted> =>
    mounted(Stepper, { label: "Hearts for Grace", value, most: 2, key });

  it("stays between its ends, and says whose it is", () => {
    const part = step(1);
    expect(part.names()).toEqual(["Less: Hearts for Grace", "More: Hearts for Grace"]);
    part.press("More");
    expect(part.one("b").textContent).toBe("2");
    expect(part.names("button:disabled")).toEqual(["More: Hearts for Grace"]);
    part.press("Less");
    part.press("Less");
    expect(part.one("b").textContent).toBe("0");
    expect(part.names("button:disabled")).toEqual(["Less: Hearts for Grace"]);
  });

  it("has a digit that adds, and takes away with Shift; without one it takes no key", () => {
    const part = step(0, "3");
    expect(part.keys).toEqual({ "Shift+3": "Less: Hearts for Grace", "3": "More: Hearts for Grace" });
    for (const code of ["Digit3", "Digit3", "Digit3", "Shift+Digit3"]) key(code);
    expect(part.one("b").textContent).toBe("1");
    expect(step(0).keys).toEqual({});
  });
});
