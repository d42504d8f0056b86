import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { momentKeys } from "./keys";
import { hearsKeys, offer } from "../ui/commands.svelte";
import { pace } from "../ui/pace.svelte";
import { Player, type Scene } from "./player.svelte";

let shown: string[];
let player: Player;
const scene = (name: string, lasts = 1000): Scene => ({ show: () => shown.push(name), lasts: () => lasts });

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  pace.choose("normal");
  shown = [];
  player = new Player();
  player.add(["a", "b", "c"].map((name) => scene(name)));
});

afterEach(() => {
  player.drop();
  vi.useRealTimers();
});

describe("moments", () => {
  it("are shown in order, once, each for its time", () => {
    expect([shown, player.waiting]).toEqual([["a"], 2]);
    vi.advanceTimersByTime(999);
    expect(shown).toEqual(["a"]);
    vi.advanceTimersByTime(1);
    expect(shown).toEqual(["a", "b"]);
    vi.advanceTimersByTime(5000);
    expect([shown, player.waiting]).toEqual([["a", "b", "c"], 0]);
    player.add([scene("d")]);
    expect(shown).toEqual(["a", "b", "c", "d"]);
  });

  it("wait while one pauses, come step by step, and go on", () => {
    player.pause(true);
    vi.advanceTimersByTime(9000);
    expect(shown).toEqual(["a"]);
    player.step();
    vi.advanceTimersByTime(9000);
    expect(shown).toEqual(["a", "b"]);
    player.pause(false);
    expect(shown).toEqual(["a", "b", "c"]);
  });

  it("stay where they last for ever, until one goes on; each of them does so by itself", () => {
    player.drop();
    shown = [];
    player.add([scene("a"), scene("result", Infinity), scene("b"), scene("result 2", Infinity), scene("c")]);
    vi.advanceTimersByTime(60_000);
    expect([shown, player.staying, player.showing]).toEqual([["a", "result"], true, true]);
    player.add([scene("d")]); // what the others do meanwhile waits, too
    vi.advanceTimersByTime(60_000);
    expect(shown).toEqual(["a", "result"]);
    player.goOn();
    expect([shown, player.staying]).toEqual([["a", "result", "b", "result 2"], true]);
    player.goOn();
    expect([shown, player.staying, player.showing]).toEqual([["a", "result", "b", "result 2", "c", "d"], false, false]);
  });

  it("stay for nobody whose clock runs, nor where nothing comes after them", () => {
    player.drop();
    shown = [];
    player.add([scene("result", Infinity), scene("b")]);
    player.add([scene("c")], 500);
    vi.advanceTimersByTime(500);
    expect(shown).toEqual(["result", "b", "c"]);
    player.add([scene("last", Infinity)]);
    vi.advanceTimersByTime(10_000);
    expect(player.showing).toBe(false);
    player.add([scene("d")]);
    expect(shown.at(-1)).toBe("d");
  });

  it("are all shown to nobody: what the page stands at is shown at once", () => {
    player.drop();
    shown = [];
    player.add([scene("result", Infinity), scene("b")]);
    player.flush();
    expect([shown, player.waiting]).toEqual([["result", "b"], 0]);
  });

  it("have their time, the last one too, though nothing waits for it", () => {
    player.drop();
    expect(player.showing).toBe(false);
    player.add([scene("a"), scene("b", 400)]);
    vi.advanceTimersByTime(1399);
    expect([player.waiting, player.showing]).toEqual([0, true]);
    vi.advanceTimersByTime(1);
    expect([player.showing, player.until]).toEqual([false, null]);
    player.add([scene("c")]);
    player.pause(true); // nothing waits that a pause could hold
    vi.advanceTimersByTime(1000);
    expect(player.showing).toBe(false);
    player.pause(false);
    player.add([scene("d")]);
    pace.choose("fast");
    player.hasten();
    vi.advanceTimersByTime(130);
    expect(player.showing).toBe(false);
    player.add([scene("e")]);
    player.flush();
    expect(player.showing).toBe(false);
  });

  it("are stretched or shortened by the pace, which is remembered", () => {
    pace.choose("slow");
    vi.advanceTimersByTime(1000);
    expect(shown).toEqual(["a", "b"]);
    vi.advanceTimersByTime(1899);
    expect(shown).toEqual(["a", "b"]);
    vi.advanceTimersByTime(1);
    expect(shown).toEqual(["a", "b", "c"]);
    pace.choose("once");
    player.add([scene("d"), scene("e")]);
    expect(shown).toEqual(["a", "b", "c", "d", "e"]);
    expect(localStorage.getItem("kingtable.pace")).toBe("once");
  });

  it("hurry after another pace was chosen", () => {
    pace.choose("fast");
    player.hasten();
    vi.advanceTimersByTime(130);
    expect(shown).toEqual(["a", "b"]);
  });

  it("wait for somewhere to be shown, and for nobody who has no time", () => {
    player.drop();
    shown = [];
    player.hold(true);
    player.add([scene("a"), scene("b")]);
    vi.advanceTimersByTime(5000);
    expect([shown, player.waiting]).toEqual([[], 2]);
    player.hold(false);
    expect(shown).toEqual(["a"]);
    player.add([scene("c", 4000)], 300); // half of the first second, the second one and four more
    vi.advanceTimersByTime(301);
    expect(shown).toEqual(["a", "b", "c"]);
  });

  it("of a replay are not left out, however fast", () => {
    player.drop();
    pace.choose("once");
    player = new Player(0.4);
    shown = [];
    player.add([scene("a"), scene("b")]);
    expect(shown).toEqual(["a"]);
    vi.advanceTimersByTime(400);
    expect(shown).toEqual(["a", "b"]);
  });
});

describe("keys", () => {
  const press = (code: string, target: Element = document.body, more: KeyboardEventInit = {}): boolean => {
    const event = new KeyboardEvent("keydown", { code, bubbles: true, cancelable: true, ...more });
    document.body.append(...(target === document.body ? [] : [target]));
    const stops = [hearsKeys(), offer("moments", () => momentKeys(player))];
    target.dispatchEvent(event);
    for (const stop of stops) stop();
    return event.defaultPrevented;
  };

  it("go on from a result by Enter or Space only: an arrow does not send it away", () => {
    player.drop();
    shown = [];
    player.add([scene("result", Infinity), scene("b")]);
    expect([press("ArrowLeft"), press("KeyT"), press("Digit1")]).toEqual([false, false, false]);
    expect(shown).toEqual(["result"]);
    expect(press("Enter")).toBe(true);
    expect(shown).toEqual(["result", "b"]);
  });

  it("pause, step, and cut short; the game does not get them", () => {
    expect(press("KeyP")).toBe(true);
    expect(player.paused).toBe(true);
    expect(press("KeyN")).toBe(true);
    expect(shown).toEqual(["a", "b"]);
    expect(press("KeyT")).toBe(true);
    expect([shown, player.paused]).toEqual([["a", "b", "c"], false]);
    expect(press("KeyT")).toBe(false);
    expect(press("KeyP")).toBe(false);
  });

  it("are left to fields, buttons and the browser", () => {
    expect(press("KeyT", document.createElement("input"))).toBe(false);
    expect(press("Enter", document.createElement("button"))).toBe(false);
    expect(press("KeyR", document.body, { ctrlKey: true })).toBe(false);
    expect(press("Tab")).toBe(false);
    expect(shown).toEqual(["a"]);
  });
});
