import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { flushSync } from "svelte";
import { mounted, plain, settled, speak } from "../../testing";
import { hearsKeys } from "../../ui/commands.svelte";
import { voice } from "../../ui/announce.svelte";
import { decided, HINTS, lost, replayed, reviewOf } from "./reviewed";
import Moments from "./Moments.svelte";

const REVIEW = reviewOf(
  [lost(1, 0.1), lost(2, 0.05), lost(3, 0.004), lost(4, 0.22), decided(5, [0, 1], { luck: [-0.1, 0.2] })],
  [[3, 1], [0]],
);
const panel = (at = 0): ReturnType<typeof mounted> & { replay: ReturnType<typeof replayed>; follow: () => void } => {
  const replay = replayed();
  replay.to(at);
  const follow = vi.fn();
  const part = mounted(Moments, {
    replay,
    review: REVIEW,
    hints: HINTS,
    told: "Grace took 1.",
    to: (step: number) => replay.to(step),
    onfollow: follow,
    retrying: false,
  });
  return Object.assign(part, { replay, follow });
};
const key = (name: string): void => {
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key: name, code: name, bubbles: true }));
  flushSync();
};

beforeAll(() => speak("en"));
beforeEach(() => hearsKeys());

describe("the moments of a review", () => {
  it("open at the costliest of the reader's, which is You, and never name what cost nothing", () => {
    const part = panel();
    expect(part.replay.at).toBe(4);
    expect(part.one(".said .head").textContent).toContain("Turn 4");
    expect(part.one(".said .head").textContent).toContain("big mistake");
    expect(part.names("#before")).toEqual(["Before your turn"]);
    expect(part.all(".moment")).toHaveLength(2);
    expect(part.text).not.toMatch(/Ada|\b0 games|−0/);
  });

  it("follow one another by keys, in the order of the game", () => {
    const part = panel();
    key("ArrowRight");
    expect(part.replay.at).toBe(4);
    key("ArrowLeft");
    expect([part.replay.at, part.all(".moment").map((one) => one.getAttribute("aria-current"))]).toEqual([
      2,
      ["step", null],
    ]);
    key("ArrowRight");
    expect(part.replay.at).toBe(4);
  });

  it("are heard once and whole: when, what was played, what was better, why, and what that is worth", async () => {
    const stop = voice.open({});
    await settled();
    const before = voice.lines.length;
    panel();
    await settled();
    const heard = voice.lines.slice(before).map(({ text }) => plain(text));
    stop();
    expect(heard).toHaveLength(1);
    expect(heard[0]).toMatch(
      /Turn 4, You\. Played: Take 1\. Better: Take 3\. Because of points\..*22 more games of 100/,
    );
  });

  it("of the others say the turn and not reasons that speak to them, and luck says what happened", () => {
    const part = panel(1);
    expect([part.names("#moment"), part.names("#before")]).toEqual([["Take 3."], ["Grace: before the turn"]]);
    const select = part.one(".strip select") as HTMLSelectElement;
    expect([...select.options].map((one) => one.textContent)).toEqual(["Mine: 2", "Others: 1", "Luck: 1"]);
    select.value = "luck";
    select.dispatchEvent(new Event("change", { bubbles: true }));
    flushSync();
    expect(part.one(".said").textContent).toContain("Grace took 1.");
    expect(plain(part.one("#moment").textContent)).toBe("By luck, in games of 100: Grace +20 and You −10");
    expect(part.all(".lost")).toEqual([]);
  });

  it("lead to what followed", () => {
    const part = panel();
    part.press("See what followed");
    expect(part.follow).toHaveBeenCalledOnce();
  });

  it("are those of another player, when that one is chosen", () => {
    const part = panel();
    const select = part.one(".headline select") as HTMLSelectElement;
    expect(part.one(".headline").textContent).toContain("an intermediate player");
    expect(plain(part.one(".headline").textContent)).toContain("Bots “For families” lost more in 62 of 100 games");
    select.value = "1";
    select.dispatchEvent(new Event("change", { bubbles: true }));
    flushSync();
    expect(part.replay.at).toBe(1);
    expect(part.one(".headline").textContent).toContain("fewer than 6 decisions");
    expect(plain(part.one(".free").textContent)).toContain("Turns that cost nothing: 2 of 3.");
  });

  it("can be played again by a key; Escape leads back to the same one, and other keys rest meanwhile", () => {
    const part = panel();
    key("KeyR");
    expect(plain(part.one(".retry h1").textContent)).toContain("Turn 4: what would you play?");
    expect(part.all(".said")).toHaveLength(0);
    key("ArrowLeft");
    key("Escape");
    expect(part.all(".retry")).toHaveLength(0);
    expect(part.one(".said .head").textContent).toContain("Turn 4");
  });
});
