import type { CDPSession, Page } from "@playwright/test";

import type { Bench } from "../bench.ts";
import { judge, type Result } from "../figures.ts";
import { FEW, visit, withKitchen } from "./kitchens.ts";

const RECIPES = 5_000;
const CARDS = 1_000;
const CPU_THROTTLE = 4;
const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };
/** Px per second, as a quick hand scrolls; and how far, px. */
const SPEED = 4_000;
const DISTANCE = 16_000;

interface Scrolled {
  /** From one frame to the next, ms, on average. */
  frame: number;
  /** The longest task, ms; 0 if none took 50. */
  longest: number;
}

async function scroll(page: Page, devtools: CDPSession, by: "mouse" | "touch"): Promise<Scrolled> {
  await page.evaluate(() => {
    const seen = { frames: 0, first: 0, last: 0, longest: 0, isOver: false };
    const observer = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) {
        seen.longest = Math.max(seen.longest, duration);
      }
    });
    observer.observe({ type: "longtask" });
    const count = (time: number) => {
      seen.first ||= time;
      seen.last = time;
      seen.frames += 1;
      if (!seen.isOver) requestAnimationFrame(count);
    };
    requestAnimationFrame(count);
    Object.assign(window, { seen, stopSeeing: () => observer.disconnect() });
  });
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
      seen: { frames: number; first: number; last: number; longest: number; isOver: boolean };
      stopSeeing(): void;
    };
    seen.isOver = true;
    stopSeeing();
    return {
      frame: (seen.last - seen.first) / Math.max(1, seen.frames - 1),
      longest: seen.longest,
    };
  });
}

/** Shows all of the cook's recipes. */
async function openGrid(page: Page): Promise<void> {
  await visit(page, { path: "/personal-recipes", title: "Personal Recipes" });
  const more = page.getByRole("button", { name: /^Show \d+ more$/ });
  await more.click();
  await more.waitFor({ state: "detached" });
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

/** A page without anything that scrolls as far: what the machine itself comes to. */
async function openEmpty(page: Page): Promise<void> {
  await page.goto("about:blank");
  await page.evaluate(() => {
    document.body.style.height = "100000px";
  });
}

/** Scrolling a grid of 1,000 cards and of 5,000, on a desktop and on a slow phone. */
export async function measureScrolling(bench: Bench): Promise<Result[]> {
  return withKitchen(bench, { ...FEW, recipes: RECIPES }, async ({ page }) => {
    const devtools = await page.context().newCDPSession(page);
    const frames: Record<"empty" | "thousand" | "all", number[]> = {
      empty: [],
      thousand: [],
      all: [],
    };
    const longest: Record<"thousand" | "all", number[]> = { thousand: [], all: [] };
    const starts = { thousand: CARDS / 2, all: RECIPES - CARDS } as const;

    await page.setViewportSize(DESKTOP);
    await openGrid(page);
    for (let run = 0; run < bench.runs; run += 1) {
      for (const part of ["thousand", "all"] as const) {
        await goTo(page, starts[part]);
        frames[part].push((await scroll(page, devtools, "mouse")).frame);
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
    await openEmpty(page);
    for (let run = 0; run < bench.runs; run += 1) {
      await page.evaluate(() => window.scrollTo(0, 0));
      frames.empty.push((await scroll(page, devtools, "mouse")).frame);
    }
    const words = { thousand: "among the first 1,000 cards", all: "at the end of 5,000 recipes" };
    return (["thousand", "all"] as const).flatMap((part) => [
      judge({
        line: `a frame while scrolling on a desktop, ${words[part]}`,
        unit: "ms",
        budget: 1.1,
        ours: frames[part],
        peers: { "an empty page": frames.empty },
        against: "an empty page",
        note: `${SPEED} px a second; 16.7 ms are 60 frames a second`,
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
