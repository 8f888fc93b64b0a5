import { isAppFile, type AppFile } from "./app-file.ts";

/** Browsers open six HTTP/1.1 connections per host: two are left to the page. */
const AT_ONCE = 4;

/** What storing needs, so that it can be tested without a service worker. */
export interface Storing {
  /** Workbox's cache, which also holds the active version's files. */
  readonly cache: Pick<Cache, "keys" | "match" | "put" | "delete">;
  ask(url: string, cache: RequestCache): Promise<Response>;
}

/** Whether something failed because the device is full. */
export function isNoRoom(error: unknown): boolean {
  return error instanceof Error && error.name === "QuotaExceededError";
}

/** Whether every file is cached; their content is not checked. */
export async function hasAll(cache: Pick<Cache, "keys">, files: readonly AppFile[]) {
  const stored = await keysOf(cache);
  return files.every(({ key }) => stored.has(key));
}

/**
 * Caches the files of a new version, or rejects. Without room for all files, those added by this install
 * are removed: an incomplete set is useless, and would leave no room for the cook's own changes. The
 * active version can't need them, since they were not there before.
 */
export async function installAll(storing: Storing, files: readonly AppFile[]): Promise<void> {
  const { cache } = storing;
  const stored = await keysOf(cache);
  try {
    await storeAll(storing, files);
  } catch (error) {
    if (isNoRoom(error)) {
      const added = files.filter(({ key }) => !stored.has(key));
      await Promise.allSettled(added.map(({ key }) => cache.delete(key)));
    }
    throw error;
  }
}

/**
 * Caches every file that is missing or damaged, several at a time: Workbox precaches sequentially, with a
 * round trip and a disk write per file, which adds up on a slow device. Valid files, from the last version
 * or from an interrupted install, are not requested again.
 *
 * Resolves to the number of files that were fetched. Rejects with the first failure after all files have
 * been tried, or early if there is no room.
 */
export async function storeAll(storing: Storing, files: readonly AppFile[]): Promise<number> {
  const stored = await keysOf(storing.cache);
  const next = files.values();
  const failures: unknown[] = [];
  let count = 0;
  const storeNext = async () => {
    for (const file of next) {
      if (stored.has(file.key) && (await readStored(storing.cache, file))) continue;
      try {
        await store(storing, file);
        count += 1;
      } catch (error) {
        if (isNoRoom(error)) throw error;
        failures.push(error);
      }
    }
  };
  const ended = await Promise.allSettled(Array.from({ length: AT_ONCE }, storeNext));
  for (const end of ended) if (end.status === "rejected") throw end.reason;
  if (failures.length > 0) throw failures[0];
  return count;
}

/** Reads a cached file; undefined if it is missing. A damaged one is removed. */
export async function readStored(
  cache: Pick<Cache, "match" | "delete">,
  file: AppFile,
): Promise<Response | undefined> {
  const response = await cache.match(file.key);
  if (!response || (await isAppFile(response.clone(), file))) return response;
  console.warn("This file is damaged, and is requested again", file.url);
  await cache.delete(file.key);
  return undefined;
}

/** Fetches a file, with one retry, and caches it; rejects if there is no valid response. */
export async function store({ cache, ask }: Storing, file: AppFile): Promise<void> {
  let failure: unknown;
  // The HTTP cache may hold an older file under a name without a hash. It may also hold a wrong response
  // or a 404 from before this version was deployed, so the retry bypasses it.
  for (const way of [file.url === file.key ? "default" : "reload", "reload"] as const) {
    try {
      const response = await ask(file.url, way);
      if (await isAppFile(response.clone(), file)) return await cache.put(file.key, response);
      failure = new Error(`The response is not the file that was built: ${file.url}`);
    } catch (error) {
      if (isNoRoom(error)) throw error;
      failure = error;
    }
  }
  throw failure;
}

async function keysOf(cache: Pick<Cache, "keys">): Promise<Set<string>> {
  return new Set((await cache.keys()).map(({ url }) => url));
}
