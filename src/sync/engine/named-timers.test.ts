import { expect, test } from "vitest";

import { createFakeTimers } from "#sync/doubles/fake-timers.fixture.ts";

import { createNamedTimers } from "./named-timers.ts";

function start() {
  const timers = createFakeTimers();
  const rung: string[] = [];
  const waits = createNamedTimers<"a" | "b">(timers);
  return { timers, rung, waits, ring: (what: string) => () => void rung.push(what) };
}

test("a wait runs until its time, and then no more", async () => {
  const { timers, rung, waits, ring } = start();
  waits.start("a", 100, ring("a"));
  waits.start("b", 200, ring("b"));
  expect([waits.isRunning("a"), waits.isRunning("b")]).toEqual([true, true]);
  await timers.advance(100);
  expect(rung).toEqual(["a"]);
  expect([waits.isRunning("a"), waits.isRunning("b")]).toEqual([false, true]);
});

test("what rings is over by then: it may start the same wait again", async () => {
  const { timers, rung, waits } = start();
  waits.start("a", 100, () => {
    rung.push(waits.isRunning("a") ? "running" : "over");
    waits.start("a", 100, () => void rung.push("again"));
  });
  await timers.advance(100);
  expect(waits.isRunning("a")).toBe(true);
  await timers.advance(100);
  expect(rung).toEqual(["over", "again"]);
});

test("a later wait takes the place of an earlier one of its name", async () => {
  const { timers, rung, waits, ring } = start();
  waits.start("a", 100, ring("first"));
  waits.start("a", 300, ring("second"));
  await timers.advance(200);
  expect(rung).toEqual([]);
  await timers.advance(100);
  expect(rung).toEqual(["second"]);
});

test("a wait that is called off never rings; one that isn't running can be called off", async () => {
  const { timers, rung, waits, ring } = start();
  waits.start("a", 100, ring("a"));
  waits.start("b", 100, ring("b"));
  waits.cancel("a");
  waits.cancel("a");
  expect([waits.isRunning("a"), waits.isRunning("b")]).toEqual([false, true]);
  waits.cancelAll();
  expect(waits.isRunning("b")).toBe(false);
  await timers.advance(1_000);
  expect(rung).toEqual([]);
});
