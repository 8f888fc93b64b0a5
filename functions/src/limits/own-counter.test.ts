import { expect, test } from "vitest";

import { createOwnCounter } from "./own-counter.ts";

const ALLOWANCE = { max: 2, seconds: 60 };
/** The start of a window. */
const NOW = 1_700_000_040_000;

test("counts each id by itself, says how long to wait, and opens again when the window is over", () => {
  let now = NOW + 500;
  const counter = createOwnCounter(() => now);
  expect([1, 2, 3].map(() => counter.take("robin", ALLOWANCE))).toEqual([0, 0, 60]);
  expect(counter.take("kim", ALLOWANCE)).toBe(0);
  now = NOW + 59_999;
  expect(counter.take("robin", ALLOWANCE)).toBe(1);
  now = NOW + 60_000;
  expect(counter.take("robin", ALLOWANCE)).toBe(0);
});

test("an allowance of nothing lets nothing through", () => {
  expect(createOwnCounter(() => NOW).take("robin", { max: 0, seconds: 60 })).toBe(60);
});

test("what is closed stays closed for as long as it was said to", () => {
  let now = NOW;
  const counter = createOwnCounter(() => now);
  counter.close("robin", 300);
  expect(counter.take("robin", ALLOWANCE)).toBe(300);
  now += 300_000;
  expect(counter.take("robin", ALLOWANCE)).toBe(0);
});

test("a flood of made-up ids is not all stored, and resets no frequent caller's limit", () => {
  const counter = createOwnCounter(() => NOW, 3);
  counter.close("robin", 300);
  for (let made = 0; made < 10; made += 1) {
    counter.take(`made-up ${made}`, ALLOWANCE);
    expect(counter.take("robin", ALLOWANCE)).toBe(300);
  }
  counter.take("made-up 0", ALLOWANCE);
  expect(counter.take("made-up 0", ALLOWANCE)).toBe(0);
});
