import { beforeEach, describe, expect, it } from "vitest";
import { keepName, keepTogether, keepWish } from "../../net/kept";
import type { Declared } from "../../net/protocol";
import { PEBBLES } from "../../testing";
import { Wish, type WishedSeat } from "./wish.svelte";

beforeEach(() => {
  localStorage.clear();
});

const wished = (): Wish => new Wish(PEBBLES);

function pair(wish: Wish): [WishedSeat, WishedSeat] {
  const [first, second] = wish.seats;
  if (!first || !second) throw new Error("two seats");
  return [first, second];
}

describe("the table being wished for", () => {
  it("begins as the game offers it: the reader, and the bots that come unasked", () => {
    const wish = wished();
    expect(wish.seats.map(({ kind, bot }) => [kind, bot])).toEqual([
      ["me", "sampler"],
      ["bot", "sampler"],
      ["bot", "sampler"],
    ]);
    expect(wish.table.options).toEqual({ players: 3, pebbles: 12, last_loses: true, pairs: true, swap: "never" });
    expect(wish.table.preset).toBe("short");
  });

  it("deals the colours in their order, and every new seat one that nobody wears", () => {
    const wish = wished();
    expect(wish.seats.map(({ colour }) => colour)).toEqual(["blue", "rose", "pine"]);
    const [me] = pair(wish);
    wish.paint(me, "violet");
    wish.seatCount(5);
    expect(wish.seats.map(({ colour }) => colour)).toEqual(["violet", "rose", "pine", "blue", "amber"]);
    expect(new Set(wish.seats.map(({ id }) => id)).size).toBe(5);
  });

  it("lets friends come with one screen, as long as there is a friend before", () => {
    const wish = wished();
    wish.seatCount(5);
    for (const seat of wish.seats.slice(1)) wish.kind(seat, "friend");
    const screens = (): (number | undefined)[] => wish.table.seats.map(({ screen }) => screen);
    expect(screens().filter(Boolean)).toEqual([]);
    for (const [n, seat] of wish.seats.entries()) seat.joins = [1, 2, 4].includes(n);
    expect(screens()).toEqual([undefined, 1, 1, 2, 2]);
    keepWish(wish.table);
    expect(Wish.last(PEBBLES)?.table.seats).toEqual(wish.table.seats);
    const [, second] = pair(wish);
    wish.kind(second, "bot");
    expect(screens()).toEqual([undefined, undefined, undefined, 2, 2]);
  });

  it("loses its last seats first, but never the reader's", () => {
    const wish = wished();
    const [me] = pair(wish);
    wish.move(me, 1);
    wish.seatCount(1);
    expect(wish.seats.map(({ kind }) => kind)).toEqual(["me"]);
  });

  it("swaps colours: nobody wears that of another", () => {
    const wish = wished();
    const [me, bot] = pair(wish);
    const [mine, other] = [me.colour, bot.colour];
    wish.paint(me, other);
    expect([me.colour, bot.colour]).toEqual([other, mine]);
  });

  it("seats the reader once", () => {
    const wish = wished();
    const [, second] = pair(wish);
    wish.kind(second, "me");
    expect(wish.seats.map(({ kind }) => kind)).toEqual(["bot", "me", "bot"]);
  });

  it("asks for no option that means nothing beside the others", () => {
    const wish = wished();
    wish.seatCount(5);
    expect(wish.table.options).toEqual({ players: 5, pebbles: 12, last_loses: true });
    expect([wish.means("pairs"), wish.value("pairs")]).toEqual([false, false]);
    wish.seatCount(2);
    expect(wish.table.options).toMatchObject({ players: 2, pairs: true, swap: "never" });
    wish.set("pairs", false);
    expect(wish.table.options).not.toHaveProperty("swap");
  });

  it("remembers what was chosen of an option that means nothing for a while", () => {
    const wish = wished();
    wish.set("swap", "once");
    wish.seatCount(5);
    expect(wish.value("swap")).toBe("never");
    wish.seatCount(3);
    expect(wish.value("swap")).toBe("once");
  });

  it("takes all that a preset sets, and may differ from it afterwards", () => {
    const wish = wished();
    wish.choose("long");
    expect(wish.table).toMatchObject({ preset: "long", options: { pebbles: 21, last_loses: false } });
    wish.set("pebbles", 12);
    expect(wish.table).toMatchObject({ preset: "long", options: { pebbles: 12, last_loses: false } });
  });

  it("names no preset where a game has none", () => {
    expect(new Wish({ ...PEBBLES, presets: {} }).table).not.toHaveProperty("preset");
  });

  it("has a clock of its own only in company", () => {
    const wish = wished();
    wish.clock = "quick";
    expect(wish.table).not.toHaveProperty("clock");
    const [, second] = pair(wish);
    wish.kind(second, "friend");
    expect(wish.table.clock).toEqual({ ask: 15, turn: 45 });
  });

  it("tells a person's name without blanks around it, and no name of a bot", () => {
    const wish = wished();
    wish.seatCount(2);
    for (const seat of wish.seats) seat.name = " Ada ";
    expect(wish.table.seats).toEqual([
      { kind: "me", colour: "blue", name: "Ada" },
      { kind: "bot", colour: "rose", bot: "sampler" },
    ]);
  });
});

describe("a table at once", () => {
  const quick = (...counts: number[]): number => {
    const players = { ...PEBBLES.options["players"], values: counts, offered: counts[0] };
    return Wish.quick({ ...PEBBLES, options: { players } } as Declared).players;
  };

  it("seats four, or as many of fewer as can play, or the fewest of more", () => {
    expect(quick(2, 3, 4, 5, 6)).toBe(4);
    expect(quick(2)).toBe(2);
    expect(quick(2, 3, 5)).toBe(3);
    expect(quick(6, 8)).toBe(6);
  });
});

describe("a first game", () => {
  it("has the rules without extras, and bots that are mild and of different kinds", () => {
    const others = [
      { bot: "greedy", level: 2, budget: 0, default: false, strengths: 0, ratings: [] },
      { bot: "master", level: 9, budget: 5000, default: false, strengths: 0, ratings: [] },
    ];
    const bots = [...PEBBLES.bots, ...others].sort((one, other) => one.level - other.level);
    const wish = Wish.quick({ ...PEBBLES, bots });
    expect(wish.seats.map(({ kind, bot }) => (kind === "bot" ? bot : kind))).toEqual(["me", "greedy", "random"]);
    expect(wish.table.options).toMatchObject({ pairs: false });
  });

  it("is against bots that are as strong as the reader and nobody else, where there is such a bot", () => {
    const any = { bot: "person", level: 1, budget: 50, default: false, strengths: 100, ratings: [] };
    const wish = Wish.quick({ ...PEBBLES, bots: [...PEBBLES.bots, any] });
    expect(wish.seats.map(({ kind, bot }) => (kind === "bot" ? bot : kind))).toEqual(["me", "person", "person"]);
    pair(wish)[1].bot = "person:70";
    keepWish(wish.table);
    const bots = [any, ...PEBBLES.bots];
    expect(Wish.quick({ ...PEBBLES, bots }).seats.map(({ bot }) => bot)).toContain("person:70");
  });

  it("is as those at which bots were rated with no option but the default", () => {
    const wish = Wish.gentle(PEBBLES);
    wish.set("last_loses", false);
    expect(wish.usual).toBe(true);
    wish.set("pairs", true);
    expect(wish.usual).toBe(false);
  });

  it("has the only bot where there is no milder one", () => {
    const bots = PEBBLES.bots.slice(1);
    expect(Wish.quick({ ...PEBBLES, bots }).seats.map(({ bot }) => bot)).toEqual(["sampler", "sampler", "sampler"]);
  });
});

describe("what was set up last", () => {
  it("is offered again, also to who plays at once", () => {
    const wish = wished();
    wish.seatCount(2);
    wish.choose("long");
    wish.set("pairs", false);
    for (const seat of wish.seats) seat.bot = "random";
    keepWish(wish.table);
    keepName("Ada");
    const again = Wish.last(PEBBLES);
    expect(again?.table).toEqual({
      ...wish.table,
      seats: [{ ...wish.table.seats[0], name: "Ada" }, wish.table.seats[1]],
    });
    expect(Wish.quick(PEBBLES).table).toEqual(again?.table);
  });

  it("keeps its clock", () => {
    for (const clock of ["usual", "quick", "none"] as const) {
      const wish = wished();
      wish.kind(pair(wish)[1], "friend");
      wish.clock = clock;
      keepWish(wish.table);
      expect(Wish.last(PEBBLES)?.clock).toBe(clock);
    }
  });

  it("is not played at once where friends had to come", () => {
    const wish = wished();
    wish.kind(pair(wish)[1], "friend");
    keepWish(wish.table);
    expect(Wish.last(PEBBLES)?.company).toBe(true);
    expect(Wish.quick(PEBBLES).company).toBe(false);
  });

  it("is forgotten where it makes no table here: an older page, another server, or somebody wrote into the store", () => {
    const { table } = wished();
    const seats = table.seats;
    const [me, bot] = seats;
    for (const wrong of [
      null,
      5,
      "x",
      [],
      {},
      { ...table, seats: "none" },
      { ...table, seats: [] },
      { ...table, seats: [null, null, null] },
      { ...table, seats: [me, me, bot] },
      { ...table, seats: [me, { ...bot, bot: "unknown" }, seats[2]] },
      { ...table, seats: [me, { ...bot, kind: "cat" }, seats[2]] },
      { ...table, seats: [me, { ...bot, colour: "pink" }, seats[2]] },
    ]) {
      localStorage.setItem("kingtable.wish.pebbles", JSON.stringify(wrong));
      expect(Wish.last(PEBBLES)).toBeNull();
    }
    localStorage.setItem("kingtable.wish.pebbles", "{");
    expect(Wish.last(PEBBLES)).toBeNull();
    const odd = { ...table, preset: "gone", options: { pebbles: 99, nothing: 1, pairs: false } };
    localStorage.setItem("kingtable.wish.pebbles", JSON.stringify(odd));
    expect(Wish.last(PEBBLES)?.table).toMatchObject({ preset: "short", options: { pebbles: 12, pairs: false } });
  });
});

describe("a table for several people at this screen", () => {
  it("begins with who played here last, in their colours", () => {
    expect(Wish.together(PEBBLES).known).toBe(false);
    keepTogether([
      { kind: "me", name: "Ada", colour: "violet" },
      { kind: "here", name: "Sofia", colour: "blue" },
    ]);
    const { wish, known } = Wish.together(PEBBLES);
    expect(known).toBe(true);
    expect(wish.table.seats).toEqual([
      { kind: "me", name: "Ada", colour: "violet" },
      { kind: "here", name: "Sofia", colour: "blue" },
    ]);
    expect(wish.company).toBe(false);
  });

  it("is no table for who wants to play at once alone", () => {
    const { wish } = Wish.together(PEBBLES);
    keepWish(wish.table);
    expect(Wish.quick(PEBBLES).table.seats.map(({ kind }) => kind)).toEqual(
      Wish.gentle(PEBBLES).table.seats.map(({ kind }) => kind),
    );
  });
});
