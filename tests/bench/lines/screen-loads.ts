import { join } from "node:path";

import type { BrowserContext, Page } from "@playwright/test";

import { openApp } from "../app.ts";
import { makePlan, recipeId } from "../bench-documents.ts";
import { inTurns, makeProfile, withBrowser, type Bench } from "../bench.ts";
import { createCook, seedServer } from "../cook.ts";
import { judge, type Result } from "../figures.ts";
import { formatTable } from "../table.ts";

const SIZES = {
  small: { plans: 10, recipes: 10 },
  large: { plans: 10_000, recipes: 1_000 },
} as const;
type Size = keyof typeof SIZES;

interface Shown {
  path: string;
  /** The expected `h1`; null for a recipe, whose title may be any. */
  title: string | null;
}

function listScreens(uid: string, plans: number): Shown[] {
  const plan = makePlan(uid, plans - 1);
  const cooking = `/plan/${plan.id}/${plan.recipes[0]?.id ?? ""}`;
  return [
    { path: "/eat", title: "Eat" },
    { path: "/cook", title: "Cook" },
    { path: `/cook/${uid}`, title: "Choose a recipe to cook" },
    { path: `/cook/${uid}/${recipeId(1)}`, title: null },
    { path: `/plan/${plan.id}`, title: null },
    { path: cooking, title: null },
    { path: `${cooking}/track`, title: null },
    { path: "/explore", title: "Explore" },
    { path: "/all-meal-plans", title: "All Meal Plans" },
    { path: "/favorite-meals", title: "Favorite Meals" },
    { path: "/personal-recipes", title: "Personal Recipes" },
    { path: "/all-ai-meals", title: "All AI Meals" },
    { path: "/shopping-list", title: "Shopping List" },
    { path: "/user-settings", title: null },
  ];
}

/** Follows a link to a screen; returns the time until its first content is painted. */
async function visit(page: Page, { path, title }: Shown): Promise<number> {
  const time = await page.evaluate(
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
  return time;
}

async function goHome(page: Page): Promise<void> {
  await visit(page, { path: "/", title: "What’s cooking?" });
  // Otherwise late pictures and prefetches would overlap the next measurement.
  await page.waitForTimeout(250);
}

/**
 * A signed-in cook whose device holds this many documents, written through the app's own schema.
 */
async function openCookDatabase(context: BrowserContext, bench: Bench, size: Size): Promise<Page> {
  const cook = await createCook(bench);
  await seedServer(cook, { items: 40, recipes: 0 });
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
    counts: SIZES[size],
  });
  await seeding.close();
  const page = await openApp(context, bench, cook);
  await page.goto(bench.appUrl);
  await page.getByRole("main").getByRole("link", { name: "Explore" }).waitFor();
  for (const screen of listScreens(cook.uid, SIZES[size].plans)) {
    await visit(page, screen);
    await goHome(page);
  }
  return page;
}

async function measureScreen(
  pages: Record<Size, Page>,
  screens: Record<Size, Shown>,
  runs: number,
): Promise<Record<Size, number[]>> {
  // A visit is short, so noise easily disturbs it.
  return inTurns(["small", "large"] as const, 2 * runs, async (size) => {
    const time = await visit(pages[size], screens[size]);
    await goHome(pages[size]);
    return time;
  });
}

/**
 * Every screen that shows stored data, with many documents and with few; the worst ratio counts.
 */
export async function measureScreens(bench: Bench): Promise<Result[]> {
  return withBrowser(await makeProfile(bench), async (one) =>
    withBrowser(await makeProfile(bench), async (other) => {
      const pages = {
        small: await openCookDatabase(one, bench, "small"),
        large: await openCookDatabase(other, bench, "large"),
      };
      const uids = { small: await readUid(pages.small), large: await readUid(pages.large) };
      const large = listScreens(uids.large, SIZES.large.plans);
      const results: Result[] = [];
      for (const [index, small] of listScreens(uids.small, SIZES.small.plans).entries()) {
        const screens = { small, large: large[index] ?? small };
        const times = await measureScreen(pages, screens, bench.runs);
        const name = small.path.replaceAll(/(cook|plan|track)\/[^/]+(\/[^/]+)?/g, "$1/…");
        results.push(
          judge({
            line: `10,000 plans and 1,000 recipes stored, against 10: ${name}`,
            unit: "ms",
            budget: 1.3,
            ours: times.large,
            peers: { "with 10": times.small },
            against: "with 10",
          }),
        );
      }
      console.log(`\nEvery screen; the worst counts:\n\n${formatTable(results)}`);
      return results.toSorted((a, b) => (b.ratio ?? 0) - (a.ratio ?? 0)).slice(0, 1);
    }),
  );
}

async function readUid(page: Page): Promise<string> {
  return page.evaluate(() => {
    const session: unknown = JSON.parse(localStorage.getItem("simmer.session") ?? "{}");
    return (session as { uid?: string }).uid ?? "";
  });
}
