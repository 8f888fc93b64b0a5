import * as fc from "fast-check";
import { expect, test } from "vitest";

import { addDays, daysBetween, daysFrom, isDay, shortDay } from "./days.ts";

test("a day is one of the calendar's, written in full", () => {
  for (const day of ["2026-11-24", "2028-02-29", "0001-01-01", "9999-12-31"]) {
    expect(isDay(day)).toBe(true);
  }
  const none = ["", "2026-02-30", "2027-02-29", "2026-13-01", "2026-00-10", "2026-11-31"];
  const unclear = ["2026-1-1", "24.11.2026", " 2026-11-24", "2026-11-24T10:00", "+12026-11-24"];
  for (const text of [...none, ...unclear]) expect(isDay(text)).toBe(false);
});

test("days follow one another over the ends of months, of years, and of summer time", () => {
  expect(addDays("2026-12-31", 1)).toBe("2027-01-01");
  expect(addDays("2028-03-01", -1)).toBe("2028-02-29");
  expect(daysFrom("2026-10-24", 3)).toEqual(["2026-10-24", "2026-10-25", "2026-10-26"]);
  expect(daysBetween("2026-03-28", "2026-03-30")).toBe(2);
  expect(shortDay("2026-11-24")).toBe("Tue, 24 Nov");
});

test("going there and back leads to the same day", () => {
  fc.assert(
    fc.property(fc.integer({ min: -20_000, max: 20_000 }), (count) => {
      const there = addDays("2026-11-24", count);
      expect(isDay(there)).toBe(true);
      expect(there).toBe(new Date(Date.UTC(2026, 10, 24 + count)).toISOString().slice(0, 10));
      expect(shortDay(there)).toContain(new Date(there).toUTCString().slice(0, 4));
      expect(daysBetween("2026-11-24", there)).toBe(count);
      expect(addDays(there, -count)).toBe("2026-11-24");
    }),
  );
});
