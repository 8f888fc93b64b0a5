import type { CDPSession, Page } from "@playwright/test";

import type { Bench } from "../bench.ts";
import { judge, type Result } from "../figures.ts";
import { goHome, withKitchen } from "./kitchens.ts";

/** A big kitchen: a library of the cook's own, and ten years of plans. */
const BIG = { plans: 500, recipes: 5_000 };
/** A word of every recipe, one of none (the last letters are an error), and one of a single recipe. */
const WORDS = ["supper", "lentilss", "04711"];

/** What one visit to the list costs. */
interface Visit {
  /** From the change of address until the first cards are painted, ms. */
  first: number;
  /** From the first letter until all recipes have been read and searched, ms: the worker starts cold. */
  searched: number;
  /** The slowest letter typed afterwards, from its event until what it finds is painted, ms. */
  letter: number;
  /** The longest task on the main thread while typing, ms: 0 if none took 50. */
  task: number;
}

declare global {
  interface Window {
    tasks: number[];
    letterAnswered: Promise<number>;
  }
}

/** In the page: notes tasks of 50 ms or more. */
function watchTasks(): void {
  window.tasks = [];
  new PerformanceObserver((list) => {
    window.tasks.push(...list.getEntries().map(({ duration }) => duration));
  }).observe({ type: "longtask" });
}

/** In the page: times the next letter, until the number of what it finds is told. */
function watchLetter(): void {
  // Nothing is told from the letter on until all of what is asked for has been found.
  const isTold = () =>
    [...document.querySelectorAll("main [role='status']")].some((each) =>
      each.textContent?.endsWith("found"),
    );
  window.letterAnswered = new Promise((resolve) => {
    const listen = ({ timeStamp }: Event) =>
      window.until(isTold, (time) => resolve(time - performance.timeOrigin - timeStamp));
    document.addEventListener("input", listen, { capture: true, once: true });
  });
}

/** In the page: opens the list; resolves to the time until the first cards are painted, ms. */
async function openList(): Promise<number> {
  return new Promise<number>((resolve) => {
    const start = performance.timeOrigin + performance.now();
    history.pushState({}, "", "/personal-recipes");
    window.until(
      () => document.querySelector("main li article h3") !== null,
      (painted) => resolve(painted - start),
    );
  });
}

async function type(page: Page, letter: string): Promise<number> {
  await page.evaluate(watchLetter);
  await page.keyboard.press(letter);
  return page.evaluate(async () => window.letterAnswered);
}

async function visitList(page: Page): Promise<Visit> {
  const first = await page.evaluate(openList);
  await page.evaluate(watchTasks);
  const field = page.getByRole("searchbox");
  await field.focus();
  const letters: number[] = [];
  for (const word of WORDS) {
    for (const letter of word) letters.push(await type(page, letter));
    await field.fill("");
  }
  const tasks = await page.evaluate(() => window.tasks);
  const [searched = 0, ...others] = letters;
  return { first, searched, letter: Math.max(...others), task: Math.max(0, ...tasks) };
}

/** What the page and its worker hold after garbage has been collected, KB. */
async function readHeaps(page: Page): Promise<{ page: number; worker: number }> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("HeapProfiler.collectGarbage");
  const { usedSize } = await devtools.send("Runtime.getHeapUsage");
  const worker = await readWorkerHeap(devtools);
  await devtools.detach();
  return { page: usedSize / 1_000, worker: worker / 1_000 };
}

/** The heap of the worker that finds recipes, in bytes. */
async function readWorkerHeap(devtools: CDPSession): Promise<number> {
  const found = new Promise<string>((resolve) => {
    devtools.on("Target.attachedToTarget", ({ sessionId, targetInfo }) => {
      if (targetInfo.url.includes("finder-worker")) resolve(sessionId);
    });
  });
  const heap = new Promise<number>((resolve) => {
    devtools.on("Target.receivedMessageFromTarget", ({ message }) => {
      const { id, result } = JSON.parse(message) as { id?: number; result?: { usedSize: number } };
      if (id === 2 && result) resolve(result.usedSize);
    });
  });
  await devtools.send("Target.setAutoAttach", {
    autoAttach: true,
    waitForDebuggerOnStart: false,
    flatten: false,
  });
  const sessionId = await found;
  for (const [at, method] of ["HeapProfiler.collectGarbage", "Runtime.getHeapUsage"].entries()) {
    const message = JSON.stringify({ id: at + 1, method });
    await devtools.send("Target.sendMessageToTarget", { sessionId, message });
  }
  return heap;
}

/** The list of 5,000 own recipes: opened, searched as the cook types, and what it holds. */
export async function measureRecipeSearch(bench: Bench): Promise<Result[]> {
  return withKitchen(bench, BIG, async ({ page }) => {
    const visits: Visit[] = [];
    const heaps: { page: number; worker: number }[] = [];
    for (let run = 0; run < bench.runs; run += 1) {
      // A page of its own for each: the worker outlives a visit.
      await page.reload();
      await page.getByRole("main").getByRole("link", { name: "Explore" }).waitFor();
      // Otherwise the home screen's late pictures and prefetches would overlap the measurement.
      await page.waitForTimeout(1_000);
      visits.push(await visitList(page));
      heaps.push(await readHeaps(page));
      await goHome(page);
    }
    const line = (words: string, unit: "ms" | "KB", budget: number, ours: readonly number[]) =>
      judge({ line: `5,000 own recipes: ${words}`, unit, budget, ours });
    const each = (part: keyof Visit) => visits.map((found) => found[part]);
    return [
      line("the first cards, from the change of address", "ms", 300, each("first")),
      line(
        "all of them searched, from the first letter, worker cold",
        "ms",
        4_000,
        each("searched"),
      ),
      line("the slowest letter after it", "ms", 300, each("letter")),
      line("the longest task on the main thread while typing", "ms", 50, each("task")),
      line(
        "JavaScript heap of the page",
        "KB",
        40_000,
        heaps.map(({ page: heap }) => heap),
      ),
      line(
        "JavaScript heap of the worker",
        "KB",
        80_000,
        heaps.map(({ worker }) => worker),
      ),
    ];
  });
}
