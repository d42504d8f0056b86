/** The page's part in the deal (docs/fairness.md). */
import { untilHad } from "../words/had";
import type { DealtSeat } from "./protocol";

/** Everything that a deal is made of besides the keys; fixed before any share is known. */
export interface Bound {
  commitment: string;
  format: number;
  game: string;
  options: object;
  /** The SHA-256 of the game that this one continues, up to where it does. */
  origin: string | null;
  seats: Pick<DealtSeat, "seat" | "kind" | "colour" | "bot" | "commit" | "silent">[];
  table: string;
}

/** Random digits, two for each byte. Not crypto.randomUUID: pages without TLS have none. */
export const randomHex = (bytes: number): string => hex(crypto.getRandomValues(new Uint8Array(bytes)));

const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");

export const newShare = (): string => randomHex(32);

/** What a commitment to a share is the hash of. */
export const committed = (table: string, seat: number, share: string): string =>
  `kingtable share ${table} ${seat} ${share}`;

export const commitmentOfShare = async (...what: Parameters<typeof committed>): Promise<string> =>
  hex(await sha256(new TextEncoder().encode(committed(...what))));

/** SHA-256, by the browser; pages without TLS have no crypto.subtle, and load a library. */
async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  // The types of the browser do not know pages without TLS.
  const subtle = crypto.subtle as SubtleCrypto | undefined;
  if (subtle) return new Uint8Array(await subtle.digest("SHA-256", bytes));
  return (await untilHad(() => import("@noble/hashes/sha2.js"))).sha256(bytes);
}

/** What a page has seen of a table before any share is known. */
interface Seen {
  code: string;
  game: string | null;
  commitment: string | null;
  seats: readonly Pick<DealtSeat, "seat" | "kind" | "colour">[];
}

/** Is a deal bound to what this page has seen, with the commitment of its own seat among the others? */
export function isBoundTo(text: string, { code, game, commitment, seats }: Seen, me: number, commit: string): boolean {
  try {
    const bound = JSON.parse(text) as Bound;
    const shown = seats.map(({ seat, kind, colour }) => {
      const known = { ...bound.seats[seat], seat, kind, colour };
      return seat === me ? { ...known, commit } : known;
    });
    return inOrder({ ...bound, table: code, game, commitment, seats: shown }) === text;
  } catch {
    return false;
  }
}

/** Who kept a share back before, as a deal is bound. */
export const silentOf = (text: string): number[] =>
  (JSON.parse(text) as Bound).seats.filter(({ silent }) => silent === true).map(({ seat }) => seat);

/** The commitment of a seat, as a deal is bound. */
export const commitOf = (text: string, seat: number): string | null =>
  (JSON.parse(text) as Bound).seats[seat]?.commit ?? null;

/** JSON without blanks, the keys of every object in order. */
export function inOrder(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inOrder).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${entries.map(([name, inner]) => `${JSON.stringify(name)}:${inOrder(inner)}`).join(",")}}`;
}
