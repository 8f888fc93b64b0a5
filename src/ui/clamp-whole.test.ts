import { expect, test } from "vitest";

import { clampWhole } from "./clamp-whole.ts";

test("keeps a whole number inside its bounds", () => {
  expect(clampWhole("7", 1, 14)).toBe(7);
  expect(clampWhole("99", 1, 14)).toBe(14);
  expect(clampWhole("-3", 1, 14)).toBe(1);
  expect(clampWhole("2.6", 1, 14)).toBe(3);
});

test("has no value for what isn't a number", () => {
  expect(clampWhole("", 1, 14)).toBeUndefined();
  expect(clampWhole(" ", 0, 8)).toBeUndefined();
  expect(clampWhole("e", 0, 8)).toBeUndefined();
  expect(clampWhole("1e999", 0, 8)).toBeUndefined();
});
