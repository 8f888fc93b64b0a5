import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { glob } from "tinyglobby";

/** The files of a build that the service worker stores. The web manifest is added by the plugin itself. */
export const STORED_GLOBS = ["js", "css", "html", "svg", "png", "woff2"].map(
  (ending) => `**/*.${ending}`,
);

/** What few deployments or moments need is fetched then, over the network that it needs anyway. */
export const NOT_STORED_GLOBS = [
  "sw-background.js",
  "**/auth-app-check-*.js",
  "**/app-tokens-*.js",
  "install/**",
];

interface Entry {
  url: string;
  revision: string | null;
  size: number;
}

/** Gives each entry the hash that the service worker holds its file to. */
export function withIntegrity(folder: () => string) {
  return async (entries: Entry[]) => ({
    manifest: await Promise.all(
      entries.map(async (entry) => {
        const content = await readFile(join(folder(), entry.url));
        const hash = createHash("sha256").update(content).digest("base64");
        return { ...entry, integrity: `sha256-${hash}` };
      }),
    ),
  });
}

/** @throws Error naming the globs that match nothing in a built folder: a file was renamed, say */
export async function assertGlobsMatch(
  folder: string,
  globs: readonly string[] = [...STORED_GLOBS, ...NOT_STORED_GLOBS],
): Promise<void> {
  const found = await Promise.all(globs.map((each) => glob(each, { cwd: folder })));
  const idle = globs.filter((_, index) => found[index]?.length === 0);
  if (idle.length > 0) throw new Error(`These globs match no file: ${idle.join(", ")}`);
}
