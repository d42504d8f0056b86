import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { mounted, shown, speak, windowOf } from "../../testing";
import CardFace from "./CardFace.svelte";
import { parts } from "./parts";
import { presets } from "./presets.svelte";
import type { JournalEvent } from "./protocol";

const { MonsterBoard } = parts;
const of = (seat: number): typeof MonsterBoard => ({
  ...MonsterBoard,
  props: (table) => ({ ...MonsterBoard.props(table), seat, hits: [] }),
});

beforeAll(() => speak("en"));
beforeEach(() => windowOf(1366, 657));

describe("the board of a monster", () => {
  it("is one button that says everything, and opens the whole", () => {
    const onopen = vi.fn();
    const board = shown(MonsterBoard, "react", { given: { onopen } });
    expect(board.names()).toEqual(["You: 8 health, 0 points, 4 energy, in Tokyo City, cards: 3. See the board"]);
    board.press("You");
    expect(onopen).toHaveBeenCalledOnce();
  });

  it("shows what is left after the hit that threatens", () => {
    expect(shown(MonsterBoard, "react").one(".stats").textContent.replaceAll(/\s+/g, "")).toBe("8/10→50/204");
  });

  it("has a chip for each counter and card", () => {
    const chips = (scene: string, seat: number): string[] => shown(of(seat), scene).names(".chip");
    expect(chips("hearts", 0)).toEqual(["poison 2", "shrunk 1", "Extra Head"]);
    expect(chips("rolled", 0)).toEqual(["Background Dweller", "Smoke Cloud (2)", "Telepath"]);
    expect(chips("sell", 0)).toEqual(["Armor Plating", "Jets", "Metamorph", "Wings"]);
  });

  it("names all its cards, and what each does under the pointer", () => {
    const more = { card: "jets", paid: 5, counters: 0, copies: null, of: null };
    const five = (monsters: { cards: unknown[] }[]): unknown[] =>
      monsters.map((one) => ({ ...one, cards: [...one.cards, more, more] }));
    const board = shown(of(0), "rolled", {
      seen: (view) => ({ monsters: five(view["monsters"] as { cards: unknown[] }[]) }),
    });
    expect(board.names(".chip").filter((name) => name === "Jets")).toHaveLength(2);
    expect(board.all(".chip").at(-1)?.title).toMatch(/^If you yield Tokyo/);
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
    expect(chip({})).toBe("Jets");
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
    const [name] = shown(MonsterBoard, "react").names();
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
