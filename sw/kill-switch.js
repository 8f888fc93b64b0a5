/*
 * Deployed in place of sw.js when a deployed service worker is broken (docs/deploying.md). It stops
 * serving the app: it deletes the caches, unregisters itself, and reloads the open pages over the
 * network. What cooks have saved is in IndexedDB, and stays. Browsers check sw.js at every navigation,
 * even if the broken worker responds with garbage.
 *
 * Plain JavaScript, so that it can be deployed even if the build is broken.
 */
self.addEventListener("install", (event) => event.waitUntil(self.skipWaiting()));

self.addEventListener("activate", (event) => event.waitUntil(stepAside()));

async function stepAside() {
  for (const name of await caches.keys()) await caches.delete(name);
  // Only pages of the broken worker: pages loaded since register this one, and would reload endlessly.
  const pages = await self.clients.matchAll({ type: "window" });
  await self.registration.unregister();
  // A client that is gone must not keep the others from reloading.
  await Promise.allSettled(pages.map((page) => page.navigate(page.url)));
}
