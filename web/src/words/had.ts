/** What a server that is away for a while does not give at once. */

const FIRST = 500; // ms
const LONGEST = 8000;
/** After so many failures the page says that something is missing. */
const SAID = 3;

let missing = 0;
let tell = (_: number): void => undefined;

/** Calls `told` with how many things the page is waiting for in vain, whenever that changes. */
export const whenMissing = (told: (missing: number) => void): void => void (tell = told);

/** Asks again, each time after a longer wait, until it is had. */
export async function untilHad<T>(ask: () => Promise<T>): Promise<T> {
  let wait = FIRST;
  for (let failures = 1; ; failures += 1) {
    try {
      const had = await ask();
      if (failures > SAID) tell((missing -= 1));
      return had;
    } catch {
      if (failures === SAID) tell((missing += 1));
      await new Promise((resolve) => setTimeout(resolve, wait));
      wait = Math.min(2 * wait, LONGEST);
    }
  }
}

/** Files of the page that were asked for. */
const asked = new Map<string, Promise<unknown>>();

function style(href: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const link = document.createElement("link");
    const onerror = (): void => {
      link.remove();
      reject(new Error(href));
    };
    document.head.append(Object.assign(link, { rel: "stylesheet", crossOrigin: "", onload: resolve, onerror, href }));
  });
}

/** To its end, so that the browser's cache has it. */
async function script(href: string): Promise<unknown> {
  const answer = await fetch(href);
  if (!answer.ok) throw new Error(href);
  return answer.blob();
}

/** Asks for a file, once until it fails, unless the page names it. */
function file(path: string): Promise<unknown> {
  const href = `/${path}`;
  const styles = href.endsWith(".css"); // one that is only preloaded does not hold yet
  const named = styles ? `link[rel=stylesheet][href="${href}"]` : `[href="${href}"], [src="${href}"]`;
  if (document.querySelector(named) && !asked.has(href)) return Promise.resolve();
  const there = asked.get(href) ?? (styles ? style : script)(href);
  asked.set(href, there);
  there.catch(() => asked.delete(href));
  return there;
}

/**
 * Loads a part of the page when all its files are here: Firefox and WebKit never ask again for a script that they could not
 * load once. The build calls this for each `import()` (`vite.config.ts`).
 */
export async function part<T>(load: () => Promise<T>, files: readonly string[] = []): Promise<T> {
  try {
    await Promise.all(files.map(file));
    return await load();
  } catch (error) {
    dispatchEvent(new Event("vite:preloadError"));
    throw error;
  }
}
