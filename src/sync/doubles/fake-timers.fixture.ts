import { untilIdle } from "#db/event-loop.fixture.ts";
import type { Timers } from "#sync/engine/engine.ts";

/** Time that passes only when a test says so. */
export interface FakeTimers extends Timers {
  now(): number;
  /** Waits until all started work is done, without time passing. */
  settle(): Promise<void>;
  /** Lets time pass and runs each timer that falls due, waiting until its work is done. */
  advance(ms: number): Promise<void>;
  /** The wait until the next timer due within `most` ms; `most` if there is none. */
  nextOf(most: number): number;
}

export function createFakeTimers(): FakeTimers {
  let time = 1_000_000;
  const due = new Map<object, { at: number; run: () => void }>();

  function next(until: number): [object, { at: number; run: () => void }] | undefined {
    return [...due].filter(([, { at }]) => at <= until).sort(([, a], [, b]) => a.at - b.at)[0];
  }

  return {
    now: () => time,
    after(ms, run) {
      const key = {};
      due.set(key, { at: time + ms, run });
      return () => due.delete(key);
    },
    settle: untilIdle,
    async advance(ms) {
      const until = time + ms;
      await untilIdle();
      for (let found = next(until); found; found = next(until)) {
        const [key, { at, run }] = found;
        time = Math.max(time, at);
        due.delete(key);
        run();
        await untilIdle();
      }
      time = until;
    },
    nextOf: (most) => (next(time + most)?.[1].at ?? time + most) - time,
  };
}
