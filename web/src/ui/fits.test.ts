import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Attachment } from "svelte/attachments";
import { fits } from "./fits";

/** A part whose words are as high as its rung says, in a box of some height. */
function part(heights: readonly number[], box: number): HTMLElement {
  const one = document.createElement("div");
  const rung = (): number => Number(one.dataset["fit"]?.split(" ").at(-1));
  Object.defineProperties(one, {
    scrollHeight: { get: () => Math.max(heights[rung()] ?? 0, one.clientHeight) },
    clientHeight: { get: () => box, configurable: true },
  });
  document.body.append(one);
  return one;
}

function attached(one: HTMLElement, last: number, measured?: Parameters<typeof fits>[1]): () => void {
  const spread = fits(last, measured);
  const attachment = spread[Object.getOwnPropertySymbols(spread)[0] ?? Symbol()] as Attachment<HTMLElement>;
  return attachment(one) as () => void;
}

describe("a part", () => {
  let resized: (() => void)[] = [];

  beforeEach(() => {
    resized = [];
    vi.stubGlobal(
      "ResizeObserver",
      class {
        constructor(told: () => void) {
          resized.push(told);
        }
        observe(): void {
          resized.at(-1)?.();
        }
        disconnect(): void {
          resized = [];
        }
      },
    );
    vi.stubGlobal("document", Object.assign(document, { fonts: new EventTarget() }));
  });

  it("takes the first rung that fits", () => {
    const one = part([90, 60, 30], 70);
    attached(one, 2);
    expect([one.dataset["fit"], one.dataset["unfit"]]).toEqual(["1", undefined]);
  });

  it.each([
    ["width", 361, "1"],
    ["whole", 361, ""],
    ["whole", 362, "1"],
    ["nothing", 400, ""],
  ] as const)("whose %s is measured, and whose words are %i wide in 360, takes rung %j", (measured, words, rung) => {
    const one = part([1, 1], 70);
    Object.defineProperty(one, "clientWidth", { get: () => 360 });
    Object.defineProperty(one, "scrollWidth", { get: () => (one.dataset["fit"] === "" ? words : 360) });
    attached(one, 1, measured);
    expect(one.dataset["fit"]).toBe(rung);
  });

  it("keeps its last rung where none fits", () => {
    const one = part([90, 80, 75], 70);
    attached(one, 2);
    expect([one.dataset["fit"], one.dataset["unfit"]]).toEqual(["1 2", ""]);
  });

  it("chooses again when its box, its words or its letters change", async () => {
    const one = part([90, 60, 30], 100);
    const stop = attached(one, 2);
    expect(one.dataset["fit"]).toBe("");
    Object.defineProperty(one, "clientHeight", { get: () => 40, configurable: true });
    for (const told of resized) told();
    expect(one.dataset["fit"]).toBe("1 2");
    Object.defineProperty(one, "clientHeight", { get: () => 70, configurable: true });
    one.append("more words");
    await vi.waitFor(() => expect(one.dataset["fit"]).toBe("1"));
    Object.defineProperty(one, "clientHeight", { get: () => 100, configurable: true });
    (document.fonts as EventTarget).dispatchEvent(new Event("loadingdone"));
    expect(one.dataset["fit"]).toBe("");
    stop();
    expect(resized).toEqual([]);
  });

  it("counts the words of its buttons, which it may hide", () => {
    const one = part([10, 10], 70);
    const button = document.createElement("button");
    button.checkVisibility = () => one.dataset["fit"] === "";
    Object.defineProperties(button, { scrollWidth: { get: () => 80 }, clientWidth: { get: () => 40 } });
    one.append(button);
    attached(one, 1);
    expect(one.dataset["fit"]).toBe("1");
  });
});
