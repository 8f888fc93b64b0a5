import type { liveQuery as dexieLiveQuery } from "dexie";
import { expect, test } from "vitest";

import { liveQuery } from "./live-query.ts";

type Follow = typeof dexieLiveQuery<{ run: number; result: string }>;

/** A live query that runs once per result, and emits the results in this order. */
function inOrder(order: readonly number[]): Follow {
  return ((query: () => Promise<unknown>) => ({
    async subscribe(onResult: (result: unknown) => void) {
      const results = await Promise.all(order.map(() => query()));
      for (const at of order) onResult(results[at]);
    },
  })) as unknown as Follow;
}

async function shownOf(order: readonly number[]): Promise<string[]> {
  const results = ["first", "second", "third"].values();
  const shown: string[] = [];
  liveQuery(async () => results.next().value ?? "", inOrder(order)).subscribe((result) =>
    shown.push(result),
  );
  await new Promise((resolve) => setTimeout(resolve));
  return shown;
}

test("a stale result, older than the one shown, is dropped", async () => {
  expect(await shownOf([0, 1, 2])).toEqual(["first", "second", "third"]);
  expect(await shownOf([1, 0, 2])).toEqual(["second", "third"]);
  expect(await shownOf([2, 1, 0])).toEqual(["third"]);
});
