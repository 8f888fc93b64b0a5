/** Browsers open six HTTP/1.1 connections per host: two are left to the page. */
const AT_ONCE = 4;

/** The type that each kind of file is served with, or a part of it. */
const TYPES: Readonly<Record<string, string>> = {
  css: "text/css",
  html: "text/html",
  js: "javascript",
  png: "image/png",
  svg: "image/svg+xml",
  webmanifest: "json",
  woff2: "font",
};

/** A file of the app as the build made it. */
export interface AppFile {
  /** Its address. */
  url: string;
  /** What Workbox stores it under. */
  key: string;
  /** Its hash, as Subresource Integrity writes it, `sha256-…`; none for what is no code. */
  integrity?: string;
}

/** What storing needs, so that it can be tested without a service worker. */
interface Storing {
  /** Workbox's, which holds the files of the version that runs as well. */
  readonly cache: Pick<Cache, "match" | "put" | "delete">;
  readonly files: readonly AppFile[];
  /** Rejects if what comes has another hash. */
  ask(file: AppFile, cache: RequestCache): Promise<Response>;
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
 * A file counts only with the type and the hash of the build: whoever answers in the server's place, a
 * hotel's login or an error page with status 200, would otherwise be the app from then on.
 *
 * Without room for all of them, those that came with this install are removed: they are of no use before
 * the last one, and the cook's own changes find no room beside them. The version that runs can't need one:
 * it was not there before.
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

/** Runs a task for each file, a few at a time. Rejects, once all have ended, if one has. */
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

/** Stores a file under its key. Resolves to whether it could be had; rejects if there is no room. */
async function store(
  { cache, ask }: Pick<Storing, "cache" | "ask">,
  file: AppFile,
): Promise<boolean> {
  // A file with no hash in its name may be an older one in the browser's own cache. The browser may also
  // remember a wrong answer, or that there was no such file: before this version was deployed, or while
  // another stood in its place. Such an answer is asked for once more, past that cache.
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
