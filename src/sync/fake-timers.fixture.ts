import type { Timers } from "./waits.ts";

/** Time that passes only when a test says so. */
export interface FakeTimers extends Timers {
  now(): number;
  /** Lets what has been started come to rest, without time passing. */
  settle(): Promise<void>;
  /** Lets time pass, running what falls due, each to its rest. */
  advance(ms: number): Promise<void>;
  /** The wait until the next timer that is due within `most` ms; `most` for none. */
  nextOf(most: number): number;
}

/** Turns of the event loop after which nothing may be left to do; IndexedDB takes several each step. */
const TURNS = 15;

async function settleForTurns(): Promise<void> {
  for (let turn = 0; turn < TURNS; turn += 1) {
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
}

/** @param settle lets what has been started come to rest, where the test knows better when it has */
export function createFakeTimers(settle = settleForTurns): FakeTimers {
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
    settle,
    async advance(ms) {
      const until = time + ms;
      await settle();
      for (let found = next(until); found; found = next(until)) {
        const [key, { at, run }] = found;
        time = Math.max(time, at);
        due.delete(key);
        run();
        await settle();
      }
      time = until;
    },
    nextOf: (most) => (next(time + most)?.[1].at ?? time + most) - time,
  };
}
