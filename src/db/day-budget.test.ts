import { expect, test } from "vitest";

import { dayOf } from "./day-budget.ts";

const DAY = 86_400_000;

test("a day lasts for 24 hours from its beginning, and the next begins with nothing spent", () => {
  expect(dayOf(5, 30, 5 + DAY - 1)).toEqual({ since: 5, spent: 30 });
  expect(dayOf(5, 30, 5 + DAY)).toEqual({ since: 5 + DAY, spent: 0 });
});

test("a clock that is set back begins the day anew, and keeps what was spent", () => {
  expect(dayOf(5 + DAY, 30, 5)).toEqual({ since: 5, spent: 30 });
});

test("invalid values count as nothing", () => {
  expect(dayOf(NaN, 30, 5)).toEqual({ since: 5, spent: 0 });
  expect(dayOf("1" as never, 30, 5)).toEqual({ since: 5, spent: 0 });
  expect(dayOf(1, undefined as never, 5)).toEqual({ since: 5, spent: 0 });
});
