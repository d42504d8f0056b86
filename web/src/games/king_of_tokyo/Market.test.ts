import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { shown, speak, windowOf } from "../../testing";
import { parts } from "./parts";

const { Market } = parts;

beforeAll(() => speak("en"));
beforeEach(() => windowOf(1366, 657));

describe("the row of cards", () => {
  it("says of each card what it does, what it costs and whether one can pay", () => {
    expect(shown(Market, "buy").names(".face")).toEqual([
      "Energize, 8 energy, at once. Gain 9 energy. needs 2 more",
      "Alpha Monster, 5 energy, Keep. Whenever you attack, gain 1 point. you can buy this",
      "Skyscraper, 6 energy, at once. Gain 4 points. you can buy this",
    ]);
    expect(shown(Market, "rolled").names(".face").at(-1)).toMatch(/needs 1 more · 6 energy if you stop$/);
  });

  it("says so in Persian, with its digits", async () => {
    await speak("fa");
    const [energize, alpha] = shown(Market, "buy").names(".face");
    await speak("en");
    expect(energize).toMatch(/۸ انرژی.*۹ انرژی.*۲ کم دارید$/);
    expect(alpha).not.toMatch(/کم/);
  });

  it("sells what one can pay, by press and key, once", () => {
    const market = shown(Market, "buy");
    expect(market.keys).toEqual({
      "1": "Buy Alpha Monster for 5 energy",
      "2": "Buy Skyscraper for 6 energy",
      "3": "Sweep, 2 energy",
    });
    market.press("Buy Skyscraper for 6 energy");
    market.press("Buy Alpha Monster for 5 energy");
    market.press("Sweep");
    expect(market.played()).toEqual([["buy skyscraper"]]);
  });

  it("sells nothing before the dice are done with, nor to others, and says when", () => {
    const rolled = shown(Market, "rolled");
    expect(rolled.names("[data-move]:not(:disabled)")).toEqual([]);
    expect(rolled.text).toContain("You buy after the dice.");
    expect(shown(Market, "yield").names("[data-move]:not(:disabled)")).toEqual([]);
    expect(shown(Market, "yield").text).not.toContain("You buy after the dice.");
  });

  it("says while others play only what is missing", () => {
    const rich = (scene: string, more: object): string[] =>
      shown(Market, scene, {
        seen: (view) => ({ row: (view["row"] as object[]).map((card) => ({ ...card, short: 0 })), ...more }),
      }).names(".face");
    for (const name of rich("yield", {})) expect(name).not.toContain("you can buy this");
    for (const name of rich("rolled", {})) expect(name).toContain("you can buy this");
    expect(
      shown(Market, "opportunist")
        .names(".face")
        .filter((name) => name.includes("you can buy")),
    ).toHaveLength(1);
    const short = shown(Market, "yield", {
      seen: (view) => ({ row: (view["row"] as object[]).map((card) => ({ ...card, short: 2 })) }),
    });
    for (const name of short.names(".face")) expect(name).toContain("needs 2 more");
  });

  it("has its button on the card, with the energy that it leaves, or the note in its place", () => {
    const market = shown(Market, "buy");
    expect(market.all("li").map((one) => one.querySelector(".buy .deal")?.textContent.replaceAll(/\s+/g, ""))).toEqual([
      undefined,
      "Buy6→1",
      "Buy6→0",
    ]);
    expect(market.all("li").map((one) => one.querySelector(".note") !== null)).toEqual([true, false, false]);
    expect(shown(Market, "rolled").all(".face .note")).toHaveLength(3);
  });

  it("opens a card that is pressed", () => {
    const onopen = vi.fn();
    shown(Market, "buy", { given: { onopen } }).press("Energize");
    expect(onopen).toHaveBeenCalledExactlyOnceWith("energize");
  });

  it("tells somebody who watches nothing of a purse, and only how many cards lie hidden", () => {
    const watched = shown(Market, "buy", {
      seen: { seat: null, row: [null, { card: "energize", cost: 8, price: null, short: null, kind: "discard" }] },
    });
    expect(watched.names(".face")).toEqual(["Energize, 8 energy, at once. Gain 9 energy."]);
    expect(watched.all("[data-move]")).toEqual([]);
    expect(watched.text).toContain("60 in the deck, 0 discarded");
  });

  it("has no sweep of its own on a phone", () => {
    windowOf(390, 664);
    const market = shown(Market, "buy");
    expect(market.names("[data-move=sweep]")).toEqual([]);
  });
});
