import { afterEach, expect, test, vi } from "vitest";

import { inSteps } from "./in-steps.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

/** The simulated duration of each item. */
function takingMs(ms: number): (item: number) => void {
  let now = 0;
  vi.spyOn(performance, "now").mockImplementation(() => now);
  return () => {
    now += ms;
  };
}

/** Counts the tasks that ran between the slices. */
async function turnsDuring(work: Promise<void>): Promise<number> {
  let turns = 0;
  let isOver = false;
  const count = () => {
    if (isOver) return;
    turns += 1;
    setTimeout(count);
  };
  setTimeout(count);
  await work;
  isOver = true;
  return turns;
}

test("goes through all items in their order", async () => {
  const seen: number[] = [];
  await inSteps([3, 1, 2], (item) => seen.push(item));
  expect(seen).toEqual([3, 1, 2]);
});

test("yields to the event loop if the items take long, and not otherwise", async () => {
  const items = Array.from({ length: 100 }, (_, index) => index);
  expect(await turnsDuring(inSteps(items, takingMs(5)))).toBeGreaterThan(10);
  vi.restoreAllMocks();
  expect(await turnsDuring(inSteps(items, takingMs(0)))).toBe(0);
});

test("what an item throws ends it", async () => {
  const failing = inSteps([1, 2], () => {
    throw new Error("no");
  });
  await expect(failing).rejects.toThrow("no");
});
