import { expect, test } from "vitest";

import { drawTimers, untilIdle } from "./event-loop.fixture.ts";

test("it waits for everything that a task leads to, but not for cancelled timers", async () => {
  const ran: string[] = [];
  setImmediate(() => {
    ran.push("task");
    void Promise.resolve()
      .then(() => new Promise((resolve) => setTimeout(resolve)))
      .then(() => ran.push("timeout"))
      .then(() => new Promise(setImmediate))
      .then(() => ran.push("the end"));
  });
  clearTimeout(setTimeout(() => ran.push("taken back")));
  clearImmediate(setImmediate(() => ran.push("taken back")));
  await untilIdle();
  expect(ran).toEqual(["task", "timeout", "the end"]);
});

test("what waits for the clock is not waited for", async () => {
  let hasPassed = false;
  const timer = setTimeout(() => (hasPassed = true), 3_600_000);
  await untilIdle();
  expect(hasPassed).toBe(false);
  clearTimeout(timer);
});

test("drawn timers fire in their turns, whatever the clock says, and are waited for", async () => {
  const turns = [3, 1, 2];
  drawTimers(() => turns.shift() ?? 1);
  const ran: unknown[] = [];
  setTimeout((...given: string[]) => ran.push(...given), 0, "third", "with what it was given");
  setTimeout(() => ran.push("first"));
  clearTimeout(setTimeout(() => ran.push("taken back"), 1));
  setImmediate(() => ran.push("a task of the same turn, asked for later"));
  const until = performance.now() + 5;
  while (performance.now() < until);
  await untilIdle();
  expect(ran).toEqual([
    "first",
    "a task of the same turn, asked for later",
    "third",
    "with what it was given",
  ]);
});
