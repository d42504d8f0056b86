/** Where other devices open this server's pages: links, QR codes and copies begin with that address. */
import { ask } from "./api";

interface Reach {
  /** The beginning of every link, without a slash at its end. */
  origin: string;
  /** Only this computer reaches the server. */
  alone: boolean;
}

const LOOPBACK = ["localhost", "127.0.0.1", "[::1]"];

let known: Reach | null = $state.raw(null);
let asked = false;

/** Null until the server has answered. Whoever came by another address than loopback can pass that one on. */
export function reach(): Reach | null {
  if (!LOOPBACK.includes(location.hostname)) return { origin: location.origin, alone: false };
  if (!asked) {
    asked = true;
    ask<{ address: string | null }>("/api/reach").then(
      ({ address }) => (known = { origin: address ?? location.origin, alone: address === null }),
      () => (asked = false),
    );
  }
  return known;
}

/** A whole address that others can open. */
export const shared = (path: string): string => `${reach()?.origin ?? location.origin}${path}`;
