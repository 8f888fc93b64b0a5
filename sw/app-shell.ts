import { cleanupOutdatedCaches, PrecacheController, PrecacheRoute } from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";

import { isNoRoom, storeAll, type AppFile } from "./store-all.ts";

/** An entry of the build's manifest. All but the web manifest, which is no code, carry a hash. */
export type PrecacheEntry = { url: string; revision: string | null; integrity?: string };

/**
 * Serves the whole app from the cache, without waiting for the network: every navigation gets the
 * app shell, whatever its path. The recipe service, Firebase's own paths and plain texts (the
 * licences of the app's libraries, robots.txt) go to the network.
 */
export function serveApp(scope: ServiceWorkerGlobalScope, manifest: PrecacheEntry[]): void {
  const controller = new PrecacheController();
  controller.addToCacheList(manifest);
  const keys = controller.getURLsToCacheKeys();
  const files = manifest.map(({ url, integrity }): AppFile => {
    const { href } = new URL(url, scope.location.href);
    return { url: href, key: keys.get(href) ?? href, ...(integrity && { integrity }) };
  });
  const storeFiles = async () =>
    storeAll({
      cache: await caches.open(controller.strategy.cacheName),
      files,
      ask: ({ url, integrity }, cache) =>
        fetch(url, { cache, priority: "low", ...(integrity && { integrity }) }),
    });

  scope.addEventListener("install", (event) => event.waitUntil(install(scope, storeFiles)));
  scope.addEventListener("activate", (event) => event.waitUntil(controller.activate(event)));
  lookThrough(scope, storeFiles);
  cleanupOutdatedCaches();
  registerRoute(new PrecacheRoute(controller));
  registerRoute(
    new NavigationRoute(controller.createHandlerBoundToURL("/index.html"), {
      denylist: [/^\/v1\//, /^\/__\//, /^\/[\w-]+\.txt$/],
    }),
  );
}

/** Stores every file, or fails; a waiting page is told if the device is out of space. */
async function install(
  scope: ServiceWorkerGlobalScope,
  storeFiles: () => Promise<void>,
): Promise<void> {
  try {
    await storeFiles();
  } catch (error) {
    if (isNoRoom(error)) {
      const pages = await scope.clients.matchAll({ includeUncontrolled: true, type: "window" });
      for (const page of pages) page.postMessage({ type: "NO_ROOM" });
    }
    throw error;
  }
}

/**
 * Looks through the stored files, and asks again for what is missing or damaged: at the first navigation
 * after each start of this worker, so that a reload mends an app that doesn't open, and when a page asks
 * (`LOOK_THROUGH`), which is answered with whether all are there.
 */
function lookThrough(scope: ServiceWorkerGlobalScope, storeFiles: () => Promise<void>): void {
  let looking: Promise<boolean> | undefined;
  let hasLooked = false;

  async function look(): Promise<boolean> {
    hasLooked = true;
    try {
      await storeFiles();
      return true;
    } catch (error) {
      console.warn("The app’s files are not all here", error);
      return false;
    } finally {
      looking = undefined;
    }
  }

  scope.addEventListener("fetch", (event) => {
    if (event.request.mode !== "navigate" || hasLooked) return;
    event.waitUntil((looking ??= look()));
  });
  scope.addEventListener("message", (event) => {
    if (event.data?.type !== "LOOK_THROUGH") return;
    const answered = (looking ??= look()).then((isWhole) => event.ports[0]?.postMessage(isWhole));
    event.waitUntil(answered);
  });
}
