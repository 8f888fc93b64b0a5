import { mkdtemp } from "node:fs/promises";
import { join } from "node:path";

import { chromium, type BrowserContext, type Page } from "@playwright/test";

import { findChromium } from "../../scripts/provision.ts";
import type { Contender, Place } from "./page/contender.ts";
import type { ContenderName } from "./page/main.ts";

const CLOSE_MS = 30_000;

/** What every line is measured with. */
export interface Bench {
  /** How many times each side is measured, in turns. */
  runs: number;
  /** A folder for browser profiles, removed at the end. */
  folder: string;
  /** Where the bench page is served. */
  pageUrl: string;
  /** Where the app is served. */
  appUrl: string;
  /** The emulators' addresses, without an account. */
  emulators: Pick<Place, "project" | "host" | "auth" | "firestore">;
}

/** A contender, and the durability that each of its writing transactions must have. */
export interface Side {
  name: ContenderName;
  durability: IDBTransactionDurability;
  /** Made strict from outside, because the library has no setting for it. */
  isForced?: true;
}

export const SIDES = {
  ours: { name: "ours", durability: "strict" },
  dexie: { name: "dexie", durability: "strict" },
  "dexie, put alone": { name: "dexie-put", durability: "strict" },
  firestore: { name: "firestore", durability: "strict", isForced: true },
  "firestore, relaxed": { name: "firestore", durability: "default" },
  rxdb: { name: "rxdb", durability: "strict" },
} as const satisfies Record<string, Side>;

/**
 * Runs `body` in a separate browser with its profile on disk: in private windows, IndexedDB is in
 * memory and durability costs nothing.
 */
export async function withBrowser<T>(
  profile: string,
  body: (context: BrowserContext) => Promise<T>,
): Promise<T> {
  const executablePath = findChromium();
  const context = await chromium.launchPersistentContext(profile, {
    ...(executablePath ? { executablePath } : {}),
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    args: ["--no-sandbox", "--no-first-run", "--disable-quic", "--disable-component-update"],
  });
  try {
    return await body(context);
  } finally {
    await close(context);
  }
}

/** A browser may hang on close: the measurement is complete, so the run continues. */
async function close(context: BrowserContext): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<"late">((resolve) => {
    timer = setTimeout(() => resolve("late"), CLOSE_MS);
  });
  if ((await Promise.race([context.close(), late])) === "late") {
    console.warn("A browser does not end; it is left to the end of the bench.");
  }
  clearTimeout(timer);
}

export async function makeProfile({ folder }: Bench): Promise<string> {
  return mkdtemp(join(folder, "profile-"));
}

/**
 * The bench page at a separate origin for each side (`*.localhost`). A browser keeps all databases of
 * one origin in one store, and sharing it with Firestore made our writes half as slow again.
 */
function addressOf({ pageUrl }: Bench, { name, durability }: Side): string {
  return pageUrl.replace("//bench.", `//${name}-${durability}.bench.`);
}

/** Calls one method of a contender on a fresh page. */
export async function call<M extends keyof Contender>(
  context: BrowserContext,
  bench: Bench,
  side: Side,
  method: M,
  ...args: Parameters<Contender[M]>
): Promise<Awaited<ReturnType<Contender[M]>>> {
  const page = await context.newPage();
  try {
    reportErrors(page);
    await page.goto(addressOf(bench, side));
    await page.waitForFunction(() => "bench" in window);
    const { result, durabilities } = await page.evaluate(
      async ({ side, method, args }) => {
        const contender = await window.bench.load(side.name, side.isForced ?? false);
        const run = contender[method] as (...args: unknown[]) => Promise<unknown>;
        return { result: await run(...args), durabilities: window.bench.durabilities() };
      },
      { side, method, args },
    );
    for (const durability of durabilities) {
      if (durability !== side.durability) {
        throw new Error(`${side.name} wrote ${durability} instead of ${side.durability}.`);
      }
    }
    return result as Awaited<ReturnType<Contender[M]>>;
  } finally {
    await page.close();
  }
}

export function reportErrors(page: Page): void {
  page.on("pageerror", (error) => console.error("In the page:", error.message));
  page.on("console", (message) => {
    if (message.type() === "error") console.error("In the page:", message.text());
  });
}
