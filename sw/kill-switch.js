/*
 * Deployed in place of sw.js when a deployed service worker is broken (see "Deploying" in the README).
 * It gives up serving the app: it removes the stored files and itself, and loads the open pages again,
 * over the network. What cooks have saved is in IndexedDB, and stays. Browsers ask for sw.js at every
 * navigation, also when the broken worker answers those with nonsense.
 *
 * Plain JavaScript, so that it can be deployed however the build is.
 */
self.addEventListener("install", (event) => event.waitUntil(self.skipWaiting()));

self.addEventListener("activate", (event) => event.waitUntil(stepAside()));

async function stepAside() {
  for (const name of await caches.keys()) await caches.delete(name);
  // Only pages of the broken worker: those loaded since register this one, and would never come to rest.
  const pages = await self.clients.matchAll({ type: "window" });
  await self.registration.unregister();
  // One that has gone meanwhile must not keep the others from loading.
  await Promise.allSettled(pages.map((page) => page.navigate(page.url)));
}
