import { cleanupOutdatedCaches, PrecacheController, PrecacheRoute } from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";

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

/** Stores every file, or fails; a page that waits for it is told when the device has no room. */
async function install(
  scope: ServiceWorkerGlobalScope,
  files: PrecacheController,
  event: ExtendableEvent,
): Promise<void> {
  try {
    await storeAll(files, event);
  } catch (error) {
    if (error instanceof Error && error.name === "QuotaExceededError") {
      const pages = await scope.clients.matchAll({ includeUncontrolled: true, type: "window" });
      for (const page of pages) page.postMessage({ type: "NO_ROOM" });
    }
    throw error;
  }
}

/** Over HTTP/1.1, browsers load six files from a server at once: two are left to the page. */
const AT_ONCE = 4;

/**
 * Stores every file of the app. Workbox asks for one after the other, each for a whole round trip
 * and a write to the disk, which adds up on a slow device. So the files are put where Workbox looks
 * first, several at a time. Those that are there already, from the last version or from an install
 * that was killed, are not asked for again.
 */
async function storeAll(files: PrecacheController, event: ExtendableEvent): Promise<void> {
  const cache = await caches.open(files.strategy.cacheName);
  const stored = new Set((await cache.keys()).map(({ url }) => url));
  const missing = [...files.getURLsToCacheKeys()].filter(([, key]) => !stored.has(key)).values();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const [url, key] of missing) await store(cache, url, key);
    }),
  );
  // Checks that all are there, and fails the install for one that can't be had.
  await files.install(event);
}

/** Stores a file under its key; one that doesn't come is left to Workbox, which reports it. */
async function store(cache: Cache, url: string, key: string): Promise<void> {
  try {
    // A file with no hash in its name may be an older one in the browser's own cache.
    const isHashed = url === key;
    let response = await ask(url, isHashed ? "default" : "reload");
    // The browser may remember that there was no such file: before this version was deployed, or
    // while another stood in its place. Workbox would be told the same, and fail the install.
    if (isHashed && !response.ok) response = await ask(url, "reload");
    if (response.ok && !response.redirected) await cache.put(key, response);
  } catch (error) {
    console.warn("This file is asked for once more", url, error);
  }
}

const ask = (url: string, cache: RequestCache) => fetch(url, { cache, priority: "low" });
