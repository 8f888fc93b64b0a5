import { readdirSync, readFileSync } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";

import { appFolder } from "../../scripts/suite.ts";
import { withServedHashes } from "./served-hashes.ts";

const FOLDER = appFolder("test");
const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".woff2": "font/woff2",
  ".webmanifest": "application/manifest+json",
};

const PORTAL = "<!doctype html><title>Sign in to this Wi-Fi</title>";

/** Files whose names contain a hash of their content. */
const HASHED = /[\w$.-]+-[\w-]{8}\.(?:js|css|woff2)/;
const REWRITTEN = /\.(?:js|html|css)$/;
const ALL_HASHED = new RegExp(HASHED, "g");
/** The build's declaration of the local-only tables. */
const TABLES = /(\d:\{[^{}]*keptChecks:[^}]*\})/;

/**
 * Serves the suite's app as a sequence of deployed versions: each has different file names, and earlier
 * versions' files are gone. Nothing is rebuilt: names are rewritten in the responses. The page has its
 * version in `<meta name="version">`.
 */
export async function serveVersions(appUrl = "") {
  let version = 1;
  let tables = 0;
  let fate: "answers" | "hangs" = "answers";
  let held: RegExp | null = null;
  let portal: RegExp | null = null;
  let worker: string | null = null;
  let age = 0;
  const asked: string[] = [];
  // Hosting's own headers, including the policy; the files are read from its folder.
  const { headers: hosted } = await fetch(`${appUrl}/login`);
  const common = ["content-security-policy", "cross-origin-opener-policy"].map(
    (name) => [name, hosted.get(name) ?? ""] as const,
  );
  // Hosting sets the same cache header for everything below /assets, existing or not.
  const { headers: hostedAsset } = await fetch(`${appUrl}/assets/gone-12345678.js`);
  const assetLifetime = hostedAsset.get("cache-control") ?? "";
  const paths = readdirSync(FOLDER, { recursive: true }).map((path) => `/${String(path)}`);
  const files = new Set(paths.filter((path) => extname(path) in TYPES));
  const names = new Set(
    [...files].filter((path) => HASHED.test(path)).map((path) => path.replace("/assets/", "")),
  );

  const nameNow = (name: string) =>
    version === 1 || !names.has(name) ? name : name.replace(/(\.\w+)$/, `.v${version}$1`);

  function rewrite(path: string, text: string): string {
    if (path === "/sw.js") {
      return withServedHashes(text, contentOf)
        .replace(ALL_HASHED, nameNow)
        .replace(/"revision":"[^"]+/g, `$&-${version}`);
    }
    const renamed = text.replace(ALL_HASHED, nameNow);
    if (path.endsWith(".js")) return withTables(renamed);
    if (path.endsWith(".css")) return renamed;
    return renamed.replace("<head>", `<head><meta name="version" content="${version}" />`);
  }

  function contentOf(path: string): string | Uint8Array {
    const file = join(FOLDER, path);
    return REWRITTEN.test(path) ? rewrite(path, readFileSync(file, "utf8")) : readFileSync(file);
  }

  function withTables(script: string): string {
    if (tables === 0) return script;
    return script.replace(TABLES, `$1,${80 + tables}:{addedLater:"id"}`);
  }

  /**
   * Throws if the build declares its tables differently: the database would not be upgraded, and no test
   * would notice.
   */
  function requireAddedTable(): void {
    const scripts = [...files].filter((path) => path.endsWith(".js"));
    const changes = (path: string) => {
      const script = readFileSync(join(FOLDER, path), "utf8");
      return withTables(script) !== script;
    };
    if (!scripts.some(changes))
      throw new Error("No script of the app declares its tables as expected");
  }

  function answer(url: string, outgoing: ServerResponse): void {
    const { pathname } = new URL(url, appUrl);
    const [, stem, of, end] = /^(\/assets\/.+?)(?:\.v(\d+))?(\.\w+)$/.exec(pathname) ?? [];
    const asset = stem === undefined ? null : `${stem}${end}`;
    const isOld = names.has(asset?.replace("/assets/", "") ?? "") && Number(of ?? 1) !== version;
    if (asset !== null && (isOld || !files.has(asset))) {
      outgoing.writeHead(404, { "cache-control": assetLifetime, age: `${age}` }).end();
      return;
    }
    const path = asset ?? (files.has(pathname) ? pathname : "/index.html");
    outgoing.writeHead(200, {
      ...Object.fromEntries(common),
      "content-type": TYPES[extname(path)],
      "cache-control": asset === null ? "no-cache" : assetLifetime,
    });
    if (path === "/sw.js" && worker !== null) outgoing.end(worker);
    else outgoing.end(contentOf(path));
  }

  const server = createServer(({ url = "/" }, outgoing) => {
    asked.push(url);
    if (portal?.test(url)) {
      outgoing.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(PORTAL);
      return;
    }
    if (fate === "answers" && !held?.test(url)) answer(url, outgoing);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Deploys the next version; `adds` a table, and so raises the version of the database. */
    release({ adds = false }: { adds?: boolean } = {}): void {
      worker = null;
      version += 1;
      if (!adds) return;
      tables += 1;
      requireAddedTable();
    },
    /** Deploys the first version again, as when a later one turns out to be broken. */
    rollBack(): void {
      worker = null;
      version = 1;
    },
    /** The first version's address of the file with this name. */
    addressInFirst(name: string): string {
      const found = [...names].find((file) => file.startsWith(`${name}-`) && file.endsWith(".js"));
      if (found === undefined) throw new Error(`The app has no file ${name}`);
      return `/assets/${found}`;
    },
    /** From now on, responds with 404s whose `Date` is this many seconds old. */
    ageMissing(seconds: number): void {
      age = seconds;
    },
    /** Deploys this as the service worker, whatever else is served. */
    deployWorker(script: string): void {
      worker = script;
    },
    /** How requests are handled: with a response, or never, as with one bar of signal. */
    network(next: typeof fate): void {
      fate = next;
    },
    /** Never responds to requests for some files; null for none. */
    hold(pattern: RegExp | null): void {
      held = pattern;
    },
    /**
     * Serves an unrelated page with status 200 for some files, as captive portals and error pages
     * do; null for none.
     */
    answerOddly(pattern: RegExp | null): void {
      portal = pattern;
    },
    /** The addresses requested since the last call. */
    takeAsked: () => asked.splice(0),
    close(): void {
      server.closeAllConnections();
      server.close();
    },
  };
}
