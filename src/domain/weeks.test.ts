import fc from "fast-check";
import { expect, test } from "vitest";

import { addDays, daysBetween } from "./days.ts";
import { firstDayIn, type Weekday, weekOf, weeksBetween } from "./weeks.ts";

test("a week begins on the cook's day", () => {
  // 26 November 2026 is a Thursday.
  expect(weekOf("2026-11-26", 1)).toBe("2026-11-23");
  expect(weekOf("2026-11-26", 7)).toBe("2026-11-22");
  expect(weekOf("2026-11-26", 6)).toBe("2026-11-21");
  expect(weekOf("2026-11-29", 1)).toBe("2026-11-23");
  expect(weekOf("2026-11-29", 7)).toBe("2026-11-29");
  expect(weekOf("1999-12-31", 1)).toBe("1999-12-27");
});

test("weeks are counted by where they begin", () => {
  expect(weeksBetween("2026-11-26", "2026-11-29", 1)).toBe(0);
  expect(weeksBetween("2026-11-26", "2026-11-29", 7)).toBe(1);
  expect(weeksBetween("2026-11-26", "2026-11-22", 1)).toBe(-1);
});

test("a region's week begins as its calendars have it", () => {
  expect(["GB", "DE", "US", "JP", "EG", ""].map(firstDayIn)).toEqual([1, 1, 7, 7, 6, 1]);
});

test("any day is in one week of seven days", () => {
  const first = fc.integer({ min: 1, max: 7 }) as fc.Arbitrary<Weekday>;
  fc.assert(
    fc.property(fc.integer({ min: -40_000, max: 40_000 }), first, (offset, day) => {
      const date = addDays("2026-11-26", offset);
      const ahead = daysBetween(weekOf(date, day), date);
      expect(ahead >= 0 && ahead < 7).toBe(true);
      expect(weekOf(weekOf(date, day), day)).toBe(weekOf(date, day));
    }),
  );
});
