import type { Page } from "@playwright/test";

import { openApp } from "../app.ts";
import { makeShoppingList } from "../bench-documents.ts";
import { makeProfile, withBrowser, type Bench } from "../bench.ts";
import { createCook, seedServer } from "../cook.ts";
import { judge, median, type Result } from "../figures.ts";

/** Ticks as a shopper makes them, at irregular intervals: ms from one to the next. */
const GAPS = [300, 1_900, 700, 2_400, 500, 1_300];

/** Ticks one item after the other; resolves to the time of each tap. */
async function tick(page: Page, names: readonly string[]): Promise<number[]> {
  const times: number[] = [];
  for (const [index, name] of names.entries()) {
    await page.waitForTimeout(GAPS[index % GAPS.length] ?? 0);
    times.push(
      await page.evaluate((wanted) => {
        const labels = [...document.querySelectorAll("label")];
        const time = performance.timeOrigin + performance.now();
        labels.find((label) => label.textContent.includes(wanted))?.click();
        return time;
      }, name),
    );
  }
  return times;
}

/** When each item is first seen in the basket. Both devices use this machine's clock. */
async function watch(page: Page, names: readonly string[]): Promise<number[]> {
  return page.evaluate(
    async (all) =>
      Promise.all(
        all.map(
          async (name) =>
            new Promise<number>((resolve) => {
              window.until(
                () =>
                  document
                    .querySelector("section[aria-label='In the basket']")
                    ?.textContent.includes(name) ?? false,
                resolve,
              );
            }),
        ),
      ),
    names,
  );
}

/**
 * The time from a tap on one device until another shows the item in the basket; both show the list.
 */
export async function measureDevices(bench: Bench): Promise<Result[]> {
  const names = makeShoppingList(bench.runs * GAPS.length).ingredients.map(({ name }) => name);
  const cook = await createCook(bench);
  await seedServer(cook, { items: names.length, recipes: 10 });
  const ours = await withBrowser(await makeProfile(bench), async (one) =>
    withBrowser(await makeProfile(bench), async (other) => {
      const [phone, tablet] = [await openApp(one, bench, cook), await openApp(other, bench, cook)];
      for (const page of [phone, tablet]) {
        await page.goto(`${bench.appUrl}/shopping-list`);
        await page.getByRole("checkbox").first().waitFor();
      }
      const medians: number[] = [];
      for (let run = 0; run < bench.runs; run += 1) {
        const mine = names.slice(run * GAPS.length, (run + 1) * GAPS.length);
        const [tapped, seen] = await Promise.all([tick(phone, mine), watch(tablet, mine)]);
        medians.push(median(seen.map((time, index) => time - (tapped[index] ?? 0))));
      }
      return medians;
    }),
  );
  return [
    judge({
      line: "change on one device seen on another, both open",
      unit: "ms",
      budget: 1_500,
      ours,
      note: `medians of ${GAPS.length} ticks each, ${Math.min(...GAPS)} to ${Math.max(...GAPS)} ms apart`,
    }),
  ];
}
