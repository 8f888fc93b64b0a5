import type { Page } from "@playwright/test";

import type { Bench } from "../bench.ts";
import { judge, median, type Result } from "../figures.ts";
import { inTurns } from "../turns.ts";
import { FEW, MANY, visit, withKitchen } from "./kitchens.ts";

/**
 * A word in the recipes' ingredients; each letter is typed once the previous one's results are shown.
 */
const WORD = "lentils";

/** Times in ms, from a key's event timestamp until the frame with its results is painted. */
interface Search {
  /** Until the first plans are shown. */
  first: number;
  /** Until all plans have been searched. */
  all: number;
  /** The median of the later letters, until their results are shown. */
  next: number;
}

declare global {
  interface Window {
    answered: Promise<Omit<Search, "next">>;
  }
}

/** In the page: watches for what the next letter finds. */
function watchLetter(): void {
  const found = () => document.querySelector("section[aria-labelledby='found-title']");
  // The progress bar is shown while the search is running.
  const isDone = () =>
    found() !== null &&
    document.querySelector("[aria-label='Looking through your plans']") === null;
  window.answered = new Promise((resolve) => {
    const listen = ({ timeStamp }: Event) => {
      const start = performance.timeOrigin + timeStamp;
      let first = 0;
      window.until(
        () => found() !== null,
        (time) => {
          first = time - start;
        },
      );
      window.until(isDone, (time) => resolve({ first, all: time - start }));
    };
    document.addEventListener("input", listen, { capture: true, once: true });
  });
}

async function search(page: Page): Promise<Search> {
  await visit(page, { path: "/all-meal-plans", title: "All Meal Plans" });
  const field = page.getByRole("searchbox");
  // The screen restores the previous search.
  await field.fill("");
  await page.waitForTimeout(500);
  const typed = async (letter: string) => {
    // Awaited, so that the watcher is installed before the key arrives.
    await page.evaluate(watchLetter);
    await page.keyboard.press(letter);
    return page.evaluate(async () => window.answered);
  };
  const letters = WORD.split("");
  const opening = await typed(letters[0] ?? "");
  const nexts: number[] = [];
  for (const letter of letters.slice(1)) nexts.push((await typed(letter)).all);
  await visit(page, { path: "/", title: "What’s cooking?" });
  return { ...opening, next: median(nexts) };
}

/** Searching 10,000 plans as the cook types, against 10. */
export async function measurePlanSearch(bench: Bench): Promise<Result[]> {
  return withKitchen(bench, FEW, async (small) =>
    withKitchen(bench, MANY, async (large) => {
      const pages = { "with 10": small.page, ours: large.page };
      const searches: Record<keyof typeof pages, Search[]> = { "with 10": [], ours: [] };
      for (const page of Object.values(pages)) await search(page);
      await inTurns(["with 10", "ours"] as const, bench.runs, async (name) => {
        const found = await search(pages[name]);
        searches[name].push(found);
        return found.first;
      });
      const line = (words: string, part: keyof Search, budget: number, note?: string) =>
        judge({
          line: `search over 10,000 plans, against 10: ${words}`,
          unit: "ms",
          budget,
          ours: searches.ours.map((found) => found[part]),
          peers: { "with 10": searches["with 10"].map((found) => found[part]) },
          against: "with 10",
          ...(note === undefined ? {} : { note }),
        });
      const all = median(searches.ours.map((found) => found.all));
      return [
        line(
          "the first plans, after the first letter",
          "first",
          1.3,
          `all 10,000 are searched after ${Math.round(all)} ms`,
        ),
        line("each letter after it", "next", 1.3),
      ];
    }),
  );
}
