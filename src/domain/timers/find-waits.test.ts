import { expect, test } from "vitest";

import { findWaits } from "./find-waits.ts";

const DAY = 86_400;

test.each([
  ["Refrigerate for 2 days.", [[2 * DAY, 2 * DAY, "2 days"]]],
  ["Cover and leave in the fridge overnight.", [[DAY / 2, DAY / 2, "overnight"]]],
  ["Soak the beans overnight, then drain.", [[DAY / 2, DAY / 2, "overnight"]]],
  ["Leave to ferment for 3–5 days at room temperature.", [[3 * DAY, 5 * DAY, "3–5 days"]]],
  ["Let it cure for two to three days.", [[2 * DAY, 3 * DAY, "two to three days"]]],
  ["Steep for a week. Strain.", [[7 * DAY, 7 * DAY, "a week"]]],
  [
    "Stir. Marinate for 1 day; turn; chill 2 nights.",
    [
      [DAY, DAY, "1 day"],
      [2 * DAY, 2 * DAY, "2 nights"],
    ],
  ],
])("%s waits %j", (text, waits) => {
  const found = findWaits(text).map(({ minSeconds, maxSeconds, start, end }) => [
    minSeconds,
    maxSeconds,
    text.slice(start, end),
  ]);
  expect(found).toEqual(waits);
});

test.each([
  "Keeps in the fridge for 3 days.",
  "Refrigerate for up to 4 days.",
  "Can be left to stand for 2 days.",
  "Leftovers: chill and eat within 2 days.",
  "Freeze for 3 months.",
  "Use day-old bread and leave the crusts on.",
  "It will set in 2 days.",
  "Leave 90 days.",
  "Make it 2 days ahead and refrigerate.",
  "Serve the next day.",
  "Simmer for 20 minutes.",
])("%s has no wait", (text) => {
  expect(findWaits(text)).toEqual([]);
});
