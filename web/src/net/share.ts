/** The page's part in the deal (docs/fairness.md). Pages without TLS have no crypto.subtle, so the hashes are a library's. */
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
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
    const shown = seats.map(({ seat, kind, colour }) => {
      const known = { ...bound.seats[seat], seat, kind, colour };
      return seat === me ? { ...known, commit: seal } : known;
    });
    return inOrder({ ...bound, table: code, game, commitment, seats: shown }) === text;
  } catch {
    return false;
  }
}

/** JSON without blanks, the keys of every object in order. */
export function inOrder(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inOrder).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${entries.map(([name, inner]) => `${JSON.stringify(name)}:${inOrder(inner)}`).join(",")}}`;
}
