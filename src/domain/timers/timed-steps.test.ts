import { expect, test } from "vitest";

import { findTimers } from "./find-timers.ts";
import { BLIND_STEPS } from "./timed-steps-blind.fixture.ts";
import { EIGHTH_STEPS } from "./timed-steps-eighth.fixture.ts";
import { ELEVENTH_STEPS } from "./timed-steps-eleventh.fixture.ts";
import { LAST_STEPS } from "./timed-steps-last.fixture.ts";
import { LATER_STEPS } from "./timed-steps-later.fixture.ts";
import { NINTH_STEPS } from "./timed-steps-ninth.fixture.ts";
import { SEVENTH_STEPS } from "./timed-steps-seventh.fixture.ts";
import { SIXTH_STEPS } from "./timed-steps-sixth.fixture.ts";
import { TENTH_STEPS } from "./timed-steps-tenth.fixture.ts";
import { TWELFTH_STEPS } from "./timed-steps-twelfth.fixture.ts";
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

/** The sets, and how many steps each has at least. */
const SETS = [
  ["tuned on", TIMED_STEPS, 400],
  ["written later", LATER_STEPS, 200],
  ["written last", LAST_STEPS, 150],
  ["read blind", BLIND_STEPS, 140],
  ["read blind after that", UNREAD_STEPS, 95],
  ["of the sixth set", SIXTH_STEPS, 250],
  ["of the seventh set", SEVENTH_STEPS, 200],
  ["of public recipes", EIGHTH_STEPS, 190],
  ["of ordinary recipes", NINTH_STEPS, 100],
  ["of cookbooks and magazines", TENTH_STEPS, 260],
  ["as people type them", ELEVENTH_STEPS, 260],
  ["of published and generated recipes", TWELFTH_STEPS, 430],
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
