import { beforeEach, describe, expect, it, vi } from "vitest";
import { offer } from "../net/offer.svelte";
import { PEBBLES, speak } from "../testing";
import { factsOf, laterWords, optionNamed, presetNamed, titleOf, valueNamed } from "./declared";

const KNOWN = { ...PEBBLES, game: "kingdomino", title: "Another title" };

beforeEach(async () => {
  await speak("en");
  offer.games = [PEBBLES, KNOWN];
});

describe("a game that the catalogue knows", () => {
  it("is called by the catalogue's words", () => {
    expect(titleOf("kingdomino")).toBe("Kingdomino");
    expect(factsOf(KNOWN)).toBe("2–4 players, 15 min");
    expect(optionNamed(KNOWN, "dynasty")).toEqual({
      label: "Dynasty",
      text: "Three games in a row; the highest sum wins.",
    });
    expect(valueNamed(KNOWN, "start_order", "snake").label).toBe("Snake order (1-2-2-1)");
    expect(presetNamed(KNOWN, "official")).toEqual({
      label: "Rulebook",
      text: "The official rulebook, first edition.",
    });
  });

  it("tells when an option comes to mean something, where there is a word for it", () => {
    expect(laterWords({ ...PEBBLES, game: "king-of-tokyo" }, "bay")).toMatch(/^With five or six/);
    expect(laterWords(KNOWN, "mighty_duel")).toBe("");
  });
});

describe("a game that the catalogue does not know", () => {
  it("is called as it calls itself", () => {
    expect(titleOf("pebbles")).toBe("Pebbles");
    expect(optionNamed(PEBBLES, "last_loses")).toEqual({ label: "Last loses", text: "who takes the last loses" });
    expect(valueNamed(PEBBLES, "swap", "never")).toEqual({ label: "Never", text: "" });
    expect(presetNamed(PEBBLES, "short")).toEqual({ label: "Short", text: "" });
  });

  it("tells how many can play", () => {
    expect(factsOf(PEBBLES)).toBe("2–5 players");
    const players = { ...PEBBLES.options["players"], values: [2] };
    expect(factsOf({ ...PEBBLES, options: { players } } as typeof PEBBLES)).toBe("2 players");
  });

  it("has its numbers in the reader's digits", async () => {
    vi.doMock("../words/vazirmatn", () => ({ there: null }));
    await speak("fa");
    expect(valueNamed(PEBBLES, "pebbles", 21).label).toBe("۲۱");
  });

  it("is called by its name where not even the server knows it", () => {
    expect(titleOf("marbles")).toBe("marbles");
  });
});
