/** The hashes with which a page checks a finished deal (docs/fairness.md); nobody needs them before its end. */
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import { committed, inOrder } from "../net/share";

/** The commitment to the server's key; empty for what is no key. */
export function commitmentOfKey(key: string): string {
  try {
    return bytesToHex(sha256(hexToBytes(key)));
  } catch {
    return "";
  }
}

/** The key of all chance in a game. */
export const gameKey = (key: string, dealt: object): string =>
  bytesToHex(hmac(sha256, hexToBytes(key), utf8ToBytes(inOrder(dealt))));

export const digestOf = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

/** The commitment to a share, at once: the page's own is made without this library where the browser can (`net/share.ts`). */
export const commitmentOfShare = (...what: Parameters<typeof committed>): string => digestOf(committed(...what));
