import { afterEach, describe, expect, it } from "vitest";
import { called, settled, shown, speak, windowOf } from "./testing";
import type { Part } from "./staged";

type Any = Part<unknown, Record<string, unknown>>;
const found = import.meta.glob<Record<string, Any>>("./games/*/parts.ts", { eager: true, import: "parts" });
const parts = Object.values(found).flatMap((own) => Object.entries(own));
const LANGUAGES = ["en", "fa", "el", "tr", "ja"];
/** A message that a catalogue lacks is shown by its key; what is given to it is in braces. */
const RAW =
  /\b(tokyo|kingdomino|hint|log|say|end|clock|seat|claim|terrain|face)-[a-z]+(-[a-z]+)*\b|\{|\bundefined\b|\bNaN\b|\[object/;

afterEach(() => speak("en"));

describe("every part, at each of its scenes", () => {
  it("is there", () => {
    expect(parts.map(([name]) => name).toSorted()).toContain("Ask");
    expect(parts.length).toBeGreaterThan(10);
  });

  const cases = parts.flatMap(([name, part]) =>
    name === "Play" ? [] : part.scenes.map((scene) => ({ name, part, scene })),
  );
  it.each(cases.map((one, at) => ({ ...one, language: LANGUAGES[at % LANGUAGES.length] ?? "en" })))(
    "speaks $language, names all that can be pressed, and has one button for each key: $name, $scene",
    async ({ part, scene, language }) => {
      await speak(language);
      for (const [width, height] of [
        [1366, 657],
        [390, 664],
      ] as const) {
        windowOf(width, height);
        const one = shown(part, scene);
        await settled();
        expect(RAW.exec(one.text)?.[0]).toBeUndefined();
        expect(
          one
            .all("button, a, input, select, summary, [role=img], [role=group]")
            .filter((each) => called(each) === "" && !labelled(each)),
        ).toEqual([]);
        const keys = one.all("[aria-keyshortcuts]").map((each) => each.getAttribute("aria-keyshortcuts"));
        expect(keys).toEqual([...new Set(keys)]);
        one.gone();
      }
    },
  );

  const labelled = (one: Element): boolean =>
    one.closest("label") !== null || (one.id !== "" && document.querySelector(`label[for="${one.id}"]`) !== null);
});
