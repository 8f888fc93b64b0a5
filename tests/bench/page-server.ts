import { createReadStream, existsSync, statSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, resolve, sep } from "node:path";

import { build } from "vite";

import { modernDexie } from "../../scripts/dexie-build.ts";

const TYPES: Record<string, string> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".webmanifest": "application/manifest+json",
};

/** Builds the bench page as the app is built, into `folder`, and serves it. */
export async function servePage(folder: string): Promise<{ url: string; close(): void }> {
  await build({
    configFile: false,
    logLevel: "warn",
    root: resolve(import.meta.dirname, "page"),
    resolve: { alias: modernDexie },
    // Relative, so that it works under the app's address as well.
    base: "./",
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: "es2022",
      modulePreload: { polyfill: false },
      chunkSizeWarningLimit: 1_000,
    },
  });
  return serveFolder(folder);
}

/**
 * Serves a folder on a port of its own, with its `index.html` in place of any missing file.
 * @param instead files to serve in place of the folder's, by path
 */
export async function serveFolder(
  folder: string,
  instead: Readonly<Record<string, string>> = {},
): Promise<{ url: string; close(): void }> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://bench");
    const wanted = instead[pathname] ?? join(folder, pathname);
    const isThere = Object.values(instead).includes(wanted) || isFileOf(folder, wanted);
    const file = isThere ? wanted : join(folder, "index.html");
    response.writeHead(200, { "content-type": TYPES[extname(file)] ?? "text/plain" });
    const content = createReadStream(file);
    content.once("error", () => response.destroy());
    content.pipe(response);
  });
  const port = await listen(server);
  return { url: asDeployed(`http://127.0.0.1:${port}/`), close: () => void server.close() };
}

function isFileOf(folder: string, file: string): boolean {
  return file.startsWith(folder + sep) && existsSync(file) && statSync(file).isFile();
}

/**
 * The same address under a name that browsers resolve themselves and trust. At `localhost` and
 * `127.0.0.1`, Dexie takes a stack trace with every promise, which happens on no cook's device.
 */
export function asDeployed(url: string): string {
  return url.replace("//127.0.0.1:", "//bench.localhost:");
}

/** Listens on any free port of this machine, and resolves to it. */
export async function listen(server: Server): Promise<number> {
  await new Promise<void>((ready, fail) => {
    server.once("error", fail);
    server.listen(0, "127.0.0.1", ready);
  });
  return (server.address() as AddressInfo).port;
}
