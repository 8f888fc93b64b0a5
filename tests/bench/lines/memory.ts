import type { CDPSession, Page } from "@playwright/test";

import type { Bench } from "../bench.ts";
import { judge, type Result } from "../figures.ts";
import { FEW, visit, withKitchen, type Kitchen } from "./kitchens.ts";
import { listScreens } from "./screen-loads.ts";

const NAVIGATIONS = 200;
/** An hour in the kitchen: so many ticks in the shop, and steps to and fro at the stove. */
const TICKS = 60;
const STEPS = 60;
const SEARCHES = 15;
/** The number of repetitions: a leak grows each time, and garbage does not. */
const ROUNDS = 4;
/** How long to wait for short-lived caches after a screen is left, such as query results. */
const FORGOTTEN_MS = 4_000;

/** What is left after garbage has been collected. */
interface Held {
  heap: number;
  nodes: number;
  listeners: number;
}

async function readHeld(page: Page, devtools: CDPSession): Promise<Held> {
  await page.waitForTimeout(FORGOTTEN_MS);
  for (let time = 0; time < 3; time += 1) await devtools.send("HeapProfiler.collectGarbage");
  const { metrics } = await devtools.send("Performance.getMetrics");
  const read = (name: string) =>
    metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return {
    heap: read("JSHeapUsedSize") / 1_000,
    nodes: read("Nodes"),
    listeners: read("JSEventListeners"),
  };
}

/** Opens the screen whose address ends like this. */
async function open({ page, uid, plans }: Kitchen, end: string): Promise<void> {
  const screen = listScreens({ uid, plans }).find(({ path }) => path.endsWith(end));
  if (screen) await visit(page, screen);
}

/**
 * Visits every screen in turn, and ticks an item at the end: Dexie releases some cached queries only
 * when something changes.
 */
async function navigate(kitchen: Kitchen, times: number): Promise<void> {
  const { page, uid, plans } = kitchen;
  const screens = listScreens({ uid, plans });
  for (let time = 0; time < times; time += 1) {
    const screen = screens[time % screens.length];
    if (screen) await visit(page, screen);
  }
  await open(kitchen, "/shopping-list");
  await page.getByRole("checkbox").first().click();
}

/** Shops, searches and cooks, `share` of an hour's worth, beginning at home. */
async function spendHour(kitchen: Kitchen, share: number): Promise<void> {
  const { page } = kitchen;
  await open(kitchen, "/shopping-list");
  const boxes = page.getByRole("checkbox");
  for (let tick = 0; tick < TICKS * share; tick += 1) {
    // A ticked item moves to the basket after a pause, and the next item takes its place.
    await boxes.nth(tick % 8).click();
    await page.waitForTimeout(100);
  }
  await open(kitchen, "/personal-recipes");
  const search = page.getByRole("searchbox");
  for (let time = 0; time < SEARCHES * share; time += 1) {
    await search.fill(`supper ${time}`);
    await search.fill("");
  }
  await open(kitchen, "/track");
  for (let step = 0; step < STEPS * share; step += 1) {
    await page.keyboard.press(step % 10 < 5 ? "ArrowRight" : "ArrowLeft");
    await page.waitForTimeout(30);
  }
}

async function grow(
  { page }: Kitchen,
  devtools: CDPSession,
  act: (share: number) => Promise<void>,
): Promise<{ before: Held; after: Held }> {
  // Warm-up: code, caches and the picture of each dish are created once.
  await act(0.5);
  await visit(page, { path: "/", title: "What’s cooking?" });
  const before = await readHeld(page, devtools);
  const rounds: Held[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await act(1);
    await visit(page, { path: "/", title: "What’s cooking?" });
    rounds.push(await readHeld(page, devtools));
    console.log(JSON.stringify(rounds.at(-1)));
  }
  const least = (part: keyof Held) => Math.min(...rounds.map((held) => held[part]));
  return {
    before,
    after: { heap: least("heap"), nodes: least("nodes"), listeners: least("listeners") },
  };
}

const UNITS = { heap: "KB", nodes: "things", listeners: "things" } as const;
const WORDS = { heap: "JavaScript heap", nodes: "DOM nodes", listeners: "event listeners" };

/**
 * The page's memory after 200 navigations and after an hour's use, compared with before; each is
 * repeated, and the minimum counts.
 */
export async function measureMemory(bench: Bench): Promise<Result[]> {
  return withKitchen(bench, FEW, async (kitchen) => {
    const devtools = await kitchen.page.context().newCDPSession(kitchen.page);
    await devtools.send("Performance.enable");
    const uses = {
      "after 200 navigations": (share: number) => navigate(kitchen, NAVIGATIONS * share),
      "after an hour’s use": (share: number) => spendHour(kitchen, share),
    };
    const results: Result[] = [];
    for (const [words, act] of Object.entries(uses)) {
      const { before, after } = await grow(kitchen, devtools, act);
      for (const part of ["heap", "nodes", "listeners"] as const) {
        results.push(
          judge({
            line: `${WORDS[part]} at home, ${words}, against before`,
            unit: UNITS[part],
            budget: 1.05,
            ours: [after[part]],
            peers: { before: [before[part]] },
            against: "before",
          }),
        );
      }
    }
    return results;
  });
}
