import { expect, test } from "vitest";

import { findTimers } from "./find-timers.ts";
import { readSteps, type MarkedStep } from "./timed-steps.fixture.ts";

/** How many may be wrong: of a hundred times found, and of a hundred marked times. */
const WRONG_MOST = 0.02;

/**
 * Times that are found but not marked, times that are marked but not found, and their total number.
 */
function measure(steps: readonly MarkedStep[]) {
  const extra: string[] = [];
  const missed: string[] = [];
  const counts = { found: 0, marked: 0 };
  for (const { text, timers } of steps) {
    const left = [...timers];
    for (const { start, end, minSeconds, maxSeconds } of findTimers(text)) {
      counts.found += 1;
      const at = left.findIndex(
        (timer) => timer.minSeconds === minSeconds && timer.maxSeconds === maxSeconds,
      );
      if (at < 0) extra.push(`${text}: ${text.slice(start, end)} is ${minSeconds}–${maxSeconds} s`);
      else left.splice(at, 1);
    }
    counts.marked += timers.length;
    missed.push(...left.map(({ phrase }) => `${text}: ${phrase} is not found`));
  }
  return { ...counts, extra, missed };
}

/** The sets, and how many steps each has at least. */
const SETS = [
  ["tuned on", readSteps("first"), 400],
  ["written later", readSteps("later"), 200],
  ["written last", readSteps("last"), 150],
  ["read blind", readSteps("blind"), 140],
  ["read blind after that", readSteps("unread"), 95],
  ["of the sixth set", readSteps("sixth"), 250],
  ["of the seventh set", readSteps("seventh"), 200],
  ["of public recipes", readSteps("eighth"), 190],
  ["of ordinary recipes", readSteps("ninth"), 100],
  ["of cookbooks and magazines", readSteps("tenth"), 260],
  ["as people type them", readSteps("eleventh"), 260],
  ["of published and generated recipes", readSteps("twelfth"), 430],
] as const;

test.each(SETS)(
  "the marked steps %s are many, and every mark stands for a time",
  (_, steps, least) => {
    expect(steps.length).toBeGreaterThanOrEqual(least);
    for (const { minSeconds, maxSeconds } of steps.flatMap(({ timers }) => timers)) {
      expect(minSeconds).toBeGreaterThan(0);
      expect(maxSeconds).toBeGreaterThanOrEqual(minSeconds);
    }
  },
);

test.each(SETS)(
  "on steps %s, of a hundred times found 98 are some, and of a hundred that are some 98 are found",
  (_, steps) => {
    const { found, marked, extra, missed } = measure(steps);
    expect(extra.slice(Math.floor(found * WRONG_MOST))).toEqual([]);
    expect(missed.slice(Math.floor(marked * WRONG_MOST))).toEqual([]);
  },
);
