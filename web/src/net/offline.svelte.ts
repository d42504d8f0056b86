/** What a pad needs to be opened without a network; only pages by HTTPS or of this computer may keep it. */

const CACHE = "kingtable-pad";
/** The parts of the page, and the words; everything else is asked of the server each time. */
const KEPT = /^\/(assets|locale)\//;

class Offline {
  /** All that this page has loaded is kept: it opens without a network. */
  works = $state(false);

  /** Keeps what the page has loaded until now, and forgets what an older build of it had. */
  async keep(): Promise<void> {
    if (!("serviceWorker" in navigator)) return;
    try {
      await navigator.serviceWorker.register("/pad-worker.js", { scope: "/pad" });
      const loaded = [...document.querySelectorAll<HTMLScriptElement>("script[src]")].map(({ src }) => src);
      const name = `${CACHE} ${loaded.join(" ")}`;
      for (const other of await caches.keys())
        if (other.startsWith(CACHE) && other !== name) await caches.delete(other);
      const cache = await caches.open(name);
      const asked = performance.getEntriesByType("resource").map((entry) => entry.name);
      const files = [...new Set([...loaded, ...asked].map((file) => new URL(file).pathname))].filter((path) =>
        KEPT.test(path),
      );
      await cache.addAll([location.pathname, ...files]);
      this.works = true;
    } catch {
      // A browser that keeps nothing, or a server that is away: the page works as long as it is open.
    }
  }
}

export const offline = new Offline();
