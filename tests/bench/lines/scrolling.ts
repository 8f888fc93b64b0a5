import type { CDPSession, Page } from "@playwright/test";

import type { Bench } from "../bench.ts";
import { judge, type Result } from "../figures.ts";
import { frameTime, type TraceEvent } from "../trace.ts";
import { FEW, visit, withKitchen } from "./kitchens.ts";

const RECIPES = 5_000;
const CARDS = 1_000;
const CPU_THROTTLE = 4;
const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };
/** The scroll speed, px per second, and distance, px. */
const SPEED = 4_000;
const DISTANCE = 16_000;

interface Scrolled {
  /** From one frame that is shown to the next, ms, on average. */
  frame: number;
  /** The longest task, ms; 0 if none took 50. */
  longest: number;
  /** The maximum blank height, px: part of the viewport where no card was rendered yet. */
  blank: number;
}

/** In the page: watches it while it is scrolled down. */
function watchScroll(): void {
  const seen = { longest: 0, blank: 0, isOver: false };
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.longest = Math.max(seen.longest, duration);
  });
  observer.observe({ type: "longtask" });
  /** The bottom edge of the rendered cards in the page's last frame. */
  let drawnTo = Infinity;
  const look = () => {
    // The compositor scrolls independently, past the rendered content if the page is late.
    seen.blank = Math.max(seen.blank, scrollY + innerHeight - drawnTo);
    void scheduler.postTask(
      () => {
        const card = [...document.querySelectorAll("main li:not([aria-hidden])")].at(-1);
        drawnTo = card ? scrollY + card.getBoundingClientRect().bottom : Infinity;
        if (!seen.isOver) requestAnimationFrame(look);
      },
      { priority: "user-blocking" },
    );
  };
  requestAnimationFrame(look);
  Object.assign(window, { seen, stopSeeing: () => observer.disconnect() });
}

async function scroll(
  page: Page,
  devtools: CDPSession,
  by: "mouse" | "touch",
): Promise<Omit<Scrolled, "frame">> {
  await page.evaluate(watchScroll);
  const { width, height } = page.viewportSize() ?? PHONE;
  await devtools.send("Input.synthesizeScrollGesture", {
    x: Math.round(width / 2),
    y: Math.round(height / 2),
    yDistance: -DISTANCE,
    speed: SPEED,
    preventFling: true,
    gestureSourceType: by,
  });
  return page.evaluate(() => {
    const { seen, stopSeeing } = window as unknown as {
      seen: { longest: number; blank: number; isOver: boolean };
      stopSeeing(): void;
    };
    seen.isOver = true;
    stopSeeing();
    return seen;
  });
}

/** Scrolls with the wheel, and counts the frames that are shown meanwhile. */
async function scrollTraced(page: Page, devtools: CDPSession): Promise<Scrolled> {
  const browser = page.context().browser();
  if (!browser) throw new Error("There is no browser to trace.");
  await browser.startTracing(page, { categories: ["viz"] });
  const { longest, blank } = await scroll(page, devtools, "mouse");
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[];
  };
  return { frame: frameTime(traceEvents, (DISTANCE / SPEED) * 1_000), longest, blank };
}

/** Shows all of the cook's recipes. */
async function openGrid(page: Page): Promise<void> {
  await visit(page, { path: "/personal-recipes", title: "Personal Recipes" });
  // The newest are shown first; all of them once they have been read.
  const all = page.getByRole("list", { name: "Personal recipes" });
  await all.locator(`li[aria-setsize="${RECIPES}"]`).first().waitFor();
  await page.waitForTimeout(1_000);
}

/** Where a run begins: at the top, as far down as a thousand cards reach, or near the end. */
async function goTo(page: Page, card: number): Promise<void> {
  await page.evaluate((share) => {
    const { scrollHeight } = document.documentElement;
    window.scrollTo(0, share * scrollHeight);
  }, card / RECIPES);
  await page.waitForTimeout(500);
}

/** The baseline: a static page of stripes that scrolls as far. */
async function openStripes(page: Page): Promise<void> {
  await page.goto("about:blank");
  await page.evaluate(() => {
    document.body.style.height = "100000px";
    // Browsers produce frames only if something changes.
    document.body.style.background = "repeating-linear-gradient(#fff 0 200px, #ddd 200px 400px)";
  });
}

/** Scrolling a grid of 1,000 cards and of 5,000, on a desktop and on a slow phone. */
export async function measureScrolling(bench: Bench): Promise<Result[]> {
  return withKitchen(bench, { ...FEW, recipes: RECIPES }, async ({ page }) => {
    const devtools = await page.context().newCDPSession(page);
    const frames: Record<"stripes" | "thousand" | "all", number[]> = {
      stripes: [],
      thousand: [],
      all: [],
    };
    const longest: Record<"thousand" | "all", number[]> = { thousand: [], all: [] };
    const blank: Record<"thousand" | "all", number[]> = { thousand: [], all: [] };
    const starts = { thousand: CARDS / 2, all: RECIPES - CARDS } as const;

    await page.setViewportSize(DESKTOP);
    await openGrid(page);
    for (let run = 0; run < bench.runs; run += 1) {
      for (const part of ["thousand", "all"] as const) {
        await goTo(page, starts[part]);
        const scrolled = await scrollTraced(page, devtools);
        frames[part].push(scrolled.frame);
        blank[part].push(scrolled.blank);
      }
    }
    await page.setViewportSize(PHONE);
    await visit(page, { path: "/", title: "What’s cooking?" });
    await openGrid(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: CPU_THROTTLE });
    for (let run = 0; run < bench.runs; run += 1) {
      for (const part of ["thousand", "all"] as const) {
        await goTo(page, starts[part]);
        longest[part].push((await scroll(page, devtools, "touch")).longest);
      }
    }
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: 1 });
    await page.setViewportSize(DESKTOP);
    await openStripes(page);
    for (let run = 0; run < bench.runs; run += 1) {
      await page.evaluate(() => window.scrollTo(0, 0));
      frames.stripes.push((await scrollTraced(page, devtools)).frame);
    }
    const words = { thousand: "among the first 1,000 cards", all: "at the end of 5,000 recipes" };
    return (["thousand", "all"] as const).flatMap((part) => [
      judge({
        line: `a frame while scrolling on a desktop, ${words[part]}`,
        unit: "ms",
        budget: 1.1,
        ours: frames[part],
        peers: { "a page of stripes": frames.stripes },
        against: "a page of stripes",
        note: `${SPEED} px a second; 16.7 ms are 60 frames a second`,
      }),
      judge({
        line: `screen without cards while scrolling on a desktop, ${words[part]}`,
        unit: "px",
        budget: 0,
        ours: blank[part],
        note: "the most in any frame",
      }),
      judge({
        line: `longest task while scrolling on a phone, ${words[part]}, 4× CPU throttle`,
        unit: "ms",
        budget: 50,
        ours: longest[part],
        note: "0 ms: no task took 50 ms or more",
      }),
    ]);
  });
}
