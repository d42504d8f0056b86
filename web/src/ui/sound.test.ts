import { beforeEach, describe, expect, it, vi } from "vitest";
import { foremost, sounds } from "./sound.svelte";

const made: string[] = [];
const node = (name: string): object => {
  made.push(name);
  const param = { value: 0, setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() };
  const itself: Record<string, unknown> = { gain: param, frequency: param, start: vi.fn(), stop: vi.fn() };
  itself["connect"] = (next: unknown) => next;
  return itself;
};

class Context {
  state = "running";
  currentTime = 0;
  sampleRate = 8000;
  destination = {};
  createGain = (): object => node("gain");
  createOscillator = (): object => node("tone");
  createBufferSource = (): object => node("noise");
  createBiquadFilter = (): object => node("band");
  createBuffer = (): object => ({ getChannelData: () => new Float32Array(8) });
}

beforeEach(() => {
  made.length = 0;
  vi.stubGlobal("AudioContext", Context);
});

describe("sounds", () => {
  it("are silent before the first gesture, then made of tones and noise", async () => {
    sounds.play("turn");
    expect(made).toEqual([]);
    dispatchEvent(new Event("pointerdown"));
    await new Promise((done) => setTimeout(done));
    sounds.play("turn");
    expect(made.filter((name) => name === "tone")).toHaveLength(2);
    sounds.play("dice");
    expect(made.filter((name) => name === "noise")).toHaveLength(12);
  });

  it("are one at a time: the one that matters most", () => {
    expect(foremost(["gain", null, "blow", "gain"])).toBe("blow");
    expect(foremost([null])).toBeNull();
  });

  it("are off when one wants so, which is remembered, and while nobody looks", () => {
    sounds.turn(false);
    sounds.play("coin");
    expect([made, localStorage.getItem("kingtable.sound")]).toEqual([[], "off"]);
    sounds.turn(true);
    vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    sounds.play("coin");
    expect(made).toEqual([]);
    vi.restoreAllMocks();
    sounds.play("coin");
    expect(made).not.toEqual([]);
  });
});
