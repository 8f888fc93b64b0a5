import { expect, test } from "vitest";

import { clampWhole } from "./clamp-whole.ts";

test.each([
  ["7", 7],
  ["99", 14],
  ["0", 1],
  ["-3", 1],
  ["−3", 1],
  ["2.6", 3],
  ["2,4", 2],
  ["007", 7],
  ["5 days", 5],
  ["  for 6 people ", 6],
  ["10kg", 10],
  ["9".repeat(400), 14],
])("%j becomes %i, whole and between 1 and 14", (text, value) => {
  expect(clampWhole(text, 1, 14)).toBe(value);
});

test.each(["1e1", "1E+1", "2e-1", "0x10", "0b11", "0o7", "1_0", "2*3", "1/2", "2^3", "1.2.3"])(
  "%j is a notation, and no number a cook means",
  (text) => {
    expect(clampWhole(text, 0, 8)).toBeUndefined();
  },
);

test.each(["", " ", "e", "-", "many", "🥕", "<b>", "NaN", "Infinity"])(
  "%j is no number",
  (text) => {
    expect(clampWhole(text, 0, 8)).toBeUndefined();
  },
);
