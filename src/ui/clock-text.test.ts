import { expect, test } from "vitest";

import { clockText, shortDuration, spokenDuration } from "./clock-text.ts";

test("shows minutes and seconds, hours only when there are any", () => {
  expect(clockText(0)).toBe("0:00");
  expect(clockText(5)).toBe("0:05");
  expect(clockText(65)).toBe("1:05");
  expect(clockText(3600)).toBe("1:00:00");
  expect(clockText(-4)).toBe("0:00");
});

test("a second that has begun still counts", () => {
  expect(clockText(59.2)).toBe("1:00");
});

test("speaks a duration", () => {
  expect(spokenDuration(3665)).toBe("1 hour 1 minute 5 seconds");
  expect(spokenDuration(600)).toBe("10 minutes");
  expect(spokenDuration(0)).toBe("0 seconds");
});

test.each([
  [45, "45 sec"],
  [60, "1 min"],
  [600, "10 min"],
  [5400, "1 hr 30 min"],
  [90, "1 min 30 sec"],
  [7200, "2 hr"],
])("%d seconds are %j", (seconds, words) => {
  expect(shortDuration(seconds)).toBe(words);
});
