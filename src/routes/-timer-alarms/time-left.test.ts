import { expect, test } from "vitest";

import type { KitchenTimer } from "#domain/timers/kitchen-timer.ts";

import { timeLeft } from "./time-left.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
// A Thursday.
const now = new Date(2026, 10, 26, 18, 0).getTime();

const timer = (durationMs: number, left: number, isPaused = false): KitchenTimer => ({
  id: "t",
  recipeId: "ham",
  planId: null,
  title: "Ham",
  step: 1,
  label: "Cure",
  durationMs,
  endsAt: isPaused ? null : now + left,
  remainingMs: left,
  acknowledged: false,
});

test("a wait of days shows when it is due, and in its last hour what is left", () => {
  expect(timeLeft(timer(2 * DAY, 2 * DAY), now)).toEqual({
    shown: "Sat 18:00",
    spoken: "due Saturday 18:00",
  });
  expect(timeLeft(timer(14 * DAY, 14 * DAY), now).shown).toMatch(/^Thu,? 10 Dec/u);
  expect(timeLeft(timer(2 * DAY, HOUR / 2), now).shown).toBe("30:00");
  expect(timeLeft(timer(2 * DAY, 2 * DAY - 2_000, true), now).shown).toBe("2 days");
});

test("what is due on the same day says only when, and can't be taken for the time left", () => {
  expect(timeLeft(timer(14 * HOUR, 5 * HOUR), now)).toEqual({
    shown: "at 23:00",
    spoken: "due at 23:00",
  });
});

test("a timer of some hours counts down", () => {
  expect(timeLeft(timer(3 * HOUR, 3 * HOUR), now)).toEqual({
    shown: "3:00:00",
    spoken: "3 hours left",
  });
});
