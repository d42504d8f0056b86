/** Asks a server that is away again until it answers. A refusal is an answer. */
import { Refused, whyOf } from "./api";
import type { Why } from "./protocol";

/** Milliseconds between two questions. */
export const AGAIN = 3000;
/** What a proxy answers for a server that is away, or the server itself while it is starting; 0: nobody answered. */
const AWAY: readonly number[] = [0, 502, 503, 504];

const isAway = (error: unknown): boolean => error instanceof Refused && AWAY.includes(error.status);

/** Returns the answer, whenever it comes. Calls `waits` with the reason of each failure; stops when nobody waits (`gone`). */
export async function patiently<T>(
  question: () => Promise<T>,
  { waits, gone }: { waits: (why: Why) => void; gone: () => boolean },
): Promise<T> {
  for (;;) {
    try {
      return await question();
    } catch (error) {
      if (!isAway(error) || gone()) throw error;
      waits(whyOf(error));
      await new Promise((resolve) => setTimeout(resolve, AGAIN));
    }
  }
}
