import type { Browser, Page } from "@playwright/test";

import type { Bench } from "../bench.ts";
import { judge, type Result } from "../figures.ts";
import type { TraceEvent } from "../trace.ts";
import { FEW, visit, withKitchen, type Kitchen } from "./kitchens.ts";
import { listScreens } from "./screen-loads.ts";

const REST_MS = 60_000;
/** How long to wait for a screen's work after its paint. */
const SETTLED_MS = 12_000;
const AT_REST = ["/shopping-list", "/track", "/"];

/** The sources of wake-ups: timers and events for the app's own code. */
const WAKES = new Set([
  "TimerFire",
  "FireAnimationFrame",
  "FireIdleCallback",
  "IDBRequest::DispatchEvent",
]);

interface Woken {
  page: number;
  worker: number;
}

/** Counts the wake-ups of the page and its worker in an idle minute. */
async function countWakes(browser: Browser, page: Page): Promise<Woken> {
  await page.waitForTimeout(SETTLED_MS);
  await browser.startTracing(page, {
    categories: ["devtools.timeline", "__metadata", "IndexedDB", "blink.user_timing"],
  });
  await page.evaluate(() => performance.mark("here"));
  await page.waitForTimeout(REST_MS);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[];
  };
  const mark = traceEvents.find(({ name }) => name === "here");
  if (!mark) throw new Error("The trace does not hold the page.");
  const woken = { page: 0, worker: 0 };
  for (const { name, pid, tid } of traceEvents) {
    if (pid !== mark.pid || !WAKES.has(name)) continue;
    if (tid === mark.tid) woken.page += 1;
    else woken.worker += 1;
  }
  return woken;
}

/** The wake-ups of an idle app: only the listener's, in the worker. */
export async function measureIdle(bench: Bench): Promise<Result[]> {
  return withKitchen(bench, FEW, async (kitchen) => {
    const browser = kitchen.page.context().browser();
    if (!browser) throw new Error("There is no browser to trace.");
    const results: Result[] = [];
    for (const screen of listResting(kitchen)) {
      await visit(kitchen.page, screen);
      const { page, worker } = await countWakes(browser, kitchen.page);
      results.push(
        judge({
          line: "timers, frames and database events in a minute’s rest, the page",
          unit: "wake-ups",
          budget: 0,
          ours: [page],
          note: `the worst of ${AT_REST.length} screens; the worker, with the server’s listener: ${worker}`,
        }),
      );
      console.log(`at rest, ${screen.path}: page ${page}, worker ${worker}`);
    }
    return results.toSorted((a, b) => b.ours - a.ours).slice(0, 1);
  });
}

function listResting(kitchen: Kitchen) {
  return AT_REST.flatMap((end) =>
    end === "/"
      ? [{ path: "/", title: "What’s cooking?" }]
      : listScreens(kitchen).filter(({ path }) => path.endsWith(end)),
  );
}
