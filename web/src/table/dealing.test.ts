import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Dealt } from "../net/api";
import { rememberTable, type RememberedTable } from "../net/remembered";
import { inOrder } from "../net/share";
import { tableOf } from "../testing";
import { checkDeal, type Checked } from "./dealing";
import { digestOf, commitmentOfKey } from "./hashes";

type Deal = NonNullable<Dealt["deal"]>;

const TABLE = "K7QW2M";
const COMMITMENT = "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd";
const SHARE = "11".repeat(32);
const ADA = "6dbfd8e97e52dd3a1b16f8c364202485fd10c62bcbf98c94a320c765e6551c27";
const GRACE = "01e3ac569d3c2c6cebd9f1c1e41f4529d2af1a46518060c8cd2cc33d531b274d";
/** Everything as kingtable.engine.deal makes it, and so is the key of this game, now and by an older version. */
const GAME_KEY = "9b9ee5c7823966e44d16d35617b02d6a5f582a05002293f459d2da2ce8fb2495";
const OLD_GAME_KEY = "9a9b0dfe81d4783e43b66e5a8fa6d40d49be1bcbec6dddab418c7b7e734b147f";
const DIGEST = "89da5583174d725ccb32b958b7fe16eb9f569f74846d9e7216f37b61554237fb";

const record = (): Dealt & { deal: Deal } => ({
  game: "kingdomino",
  options: {
    players: 3,
    middle_kingdom: true,
    harmony: false,
    dynasty: false,
    mighty_duel: false,
    three_players: 48,
    start_order: "kings",
  },
  deal: {
    format: 3,
    table: TABLE,
    key: "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f",
    commitment: COMMITMENT,
    seats: [
      { seat: 0, kind: "human", name: 'Ada "A" 王', colour: "blue", bot: null, commit: ADA, share: SHARE },
      { seat: 1, kind: "human", name: "گریس", colour: "rose", bot: null, commit: GRACE, share: "22".repeat(32) },
      { seat: 2, kind: "bot", name: null, colour: "pine", bot: "greedy", commit: null, share: null },
    ],
  },
});

/** What a record is bound to, as the server names it before any share is known. */
const bound = ({ game, options, deal }: ReturnType<typeof record> = record()): string => {
  const { commitment, table } = deal;
  const seats = deal.seats.map(({ seat, kind, colour, bot, commit }) => ({ seat, kind, colour, bot, commit }));
  return inOrder({ commitment, format: 3, game, options, origin: null, seats, table });
};

const KEPT: Partial<RememberedTable> = { share: SHARE, bound: bound(), promise: COMMITMENT, seal: COMMITMENT };

/** What the page of seat 0 finds in a record, with what it has kept. */
async function checked(
  change: (told: ReturnType<typeof record>) => void = () => undefined,
  kept: Partial<RememberedTable> = KEPT,
  me: number | null = 0,
  shown = COMMITMENT,
): Promise<Checked | null> {
  const told = record();
  change(told);
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify(told))));
  rememberTable({ table: TABLE, ...kept });
  const table = tableOf({ code: TABLE, view: { seat: me } });
  table.commitment = shown;
  return checkDeal(table);
}

const marks = (found: Checked | null): string[] =>
  (found?.checks ?? []).map(({ mark, key, seats }) => [mark, key, ...seats].join(" "));

const seatOf = (deal: Deal, seat: number): Deal["seats"][number] => {
  const found = deal.seats[seat];
  if (!found) throw new Error("no such seat");
  return found;
};

beforeEach(() => {
  localStorage.clear();
});

describe("the deal of a game", () => {
  it("is proved to a page that kept its share and all that was bound", async () => {
    const found = await checked();
    expect(digestOf(bound())).toBe(DIGEST);
    expect(found).toMatchObject({ proved: true, digest: DIGEST });
    expect(marks(found)).toEqual([
      "yes check-key-promised",
      "yes check-bound",
      "yes check-share",
      "yes check-seals 1",
      "yes check-nobody-out",
    ]);
    expect(found?.share).toBe(`0:${SHARE}`);
    expect(found?.commitment).toBe(COMMITMENT);
  });

  it("has the same key of all chance as the server makes", async () => {
    expect((await checked())?.game).toBe(GAME_KEY);
  });

  it("proves less where the commitment was shown before the deal but not promised, and nothing where it came late", async () => {
    expect(marks(await checked(undefined, { ...KEPT, promise: null }))[0]).toBe("yes check-key");
    const late = await checked(undefined, { ...KEPT, promise: null, seal: null });
    expect(marks(late)[0]).toBe("open check-key-late");
    expect(late?.game).toBeNull();
  });

  it("is wrong under another key, even one with a commitment of its own", async () => {
    const other = "ab".repeat(32);
    const found = await checked(({ deal }) => {
      deal.key = other;
      deal.commitment = commitmentOfKey(other);
    });
    expect(marks(found)[0]).toBe("no check-key-wrong");
    expect(found?.game).toBeNull();
  });

  it("is wrong if the table shows another commitment, or another was promised", async () => {
    expect(marks(await checked(undefined, KEPT, 0, commitmentOfKey("ab")))[0]).toBe("no check-key-wrong");
    expect(marks(await checked(undefined, { ...KEPT, promise: commitmentOfKey("ab") }))[0]).toBe("no check-key-wrong");
  });

  it("is wrong if the record is that of another table", async () => {
    const found = await checked(({ deal }) => {
      deal.table = "OTHER1";
    });
    expect(marks(found)[0]).toBe("no check-key-wrong");
  });

  it("is wrong if the own share was exchanged, or left out without a word", async () => {
    const exchanged = await checked(({ deal }) => (seatOf(deal, 0).share = "33".repeat(32)));
    expect(marks(exchanged)[2]).toBe("no check-share-wrong");
    const out = await checked(({ deal }) => (seatOf(deal, 0).share = null));
    expect(marks(out).slice(2)).toEqual(["open check-share-out", "yes check-seals 1", "open check-silent 0"]);
    expect(out?.proved).toBe(false);
  });

  it("does not call a deal proved where somebody sealed a share and kept it back", async () => {
    const kept = await checked(({ deal }) => (seatOf(deal, 1).share = null));
    expect(marks(kept)).toContain("open check-silent 1");
    expect([marks(kept).filter((mark) => mark.startsWith("no")), kept?.proved]).toEqual([[], false]);
  });

  it("is wrong if another's share was chosen after the commitments, whether its commitment was changed or not", async () => {
    const share = await checked(({ deal }) => (seatOf(deal, 1).share = "33".repeat(32)));
    expect(marks(share)[3]).toBe("no check-seals-wrong 1");
    const commit = await checked(({ deal }) => (seatOf(deal, 1).commit = ADA));
    expect(marks(commit)).toContain("no check-seals-wrong 1");
    expect(marks(commit)).toContain("no check-bound-wrong");
  });

  it("proves nothing of shares to who only watched", async () => {
    const found = await checked(undefined, {}, null);
    expect(marks(found)).toEqual([
      "open check-key-late",
      "open check-bound-none",
      "open check-share-none",
      "yes check-nobody-out",
    ]);
    expect(found).toMatchObject({ proved: false, share: null, digest: null });
  });

  /** All that a server could vary when it knows every share; it plays by the key that this makes. */
  const VARIED: Record<string, (told: ReturnType<typeof record>) => void> = {
    "an option": ({ options }) => (options.harmony = true),
    "an option that changes nothing": ({ options }) => (options.three_players = 36),
    "the game": (told) => (told.game = "king-of-tokyo"),
    "a bot": ({ deal }) => (seatOf(deal, 2).bot = "novice"),
    "a colour": ({ deal }) => (seatOf(deal, 2).colour = "amber"),
    "a bot that is called a person": ({ deal }) => Object.assign(seatOf(deal, 2), { kind: "human", bot: null }),
    "a person who is called a bot": ({ deal }) =>
      Object.assign(seatOf(deal, 1), { kind: "bot", bot: "greedy", commit: null, share: null }),
    "the commitment of a bot": ({ deal }) => (seatOf(deal, 2).commit = ADA),
    "the commitment of a person without a share": ({ deal }) =>
      Object.assign(seatOf(deal, 1), { commit: ADA, share: null }),
    "the number of a seat": ({ deal }) => (seatOf(deal, 1).seat = true as unknown as number),
    "where the game began": ({ deal }) => (deal.origin = { table: "ABCDEF", seq: 3, record: {} }),
    "the form, as if it were older": ({ deal }) => delete deal.format,
  };

  it.each(Object.keys(VARIED))("is wrong if the server varied %s", async (name) => {
    const found = await checked(VARIED[name]);
    expect(marks(found)).toContain("no check-bound-wrong");
    expect(found?.proved).toBe(false);
  });

  it.each([
    ["a bot has a commitment", { commit: ADA }],
    ["a bot has a share", { share: SHARE }],
    ["a commitment is no number", { kind: "human", bot: null, commit: "x" }],
    ["a name is no text", { name: 7 }],
    ["a kind is unknown", { kind: "cat" }],
  ])("is wrong, even to who only watched, if %s", async (_, wrong) => {
    const found = await checked(({ deal }) => Object.assign(seatOf(deal, 2), wrong), {}, null);
    expect(marks(found)).toContain("no check-seats-wrong 2");
  });

  it("of an older version has its key, and is not proved", async () => {
    const seals = [ADA, GRACE, null];
    const found = await checked(({ deal }) => delete deal.format, { ...KEPT, bound: null, seals });
    expect(found).toMatchObject({ proved: false, game: OLD_GAME_KEY });
    expect(marks(found)).toEqual([
      "yes check-key-promised",
      "open check-bound-loose",
      "yes check-share",
      "yes check-seals 1",
      "yes check-nobody-out",
    ]);
  });

  it("is not checked in records of version 0.1.0, which tell nothing of it", async () => {
    expect(await checked((told: { deal?: Deal }) => delete told.deal)).toBeNull();
  });
});
