/** What a server that is away for a while does not give at once. */

const FIRST = 500; // ms
const LONGEST = 8000;

/** Asks again, each time after a longer wait, until it is had. */
export async function untilHad<T>(ask: () => Promise<T>): Promise<T> {
  for (let wait = FIRST; ; wait = Math.min(2 * wait, LONGEST)) {
    try {
      return await ask();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
}
