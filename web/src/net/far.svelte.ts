/** How far an address reaches, and what the server says of it: all that a table needs before somebody looks at a link. */
import type { Reach, Sharing } from "./protocol";

const LOOPBACK = ["localhost", "127.0.0.1", "[::1]"];
const HOME = /^(10|127|169\.254|192\.168|172\.(1[6-9]|2\d|3[01]))\.|^\[f[cde]|\.local(host)?$|^[^.:]+$/;

/** How far the address by which this page was opened reaches. */
export function farOf(name: string): Reach["reach"] {
  return LOOPBACK.includes(name) ? "here" : HOME.test(name) ? "home" : "anywhere";
}

let told: Reach | null = $state.raw(null);
/** The public address was another one before: links that were sent then lead nowhere now. */
let before = "";
let moved = $state(false);

/** The server says how far links reach: it was asked, or it has changed. */
export function hearReach(reach: Reach): void {
  const open = reach.reach === "anywhere" ? (reach.address ?? "") : "";
  if (open && before && open !== before) moved = true;
  before = open || before;
  told = reach;
}

/** The new public address, until the reader has seen it. */
export const newAddress = (): string | null => (moved ? (told?.address ?? null) : null);
export const seenAddress = (): void => {
  moved = false;
};

/** Why the tunnel of the server is not open, where it should be. */
export const tunnelBroken = (): Sharing | null => (told?.sharing?.why ? told.sharing : null);

/** What the server said last. */
export const saidReach = (): Reach | null => told;
