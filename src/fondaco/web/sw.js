/** Keeps the page at hand: files come from the network when it is there, from the last visit when it is not. */

const SHELF = "fondaco-1";

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin || url.pathname.startsWith("/api/")) return;
  event.respondWith(fresh(request));
});

async function fresh(request) {
  const shelf = await caches.open(SHELF);
  const kept = request.mode === "navigate" ? "/" : request;
  try {
    const found = await fetch(request);
    if (found.ok) await shelf.put(kept, found.clone());
    return found;
  } catch (lost) {
    const known = await shelf.match(kept);
    if (known) return known;
    throw lost;
  }
}
