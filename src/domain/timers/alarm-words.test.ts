import { expect, test } from "vitest";

import { isLate, placeOf, rangAgo } from "./alarm-words.ts";
import type { KitchenTimer } from "./kitchen-timer.ts";

const TIMER: KitchenTimer = {
  id: "t",
  recipeId: "pilaf",
  planId: null,
  title: "Pilaf",
  step: 3,
  label: "Simmer",
  durationMs: 600_000,
  endsAt: 0,
  remainingMs: 600_000,
  acknowledged: false,
};

test.each([
  [0, ""],
  [59_999, ""],
  [60_000, "rang 1 min ago"],
  [185_000, "rang 3 min ago"],
  [3_600_000, "rang 1 hr ago"],
  [5 * 3_600_000, "rang 5 hr ago"],
  [30 * 3_600_000, "rang more than a day ago"],
])("%d ms after its end it says %j", (now, words) => {
  expect(rangAgo(TIMER, now)).toBe(words);
  expect(isLate(TIMER, now)).toBe(words !== "");
});

test("a paused timer never rang", () => {
  expect(rangAgo({ ...TIMER, endsAt: null }, 1e9)).toBe("");
});

test("a timer is placed by its recipe and step", () => {
  expect(placeOf(TIMER)).toBe("Pilaf, step 3");
  expect(placeOf({ ...TIMER, step: 0 })).toBe("Pilaf");
  expect(placeOf({ title: "", step: 0 })).toBe("Set by hand");
});
