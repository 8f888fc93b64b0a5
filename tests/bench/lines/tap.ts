import type { Page } from "@playwright/test";

import { openApp } from "../app.ts";
import { makeProfile, withBrowser, type Bench } from "../bench.ts";
import { createCook, seedServer } from "../cook.ts";
import { judge, median, type Result } from "../figures.ts";

const ITEMS = 500;
const TAPS = 8;
const CPU_THROTTLE = 4;

/**
 * Taps the first item still to buy; the time from the click event to the frame that shows the tick.
 */
async function tapOne(page: Page): Promise<number> {
  const item = page.locator("section[aria-label='To buy'] label:has(input:not(:checked))").first();
  await item.scrollIntoViewIfNeeded();
  const painted = page.evaluate(
    async () =>
      new Promise<number>((resolve) => {
        document.addEventListener(
          "click",
          ({ target, timeStamp }) => {
            const label = target instanceof Element ? target.closest("label") : null;
            const box = label?.querySelector("input");
            const words = label?.textContent ?? "";
            // The row may be ticked in place, or be in the basket already.
            window.until(
              () =>
                (box?.isConnected && box.checked) ||
                (document
                  .querySelector("section[aria-label='In the basket']")
                  ?.textContent.includes(words) ??
                  false),
              (time) => resolve(time - performance.timeOrigin - timeStamp),
            );
          },
          { capture: true, once: true },
        );
      }),
  );
  await item.tap();
  const time = await painted;
  // Waits until the item is in the basket and all is quiet, so that the next tap is independent.
  await page.locator("section[aria-label='To buy'] :checked").waitFor({ state: "detached" });
  await page.waitForTimeout(600);
  return time;
}

/**
 * The time from a tap on a shopping item until it is painted: 500 items, a four times slower
 * processor.
 */
export async function measureTap(bench: Bench): Promise<Result[]> {
  const cook = await createCook(bench);
  await seedServer(cook, { items: ITEMS, recipes: 10 });
  const ours = await withBrowser(await makeProfile(bench), async (context) => {
    const page = await openApp(context, bench, cook);
    await page.goto(`${bench.appUrl}/shopping-list`);
    await page
      .getByRole("checkbox")
      .nth(ITEMS - 1)
      .waitFor();
    const devtools = await context.newCDPSession(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: CPU_THROTTLE });
    await tapOne(page);
    const medians: number[] = [];
    for (let run = 0; run < bench.runs; run += 1) {
      const times: number[] = [];
      for (let tap = 0; tap < TAPS; tap += 1) times.push(await tapOne(page));
      medians.push(median(times));
    }
    return medians;
  });
  return [
    judge({
      line: "tap on a shopping item until painted, 500 items, 4× CPU throttle",
      unit: "ms",
      budget: 50,
      ours,
      note: `medians of ${TAPS} taps each`,
    }),
  ];
}
