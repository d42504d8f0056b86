/** What a page can check of a deal by itself, and what it kept for that (docs/fairness.md). */
import { record, type Dealt } from "../net/api";
import type { DealtSeat } from "../net/protocol";
import { remembered } from "../net/remembered";
import type { Table } from "./table.svelte";
import { inOrder, type Bound } from "../net/share";
import { digestOf, gameKey, commitmentOfKey, commitmentOfShare } from "./hashes";

/** `open`: neither proved nor disproved. */
export type Mark = "yes" | "no" | "open";

export interface Check {
  mark: Mark;
  /** A key of the catalogue. */
  key: string;
  /** The seats that it is about. */
  seats: number[];
  /** How many deals the host could see with the help of these seats. */
  deals?: number;
}

export interface Checked {
  checks: Check[];
  /** Is it proved to this page that nobody chose the deal? */
  proved: boolean;
  game: string | null;
  commitment: string;
  /** The command line's arguments for the same. */
  digest: string | null;
  share: string | null;
}

type Deal = NonNullable<Dealt["deal"]>;

/** Of today's deals, and of those in which nobody sealed again after somebody had kept a share back. */
const FORMAT = 4;
const ONE_ROUND = 3;
const HEX = /^[0-9a-f]{64}$/;

/** Checks the deal of a finished table; null for tables of version 0.1.0, whose records hold less. */
export async function checkDeal(table: Table): Promise<Checked | null> {
  const told = await record(table.code);
  const { deal } = told;
  if (!deal) return null;
  const kept = remembered(table.code, table.me);
  const given = kept?.share && (kept.bound ?? kept.seals) ? kept.share : null;
  const me = table.me;
  const bound = deal.format === FORMAT || deal.format === ONE_ROUND ? inOrder(boundOf(told, deal)) : null;
  const checks = [
    keyCheck(deal, table, kept?.promise ?? null, kept?.seal ?? null),
    boundCheck(bound, kept?.bound ?? null, given),
    ...malformed(deal),
    ownCheck(deal, me === null ? undefined : deal.seats[me], given),
    ...(given === null ? [] : commitmentChecks(deal, me, commitmentsOf(kept?.bound ?? null) ?? kept?.seals ?? [])),
    ...leftOut(deal),
  ];
  const holds = (key: string): boolean => checks.some((check) => check.key === key);
  const fits = checks[0]?.mark === "yes";
  return {
    checks,
    proved:
      fits &&
      checks.every(({ mark }) => mark !== "no") &&
      holds("check-bound") &&
      holds("check-share") &&
      !(holds("check-silent") || holds("check-silent-old")),
    game: fits ? gameKey(deal.key, dealtFrom(told, deal, bound)) : null,
    commitment: kept?.promise ?? kept?.seal ?? deal.commitment,
    digest: kept?.bound ? digestOf(kept.bound) : null,
    share: given === null || me === null ? null : `${me}:${given}`,
  };
}

/** What the game's key is made of, besides the server's key. */
function dealtFrom({ game, options }: Dealt, { seats, table, origin }: Deal, bound: string | null): object {
  if (bound !== null) return { digest: digestOf(bound), shares: seats.map(({ share }) => share) };
  return { format: 2, game, options, seats, table, ...(origin && { origin }) };
}

function boundOf({ game, options }: Dealt, { commitment, format, seats, table, origin }: Deal): Bound {
  return {
    commitment,
    format: format ?? FORMAT,
    game,
    options,
    origin: origin ? digestOf(inOrder(origin)) : null,
    seats: seats.map(({ seat, kind, colour, bot, commit, silent }) => ({
      ...{ seat, kind, colour, bot, commit },
      ...(silent !== undefined && { silent }),
    })),
    table,
  };
}

const commitmentsOf = (bound: string | null): (string | null)[] | null =>
  bound === null ? null : (JSON.parse(bound) as Bound).seats.map(({ commit }) => commit);

/** The key fits every commitment to it that was shown: promised, before the deal, and now. */
function keyCheck(deal: Deal, table: Table, promised: string | null, shown: string | null): Check {
  const commitment = commitmentOfKey(deal.key);
  const commitments = [deal.commitment, table.commitment, promised ?? commitment, shown ?? commitment];
  if (deal.table !== table.code || commitments.some((other) => other !== commitment))
    return { mark: "no", key: "check-key-wrong", seats: [] };
  if (promised !== null) return { mark: "yes", key: "check-key-promised", seats: [] };
  return shown === null
    ? { mark: "open", key: "check-key-late", seats: [] }
    : { mark: "yes", key: "check-key", seats: [] };
}

/** Game, options, seats, bots and commitments are those that the page was told before it revealed its share. */
function boundCheck(bound: string | null, kept: string | null, given: string | null): Check {
  if (bound !== null && kept !== null && bound !== kept) return { mark: "no", key: "check-bound-wrong", seats: [] };
  if (bound === null)
    return kept === null
      ? { mark: "open", key: "check-bound-loose", seats: [] }
      : { mark: "no", key: "check-bound-wrong", seats: [] };
  return kept === null || given === null
    ? { mark: "open", key: "check-bound-none", seats: [] }
    : { mark: "yes", key: "check-bound", seats: [] };
}

/** Seats as no honest server writes them: a bot with a commitment, a share without one, a value of another type. */
function malformed({ format, seats }: Deal): Check[] {
  const hex = (value: unknown): boolean => value === null || (typeof value === "string" && HEX.test(value));
  const told = (silent: unknown, commit: unknown, share: unknown): boolean =>
    format === FORMAT
      ? (silent === false || (silent === true && commit === null)) && (commit === null) === (share === null)
      : silent === undefined;
  const formed = ({ seat, kind, name, colour, bot, commit, share, silent }: DealtSeat, number: number): boolean =>
    seat === number &&
    (kind === "human" ? bot === null : (kind as unknown) === "bot" && typeof bot === "string" && commit === null) &&
    (name === null || typeof name === "string") &&
    typeof colour === "string" &&
    hex(commit) &&
    hex(share) &&
    (share === null || commit !== null) &&
    told(silent, commit, share);
  const wrong = seats.flatMap((seat, number) => (formed(seat, number) ? [] : [number]));
  return wrong.length > 0 ? [{ mark: "no", key: "check-seats-wrong", seats: wrong }] : [];
}

function ownCheck(deal: Deal, own: DealtSeat | undefined, given: string | null): Check {
  if (own === undefined || given === null) return { mark: "open", key: "check-share-none", seats: [] };
  if (own.share === null) return { mark: "open", key: "check-share-out", seats: [] };
  const fits = own.share === given && own.commit === commitmentOfShare(deal.table, own.seat, given);
  return fits ? { mark: "yes", key: "check-share", seats: [] } : { mark: "no", key: "check-share-wrong", seats: [] };
}

/** The others' shares are those whose commitments were there before this page revealed its own. */
function commitmentChecks(deal: Deal, me: number | null, commitments: (string | null)[]): Check[] {
  const others = deal.seats.filter(({ seat, share }) => seat !== me && share !== null);
  const wrong = others.filter(
    ({ seat, commit, share }) =>
      commit !== commitments[seat] || commit !== commitmentOfShare(deal.table, seat, share ?? ""),
  );
  if (wrong.length > 0) return [{ mark: "no", key: "check-seals-wrong", seats: wrong.map(({ seat }) => seat) }];
  return others.length > 0 ? [{ mark: "yes", key: "check-seals", seats: others.map(({ seat }) => seat) }] : [];
}

/** Who has no part in the deal. Who sealed a share and keeps it back may know a deal that is not made. */
function leftOut({ format, seats }: Deal): Check[] {
  const people = seats.filter(({ kind }) => kind === "human");
  const out = people.filter(({ share }) => share === null);
  if (out.length === 0) return people.length > 1 ? [{ mark: "yes", key: "check-nobody-out", seats: [] }] : [];
  const kept = out.filter(({ silent, commit }) => silent ?? commit !== null);
  const key = format === FORMAT ? "check-silent" : "check-silent-old";
  const deals = format === FORMAT ? kept.length + 1 : 2 ** kept.length;
  const never = out.filter((seat) => !kept.includes(seat));
  return [
    ...(kept.length > 0 ? [{ mark: "open" as const, key, seats: kept.map(({ seat }) => seat), deals }] : []),
    ...(never.length > 0
      ? [{ mark: "open" as const, key: "check-left-out", seats: never.map(({ seat }) => seat) }]
      : []),
  ];
}
