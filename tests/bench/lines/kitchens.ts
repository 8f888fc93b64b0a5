import { join } from "node:path";

import type { BrowserContext, Page } from "@playwright/test";

import { openApp } from "../app.ts";
import { makeProfile, withBrowser, type Bench } from "../bench.ts";
import { createCook, seedServer } from "../cook.ts";

/** What a cook has stored on the device. */
interface Stored {
  plans: number;
  recipes: number;
}

export const FEW: Stored = { plans: 10, recipes: 10 };
export const MANY: Stored = { plans: 10_000, recipes: 5_000 };

/** On the shopping list of each. */
const ITEMS = 40;

/** The app in a browser of its own, signed in, with this much on the device. */
export interface Kitchen extends Stored {
  page: Page;
  uid: string;
}

/**
 * Runs `body` with a signed-in cook whose device holds this many documents, written through the
 * app's own schema, and a shopping list of 40 items.
 */
export async function withKitchen<T>(
  bench: Bench,
  stored: Stored,
  body: (kitchen: Kitchen) => Promise<T>,
): Promise<T> {
  return withBrowser(await makeProfile(bench), async (context) =>
    body(await openKitchen(context, bench, stored)),
  );
}

async function openKitchen(
  context: BrowserContext,
  bench: Bench,
  stored: Stored,
): Promise<Kitchen> {
  const cook = await createCook(bench);
  // The device has them as if pulled. On the server are the few alone, since ten thousand would take the
  // emulator too long.
  const { plans, recipes } = stored.plans > FEW.plans ? { plans: 0, recipes: 0 } : stored;
  await seedServer(cook, { items: ITEMS, recipes, plans });
  const from = `${bench.appUrl}/bench/`;
  // The bench page is served under the app's address, where the app's database is. This happens
  // before the app opens, because the app's service worker would answer there.
  await context.route(`${from}**`, async (route) => {
    const file = route.request().url().slice(from.length) || "index.html";
    await route.fulfill({ path: join(bench.folder, "page", file) });
  });
  const seeding = await context.newPage();
  await seeding.goto(from);
  await seeding.waitForFunction(() => "bench" in window);
  await seeding.evaluate(async ({ uid, counts }) => window.bench.seedKitchen(uid, counts), {
    uid: cook.uid,
    counts: { items: ITEMS, ...stored },
  });
  await seeding.close();
  const page = await openApp(context, bench, cook);
  await page.goto(bench.appUrl);
  await page.getByRole("main").getByRole("link", { name: "Explore" }).waitFor();
  return { ...stored, page, uid: cook.uid };
}

/** A screen by its address. */
export interface Shown {
  path: string;
  /** The expected `h1`; null for one that may be any. */
  title: string | null;
}

/** Follows a link to another screen; returns the time until its first content is painted. */
export async function visit(page: Page, { path, title }: Shown): Promise<number> {
  return page.evaluate(
    async (wanted) =>
      new Promise<number>((resolve) => {
        const before = document.querySelector("h1");
        const start = performance.timeOrigin + performance.now();
        history.pushState({}, "", wanted.path);
        window.until(
          () => {
            const heading = document.querySelector("h1");
            if (!heading || heading === before) return false;
            if (wanted.title !== null && heading.textContent !== wanted.title) return false;
            return document.querySelector("main :is(a, li, label, button)") !== null;
          },
          (painted) => resolve(painted - start),
        );
      }),
    { path, title },
  );
}

export async function goHome(page: Page): Promise<void> {
  await visit(page, { path: "/", title: "What’s cooking?" });
  // Otherwise late pictures and prefetches would overlap the next measurement.
  await page.waitForTimeout(250);
}
