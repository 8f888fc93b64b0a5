/** An entry of the precache manifest that the build writes (scripts/precache.ts). */
export interface PrecacheEntry {
  url: string;
  revision: string | null;
  /** The beginning of the file's SHA-256 in Base64; absent on the development server. */
  hash?: string;
}

/** A precached file: its URL, its cache key, and the beginning of its hash. */
export interface AppFile {
  readonly url: string;
  readonly key: string;
  readonly hash: string | undefined;
}

/** The content types that browsers insist on; all other files are checked by their hash alone. */
const TYPES: Readonly<Record<string, RegExp>> = {
  html: /^text\/html\b/,
  js: /^(?:text|application)\/javascript\b/,
  css: /^text\/css\b/,
  svg: /^image\/svg\+xml\b/,
  png: /^image\/png\b/,
};

/**
 * Whether a response is this file, complete and with the right content type: servers, proxies and captive
 * portals may respond with a page of their own and status 200. Consumes the response's body.
 */
export async function isAppFile(response: Response, { url, hash }: AppFile): Promise<boolean> {
  if (!response.ok || response.redirected) return false;
  const type = TYPES[/\.(\w+)$/.exec(new URL(url).pathname)?.[1] ?? ""];
  if (type && !type.test(response.headers.get("content-type") ?? "")) return false;
  return hash === undefined || (await hashOf(response)).startsWith(hash);
}

async function hashOf(response: Response): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", await response.arrayBuffer());
  return btoa(String.fromCharCode(...new Uint8Array(digest)));
}
