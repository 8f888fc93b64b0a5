import type { CDPSession, Page } from "@playwright/test";

import { screen } from "../../../src/domain/dietary-check/check.ts";
import { SHARED_READ_MAX } from "../../../src/domain/dietary-check/texts.ts";
import { SHARED_MEALS_BROWSE_LIMIT } from "../../../src/domain/limits.ts";
import { recipeTime } from "../../../src/domain/recipe-time.ts";
import { isShareable } from "../../../src/domain/sound-meal.ts";
import { putRows, readRow } from "../../e2e/device.ts";
import { makeProfile, reportErrors, withBrowser, type Bench } from "../bench.ts";
import { createCook } from "../cook.ts";
import { judge, median, type Result } from "../figures.ts";
import {
  HOSTILE,
  makeHostile,
  makeShared,
  seedCook,
  seedShared,
  type Shared,
} from "../strangers-meals.ts";
import { inTurns } from "../turns.ts";

/** The assumed ratio between the measured processor's speed and a phone's. */
const SLOWER = 4;
const STARTS_MEASURED = 5;
/** CPU ms per second below which the app counts as idle. */
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

/**
 * Shows what the cook's settings leave out, if anything, and scrolls to each of this many cards;
 * the grid draws those near the screen.
 */
async function lookAtAll(page: Page, count: number): Promise<void> {
  if (count === 0) return;
  const list = page.getByRole("list", { name: "All AI meals" });
  const leftOut = page.getByRole("button", { name: /^Show (it|them)$/ });
  if ((await leftOut.count()) > 0) await leftOut.click();
  // A long list is rendered as another element, so the first one must not be kept.
  await list.locator(`[aria-setsize="${count}"]`).first().waitFor();
  // In a single call: one call per card would cost more than the cards.
  await list.evaluate(async (all, last) => {
    const frame = () => new Promise(requestAnimationFrame);
    for (let position = 1; position <= last; position += 1) {
      const find = () => all.querySelector(`[aria-posinset="${position}"]`);
      while (!find()) await frame();
      find()?.scrollIntoView({ block: "center" });
      await frame();
    }
  }, count);
}

/**
 * Waits until the device has read the shared meals; returns whether it has all of them. A page of
 * meals that misses its deadline is abandoned, but its cost has been paid: on a busy machine fewer
 * meals arrive, and the cost measured is then not the one wanted. `last` is the id of the meal that
 * comes last: those of one moment come in descending order.
 */
async function haveLanded(page: Page, last: string | undefined, since: number): Promise<boolean> {
  const giveUp = Date.now() + PATIENCE_MS;
  const readAt = async () => {
    const row = (await readRow(page, "meta", "sharedMealsAt")) as { value: number } | undefined;
    return row?.value ?? 0;
  };
  while ((await readAt()) <= since) {
    if (Date.now() > giveUp) return false;
    await page.waitForTimeout(500);
  }
  return last === undefined || (await readRow(page, "aiMeals", last)) !== undefined;
}

/** The cost of these meals for a device: ms of the slower processor. */
interface Cost {
  /** When the meals arrive, are checked, and their list is shown. */
  first: number;
  /** When all of them are looked at, also what the cook's settings leave out. */
  look: number;
  /** When the app is started again and the list is opened. */
  again: number;
}

/** A device in use, which measures one kind of meals after the other: each comes as a new day's. */
interface Device {
  /** Null if the device did not get all of the meals. */
  costOf(meals: readonly Shared[]): Promise<Cost | null>;
}

async function withDevice<T>(bench: Bench, body: (device: Device) => Promise<T>): Promise<T> {
  const { uid, email, password } = await createCook(bench);
  await seedCook(bench, uid);
  await seedShared(bench, []);
  return withBrowser(await makeProfile(bench), async (context) => {
    const browser = context.browser();
    if (!browser) throw new Error("There is no browser to ask.");
    // tsx adds calls of this helper to functions that are serialised into the page.
    await context.addInitScript("globalThis.__name = (value) => value;");
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE_MS);
    reportErrors(page);
    const read = createMeter(await browser.newBrowserCDPSession());
    const title = page.getByRole("heading", { name: "All AI Meals", exact: true });
    const costSince = async (before: number) => SLOWER * ((await settled(page, read)) - before);

    await page.goto(`${bench.appUrl}/login`);
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password", { exact: true }).fill(password);
    await page.getByRole("button", { name: "Sign In" }).click();
    await page.getByRole("main").getByRole("link", { name: "Explore" }).waitFor();
    if (!(await haveLanded(page, undefined, 0))) throw new Error("The device read nothing.");

    let starts = 0;
    const openList = async () => {
      // The address must differ: a screen that the cook comes back to shows as many cards as
      // before.
      starts += 1;
      await page.goto(`${bench.appUrl}/all-ai-meals?start=${starts}`);
      await title.waitFor();
    };
    return body({
      async costOf(meals) {
        await openList();
        await seedShared(bench, meals);
        const yesterday = Date.now() - DAY_MS - 1;
        await putRows(page, [
          { store: "meta", row: { key: "sharedMealsAt", value: yesterday } },
          { store: "meta", row: { key: "sharedMealsWantedAt", value: yesterday } },
          { store: "meta", row: { key: "sharedMealsSpent", value: { since: 0, bytes: 0 } } },
        ]);
        let before = await settled(page, read);
        await openList();
        if (!(await haveLanded(page, meals[0]?.id, yesterday))) return null;
        const first = await costSince(before);

        const again: number[] = [];
        for (let start = 0; start < STARTS_MEASURED; start += 1) {
          before = await settled(page, read);
          await openList();
          again.push(await costSince(before));
        }

        before = await settled(page, read);
        await lookAtAll(page, meals.length);
        return { first, look: await costSince(before), again: median(again) };
      },
    });
  });
}

const KINDS: Record<string, (id: string) => Shared> = {
  honest: makeShared,
  ...Object.fromEntries(
    Object.entries(HOSTILE).map(([name, part]) => [name, (id: string) => makeHostile(id, part)]),
  ),
};

function makeKind(name: string, batch = 0): Shared[] {
  const make = KINDS[name];
  if (!make) return [];
  const ids = Array.from({ length: SHARED_MEALS_BROWSE_LIMIT }, (_, at) => `${batch}-meal-${at}`);
  const meals = ids.map((id) => make(id));
  if (!meals.every((meal) => isShareable({ ...meal }))) {
    throw new Error(`The rules would not let these meals through: ${name}.`);
  }
  return meals;
}

/**
 * The hostile kind that costs most to check and to tell the time of: that cost sets hostile texts
 * apart.
 */
async function findDearest(runs: number): Promise<string> {
  const kinds = Object.keys(HOSTILE);
  const costs = await inTurns(kinds, runs, (name) => {
    const meals = makeKind(name);
    const before = process.cpuUsage();
    for (const meal of meals) {
      screen(meal, SHARED_READ_MAX);
      recipeTime(meal);
    }
    const { user, system } = process.cpuUsage(before);
    return Promise.resolve((SLOWER * (user + system)) / 1_000);
  });
  const medians = kinds.map((name) => ({ name, cost: median(costs[name] ?? []) }));
  for (const { name, cost } of medians) console.log(`check of ${name}: ${Math.round(cost)} ms`);
  return medians.toSorted((a, b) => b.cost - a.cost)[0]?.name ?? "";
}

/**
 * A hundred shared meals made as costly as rules and reader allow, against a hundred honest ones:
 * on one device, in turns, so that both meet the same caches. A run's figure is the difference
 * between the two in that run.
 */
export async function measureStrangers(bench: Bench): Promise<Result[]> {
  const dearest = await findDearest(bench.runs);
  const costs: Record<string, Cost[]> = {};
  await withDevice(bench, async (device) => {
    let batch = 0;
    const measure = async (name: string) => {
      for (let tries = 0; tries < TRIES_MAX; tries += 1) {
        batch += 1;
        const cost = await device.costOf(makeKind(name, batch));
        if (cost) return cost;
      }
      throw new Error(`The machine is too busy for meals to come: ${name}.`);
    };
    // The first turn warms the device up.
    for (const name of ["none", "honest", dearest]) await measure(name);
    await inTurns(["none", "honest", dearest], bench.runs, async (name) => {
      const cost = await measure(name);
      console.log(
        name,
        JSON.stringify(cost, (_, value: unknown) =>
          typeof value === "number" ? Math.round(value) : value,
        ),
      );
      (costs[name] ??= []).push(cost);
      return cost.first;
    });
  });
  const beyond = (name: string, less: string) =>
    (costs[name] ?? []).map((cost, run) => {
      const other = costs[less]?.[run];
      if (!other) throw new Error(`There is no run ${run} of ${less}.`);
      const [first, look, again] = [
        cost.first - other.first,
        cost.look - other.look,
        cost.again - other.again,
      ];
      return { first, look, again, day: first + look };
    });
  const inWords = (name: string, less: string) => {
    const of = (part: "first" | "look" | "again") => {
      const all = beyond(name, less).map((more) => Math.round(more[part]));
      return `${median(all)} (${Math.min(...all)} to ${Math.max(...all)})`;
    };
    return `${of("first")} ms when they come, ${of("look")} when each is looked at, ${of("again")} each start after`;
  };
  return [
    judge({
      line: "a day with 100 strangers' meals made to be dear, beyond one with 100 honest ones, 4×",
      unit: "ms",
      budget: 2_000,
      // A start after that reads stored results: its difference is within the noise, so it is reported
      // in the note and not multiplied by a number of starts.
      ours: beyond(dearest, "honest").map(({ day }) => Math.max(0, day)),
      note: `processor time of the browser, four times what it was: they come and each is looked at; the dearest kind: ${dearest}, ${inWords(dearest, "honest")}; 100 honest meals, beyond none: ${inWords("honest", "none")}`,
    }),
  ];
}
