import { readdir, readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { gzipSync } from "node:zlib";

import { build } from "vite";

import { appFolder } from "../../../scripts/suite.ts";
import { makeProfile, withBrowser, type Bench } from "../bench.ts";
import { judge, type Result } from "../figures.ts";
import { serveFolder } from "../page-server.ts";
import { inTurns } from "../turns.ts";

const OURS = "ours";
const LEAN = "without background sync";
const NONE = "no service worker";
const SIDES = [OURS, LEAN, NONE] as const;
type Name = (typeof SIDES)[number];

/** The files that vite.config.ts makes the worker cache for offline use. */
const KEPT = /\.(js|css|html|svg|png|woff2|webmanifest)$/;
const NOT_KEPT = /(^|\/)(sw(-background)?\.js|(auth-app-check|app-tokens)-[^/]*\.js)$|^install\//;

/** Builds sw/sw.ts as the app does, for the same files; as `LEAN`, without Background Sync. */
async function buildWorker(bench: Bench, name: Name): Promise<string> {
  const app = appFolder("test");
  const all = await readdir(app, { recursive: true, withFileTypes: true });
  const files = all
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(app, join(parentPath, name)).replaceAll(sep, "/"))
    .filter((file) => KEPT.test(file) && !NOT_KEPT.test(file));
  const outDir = join(bench.folder, `worker-${SIDES.indexOf(name)}`);
  await build({
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    define: {
      "process.env.NODE_ENV": '"production"',
      "self.__WB_MANIFEST": JSON.stringify(files.map((url) => ({ url, revision: "bench" }))),
    },
    plugins: [
      {
        name: "leave-background-sync-out",
        enforce: "pre",
        load: (id) =>
          name === LEAN && id.endsWith("/sw/background-sync.ts")
            ? "export function pushWhenWoken() {}"
            : null,
      },
    ],
    build: {
      outDir,
      emptyOutDir: true,
      target: "es2022",
      lib: { entry: "sw/sw.ts", formats: ["iife"], name: "worker", fileName: () => "sw.js" },
    },
  });
  return join(outDir, "sw.js");
}

/** Installs the worker and waits until it controls the page and has cached its offline files. */
async function install(profile: string, url: string): Promise<void> {
  await withBrowser(profile, async (context) => {
    const page = await context.newPage();
    await page.goto(url);
    await page.evaluate(async () => {
      await navigator.serviceWorker.register("/sw.js", { updateViaCache: "none" });
      await navigator.serviceWorker.ready;
    });
    await page.reload();
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
  });
}

/**
 * Opens the app in a new browser, which must start the worker too; the time in ms until the HTML is
 * there.
 */
async function navigate(profile: string, url: string, name: Name): Promise<number> {
  return withBrowser(profile, async (context) => {
    if (name === NONE) {
      // The app would register a worker by itself.
      await context.addInitScript(() => {
        ServiceWorkerContainer.prototype.register = async () => new Promise(() => undefined);
      });
    }
    const page = await context.newPage();
    await page.goto(url);
    const { workerStart, responseEnd } = await page.evaluate(() => {
      const [entry] = performance.getEntriesByType("navigation");
      return (entry as PerformanceNavigationTiming).toJSON() as PerformanceNavigationTiming;
    });
    if (workerStart > 0 !== (name !== NONE)) throw new Error(`Who answered? ${name} did not.`);
    return responseEnd;
  });
}

/**
 * What Background Sync adds to the service worker's script, and to a navigation that starts the
 * worker.
 */
export async function measureServiceWorker(bench: Bench): Promise<Result[]> {
  const app = appFolder("test");
  const places = new Map<Name, { url: string; profile: string; close(): void }>();
  const bytes = new Map<Name, number>();
  try {
    for (const name of SIDES) {
      const file = name === NONE ? null : await buildWorker(bench, name);
      if (file) bytes.set(name, gzipSync(await readFile(file), { level: 9 }).length);
      const server = await serveFolder(app, file ? { "/sw.js": file } : {});
      const place = { ...server, profile: await makeProfile(bench) };
      places.set(name, place);
      if (file) await install(place.profile, place.url);
    }
    // A start is short, so noise easily disturbs it.
    const times = await inTurns(SIDES, 2 * bench.runs, async (name) => {
      const place = places.get(name);
      if (!place) throw new Error(`${name} is not served.`);
      return navigate(place.profile, place.url, name);
    });
    const background = gzipSync(await readFile(join(app, "sw-background.js")), { level: 9 }).length;
    return [
      judge({
        line: "service worker's script with background sync, gzip",
        unit: "KB",
        budget: 12,
        ours: [(bytes.get(OURS) ?? Number.NaN) / 1_000],
        peers: { [LEAN]: [(bytes.get(LEAN) ?? Number.NaN) / 1_000] },
        note: `what it loads when it is woken to sync: ${Math.round(background / 100) / 10} KB more`,
      }),
      judge({
        line: "navigation that starts the service worker, background sync in it",
        unit: "ms",
        budget: 1.2,
        ours: times[OURS],
        peers: { [LEAN]: times[LEAN], [NONE]: times[NONE] },
        against: LEAN,
        note: "in a browser just started, until the page's HTML is there; with no service worker it comes from a server on this machine, as it would from no real one",
      }),
    ];
  } finally {
    for (const { close } of places.values()) close();
  }
}
