import { cleanupOutdatedCaches, PrecacheController, PrecacheRoute } from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";

import type { AppFile, PrecacheEntry } from "./app-file.ts";
import {
  hasAll,
  installAll,
  isNoRoom,
  readStored,
  store,
  storeAll,
  type Storing,
} from "./store-all.ts";

const SHELL = "/index.html";
/** The delay of the check after a navigation, in ms: the starting page reads its files first. */
const START_MS = 3_000;

/**
 * Serves the whole app from the cache, without waiting for the network: every navigation gets the
 * app shell, whatever its path. The recipe service, Firebase's own paths and plain texts (the
 * licences of the app's libraries, robots.txt) go to the network.
 *
 * Every file is verified against the build before it is cached, and again after each navigation; missing
 * and damaged files are fetched again. The app shell is verified whenever it is served.
 */
export function serveApp(scope: ServiceWorkerGlobalScope, manifest: PrecacheEntry[]): void {
  const precache = new PrecacheController();
  precache.addToCacheList(manifest);
  const files = manifest.map((entry) => {
    const { href } = new URL(entry.url, scope.location.href);
    return { url: href, key: precache.getCacheKeyForURL(href) ?? href, hash: entry.hash };
  });
  const open = async (): Promise<Storing> => ({
    cache: await caches.open(precache.strategy.cacheName),
    ask: (url, cache) => fetch(url, { cache, priority: "low" }),
  });
  scope.addEventListener("install", (event) =>
    event.waitUntil(open().then((storing) => install(scope, storing, files))),
  );
  scope.addEventListener("activate", (event) => event.waitUntil(precache.activate(event)));
  cleanupOutdatedCaches();
  answerReadiness(scope, async () => hasAll((await open()).cache, files));
  registerRoute(new PrecacheRoute(precache));
  const shell = files.find(({ url }) => new URL(url).pathname === SHELL);
  if (!shell) throw new Error(`The build has no ${SHELL}`);
  const mend = mendOnce(scope, async () => storeAll(await open(), files));
  registerRoute(
    new NavigationRoute(
      async ({ event }) => {
        (event as FetchEvent).waitUntil(waitFor(START_MS).then(mend));
        return readShell(await open(), shell);
      },
      { denylist: [/^\/v1\//, /^\/__\//, /^\/[\w-]+\.txt$/] },
    ),
  );
}

/** Stores every file, or fails; a waiting page is told if the device is out of space. */
async function install(
  scope: ServiceWorkerGlobalScope,
  storing: Storing,
  files: readonly AppFile[],
): Promise<void> {
  try {
    await installAll(storing, files);
  } catch (error) {
    if (isNoRoom(error)) await tellPages(scope, { type: "NO_ROOM" });
    throw error;
  }
}

/**
 * The app shell; fetched if it is missing or damaged. If that fails, the response is a network error: the
 * browser's error page is not a client of this worker, so it doesn't keep a new version waiting.
 */
async function readShell(storing: Storing, shell: AppFile): Promise<Response> {
  try {
    const stored = await readStored(storing.cache, shell);
    if (stored) return stored;
    await store(storing, shell);
    return (await storing.cache.match(shell.key)) ?? Response.error();
  } catch (error) {
    console.warn("The app shell is not available", error);
    return Response.error();
  }
}

/** Repairs the cached files, one run at a time; notifies the pages if files were repaired or are missing. */
function mendOnce(scope: ServiceWorkerGlobalScope, mend: () => Promise<number>) {
  let mending: Promise<void> | undefined;
  const run = async () => {
    try {
      if ((await mend()) === 0) return;
    } catch (error) {
      console.warn("Not all files of the app are cached", error);
    }
    await tellPages(scope, { type: "FILES_CHANGED" });
  };
  return () => (mending ??= run().finally(() => (mending = undefined)));
}

/** Tells a page whether every file is cached (src/routes/-sync-state/app-readiness.ts). */
function answerReadiness(scope: ServiceWorkerGlobalScope, isReady: () => Promise<boolean>): void {
  scope.addEventListener("message", (event) => {
    if (event.data?.type !== "ARE_FILES_HERE") return;
    event.waitUntil(isReady().then((ready) => event.ports[0]?.postMessage(ready)));
  });
}

async function tellPages(scope: ServiceWorkerGlobalScope, message: object): Promise<void> {
  const pages = await scope.clients.matchAll({ includeUncontrolled: true, type: "window" });
  for (const page of pages) page.postMessage(message);
}

function waitFor(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
