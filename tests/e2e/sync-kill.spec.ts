import { mkdtemp, readlink, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { chromium, type Page } from "@playwright/test";

import { chromiumLaunch } from "../../scripts/chromium.ts";
import type { StoredMeal } from "../../src/domain/stored-portions.ts";
import { createRandom } from "../support/dropping-proxy.ts";
import { createCook, isSynced, newAccount, signIn } from "./account.ts";
import { readServerUser } from "./server.ts";
import { expect, test } from "./test.ts";

// The headless shell leaves no lock in its profile, and the lock names the process to kill.
test.use({ launchOptions: chromiumLaunch() });

const WRITES = 200;
/**
 * Every second kill is in the middle of a write; the others follow a push that the server has
 * received, before it can answer.
 */
const KILLS = 6;
/** The writes between two kills; the last series, to the end, is never short. */
const STRETCH = { least: 6, most: 28 };
/**
 * The delay from a shown write to the first kind of kill: about as long as the next write takes.
 */
const KILL_DELAY_MS = 60;

const stored: StoredMeal[] = [1, 2, 3].map((storedAt) => ({
  title: `Stew ${storedAt}`,
  imageUrl: "/placeholder.svg",
  recipeId: `stew-${storedAt}`,
  planId: "",
  storedAt,
  storage: "fridge",
  count: 80,
}));

function totalOf(meals: readonly StoredMeal[]): number {
  return meals.reduce((sum, { count }) => sum + count, 0);
}

/** Chromium's lock in the profile folder ends with the browser's process id. */
async function killBrowser(profile: string): Promise<void> {
  const owner = await readlink(join(profile, "SingletonLock"));
  process.kill(Number(owner.split("-").at(-1)), "SIGKILL");
}

/** In the page: eats one portion after the other, and reports the rest once it is shown. */
async function eatOn(until: number): Promise<void> {
  const { report } = globalThis as unknown as { report(left: number): Promise<void> };
  const read = () =>
    [...(document.querySelector("main")?.innerText ?? "").matchAll(/(\d+) portions? ·/g)].reduce(
      (sum, [, count]) => sum + Number(count),
      0,
    );
  let left = read();
  await report(left);
  while (left > until) {
    document.querySelector<HTMLElement>('button[aria-label^="Eaten"]')?.click();
    while (read() === left) await new Promise(requestAnimationFrame);
    left = read();
    await report(left);
  }
}

/**
 * Kills the browser around the write that leaves `at`: shortly after it, or at the reply to the
 * next push, for which the page then waits. Resolves to what the page reported.
 */
async function watchAndKill(
  page: Page,
  { at, delay, profile }: { at: number; delay: number | null; profile: string },
): Promise<number[]> {
  const seen: number[] = [];
  let isArmed = false;
  await page.exposeFunction("report", async (left: number) => {
    seen.push(left);
    if (delay !== null && left === at) setTimeout(() => void killBrowser(profile), delay);
    if (delay !== null) return;
    if (left === at + 1) isArmed = true;
    if (left === at) await new Promise(() => undefined);
  });
  await page.route(/documents:commit/, async (route) => {
    try {
      const response = await route.fetch();
      if (isArmed) await killBrowser(profile);
      else await route.fulfill({ response });
    } catch (error) {
      // It was killed while it waited for the answer: there is no page left to receive it.
      if (!page.isClosed()) throw error;
    }
  });
  return seen;
}

test("[S2.9] [S2.10] killed in the middle of 200 writes: none that was shown is lost, none doubled", async ({
  baseURL,
  launchOptions,
}) => {
  const seed = Number(process.env["KILL_SEED"] ?? 20_251);
  console.warn(`Kill seed ${seed}`);
  const random = createRandom(seed);
  const account = newAccount();
  const uid = await createCook(account, { storedMeals: stored });
  const end = totalOf(stored) - WRITES;
  const profile = await mkdtemp(join(tmpdir(), "simmer-kill-"));
  const launch = async () =>
    chromium.launchPersistentContext(profile, { ...launchOptions, ...(baseURL && { baseURL }) });
  try {
    const first = await launch();
    const firstPage = await first.newPage();
    await signIn(firstPage, account);
    await isSynced(firstPage);
    await first.close();

    /** The last total shown, which the app has thereby promised. */
    let shown = totalOf(stored);
    let unseen = 0;
    for (let start = 0; start <= KILLS; start += 1) {
      const context = await launch();
      const page = await context.newPage();
      const isLast = start === KILLS;
      const { least, most } = STRETCH;
      const at = shown - Math.round(least + random() * (most - least));
      const delay = start % 2 === 0 ? random() * KILL_DELAY_MS : null;
      const closed = new Promise((resolve) => context.once("close", resolve));
      const seen = await watchAndKill(page, { at: isLast ? -1 : at, delay, profile });
      await page.goto("/eat");
      await expect(page.getByRole("button", { name: /^Eaten/ }).first()).toBeVisible();
      const ended = await page.evaluate(eatOn, end).then(
        () => "done",
        () => "killed",
      );
      expect(ended).toBe(isLast ? "done" : "killed");
      // What was shown is stored; the one write in progress may be stored as well.
      const [found = Number.NaN] = seen;
      expect([shown, shown - 1]).toContain(found);
      if (found < shown) unseen += 1;
      // One portion each: a write applied twice would show up here as a gap, whenever it happened.
      expect(seen).toEqual(seen.map((_, index) => found - index));
      shown = seen.at(-1) ?? Number.NaN;
      if (!isLast) {
        await closed;
        continue;
      }
      await isSynced(page);
      const left = totalOf((await readServerUser(uid)).storedMeals);
      const [lost, doubled] = [Math.max(0, left - end), Math.max(0, end - left)];
      console.warn(`${KILLS} kills in ${WRITES} writes: ${lost} lost, ${doubled} doubled;`);
      console.warn(`${unseen} done that the kill kept from being shown`);
      expect({ shown, lost, doubled }).toEqual({ shown: end, lost: 0, doubled: 0 });
      await context.close();
    }
  } finally {
    await rm(profile, { recursive: true, force: true });
  }
});
