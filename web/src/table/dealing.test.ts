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
const GAME_KEY = "8a95b7781cd48e4cb3794aff5bf24749db0bcf1ef55441b1d1860684b676b8cc";
const OLD_GAME_KEY = "9a9b0dfe81d4783e43b66e5a8fa6d40d49be1bcbec6dddab418c7b7e734b147f";
const DIGEST = "534d18420814e36946878eafecbd0dc7d1db35394f5e23a98eb1dc3abbdf4f19";

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
    format: 4,
    table: TABLE,
    key: "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f",
    commitment: COMMITMENT,
    seats: [
      { seat: 0, kind: "human", name: 'Ada "A" 王', colour: "blue", bot: null, commit: ADA, share: SHARE },
      { seat: 1, kind: "human", name: "گریس", colour: "rose", bot: null, commit: GRACE, share: "22".repeat(32) },
      { seat: 2, kind: "bot", name: null, colour: "pine", bot: "greedy", commit: null, share: null },
    ].map((seat) => ({ ...seat, silent: false }) as Deal["seats"][number]),
  },
});

/** What a record is bound to, as the server names it before any share is known. */
const bound = ({ game, options, deal }: ReturnType<typeof record> = record()): string => {
  const { commitment, format, table } = deal;
  const seats = deal.seats.map(({ seat, kind, colour, bot, commit, silent }) => ({
    ...{ seat, kind, colour, bot, commit },
    ...(silent !== undefined && { silent }),
  }));
  return inOrder({ commitment, format, game, options, origin: null, seats, table });
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
    expect(marks(out).slice(2)).toEqual([
      "no check-seats-wrong 0",
      "open check-share-out",
      "yes check-seals 1",
      "open check-left-out 0",
    ]);
    expect(out?.proved).toBe(false);
  });

  it("does not call a deal proved where somebody kept a share back", async () => {
    const silent = ({ deal }: ReturnType<typeof record>): void =>
      void Object.assign(seatOf(deal, 1), { commit: null, share: null, silent: true });
    const told = record();
    silent(told);
    const kept = await checked(silent, { ...KEPT, bound: bound(told) });
    expect(marks(kept).filter((mark) => !mark.startsWith("yes"))).toEqual(["open check-silent 1"]);
    expect([kept?.proved, kept?.checks.at(-1)?.deals]).toEqual([false, 2]);
  });

  it("of the version before, in which nobody sealed again, is one of two for each who kept a share back", async () => {
    const before = (told: ReturnType<typeof record>, share: string | null): void => {
      told.deal.format = 3;
      for (const seat of told.deal.seats) delete seat.silent;
      seatOf(told.deal, 1).share = share;
    };
    for (const [share, proved] of [
      ["22".repeat(32), true],
      [null, false],
    ] as const) {
      const told = record();
      before(told, share);
      const found = await checked((one) => before(one, share), { ...KEPT, bound: bound(told) });
      expect(found?.proved).toBe(proved);
      expect(marks(found).at(-1)).toBe(proved ? "yes check-nobody-out" : "open check-silent-old 1");
    }
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
    "who kept a share back": ({ deal }) => (seatOf(deal, 2).silent = true),
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
    const older = ({ deal }: ReturnType<typeof record>): void => {
      delete deal.format;
      for (const seat of deal.seats) delete seat.silent;
    };
    const found = await checked(older, { ...KEPT, bound: null, seals });
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
