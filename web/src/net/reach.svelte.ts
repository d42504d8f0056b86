/** How far links of this server reach: links, QR codes and copies begin with the address that reaches farthest. */
import { ask } from "./api";
import { farOf, hearReach, saidReach } from "./far.svelte";
import type { Reach, Sharing } from "./protocol";

export interface Reached {
  /** The beginning of every link, without a slash at its end. */
  origin: string;
  far: Reach["reach"];
  /** Another device of this home has come already. */
  came: boolean;
  /** What `--share` does or would do; null: this computer has no program for it, or is not this home's. */
  sharing: Sharing | null;
  /** What starts the server, without its options. */
  command: string;
}

export const FAR: readonly Reach["reach"][] = ["here", "home", "anywhere"];

let asked = false;

/** Asks the server again: another device may have come. */
export function lookAgain(): void {
  asked = true;
  ask<Reach>("/api/reach").then(hearReach, () => (asked = false));
}

/** Null until the server has answered, where nobody else could open this page's own address. */
export function reach(): Reached | null {
  const own = farOf(location.hostname);
  if (own === "anywhere") return { origin: location.origin, far: own, came: true, sharing: null, command: "kingtable" };
  if (!asked) lookAgain();
  const told = saidReach();
  if (told === null)
    return own === "here"
      ? null
      : { origin: location.origin, far: own, came: true, sharing: null, command: "kingtable" };
  const farther = told.address !== null && FAR.indexOf(told.reach) > FAR.indexOf(own);
  return {
    origin: (farther && told.address) || location.origin,
    far: farther ? told.reach : own,
    came: told.came || own !== "here",
    sharing: told.sharing,
    command: told.command,
  };
}

/** A whole address that others can open. */
export const shared = (path: string): string => `${reach()?.origin ?? location.origin}${path}`;
