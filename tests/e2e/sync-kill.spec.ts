import { mkdtemp, readlink, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { chromium, expect, test } from "@playwright/test";

import type { StoredMeal } from "../../src/domain/entities.ts";
import { createRandom } from "../support/dropping-proxy.ts";
import { createCook, isSynced, newAccount, signIn } from "./account.ts";
import { readServerUser } from "./server.ts";

const WRITES = 200;
const KILLS = 3;
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

/** Chromium's own mark in the profile folder ends with the browser's process id. */
async function killBrowser(profile: string): Promise<void> {
  const owner = await readlink(join(profile, "SingletonLock"));
  process.kill(Number(owner.split("-").at(-1)), "SIGKILL");
}

/** In the page: eats one portion after the other, and reports each number once it is shown. */
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

test("killed in the middle of 200 writes: none that was shown is lost, none doubled", async ({
  baseURL,
  launchOptions,
}) => {
  const seed = Number(process.env["KILL_SEED"] ?? Date.now() % 2 ** 31);
  const random = createRandom(seed);
  const account = newAccount();
  const uid = await createCook(account, { storedMeals: stored });
  const end = totalOf(stored) - WRITES;
  const profile = await mkdtemp(join(tmpdir(), "simmer-kill-"));
  let shown = totalOf(stored);
  try {
    for (let start = 0; start <= KILLS; start += 1) {
      const context = await chromium.launchPersistentContext(profile, {
        ...launchOptions,
        ...(baseURL ? { baseURL } : {}),
      });
      const page = context.pages()[0] ?? (await context.newPage());
      if (start === 0) {
        await signIn(page, account);
        await isSynced(page);
      }
      const survivors: number[] = [];
      const killAt = start < KILLS ? shown - Math.ceil(10 + random() * 45) : -1;
      const closed = new Promise<void>((resolve) => context.once("close", () => resolve()));
      await page.exposeFunction("report", async (left: number) => {
        survivors.push(left);
        shown = left;
        if (left === killAt) await killBrowser(profile);
      });
      const before = shown;
      await page.goto("/eat");
      await expect(page.getByRole("button", { name: /^Eaten/ }).first()).toBeVisible();
      const eating = page.evaluate(eatOn, end).then(
        () => "done",
        () => "killed",
      );
      expect(await eating).toBe(start < KILLS ? "killed" : "done");
      // What was shown is there; the one write that was under way may be as well.
      expect([before, before - 1]).toContain(survivors[0]);
      if (start < KILLS) {
        await closed;
        continue;
      }
      await isSynced(page);
      expect(totalOf((await readServerUser(uid)).storedMeals)).toBe(end);
      expect(shown).toBe(end);
      await context.close();
    }
    console.warn(`Kill seed ${seed}: ${KILLS} kills in ${WRITES} writes`);
  } finally {
    await rm(profile, { recursive: true, force: true });
  }
});
