import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { mounted, plain, shown, speak, windowOf } from "../../testing";
import CardFace from "./CardFace.svelte";
import { looking } from "./looking.svelte";
import { parts } from "./parts";
import { presets } from "./presets.svelte";
import type { JournalEvent } from "./protocol";

const { OwnBoard, Rival } = parts;
const of = (seat: number): typeof Rival => ({
  ...(seat === 0 ? OwnBoard : Rival),
  props: (table) => ({ ...Rival.props(table), seat, hits: [] }),
});
const cards = (board: { all: (what: string) => Element[] }): string[] =>
  board.all("[data-own] b").map((one) => plain(one.textContent));

beforeAll(() => speak("en"));
beforeEach(() => windowOf(1366, 657));

describe("the board of a monster", () => {
  it("is one button that says everything, and opens the whole", () => {
    const onopen = vi.fn();
    const board = shown(OwnBoard, "react", { given: { onopen } });
    expect(board.names()).toEqual([
      "You: 8 health, 0 points, 4 energy, in Tokyo City, cards: Camouflage, Rapid Healing and Wings. See the board",
    ]);
    board.press("You");
    expect(onopen).toHaveBeenCalledOnce();
  });

  it("shows what is left after the hit that threatens", () => {
    expect(shown(OwnBoard, "react").one(".stats").textContent.replaceAll(/\s+/g, "")).toBe("8/10→50/204");
  });

  it("has a chip for each counter, and a picture and a name for each card", () => {
    const chips = (scene: string, seat: number): string[] => shown(of(seat), scene).names(".chip");
    expect(chips("hearts", 0)).toEqual(["poison 2", "shrunk 1"]);
    expect(cards(shown(of(0), "hearts"))).toEqual(["Extra Head"]);
    expect(cards(shown(of(0), "rolled"))).toEqual(["Background Dweller", "Smoke Cloud (2)", "Telepath"]);
    expect(shown(of(1), "rolled").all("[data-own] svg[data-card]")).toHaveLength(2);
  });

  it("tells what a card does in one place, for the pointer and for arrows", () => {
    vi.useFakeTimers();
    const board = shown(of(1), "rolled");
    board.one("[data-own=wings] svg").dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
    expect([looking.owned?.card.card, looking.owned?.seat]).toEqual(["wings", 1]);
    const arrow = (key: string): void => {
      board.one("button").dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
    };
    arrow("ArrowRight");
    expect(looking.owned?.card.card).toBe("jets");
    arrow("ArrowLeft");
    expect(looking.owned?.card.card).toBe("wings");
    board.one("button").dispatchEvent(new FocusEvent("blur"));
    vi.advanceTimersByTime(500);
    expect(looking.owned).not.toBeNull();
    vi.advanceTimersByTime(200);
    expect(looking.owned).toBeNull();
    vi.useRealTimers();
  });

  it("has a number at its corner that counts cards only", () => {
    const dots = (seat: number, monster: object): string[] =>
      shown(of(seat), "rolled", {
        seen: (view) => ({ monsters: (view["monsters"] as object[]).map((one) => ({ ...one, ...monster })) }),
      })
        .all(".dot")
        .map((one) => one.textContent);
    expect(dots(1, { poison: 2, shrink: 1 })).toEqual(["2"]);
    expect(dots(1, { poison: 2, shrink: 1, cards: [] })).toEqual([]);
  });

  it("of one's own says how many standing answers hold", () => {
    presets.open("STAGED");
    const chips = (seat: number): string[] => shown(of(seat), "rolled").names(".chip");
    expect(chips(0)).not.toContain("1 standing answer");
    presets.yields = true;
    expect(chips(0)).toContain("1 standing answer");
    expect(chips(1)).not.toContain("1 standing answer");
    presets.yields = false;
  });

  it("is not of one who is out before that is told", () => {
    const dead = (monsters: object[]): object[] => monsters.map((one) => ({ ...one, alive: false, health: 0 }));
    const hit: JournalEvent = { e: "damage", seat: 1, amount: 3, health: 0, by: 0, why: "attack" };
    const board = (...events: JournalEvent[]): string[] => {
      const one = shown(of(1), "rolled", { seen: (view) => ({ monsters: dead(view["monsters"] as object[]) }) });
      one.table.log = events.map((event) => ({ seq: 8, seat: 0, by: null, event }));
      one.drawn();
      return one.names();
    };
    expect(board(hit)[0]).toMatch(/^Grace: 0 health/);
    expect(board(hit, { e: "out", seat: 1, by: 0 })[0]).toMatch(/^Grace is eliminated/);
    expect(board(hit, { e: "damage", seat: 2, amount: 1, health: 9, by: 0, why: "attack" })[0]).toMatch(/^Grace: 0/);
    expect(board()[0]).toMatch(/^Grace is eliminated/);
  });

  it("says who is away and for whom a bot plays", () => {
    const chip = (more: object): string | undefined =>
      shown(of(1), "rolled", {
        seats: (seats) => seats.map((seat) => (seat.seat === 1 ? { ...seat, ...more } : seat)),
      }).names(".chip")[0];
    expect(chip({ here: false })).toBe("not here");
    expect(chip({ here: false, lent: "greedy" })).toBe("a bot plays");
    expect(chip({})).toBeUndefined();
  });

  it("of one who is out shows nothing of what it had", () => {
    const dead = (monsters: object[]): object[] => monsters.map((one) => ({ ...one, alive: false, health: 0 }));
    const board = shown(of(1), "rolled", { seen: (view) => ({ monsters: dead(view["monsters"] as object[]) }) });
    expect(board.names()).toEqual(["Grace is eliminated. See the board"]);
    expect(board.names(".chip .long")).toEqual(["eliminated"]);
    expect(board.all(".stats")).toEqual([]);
  });

  it("speaks Persian, with its digits", async () => {
    await speak("fa");
    const [name] = shown(OwnBoard, "react").names();
    await speak("en");
    expect(name).toMatch(/۸/);
    expect(name).not.toMatch(/[a-z\d]/i);
  });
});

describe("the face of a card", () => {
  it("tells name, price, kind, words and what is missing in one sentence, and opens when it is pressed", () => {
    const onopen = vi.fn();
    const face = mounted(CardFace, {
      card: "jets",
      price: 4,
      note: { text: "needs 1 more", brief: "needs 1 more", ok: false },
      onopen,
    });
    expect(face.names()).toEqual([
      "Jets, 4 energy, Keep. If you yield Tokyo, you take no damage from that attack. needs 1 more",
    ]);
    face.press("Jets");
    expect(onopen).toHaveBeenCalledOnce();
  });

  it("says as much on a phone", () => {
    windowOf(390, 664);
    const face = mounted(CardFace, { card: "heal", price: 3, note: null, onopen: vi.fn() });
    expect(face.names()).toEqual(["Heal, 3 energy, at once. Heal 2 damage."]);
  });
});
