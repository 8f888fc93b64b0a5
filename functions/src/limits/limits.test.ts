import { expect, test } from "vitest";

import { currentCount, waitFor } from "./limits.ts";
import { openWhenDown } from "./open-limits.ts";

const ALLOWANCE = { max: 2, seconds: 60 };
const NOW = 1_700_000_000_000;

test("a new window is empty and ends when it says", () => {
  expect(currentCount(undefined, ALLOWANCE, NOW)).toEqual({ count: 0, endsAt: NOW + 60_000 });
});

test("an open window goes on, one that is over starts afresh", () => {
  const stored = { count: 2, endsAt: NOW + 1 };
  expect(currentCount(stored, ALLOWANCE, NOW)).toEqual(stored);
  expect(currentCount(stored, ALLOWANCE, NOW + 1)).toEqual({ count: 0, endsAt: NOW + 60_001 });
});

test("what can't be right does not lock anyone out", () => {
  const fresh = { count: 0, endsAt: NOW + 60_000 };
  expect(currentCount({ count: 2.5, endsAt: NOW + 1 }, ALLOWANCE, NOW)).toEqual(fresh);
  expect(currentCount({ count: 9, endsAt: NOW + 60_001 }, ALLOWANCE, NOW)).toEqual(fresh);
  expect(currentCount({ endsAt: NOW + 1 }, ALLOWANCE, NOW)).toEqual(fresh);
});

test("waits until the window ends, and only when it is full", () => {
  expect(waitFor({ count: 1, endsAt: NOW + 5_000 }, ALLOWANCE, NOW)).toBe(0);
  expect(waitFor({ count: 2, endsAt: NOW + 5_000 }, ALLOWANCE, NOW)).toBe(5);
  expect(waitFor({ count: 2, endsAt: NOW + 1 }, ALLOWANCE, NOW)).toBe(1);
});

test("with the counters down requests pass, the paid model does not, and it is logged", async () => {
  const down = () => Promise.reject(new Error("unavailable"));
  const logged: string[] = [];
  const limits = openWhenDown({ takeRequest: down, takeModelCall: down }, (said) =>
    logged.push(said),
  );
  expect(await limits.takeRequest("u1", "")).toBe(0);
  expect(await limits.takeModelCall()).toBe(false);
  expect(logged).toHaveLength(2);
});
