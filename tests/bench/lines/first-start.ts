import type { BrowserContext, CDPSession, Page } from "@playwright/test";

import { openApp } from "../app.ts";
import { makeProfile, withBrowser, type Bench } from "../bench.ts";
import { createCook, seedServer } from "../cook.ts";
import { judge, type Result } from "../figures.ts";

const CPU_THROTTLE = 4;
/** 1.6 Mbit/s and a round trip of 150 ms, as Lighthouse has a slow phone. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
};
const ITEMS = 100;

interface Start {
  /** First contentful paint, ms since the navigation began; so are the others. */
  painted: number;
  /** Until what the screen is for can be used, and is painted. */
  ready: number;
  /** The longest task until then. */
  longest: number;
  /** Total blocking time: the sum of each long task's time beyond 50 ms. */
  blocked: number;
}

async function slowDown(context: BrowserContext, page: Page): Promise<CDPSession> {
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: CPU_THROTTLE });
  return devtools;
}

/** Opens an address; `isReady` runs in the page. */
async function start(page: Page, url: string, isReady: string): Promise<Start> {
  await page.addInitScript(`
    window.tasks = [];
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) window.tasks.push({ startTime, duration });
    }).observe({ type: "longtask", buffered: true });
    window.ready = new Promise((resolve) => {
      const look = () => {
        if (!(${isReady})) return requestAnimationFrame(look);
        // The first task after a frame's callbacks runs once that frame is painted.
        void scheduler.postTask(() => resolve(performance.now()), { priority: "user-blocking" });
      };
      requestAnimationFrame(look);
    });
  `);
  await page.goto(url, { waitUntil: "commit" });
  return page.evaluate(async () => {
    const { ready: isReady, tasks } = window as unknown as {
      ready: Promise<number>;
      tasks: { startTime: number; duration: number }[];
    };
    const ready = await isReady;
    // Long tasks are reported only when they end.
    await new Promise((resolve) => {
      setTimeout(resolve, 500);
    });
    const before = tasks.filter(({ startTime }) => startTime < ready);
    return {
      painted: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN,
      ready,
      longest: Math.max(0, ...before.map(({ duration }) => duration)),
      blocked: before.reduce((sum, { duration }) => sum + duration - 50, 0),
    };
  });
}

const inWords = (starts: readonly Start[]) =>
  `longest task ${Math.round(Math.max(...starts.map(({ longest }) => longest)))} ms, tasks beyond 50 ms together at most ${Math.round(Math.max(...starts.map(({ blocked }) => blocked)))} ms`;

/** The first start of all, over a slow network, and the start of the installed app without one. */
export async function measureFirstStart(bench: Bench): Promise<Result[]> {
  const first: Start[] = [];
  for (let run = 0; run < bench.runs; run += 1) {
    await withBrowser(await makeProfile(bench), async (context) => {
      const page = await context.newPage();
      const devtools = await slowDown(context, page);
      await devtools.send("Network.enable");
      await devtools.send("Network.emulateNetworkConditions", NETWORK);
      const email = `document.querySelector("form input[type=email]:enabled")`;
      first.push(await start(page, `${bench.appUrl}/login`, email));
    });
  }

  const cook = await createCook(bench);
  await seedServer(cook, { items: ITEMS, recipes: 10 });
  const profile = await makeProfile(bench);
  await withBrowser(profile, async (context) => {
    const page = await openApp(context, bench, cook);
    await page.evaluate(async () => navigator.serviceWorker.ready);
    await page.waitForTimeout(2_000);
  });
  const offline: Start[] = [];
  for (let run = 0; run < bench.runs; run += 1) {
    await withBrowser(profile, async (context) => {
      const page = await context.newPage();
      await context.setOffline(true);
      await slowDown(context, page);
      const ticked = `document.querySelectorAll("section[aria-label='To buy'] input[type=checkbox]:enabled").length >= ${ITEMS}`;
      offline.push(await start(page, `${bench.appUrl}/shopping-list`, ticked));
    });
  }
  const slow = "first start at 4× CPU throttle and 1.6 Mbit/s";
  return [
    judge({
      line: `${slow}: first contentful paint`,
      unit: "ms",
      budget: 1_800,
      ours: first.map(({ painted }) => painted),
    }),
    judge({
      line: `${slow}: sign-in can be typed`,
      unit: "ms",
      budget: 3_800,
      ours: first.map(({ ready }) => ready),
      note: inWords(first),
    }),
    judge({
      line: "installed start without a network, 4× CPU throttle: the list can be ticked",
      unit: "ms",
      budget: 2_000,
      ours: offline.map(({ ready }) => ready),
      note: `100 items; ${inWords(offline)}`,
    }),
  ];
}
