import type { Colour, ReplayFrame, Why } from "./protocol";

/** A request the server refused, with the reason as a catalogue entry. */
export class Refused extends Error {
  constructor(
    readonly why: Why & { field?: string },
    readonly status: number,
  ) {
    super(why.text ?? why.key);
  }
}

export interface SeatWish {
  kind: "me" | "friend" | "bot";
  bot?: string;
  name?: string;
  colour?: Colour;
}

export interface TableWish {
  game: string;
  options: Record<string, unknown>;
  preset?: string;
  clock?: { ask: number; turn: number } | null;
  seats: SeatWish[];
}

export interface SeatGrant {
  seat: number;
  kind: "me" | "friend" | "bot";
  token?: string;
}

export interface NewTable {
  table: string;
  commitment: string;
  seats: SeatGrant[];
}

async function ask<T>(path: string, body?: unknown): Promise<T> {
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

export const rematch = (table: string, token: string): Promise<NewTable> =>
  ask(`/api/tables/${table}/rematch`, { token });

export const replayFrames = (table: string): Promise<{ frames: ReplayFrame[] }> =>
  ask(`/api/tables/${table}/frames`);

export interface TableFacts {
  seats?: { seat: number; kind: string; bot?: string | null; name: string | null; colour: Colour }[];
  commitment?: string;
  over?: boolean;
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

export async function games(): Promise<unknown> {
  return ask("/api/games");
}
