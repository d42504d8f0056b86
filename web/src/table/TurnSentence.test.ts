import { SvelteMap } from "svelte/reactivity";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { mounted, settled, speak } from "../testing";
import { voice } from "../ui/announce.svelte";
import { pace } from "../ui/pace.svelte";
import { Player } from "./player.svelte";
import TurnSentence from "./TurnSentence.svelte";

let player: Player;
let close: () => void;
let before: number;
const said = (): string[] => voice.lines.filter(({ id }) => id > before).map(({ text }) => text);
const shown = (more: object = {}): ReturnType<typeof mounted> =>
  mounted(TurnSentence, {
    sentence: { lead: "Your turn.", rest: "Place 42." },
    aside: "",
    player,
    mine: true,
    ...more,
  });

beforeAll(() => speak("en"));
beforeEach(() => {
  pace.choose("normal");
  player = new Player();
  close = voice.open({});
  before = voice.lines.at(-1)?.id ?? 0;
});
afterEach(() => {
  vi.useRealTimers();
  player.drop();
  close();
});

describe("the sentence of the turn", () => {
  it("is the heading, says which game it is, and is announced once", async () => {
    const part = shown({ note: "Game 2 of 3" });
    await settled();
    expect(part.one("h2").textContent.replaceAll(/\s+/g, " ").trim()).toBe("Your turn. Place 42. Game 2 of 3");
    expect(said()).toEqual(["Your turn. Place 42. Game 2 of 3"]);
  });

  it("is announced again where the same is asked once more, and only then", async () => {
    const now = new SvelteMap<string, number | null>([["asked", 4]]);
    mounted(TurnSentence, {
      sentence: { lead: "Your turn.", rest: "Claim." },
      aside: "",
      player,
      mine: true,
      get asked() {
        return now.get("asked") ?? null;
      },
    });
    await settled();
    expect(said()).toEqual(["Your turn. Claim."]);
    now.set("asked", null);
    await settled();
    now.set("asked", 4);
    await settled();
    expect(said()).toHaveLength(1);
    now.set("asked", 5);
    await settled();
    expect(said()).toEqual(["Your turn. Claim.", "Your turn. Claim."]);
  });

  it("has a button that goes on from what stays", async () => {
    const part = shown();
    player.add([
      { show: () => undefined, lasts: () => Infinity },
      { show: () => undefined, lasts: () => 10 },
    ]);
    await settled();
    expect(part.names()).toEqual(["Continue"]);
    part.press("Continue");
    expect(part.names()).toEqual([]);
  });

  it("is replaced as a whole where the browser translates the page", () => {
    const [mine, theirs] = [
      { lead: "Your turn.", rest: "Place 42." },
      { lead: "Grace looks at the cards.", rest: "" },
    ];
    const part = mounted(TurnSentence, {
      aside: "",
      player,
      mine: true,
      get sentence() {
        return player.paused ? theirs : mine; // what changes here is read like every other state
      },
    });
    const walker = document.createTreeWalker(part.one("h2"), NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) if ((walker.currentNode as Text).data.trim()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      const translated = document.createElement("i");
      translated.textContent = text.data.replace("Your turn", "Na gut");
      text.replaceWith(translated);
    }
    expect(part.one("h2").textContent).toContain("Na gut");
    player.pause(true);
    part.drawn();
    expect(part.one("h2").textContent.trim()).toBe("Grace looks at the cards.");
  });

  it("is not announced while the page tells what happened, and what lies under the ghost comes after it", async () => {
    player.add([{ show: () => undefined, lasts: () => 5000 }]);
    shown({ aside: "+4 here" });
    await settled();
    expect(said()).toEqual(["+4 here"]);
  });

  it("offers to skip what is still to be shown, and shows it all then", () => {
    const seen: number[] = [];
    const scene = (n: number): { show: () => void; lasts: () => number } => ({
      show: () => seen.push(n),
      lasts: () => 5000,
    });
    player.add([scene(1), scene(2), scene(3)]);
    const part = shown();
    expect(part.names()).toEqual(["On to my turn"]);
    part.press("On to my turn");
    expect(seen).toEqual([1, 2, 3]);
    expect(part.names()).toEqual([]);
    player.add([scene(4), scene(5)]);
    expect(shown({ mine: false }).names()).toEqual(["To the end"]);
  });

  it("has the clock beside it, which warns once, in five seconds", async () => {
    vi.useFakeTimers();
    const clock = { seat: 0, seconds: 30, left: 7, until: Date.now() + 7000 };
    const part = shown({ clock });
    expect(part.names("[role=timer]")).toEqual(["7 seconds left"]);
    vi.advanceTimersByTime(2250);
    part.drawn();
    expect(part.names("[role=timer]")).toEqual(["5 seconds left"]);
    vi.advanceTimersByTime(2000);
    part.drawn();
    await vi.advanceTimersByTimeAsync(0);
    expect(said().filter((text) => text.includes("5"))).toHaveLength(1);
  });
});
