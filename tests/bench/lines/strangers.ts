import type { CDPSession, Page } from "@playwright/test";

import { screen } from "../../../src/domain/dietary-check/check.ts";
import { SHARED_READ_MAX } from "../../../src/domain/dietary-check/texts.ts";
import type { SharedMeal } from "../../../src/domain/entities.ts";
import { SHARED_MEALS_BROWSE_LIMIT } from "../../../src/domain/limits.ts";
import { isShareable } from "../../../src/domain/sound-meal.ts";
import { putRows, readRow } from "../../e2e/device.ts";
import { inTurns, makeProfile, reportErrors, withBrowser, type Bench } from "../bench.ts";
import { createCook } from "../cook.ts";
import { judge, median, type Result } from "../figures.ts";
import { HOSTILE, makeHostile, makeShared, seedShared } from "../strangers-meals.ts";

/** The assumed ratio between the measured processor's speed and a phone's. */
const SLOWER = 4;
/** How often a day the app is assumed to be started, each time to open this list. */
const STARTS_A_DAY = 20;
const STARTS_MEASURED = 5;
/** In ms per second: an app that takes less than this is idle. */
const QUIET = 20;
const PATIENCE_MS = 120_000;
/** How many devices may fail to get all the meals because the machine is too busy. */
const TRIES_MAX = 3;
const DAY_MS = 86_400_000;

/**
 * Processor time in ms that the browser has used so far: all its processes, with workers, storage
 * and network, except the one that draws, which works in software here and differently on a phone.
 */
function createMeter(devtools: CDPSession): () => Promise<number> {
  // Includes processes that have ended.
  const spent = new Map<number, number>();
  return async () => {
    const { processInfo } = await devtools.send("SystemInfo.getProcessInfo");
    for (const { id, type, cpuTime } of processInfo) if (type !== "GPU") spent.set(id, cpuTime);
    return 1_000 * [...spent.values()].reduce((sum, seconds) => sum + seconds, 0);
  };
}

/** The processor time used, once the app is idle. */
async function settled(page: Page, read: () => Promise<number>): Promise<number> {
  for (let before = await read(); ;) {
    await page.waitForTimeout(1_000);
    const now = await read();
    if (now - before < QUIET) return now;
    before = now;
  }
}

/** Scrolls to each of this many cards; the list adds more when its end is near. */
async function lookAtAll(page: Page, count: number): Promise<void> {
  await page.getByRole("heading", { name: "All AI Meals", exact: true }).waitFor();
  const list = page.getByRole("list", { name: "All AI meals" });
  const cards = list.locator(":scope > li");
  for (let seen = 0; seen < count;) {
    await cards.nth(seen).waitFor({ state: "attached" });
    seen = await list.evaluate(async (all, from) => {
      const looked = all.children.length;
      for (const card of [...all.children].slice(from)) {
        card.scrollIntoView({ block: "center" });
        await new Promise(requestAnimationFrame);
      }
      // A card may be taller than the screen, and the element that adds more is below the last
      // card.
      window.scrollTo(0, document.documentElement.scrollHeight);
      return looked;
    }, seen);
  }
}

/**
 * Waits until the device has read the shared meals; returns whether it has all of them. A page of
 * meals that misses its deadline is abandoned, but its cost has been paid: on a busy machine fewer
 * meals arrive, and the cost measured is then not the one wanted.
 */
async function haveLanded(page: Page, count: number, since: number): Promise<boolean> {
  const giveUp = Date.now() + PATIENCE_MS;
  const readAt = async () => {
    const row = (await readRow(page, "meta", "sharedMealsAt")) as { value: number } | undefined;
    return row?.value ?? 0;
  };
  while ((await readAt()) <= since) {
    if (Date.now() > giveUp) return false;
    await page.waitForTimeout(500);
  }
  // Ids are read in order, and this one is the last.
  return count === 0 || (await readRow(page, "aiMeals", "meal-0")) !== undefined;
}

/** The cost of these meals for a device: ms of the slower processor. */
interface Cost {
  /** When the meals arrive and each is looked at for the first time. */
  first: number;
  /** When the app is started again and the list is opened. */
  again: number;
}

/**
 * The cost of these meals for a device that last got some a day ago; null if it did not get all.
 */
async function costOf(bench: Bench, meals: readonly object[]): Promise<Cost | null> {
  const { uid, email, password } = await createCook(bench);
  await seedShared(bench, uid, []);
  return withBrowser(await makeProfile(bench), async (context) => {
    const browser = context.browser();
    if (!browser) throw new Error("There is no browser to ask.");
    // The bench's own TypeScript runner leaves calls of this function in the code that it sends to
    // a page.
    await context.addInitScript("globalThis.__name = (value) => value;");
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE_MS);
    reportErrors(page);
    const read = createMeter(await browser.newBrowserCDPSession());
    const costSince = async (before: number) => SLOWER * ((await settled(page, read)) - before);

    await page.goto(`${bench.appUrl}/login`);
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password", { exact: true }).fill(password);
    await page.getByRole("button", { name: "Sign In" }).click();
    await page.getByRole("main").getByRole("link", { name: "Explore" }).waitFor();
    if (!(await haveLanded(page, 0, 0))) return null;
    await page.goto(`${bench.appUrl}/all-ai-meals`);
    await lookAtAll(page, 0);
    await settled(page, read);

    await seedShared(bench, uid, meals);
    const yesterday = Date.now() - DAY_MS - 1;
    await putRows(page, [
      { store: "meta", row: { key: "sharedMealsAt", value: yesterday } },
      { store: "meta", row: { key: "sharedMealsWantedAt", value: yesterday } },
    ]);
    let before = await settled(page, read);
    await page.reload();
    if (!(await haveLanded(page, meals.length, yesterday))) return null;
    await lookAtAll(page, meals.length);
    const first = await costSince(before);

    const again: number[] = [];
    for (let start = 0; start < STARTS_MEASURED; start += 1) {
      before = await settled(page, read);
      // The address must differ: a screen that the cook comes back to shows as many cards as
      // before.
      await page.goto(`${bench.appUrl}/all-ai-meals?start=${start}`);
      await lookAtAll(page, Math.min(1, meals.length));
      again.push(await costSince(before));
    }
    return { first, again: median(again) };
  });
}

const KINDS: Record<string, (id: string) => object> = {
  honest: makeShared,
  ...Object.fromEntries(
    Object.entries(HOSTILE).map(([name, part]) => [name, (id: string) => makeHostile(id, part)]),
  ),
};

function makeKind(name: string): object[] {
  const make = KINDS[name];
  const ids = Array.from({ length: make ? SHARED_MEALS_BROWSE_LIMIT : 0 }, (_, at) => `meal-${at}`);
  const meals = ids.map((id) => make?.(id) ?? {});
  if (!meals.every((meal) => isShareable(meal as Record<string, unknown>))) {
    throw new Error(`The rules would not let these meals through: ${name}.`);
  }
  return meals;
}

/** The hostile kind whose dietary check costs most: that cost sets hostile texts apart. */
async function findDearest(runs: number): Promise<string> {
  const kinds = Object.keys(HOSTILE);
  const costs = await inTurns(kinds, runs, (name) => {
    const meals = makeKind(name);
    const before = process.cpuUsage();
    for (const meal of meals) screen(meal as SharedMeal, SHARED_READ_MAX);
    const { user, system } = process.cpuUsage(before);
    return Promise.resolve((SLOWER * (user + system)) / 1_000);
  });
  const medians = kinds.map((name) => ({ name, cost: median(costs[name] ?? []) }));
  for (const { name, cost } of medians) console.log(`check of ${name}: ${Math.round(cost)} ms`);
  return medians.toSorted((a, b) => b.cost - a.cost)[0]?.name ?? "";
}

async function measureKind(bench: Bench, name: string): Promise<Cost> {
  let cost = null;
  for (let tries = 0; cost === null; tries += 1) {
    if (tries === TRIES_MAX) throw new Error(`The machine is too busy for meals to come: ${name}.`);
    cost = await costOf(bench, makeKind(name));
  }
  console.log(`${name}: ${Math.round(cost.first)} ms, again ${Math.round(cost.again)} ms`);
  return cost;
}

/**
 * A hundred shared meals made as costly as rules and reader allow, against a hundred honest ones.
 */
export async function measureStrangers(bench: Bench): Promise<Result[]> {
  const dearest = await findDearest(bench.runs);
  const again: Record<string, number[]> = {};
  const first = await inTurns(["none", "honest", dearest], bench.runs, async (name) => {
    const cost = await measureKind(bench, name);
    (again[name] ??= []).push(cost.again);
    return cost.first;
  });
  const daysOf = (name: string) =>
    (first[name] ?? []).map((cost, run) => cost + STARTS_A_DAY * (again[name]?.[run] ?? NaN));
  const honest = median(daysOf("honest"));
  const beyond = (name: string, less: string) => {
    const [come, start] = [first, again].map((costs) =>
      Math.round(median(costs[name] ?? []) - median(costs[less] ?? [])),
    );
    return `${come} ms when they come and ${start} each start after`;
  };
  return [
    judge({
      line: "a day with 100 strangers' meals made to be dear, beyond one with 100 honest ones, 4×",
      unit: "ms",
      budget: 2_000,
      ours: daysOf(dearest).map((cost) => cost - honest),
      note: `processor time of the browser, four times what it was: they come and each is looked at, and the app is started ${STARTS_A_DAY} times more to open their list; the dearest kind: ${dearest}, ${beyond(dearest, "honest")}; 100 honest meals, beyond none: ${beyond("honest", "none")}`,
    }),
  ];
}
