import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";

import type { Plugin } from "vite";

/** What the service worker stores for offline use. Each pattern matches a file, or the build fails. */
const KEPT = [
  /\.js$/,
  /\.css$/,
  /\.html$/,
  /\.svg$/,
  /\.png$/,
  /\.woff2$/,
  /^manifest\.webmanifest$/,
];
/** Files that are rarely needed, and only with a network: they are fetched then. */
const LEFT_OUT = [
  /^404\.html$/,
  /^sw-background\.js$/,
  /^assets\/auth-app-check-[^/]+\.js$/,
  /^assets\/app-tokens-[^/]+\.js$/,
  /^install\//,
];

/** Selects the files to precache. @throws Error if a pattern matches no file: one was renamed, say */
export function selectKept<File extends { url: string }>(files: readonly File[]): File[] {
  const matches = (pattern: RegExp) => files.some(({ url }) => pattern.test(url));
  const idle = [...KEPT, ...LEFT_OUT].filter((pattern) => !matches(pattern));
  if (idle.length > 0) {
    throw new Error(`Nothing that was built matches ${idle.join(" or ")} (scripts/precache.ts)`);
  }
  const isOne = (patterns: readonly RegExp[], url: string) =>
    patterns.some((pattern) => pattern.test(url));
  return files.filter(({ url }) => isOne(KEPT, url) && !isOne(LEFT_OUT, url));
}

interface PrecacheApi {
  extendManifestEntries(change: () => []): void;
}

/**
 * Selects the files that the service worker precaches and adds their hashes, which the worker checks
 * (sw/app-file.ts). VitePWA would add the web manifest by itself, without a hash; the plugin prevents that.
 */
export function precache() {
  let folder = "dist";
  let pwa: PrecacheApi | undefined;
  const plugin: Plugin = {
    name: "precache",
    apply: "build",
    configResolved({ root, build, plugins }) {
      folder = resolve(root, build.outDir);
      pwa = plugins.find(({ name }) => name === "vite-plugin-pwa")?.api as PrecacheApi | undefined;
    },
    buildStart() {
      pwa?.extendManifestEntries(() => []);
    },
  };
  const transform = async <File extends { url: string; revision: string | null }>(
    files: readonly File[],
  ) => ({
    manifest: await Promise.all(
      selectKept(files).map(async (file) => {
        const hash = hashOf(await readFile(join(folder, file.url)));
        return { ...file, hash, revision: file.revision && hash };
      }),
    ),
  });
  return { plugin, transform };
}

/** The first 96 bits of a SHA-256: enough to detect damage, and small in the worker's script. */
export function hashOf(bytes: string | Uint8Array): string {
  return createHash("sha256").update(bytes).digest("base64").slice(0, 16);
}
