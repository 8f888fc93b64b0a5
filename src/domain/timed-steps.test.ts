import { expect, test } from "vitest";

import { LATER_STEPS } from "./timed-steps-later.fixture.ts";
import { TIMED_STEPS, type MarkedStep } from "./timed-steps.fixture.ts";
import { findTimers } from "./timers.ts";

const FLOOR = 0.98;

/** How much of what is found is marked, how much of what is marked is found, and what is not. */
function measure(steps: readonly MarkedStep[]) {
  const wrong: string[] = [];
  const counts = { found: 0, marked: 0, right: 0 };
  for (const { text, timers } of steps) {
    const left = [...timers];
    for (const { start, end, minSeconds, maxSeconds } of findTimers(text)) {
      counts.found += 1;
      const at = left.findIndex(
        (timer) => timer.minSeconds === minSeconds && timer.maxSeconds === maxSeconds,
      );
      if (at < 0) wrong.push(`${text}: ${text.slice(start, end)} is ${minSeconds}–${maxSeconds} s`);
      else left.splice(at, 1);
    }
    counts.marked += timers.length;
    counts.right += timers.length - left.length;
    wrong.push(...left.map(({ phrase }) => `${text}: ${phrase} is not found`));
  }
  const { found, marked, right } = counts;
  return { precision: right / found, recall: right / marked, wrong: wrong.join("\n") };
}

test("the marked steps are many, and every mark stands for a time", () => {
  expect(TIMED_STEPS.length).toBeGreaterThanOrEqual(400);
  expect(LATER_STEPS.length).toBeGreaterThanOrEqual(200);
  for (const { timers } of [...TIMED_STEPS, ...LATER_STEPS]) {
    for (const { minSeconds, maxSeconds } of timers) {
      expect(minSeconds).toBeGreaterThan(0);
      expect(maxSeconds).toBeGreaterThanOrEqual(minSeconds);
    }
  }
});

test.each([
  ["tuned on", TIMED_STEPS],
  ["written later", LATER_STEPS],
])("on steps %s, 98 %% of times found are some, and 98 %% of them are found", (_, steps) => {
  const { precision, recall, wrong } = measure(steps);
  expect(precision, wrong).toBeGreaterThanOrEqual(FLOOR);
  expect(recall, wrong).toBeGreaterThanOrEqual(FLOOR);
});
