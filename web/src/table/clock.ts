import type { Clock } from "../net/protocol";

/** A clock as it runs here: `until` by this browser's own time. */
export interface Running extends Clock {
  until: number;
}

export const running = (clock: Clock | null | undefined): Running | null =>
  clock ? { ...clock, until: Date.now() + clock.left * 1000 } : null;
