/** The page's part in the deal (docs/fairness.md). Pages without TLS have no crypto.subtle, so the hashes are a library's. */
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

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

/** JSON without blanks, the keys of every object in order. */
function inOrder(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inOrder).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${entries.map(([name, inner]) => `${JSON.stringify(name)}:${inOrder(inner)}`).join(",")}}`;
}
