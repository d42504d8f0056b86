import type { Offered } from "../words/languages";
import type { Asked, Colour, DealtSeat, Declared, Origin, PastStep, Reviewed, Value, Why } from "./protocol";

/** A request the server refused, with the reason as a catalogue entry. */
export class Refused extends Error {
  constructor(
    readonly why: Why & { field?: string },
    readonly status: number,
  ) {
    super(why.text ?? why.key);
  }
}

/** Why something failed, whatever it was that failed. */
export const whyOf = (error: unknown): Why & { field?: string } =>
  error instanceof Refused ? error.why : { key: "no-server" };

export interface SeatWish {
  kind: "me" | "here" | "friend" | "bot";
  bot?: string;
  name?: string;
  colour?: Colour;
  /** Friends with the same number come with one screen. */
  screen?: number;
}

export interface TableWish {
  game: string;
  options: Record<string, Value>;
  preset?: string;
  clock?: { ask: number; turn: number } | null;
  seats: SeatWish[];
  promise?: Promised;
  /** Where the game goes on; its options are those of that table then. */
  origin?: Origin;
}

/** The commitment to a key, sent before the server knows who will play. */
export interface Promised {
  nonce: string;
  commitment: string;
}

/** What opens the own seat (`token`), or lets a friend claim one (`link`). */
export interface SeatGrant {
  seat: number;
  kind: "me" | "here" | "friend" | "bot";
  token?: string;
  link?: string;
}

export interface NewTable {
  table: string;
  commitment: string;
  seats: SeatGrant[];
  /** Where several friends are asked, the link with which each claims a free seat. */
  invite: string | null;
}

/** What the server answers, of whatever kind. */
export async function ask<T>(path: string, body?: unknown): Promise<T> {
  const response = await fetch(
    path,
    body === undefined
      ? {}
      : { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) },
  ).catch(() => {
    throw new Refused({ key: "no-server" }, 0);
  });
  if (!response.ok) {
    const answer = (await response.json().catch(() => null)) as { error?: Why & { field?: string } } | null;
    throw new Refused(answer?.error ?? { key: "no-server" }, response.status);
  }
  return (await response.json()) as T;
}

export const openTable = (wish: TableWish): Promise<NewTable> => ask("/api/tables", wish);

export const promise = (): Promise<Promised> => ask("/api/promise");

/** `instead`: of the seat that this device has. `screen`: the token of a seat here, beside which somebody else sits down. */
export interface Claiming {
  instead?: true;
  screen?: string;
}

/** Who opens a link: the seat is this device's from now on. */
export const claim = (table: string, link: string, token: string, how?: Claiming): Promise<{ seat: number }> =>
  ask(`/api/tables/${table}/claim`, { link, token, ...how });

/** A new link of a seat, the own one if none is named; its older ones end. */
export const makeLink = (table: string, token: string, seat?: number): Promise<{ seat: number; link: string }> =>
  ask(`/api/tables/${table}/link`, { token, ...(seat === undefined ? {} : { seat }) });

/** A new link with which each friend claims a free seat; the older one ends. */
export const makeInvite = (table: string, token: string): Promise<{ link: string }> =>
  ask(`/api/tables/${table}/link`, { token, everybody: true });

export const revokeLink = (table: string, token: string): Promise<unknown> =>
  ask(`/api/tables/${table}/link`, { token, revoke: true });

export const rematch = (table: string, token: string, following: string): Promise<{ table: string; seat: number }> =>
  ask(`/api/tables/${table}/rematch`, { token, following });

/** What a record tells of its deal; none in records of version 0.1.0. */
export interface Dealt {
  game: string;
  options: Record<string, unknown>;
  deal?: { format?: number; table: string; key: string; commitment: string; seats: DealtSeat[]; origin?: object };
}

export const record = (table: string): Promise<Dealt> => ask(`/api/tables/${table}/record`);

export const replayFrames = (table: string): Promise<{ frames: PastStep[] }> => ask(`/api/tables/${table}/frames`);

/** How far the review of a finished game has come, or the review: who asks begins it, and asks again. */
export const review = (table: string): Promise<Reviewed> => ask(`/api/tables/${table}/review`);

export interface TableFacts {
  game?: string;
  seats?: {
    seat: number;
    kind: string;
    bot?: string | null;
    name: string | null;
    colour: Colour;
    screen?: number | null;
  }[];
  dealt?: boolean;
  to_move?: number | null;
  commitment?: string;
  over?: boolean;
  rematch?: Asked | null;
}

export const tableFacts = (table: string): Promise<TableFacts> => ask(`/api/tables/${table}`);

export async function qrCode(text: string): Promise<string> {
  const response = await fetch("/api/qr", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ text }),
  });
  if (!response.ok) throw new Refused({ key: "no-server" }, response.status);
  return URL.createObjectURL(new Blob([await response.text()], { type: "image/svg+xml" }));
}

/** What the server has to offer. */
export interface Offering extends Offered {
  games: Declared[];
}

export const games = (): Promise<Offering> => ask("/api/games");
