/** What a page can check of a deal by itself, and what it kept for that (docs/fairness.md). */
import { record, type Dealt } from "../net/api";
import type { DealtSeat } from "../net/protocol";
import { remembered } from "../net/remembered";
import type { Table } from "../net/table.svelte";
import { gameKey, sealOfKey, sealOfShare } from "../net/share";

/** `open`: neither proved nor disproved. */
export type Mark = "yes" | "no" | "open";

export interface Check {
  mark: Mark;
  /** A key of the catalogue. */
  key: string;
  /** The seats that it is about. */
  seats: number[];
}

export interface Checked {
  checks: Check[];
  game: string | null;
  commitment: string;
  /** The command line's arguments for the same. */
  share: string | null;
}

type Deal = NonNullable<Dealt["deal"]>;

/** Checks the deal of a finished table; null for tables of version 0.1.0, whose records hold less. */
export async function checkDeal(table: Table): Promise<Checked | null> {
  const told = await record(table.code);
  const { deal } = told;
  if (!deal) return null;
  const kept = remembered(table.code);
  const given = kept?.share && kept.seals ? kept.share : null;
  const me = table.me;
  const checks = [
    keyCheck(deal, table, kept?.promise ?? null, kept?.seal ?? null),
    ownCheck(deal, me === null ? undefined : deal.seats[me], given),
    ...(given === null ? [] : sealChecks(deal, me, kept?.seals ?? [])),
    ...leftOut(deal),
  ];
  const fits = checks[0]?.mark === "yes";
  const { seats, table: code, origin } = deal;
  const dealt = { format: 2, game: told.game, options: told.options, seats, table: code, ...(origin && { origin }) };
  return {
    checks,
    game: fits ? gameKey(deal.key, dealt) : null,
    commitment: kept?.promise ?? kept?.seal ?? deal.commitment,
    share: given === null || me === null ? null : `${me}:${given}`,
  };
}

/** The key fits every seal of it that was shown: promised, before the deal, and now. */
function keyCheck(deal: Deal, table: Table, promised: string | null, shown: string | null): Check {
  const seal = sealOfKey(deal.key);
  const seals = [deal.commitment, table.commitment, promised ?? seal, shown ?? seal];
  if (deal.table !== table.code || seals.some((other) => other !== seal))
    return { mark: "no", key: "check-key-wrong", seats: [] };
  if (promised !== null) return { mark: "yes", key: "check-key-promised", seats: [] };
  return shown === null
    ? { mark: "open", key: "check-key-late", seats: [] }
    : { mark: "yes", key: "check-key", seats: [] };
}

function ownCheck(deal: Deal, own: DealtSeat | undefined, given: string | null): Check {
  if (own === undefined || given === null) return { mark: "open", key: "check-share-none", seats: [] };
  if (own.share === null) return { mark: "open", key: "check-share-out", seats: [] };
  const fits = own.share === given && own.commit === sealOfShare(deal.table, own.seat, given);
  return fits ? { mark: "yes", key: "check-share", seats: [] } : { mark: "no", key: "check-share-wrong", seats: [] };
}

/** The others' shares are those whose seals stood there before this page revealed its own. */
function sealChecks(deal: Deal, me: number | null, seals: (string | null)[]): Check[] {
  const others = deal.seats.filter(({ seat, share }) => seat !== me && share !== null);
  const wrong = others.filter(
    ({ seat, commit, share }) => commit !== seals[seat] || commit !== sealOfShare(deal.table, seat, share ?? ""),
  );
  if (wrong.length > 0) return [{ mark: "no", key: "check-seals-wrong", seats: wrong.map(({ seat }) => seat) }];
  return others.length > 0 ? [{ mark: "yes", key: "check-seals", seats: others.map(({ seat }) => seat) }] : [];
}

function leftOut(deal: Deal): Check[] {
  const people = deal.seats.filter(({ kind }) => kind === "human");
  const seats = people.filter(({ share }) => share === null).map(({ seat }) => seat);
  if (seats.length > 0) return [{ mark: "open", key: "check-left-out", seats }];
  return people.length > 1 ? [{ mark: "yes", key: "check-nobody-out", seats: [] }] : [];
}
