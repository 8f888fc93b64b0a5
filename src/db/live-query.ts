import { liveQuery as dexieLiveQuery } from "dexie";

/** An observable query: emits its first result, and a new one after each change of what it read. */
export interface LiveQuery<T> {
  subscribe(
    onResult: (result: T) => void,
    onError?: (error: unknown) => void,
  ): { unsubscribe(): void };
  /** Part of Dexie's observable interface: there is never a value before the first subscription. */
  hasValue(): boolean;
}

/**
 * Dexie's `liveQuery` with results in the order of the queries. Dexie may delay a result by a timer if
 * other queries are running. A later query that is answered from cache (`just-stored.ts`) would overtake
 * it, and the screen would then revert to a stale result.
 */
export function liveQuery<T>(
  query: () => Promise<T>,
  follow: typeof dexieLiveQuery<{ run: number; result: T }> = dexieLiveQuery,
): LiveQuery<T> {
  let begun = 0;
  // It must be async: otherwise Dexie does not track what a second attempt reads.
  const runs = follow(async () => {
    begun += 1;
    const run = begun;
    return { run, result: await query() };
  });
  return {
    subscribe(onResult, onError) {
      let shown = 0;
      return runs.subscribe(({ run, result }) => {
        if (run < shown) return;
        shown = run;
        onResult(result);
      }, onError);
    },
    hasValue: () => false,
  };
}
