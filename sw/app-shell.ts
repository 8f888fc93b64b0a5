import { cleanupOutdatedCaches, PrecacheController, PrecacheRoute } from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";

import { isNoRoom, storeAll } from "./store-all.ts";

type PrecacheEntry = { url: string; revision: string | null };

/**
 * Serves the whole app from the cache, without waiting for the network: every navigation gets the
 * app shell, whatever its path. The recipe service, Firebase's own paths and plain texts (the
 * licences of the app's libraries, robots.txt) go to the network.
 */
export function serveApp(scope: ServiceWorkerGlobalScope, manifest: PrecacheEntry[]): void {
  const files = new PrecacheController();
  files.addToCacheList(manifest);
  scope.addEventListener("install", (event) => event.waitUntil(install(scope, files, event)));
  scope.addEventListener("activate", (event) => event.waitUntil(files.activate(event)));
  cleanupOutdatedCaches();
  registerRoute(new PrecacheRoute(files));
  registerRoute(
    new NavigationRoute(files.createHandlerBoundToURL("/index.html"), {
      denylist: [/^\/v1\//, /^\/__\//, /^\/[\w-]+\.txt$/],
    }),
  );
}

/** Stores every file, or fails; a waiting page is told if the device is out of space. */
async function install(
  scope: ServiceWorkerGlobalScope,
  files: PrecacheController,
  event: ExtendableEvent,
): Promise<void> {
  try {
    await storeAll({
      cache: await caches.open(files.strategy.cacheName),
      keys: files.getURLsToCacheKeys(),
      ask: (url, cache) => fetch(url, { cache, priority: "low" }),
      // Workbox verifies that all files are cached, and fails the install otherwise.
      check: () => files.install(event),
    });
  } catch (error) {
    if (isNoRoom(error)) {
      const pages = await scope.clients.matchAll({ includeUncontrolled: true, type: "window" });
      for (const page of pages) page.postMessage({ type: "NO_ROOM" });
    }
    throw error;
  }
}
