import { expect, test, vi } from "vitest";

import type { Counter } from "./counter.ts";
import { createOwnCounter } from "./own-counter.ts";
import { createLimits, MODEL_BUDGET, PER_ADDRESS, PER_COOK } from "./request-limits.ts";

/** The start of a window. */
const NOW = 1_699_999_800_000;

/** The limits of one instance; `shared` counts for all instances. */
function instance(shared: Counter, budget = MODEL_BUDGET, logError = vi.fn()) {
  return createLimits({ own: createOwnCounter(() => NOW), shared, budget, logError });
}

/** Counts correctly, as Firestore does, and records its calls. */
function countingShared() {
  const counter = createOwnCounter(() => NOW);
  const asked: string[] = [];
  const take: Counter["take"] = (id, allowance) => {
    asked.push(id);
    return Promise.resolve(counter.take(id, allowance));
  };
  const shared: Counter = { take, forget: () => Promise.resolve() };
  return { asked, shared };
}

const down: Counter = {
  take: () => Promise.reject(new Error("unavailable")),
  forget: () => Promise.reject(new Error("unavailable")),
};

async function passing(times: number, take: () => Promise<number>): Promise<number> {
  const waits = await Promise.all(Array.from({ length: times }, take));
  return waits.filter((wait) => wait === 0).length;
}

test("150 requests at once: a cook's allowance passes, and no more is counted with the others", async () => {
  const { shared, asked } = countingShared();
  const limits = instance(shared);
  expect(await passing(150, () => limits.takeRequest("robin", ""))).toBe(PER_COOK.max);
  expect(asked).toHaveLength(PER_COOK.max);
});

test("several instances let no more through than one, and cache an exhausted count", async () => {
  const { shared, asked } = countingShared();
  const instances = [instance(shared), instance(shared), instance(shared)];
  const each = await Promise.all(
    instances.map((limits) => passing(50, () => limits.takeRequest("robin", ""))),
  );
  expect(each.reduce((sum, passed) => sum + passed)).toBe(PER_COOK.max);
  const before = asked.length;
  await Promise.all(instances.slice(1).map((limits) => limits.takeRequest("robin", "")));
  expect(asked).toHaveLength(before);
});

test("an address is counted before the caller is identified", async () => {
  const { shared, asked } = countingShared();
  const limits = instance(shared);
  const waits = Array.from({ length: PER_ADDRESS.max + 1 }, () => limits.admit("192.0.2.7"));
  expect(waits.filter(Boolean)).toEqual([PER_ADDRESS.seconds]);
  expect(asked).toEqual([]);
  expect(limits.admit("")).toBe(0);
  await limits.takeRequest("robin", "192.0.2.7");
  expect(asked).toEqual(["cook:robin", "address:192.0.2.7"]);
});

test("a counter that can't be read lets nothing through", async () => {
  await expect(instance(down).takeRequest("robin", "")).rejects.toThrow("unavailable");
});

test("a budget that can't be read has no room for the paid model, and it is logged", async () => {
  const logError = vi.fn();
  expect(await instance(down, MODEL_BUDGET, logError).takeModelCall("robin")).toBe(false);
  expect(logError).toHaveBeenCalledOnce();
});

test("one cook can't use up the daily budget of all", async () => {
  const { shared } = countingShared();
  const limits = instance(shared, { perDay: 20, perCook: 8 });
  const calls = async (uid: string) => {
    const given = await Promise.all(Array.from({ length: 30 }, () => limits.takeModelCall(uid)));
    return given.filter(Boolean).length;
  };
  expect(await calls("robin")).toBe(8);
  expect(await calls("kim")).toBe(8);
  expect(await calls("sam")).toBe(4);
});
