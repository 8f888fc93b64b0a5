import type { CDPSession, Page } from "@playwright/test";

import { SHARED_MEALS_BROWSE_LIMIT } from "../../../src/domain/limits.ts";
import { isShareable } from "../../../src/domain/sound-meal.ts";
import { readRow } from "../../e2e/device.ts";
import { inTurns, makeProfile, reportErrors, withBrowser, type Bench } from "../bench.ts";
import { createCook } from "../cook.ts";
import { judge, median, type Result } from "../figures.ts";
import { HOSTILE, makeHostile, makeShared, seedShared } from "../shared-meals.ts";

const CPU_THROTTLE = 4;

/**
 * Processor time of the page's process so far, ms. Chromium slows a page's main thread down and no
 * other: what its worker and helpers take is counted as often as the throttle says.
 */
async function readCost(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send("Performance.getMetrics");
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? NaN;
  const [page, process] = [of("ThreadTime"), of("ProcessTime")];
  return 1_000 * (page + CPU_THROTTLE * (process - page));
}

/** Until this device has the newest shared meals. */
async function haveLanded(page: Page): Promise<void> {
  while ((await readRow(page, "meta", "sharedMealsAt")) === undefined) {
    await page.waitForTimeout(250);
  }
}

/** A new device signs in, has these meals, and looks at all of them; what it cost, ms. */
async function costOf(bench: Bench, meals: readonly object[]): Promise<number> {
  const { uid, email, password } = await createCook(bench);
  await seedShared(bench, uid, meals);
  return withBrowser(await makeProfile(bench), async (context) => {
    // The bench's own TypeScript runner leaves calls of this in the code it sends to a page.
    await context.addInitScript("globalThis.__name = (value) => value;");
    const page = await context.newPage();
    reportErrors(page);
    const devtools = await context.newCDPSession(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: CPU_THROTTLE });
    await devtools.send("Performance.enable");
    await page.goto(`${bench.appUrl}/login`);
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password", { exact: true }).fill(password);
    await page.getByRole("button", { name: "Sign In" }).click();
    await page.getByRole("link", { name: "Explore" }).click();
    await haveLanded(page);
    await page.getByRole("link", { name: /All AI Meals/ }).click();
    await page.getByRole("heading", { name: "All AI Meals", exact: true }).waitFor();
    const cards = page.getByRole("list", { name: "All AI meals" }).locator(":scope > li");
    for (let seen = 0; seen < meals.length; seen = await cards.count()) {
      await cards.nth(seen).waitFor();
      await cards.last().scrollIntoViewIfNeeded();
    }
    // Pictures that are drawn late, and what the worker still stores.
    await page.waitForTimeout(1_000);
    return readCost(devtools);
  });
}

const KINDS: Record<string, (id: string) => object> = {
  honest: makeShared,
  ...Object.fromEntries(
    Object.entries(HOSTILE).map(([name, part]) => [name, (id: string) => makeHostile(id, part)]),
  ),
};

async function measureKind(bench: Bench, name: string): Promise<number> {
  const make = KINDS[name];
  const ids = Array.from({ length: make ? SHARED_MEALS_BROWSE_LIMIT : 0 }, (_, at) => `meal-${at}`);
  const meals = ids.map((id) => make?.(id) ?? {});
  if (!meals.every((meal) => isShareable(meal as Record<string, unknown>))) {
    throw new Error(`The rules would not let these meals through: ${name}.`);
  }
  const cost = await costOf(bench, meals);
  console.log(`${name}: ${Math.round(cost)} ms`);
  return cost;
}

/**
 * A hundred shared meals made to cost as much as rules and reader allow, against as many honest ones, on a
 * processor four times slower: each kind once, then the dearest.
 */
export async function measureStrangers(bench: Bench): Promise<Result[]> {
  let dearest = "";
  let most = -Infinity;
  for (const name of Object.keys(HOSTILE)) {
    const cost = await measureKind(bench, name);
    if (cost > most) [dearest, most] = [name, cost];
  }
  const costs = await inTurns(["none", "honest", dearest], bench.runs, async (name) =>
    measureKind(bench, name),
  );
  const [without, honest] = [median(costs["none"] ?? []), median(costs["honest"] ?? [])];
  return [
    judge({
      line: "100 strangers' meals made to be dear, beyond 100 honest ones, 4× CPU throttle",
      unit: "ms",
      budget: 2_000,
      ours: (costs[dearest] ?? []).map((cost) => cost - honest),
      note: `processor time of the page's process until all were seen; the dearest kind: ${dearest}; 100 honest meals take ${Math.round(honest - without)} ms beyond none`,
    }),
  ];
}
