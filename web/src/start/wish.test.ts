import { describe, expect, it } from "vitest";
import { TokyoWish } from "../king_of_tokyo/wish.svelte";
import { KingdominoWish } from "../kingdomino/wish.svelte";

describe("the table being wished for", () => {
  it("has the reader and a bot at first", () => {
    expect(new KingdominoWish().seats.map(({ kind }) => kind)).toEqual(["me", "bot"]);
  });

  it("gives every new seat a colour that nobody wears", () => {
    const wish = new TokyoWish();
    wish.seatCount(6);
    expect(new Set(wish.seats.map(({ colour }) => colour)).size).toBe(6);
    expect(new Set(wish.seats.map(({ id }) => id)).size).toBe(6);
  });

  it("loses its last seats first, but never the reader's", () => {
    const wish = new TokyoWish();
    const [me] = wish.seats;
    if (me) wish.move(me, 1);
    wish.seatCount(2);
    wish.seatCount(1);
    expect(wish.seats.map(({ kind }) => kind)).toEqual(["me"]);
  });

  it("swaps colours: nobody wears that of another", () => {
    const wish = new KingdominoWish();
    const [me, bot] = wish.seats;
    if (!me || !bot) throw new Error("two seats");
    const [mine, other] = [me.colour, bot.colour];
    wish.paint(me, other);
    expect([me.colour, bot.colour]).toEqual([other, mine]);
  });

  it("seats the reader once", () => {
    const wish = new KingdominoWish();
    const [, second] = wish.seats;
    if (second) wish.kind(second, "me");
    expect(wish.seats.map(({ kind }) => kind)).toEqual(["bot", "me"]);
  });

  it("offers only what the rules combine", () => {
    const wish = new KingdominoWish();
    wish.duel = true;
    expect(wish.table.options).toMatchObject({ players: 2, mighty_duel: true });
    wish.seatCount(3);
    expect(wish.table.options).not.toHaveProperty("mighty_duel");
    expect(wish.table.options).toMatchObject({ players: 3, three_players: 36 });
    const tokyo = new TokyoWish();
    expect(tokyo.table.options).toEqual({ players: 4 });
    tokyo.seatCount(5);
    expect(tokyo.table.options).toEqual({ players: 5, bay: true });
  });

  it("has a clock of its own only in company", () => {
    const wish = new KingdominoWish();
    wish.clock = "quick";
    expect(wish.table).not.toHaveProperty("clock");
    const [, second] = wish.seats;
    if (second) wish.kind(second, "friend");
    expect(wish.table.clock).toEqual({ ask: 15, turn: 45 });
  });

  it("tells a person's name without blanks around it, and no name of a bot", () => {
    const wish = new KingdominoWish();
    for (const seat of wish.seats) seat.name = " Ada ";
    expect(wish.table.seats).toEqual([
      { kind: "me", colour: "blue", name: "Ada" },
      { kind: "bot", colour: "rose", bot: "greedy" },
    ]);
  });
});
