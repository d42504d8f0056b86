/** The page's part in the deal (docs/fairness.md). Pages without TLS have no crypto.subtle, so the hashes are a library's. */
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import type { DealtSeat } from "./protocol";

/** Everything that a deal is made of besides the keys; fixed before any share is known. */
export interface Bound {
  commitment: string;
  format: number;
  game: string;
  options: object;
  /** The SHA-256 of the game that this one continues, up to where it does. */
  origin: string | null;
  seats: Pick<DealtSeat, "seat" | "kind" | "colour" | "bot" | "commit">[];
  table: string;
}

export const newShare = (): string => bytesToHex(crypto.getRandomValues(new Uint8Array(32)));

export const sealOfShare = (table: string, seat: number, share: string): string =>
  bytesToHex(sha256(utf8ToBytes(`kingtable share ${table} ${seat} ${share}`)));

/** The seal of the server's key; empty for what is no key. */
export function sealOfKey(key: string): string {
  try {
    return bytesToHex(sha256(hexToBytes(key)));
  } catch {
    return "";
  }
}

/** The key of all chance in a game. */
export const gameKey = (key: string, dealt: object): string =>
  bytesToHex(hmac(sha256, hexToBytes(key), utf8ToBytes(inOrder(dealt))));

/** What a page has seen of a table before any share is known. */
interface Seen {
  code: string;
  game: string | null;
  commitment: string | null;
  seats: readonly Pick<DealtSeat, "seat" | "kind" | "colour">[];
}

/** Is a deal bound to what this page has seen, with the seal of its own seat among the others? */
export function isBoundTo(text: string, { code, game, commitment, seats }: Seen, me: number, seal: string): boolean {
  try {
    const bound = JSON.parse(text) as Bound;
    const shown = seats.map(({ seat, kind, colour }) => [seat, kind, colour].join());
    return (
      inOrder(bound) === text &&
      [bound.table, bound.game, bound.commitment].join() === [code, game, commitment].join() &&
      bound.seats.map(({ seat, kind, colour }) => [seat, kind, colour].join()).join() === shown.join() &&
      bound.seats[me]?.commit === seal
    );
  } catch {
    return false;
  }
}

export const digestOf = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

/** JSON without blanks, the keys of every object in order. */
export function inOrder(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inOrder).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${entries.map(([name, inner]) => `${JSON.stringify(name)}:${inOrder(inner)}`).join(",")}}`;
}
