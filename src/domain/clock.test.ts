import { expect, test } from "vitest";

import { timeForAges, timeForChanges } from "./clock.ts";

const DAY = 86_400_000;
const FAST = { ahead: 2 * DAY, here: 10 * DAY };

test("[S13.15] ages go by the server's time while a clock is known to be fast, or slow", () => {
  expect(timeForAges(10 * DAY + 5, FAST, 10 * DAY)).toBe(8 * DAY + 5);
  expect(timeForAges(10 * DAY, { ahead: -3 * DAY, here: 9 * DAY }, 9 * DAY)).toBe(13 * DAY);
  expect(timeForAges(10 * DAY, null, 0)).toBe(10 * DAY);
});

test.each([
  ["set back since", 8 * DAY, 10 * DAY],
  ["set back, and on for days since", 10.5 * DAY, 8.5 * DAY],
  ["last compared more than a day ago", 11 * DAY + 1, 11 * DAY],
])("[S13.15] a clock that was fast and is %s makes no food look fresher", (_, now, pulledAt) => {
  expect(timeForAges(now, FAST, pulledAt)).toBe(now);
});

test.each([
  ["fast", 10 * DAY + 5, FAST, 8 * DAY + 5],
  ["fast, last compared days ago", 20 * DAY, FAST, 18 * DAY],
  ["fast, set back since", 9 * DAY, FAST, 9 * DAY],
  ["behind", 11 * DAY, { ahead: -3 * DAY, here: 10 * DAY }, 14 * DAY],
  [
    "behind, perhaps set right since",
    11 * DAY + 1,
    { ahead: -3 * DAY, here: 10 * DAY },
    11 * DAY + 1,
  ],
  ["not known to be wrong", 10 * DAY, null, 10 * DAY],
])("[S13.4] a change is stamped by the last known error of a clock that is %s", (...all) => {
  const [, now, note, time] = all;
  expect(timeForChanges(now, note, 5)).toBe(time);
});

test("[S13.5] no change is stamped from before the newest known time of the server", () => {
  expect(timeForChanges(10 * DAY, FAST, 9 * DAY)).toBe(9 * DAY);
  expect(timeForChanges(3, null, 9 * DAY)).toBe(9 * DAY);
});
