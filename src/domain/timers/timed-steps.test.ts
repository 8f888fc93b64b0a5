import { expect, test } from "vitest";

import { findTimers } from "./find-timers.ts";
import { BLIND_STEPS } from "./timed-steps-blind.fixture.ts";
import { EIGHTH_STEPS } from "./timed-steps-eighth.fixture.ts";
import { LAST_STEPS } from "./timed-steps-last.fixture.ts";
import { LATER_STEPS } from "./timed-steps-later.fixture.ts";
import { NINTH_STEPS } from "./timed-steps-ninth.fixture.ts";
import { SEVENTH_STEPS } from "./timed-steps-seventh.fixture.ts";
import { SIXTH_STEPS } from "./timed-steps-sixth.fixture.ts";
import { UNREAD_STEPS } from "./timed-steps-unread.fixture.ts";
import { TIMED_STEPS, type MarkedStep } from "./timed-steps.fixture.ts";

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

test("the marked steps are many, and every mark stands for a time", () => {
  expect(TIMED_STEPS.length).toBeGreaterThanOrEqual(400);
  expect(LATER_STEPS.length).toBeGreaterThanOrEqual(200);
  expect(LAST_STEPS.length).toBeGreaterThanOrEqual(150);
  expect(BLIND_STEPS.length).toBeGreaterThanOrEqual(140);
  expect(UNREAD_STEPS.length).toBeGreaterThanOrEqual(95);
  expect(SIXTH_STEPS.length).toBeGreaterThanOrEqual(250);
  expect(SEVENTH_STEPS.length).toBeGreaterThanOrEqual(200);
  expect(EIGHTH_STEPS.length).toBeGreaterThanOrEqual(190);
  expect(NINTH_STEPS.length).toBeGreaterThanOrEqual(100);
  for (const { timers } of [
    ...TIMED_STEPS,
    ...LATER_STEPS,
    ...LAST_STEPS,
    ...BLIND_STEPS,
    ...UNREAD_STEPS,
    ...SIXTH_STEPS,
    ...SEVENTH_STEPS,
    ...EIGHTH_STEPS,
    ...NINTH_STEPS,
  ]) {
    for (const { minSeconds, maxSeconds } of timers) {
      expect(minSeconds).toBeGreaterThan(0);
      expect(maxSeconds).toBeGreaterThanOrEqual(minSeconds);
    }
  }
});

test.each([
  ["tuned on", TIMED_STEPS],
  ["written later", LATER_STEPS],
  ["written last", LAST_STEPS],
  ["read blind", BLIND_STEPS],
  ["read blind after that", UNREAD_STEPS],
  ["of the sixth set", SIXTH_STEPS],
  ["of the seventh set", SEVENTH_STEPS],
  ["of public recipes", EIGHTH_STEPS],
  ["of ordinary recipes", NINTH_STEPS],
])(
  "on steps %s, of a hundred times found 98 are some, and of a hundred that are some 98 are found",
  (_, steps) => {
    const { found, marked, extra, missed } = measure(steps);
    expect(extra.slice(Math.floor(found * WRONG_MOST))).toEqual([]);
    expect(missed.slice(Math.floor(marked * WRONG_MOST))).toEqual([]);
  },
);
