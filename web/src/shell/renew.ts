/**
 * Helps when the browser cannot load a part of the page, and when a server is back that was away. After an update the
 * server's files have other names: then this loads the page again. Without a network `words/had.ts` asks for the part
 * until it comes.
 */
import { RECONNECTED } from "../net/connection.svelte";

const KEPT = "kingtable.renewed";
/** The page loads itself again once at most in so many milliseconds. */
const ONCE_IN = 60_000;
/** Milliseconds in which a reader learns why the page is loaded again. */
const SAID = 2500;

/** Does the server have another page than this one? Throws where the server does not answer. */
async function outdated(): Promise<boolean> {
  const own = document.querySelector<HTMLScriptElement>("script[type=module][src]");
  if (!own) return false;
  const answer = await fetch("/", { cache: "no-store" });
  return answer.ok && !(await answer.text()).includes(new URL(own.src, location.href).pathname);
}

function renewedLately(): boolean {
  try {
    const lately = Date.now() - Number(sessionStorage.getItem(KEPT) ?? 0) < ONCE_IN;
    if (!lately) sessionStorage.setItem(KEPT, String(Date.now()));
    return lately;
  } catch {
    return true; // nothing can be kept: better an old page than one that is loaded again and again
  }
}

async function renew(says: () => void): Promise<void> {
  if (!(await outdated().catch(() => false)) || renewedLately()) return;
  says();
  setTimeout(() => location.reload(), SAID);
}

/** Listens for both. `says`: tells the reader before the page is loaded again. Returns a function that ends it. */
export function renews(says: () => void): () => void {
  const hear = (): void => void renew(says);
  const heard = ["vite:preloadError", RECONNECTED];
  for (const event of heard) addEventListener(event, hear);
  return () => heard.forEach((event) => removeEventListener(event, hear));
}
