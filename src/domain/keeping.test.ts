import fc from "fast-check";
import { expect, test } from "vitest";

import { STORAGE_PLACES } from "./entities.ts";
import { KEEPING_DAYS, keepingOf } from "./keeping.ts";

test.each([
  ["fridge", 0, "fresh", 4],
  ["fridge", 2, "fresh", 2],
  ["fridge", 3, "soon", 1],
  ["fridge", 4, "past", 0],
  ["fridge", 400, "past", 0],
  ["freezer", 37, "fresh", 53],
  ["freezer", 60, "soon", 30],
  ["freezer", 89, "soon", 1],
  ["freezer", 90, "past", 0],
] as const)("in the %s after %i days: %s, %i days left", (storage, age, stage, daysLeft) => {
  expect(keepingOf(storage, age)).toEqual({ stage, daysLeft });
});

test("a portion never gets fresher with age, and has days left until it is past", () => {
  const stages = ["fresh", "soon", "past"];
  fc.assert(
    fc.property(fc.constantFrom(...STORAGE_PLACES), fc.nat({ max: 200 }), (storage, age) => {
      const [today, tomorrow] = [keepingOf(storage, age), keepingOf(storage, age + 1)];
      expect(stages.indexOf(tomorrow.stage)).toBeGreaterThanOrEqual(stages.indexOf(today.stage));
      expect(today.daysLeft > 0).toBe(today.stage !== "past");
      expect(today.daysLeft).toBeLessThanOrEqual(KEEPING_DAYS[storage].to);
    }),
  );
});
