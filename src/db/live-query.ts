import { liveQuery as dexieLiveQuery } from "dexie";

/** What follows a query: its first result, and the next one after each change of what it read. */
export interface LiveQuery<T> {
  subscribe(
    onResult: (result: T) => void,
    onError?: (error: unknown) => void,
  ): { unsubscribe(): void };
  /** Whether there is a result before anybody has subscribed: never, but who asks for one must know. */
  hasValue(): boolean;
}

/**
 * Dexie's live query, with its results in the order in which they were asked for. Dexie may put a result
 * off until the next timer, if it comes while other queries are at work. What was asked for after it, and
 * is answered without the disk (`just-stored.ts`), would come first, and a screen would go back to what was
 * there before the cook's last tap.
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
