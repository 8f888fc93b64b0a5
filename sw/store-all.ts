/** Browsers open six HTTP/1.1 connections per host: two are left to the page. */
const AT_ONCE = 4;

/** The expected content type of each kind of file, or a part of it. */
const TYPES: Readonly<Record<string, string>> = {
  css: "text/css",
  html: "text/html",
  js: "javascript",
  png: "image/png",
  svg: "image/svg+xml",
  webmanifest: "json",
  woff2: "font",
};

/** A file in the precache manifest. */
export interface AppFile {
  /** Its address. */
  url: string;
  /** Workbox's cache key. */
  key: string;
  /** Its Subresource Integrity hash, `sha256-…`; absent for files that are not code. */
  integrity?: string;
}

/** What storing needs, so that it can be tested without a service worker. */
interface Storing {
  /** Workbox's cache, which also holds the active version's files. */
  readonly cache: Pick<Cache, "match" | "put" | "delete">;
  readonly files: readonly AppFile[];
  /** Rejects if the integrity hash doesn't match. */
  ask(file: AppFile, cache: RequestCache): Promise<Response>;
}

/** Whether something failed because the device is full. */
export function isNoRoom(error: unknown): boolean {
  return error instanceof Error && error.name === "QuotaExceededError";
}

/**
 * Caches every file of the app, or rejects. Workbox precaches sequentially, with a round trip and a disk
 * write per file, which adds up on a slow device. So the files are put into Workbox's cache beforehand,
 * several at a time. Files that are cached already, from the last version or from an interrupted
 * install, are not requested again.
 *
 * A file is accepted only with the build's content type and hash: otherwise a captive portal's page, or
 * an error page with status 200, would become the app.
 *
 * Without room for all files, those added by this install are removed: an incomplete set is useless, and
 * would leave no room for the cook's own changes. The active version can't need them, since they were
 * not there before.
 */
export async function storeAll({ cache, files, ask }: Storing): Promise<void> {
  const missing = await inTurns(files, async (file) =>
    (await isWhole(cache, file)) ? [] : [file],
  );
  try {
    const failed = await inTurns(missing, async (file) =>
      (await store({ cache, ask }, file)) ? [] : [file.url],
    );
    if (failed.length > 0) throw new Error(`Not to be had: ${failed.join(", ")}`);
  } catch (error) {
    if (isNoRoom(error)) await Promise.allSettled(missing.map(({ key }) => cache.delete(key)));
    throw error;
  }
}

/** Runs a task for each file, a few at a time. Rejects once all have settled, if one has failed. */
async function inTurns<T>(
  files: readonly AppFile[],
  run: (file: AppFile) => Promise<T[]>,
): Promise<T[]> {
  const next = files.values();
  const ends = await Promise.allSettled(
    Array.from({ length: AT_ONCE }, async () => {
      const results: T[] = [];
      for (const file of next) results.push(...(await run(file)));
      return results;
    }),
  );
  return ends.flatMap((end) => {
    if (end.status === "rejected") throw end.reason;
    return end.value;
  });
}

async function isWhole(
  cache: Storing["cache"],
  { url, key, integrity }: AppFile,
): Promise<boolean> {
  const stored = await cache.match(key);
  if (!stored || !hasType(url, stored)) return false;
  return integrity === undefined || (await hashOf(await stored.arrayBuffer())) === integrity;
}

function hasType(url: string, { headers }: Response): boolean {
  const type = TYPES[/\.(\w+)(?:\?.*)?$/u.exec(url)?.[1] ?? ""];
  return type !== undefined && (headers.get("content-type") ?? "").includes(type);
}

async function hashOf(content: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", content));
  return `sha256-${btoa(String.fromCodePoint(...digest))}`;
}

/**
 * Caches a file under its key. Resolves to whether a valid response was received; rejects if there is no
 * room.
 */
async function store(
  { cache, ask }: Pick<Storing, "cache" | "ask">,
  file: AppFile,
): Promise<boolean> {
  // The HTTP cache may hold an older file under a name without a hash. It may also hold a wrong response
  // or a 404 from before this version was deployed. Such a response is refetched once, bypassing that
  // cache.
  const modes: RequestCache[] =
    file.url === file.key ? ["default", "reload"] : ["reload", "reload"];
  for (const mode of modes) {
    try {
      const response = await ask(file, mode);
      if (response.ok && !response.redirected && hasType(file.url, response)) {
        await cache.put(file.key, response);
        return true;
      }
    } catch (error) {
      if (isNoRoom(error)) throw error;
      console.warn("This file did not come as it was built", file.url, error);
    }
  }
  return false;
}
