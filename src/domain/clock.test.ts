import { expect, test } from "vitest";

import { timeForAges } from "./clock.ts";

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
