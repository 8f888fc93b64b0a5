/** Browsers open six HTTP/1.1 connections per host: two are left to the page. */
const AT_ONCE = 4;

/** What storing needs, so that it can be tested without a service worker. */
interface Storing {
  /** Workbox's, which holds the files of the version that runs as well. */
  readonly cache: Pick<Cache, "keys" | "put" | "delete">;
  /** The key under which each file is stored, by its address. */
  readonly keys: ReadonlyMap<string, string>;
  ask(url: string, cache: RequestCache): Promise<Response>;
  /** Asks once more for what is missing then, and rejects if that can't be had or stored. */
  check(): Promise<unknown>;
}

/** Whether something failed because the device is full. */
export function isNoRoom(error: unknown): boolean {
  return error instanceof Error && error.name === "QuotaExceededError";
}

/**
 * Stores every file of the app, or rejects. Workbox asks for one after the other, each for a whole round
 * trip and a write to the disk, which adds up on a slow device. So the files are put where Workbox looks
 * first, several at a time. Those that are there already, from the last version or from an install that was
 * killed or had no network, are not asked for again.
 *
 * Without room for all of them, those that came with this install are removed: they are of no use before
 * the last one, and the cook's own changes find no room beside them. The version that runs can't need one:
 * it was not there before.
 */
export async function storeAll({ cache, keys, ask, check }: Storing): Promise<void> {
  const stored = new Set((await cache.keys()).map(({ url }) => url));
  const missing = [...keys].filter(([, key]) => !stored.has(key));
  const next = missing.values();
  try {
    const ended = await Promise.allSettled(
      Array.from({ length: AT_ONCE }, async () => {
        for (const [url, key] of next) await store({ cache, ask }, url, key);
      }),
    );
    for (const end of ended) if (end.status === "rejected") throw end.reason;
    await check();
  } catch (error) {
    if (isNoRoom(error)) await Promise.allSettled(missing.map(([, key]) => cache.delete(key)));
    throw error;
  }
}

/** Stores a file under its key; one that doesn't come is left to the check. Rejects if there is no room. */
async function store(
  { cache, ask }: Pick<Storing, "cache" | "ask">,
  url: string,
  key: string,
): Promise<void> {
  try {
    // A file with no hash in its name may be an older one in the browser's own cache.
    const isHashed = url === key;
    let response = await ask(url, isHashed ? "default" : "reload");
    // The browser may remember that there was no such file: before this version was deployed, or
    // while another stood in its place. Workbox would be told the same, and fail the install.
    if (isHashed && !response.ok) response = await ask(url, "reload");
    if (response.ok && !response.redirected) await cache.put(key, response);
  } catch (error) {
    if (isNoRoom(error)) throw error;
    console.warn("This file is asked for once more", url, error);
  }
}
