import { createReadStream } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, resolve, sep } from "node:path";

import { build } from "vite";

const TYPES: Record<string, string> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
};

/** Builds the bench page as the app is built, into `folder`, and serves it. */
export async function servePage(folder: string): Promise<{ url: string; close(): void }> {
  await build({
    configFile: false,
    logLevel: "warn",
    root: resolve(import.meta.dirname, "page"),
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
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://bench");
    const file = join(folder, pathname === "/" ? "index.html" : pathname);
    if (!file.startsWith(folder + sep)) {
      response.writeHead(404).end();
      return;
    }
    const content = createReadStream(file);
    content.once("error", () => response.writeHead(404).end());
    content.once("open", () => {
      response.writeHead(200, { "content-type": TYPES[extname(file)] ?? "text/plain" });
      content.pipe(response);
    });
  });
  const port = await listen(server);
  return { url: asDeployed(`http://127.0.0.1:${port}/`), close: () => void server.close() };
}

/**
 * The same place by a name that browsers resolve themselves and trust. At `localhost` and
 * `127.0.0.1` Dexie takes a stack trace with every promise, which no cook's device does.
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
