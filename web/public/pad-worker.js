/*
 * The pads without a network: what a page of /pad has kept (`web/src/net/offline.svelte.ts`) is answered where the server
 * does not. Nothing else of Kingtable goes through here.
 */
const PATIENCE = 5000; // ms

addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil(clients.claim()));
addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method === "GET" && origin === location.origin && !pathname.startsWith("/api/"))
    event.respondWith(answered(event.request));
});

async function answered(request) {
  const kept = await caches.match(new URL(request.url).pathname, { ignoreVary: true });
  if (!kept) return fetch(request);
  try {
    return await fetch(request, { signal: AbortSignal.timeout(PATIENCE) });
  } catch {
    return kept;
  }
}
