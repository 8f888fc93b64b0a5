import fc from "fast-check";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { retryDeadLetter } from "#db/mutate.ts";
import { readTimeForAges } from "#db/server-time.ts";
import type { StoredMeal } from "#domain/stored-portions.ts";
import {
  createDevice,
  makeMeal,
  makePlan,
  rowsOf,
  type Device,
} from "#sync/doubles/device.fixture.ts";
import { createMemoryServer, type MemoryServer } from "#sync/doubles/memory-server.ts";
import { pull } from "#sync/pull/pull.ts";

const MINUTE = 60_000;
const DAY = 86_400_000;
const YEAR = 365 * DAY;
const START = Date.UTC(2026, 2, 1);

/**
 * A server that tells the time and, like the rules, refuses shared meals from more than a day
 * ahead.
 */
function createWorld() {
  const time = { now: START };
  const server = createMemoryServer({ now: () => time.now });
  const latest = () => time.now + DAY;
  server.denyWhen(({ writes }) =>
    [...writes].some(
      ([path, fields]) => path.startsWith("aiMeals/") && Number(fields?.["updatedAt"]) > latest(),
    ),
  );
  return { time, server };
}

/** A device with a clock of its own, which stamps the cook's changes. */
async function createClocked(server: MemoryServer, time: { now: number }, ahead: number) {
  const clock = { ahead };
  const device = await createDevice(server, { now: () => time.now + clock.ahead });
  device.link.tellsTime = true;
  return {
    ...device,
    clock,
    async act(change: (device: Device, now: number) => Promise<void>) {
      const now = time.now + clock.ahead;
      vi.setSystemTime(now);
      await change(device, now);
    },
  };
}

async function logSoup(device: Device, at: number): Promise<void> {
  const meal = makeMeal("soup");
  const portions = { fridge: 2, freezer: 1 };
  const log = { meal, planId: "plan", portions, stars: 5, imageUrl: "", at };
  await device.mutate("logMeal", log);
}

async function eatFromFridge(device: Device, stored: StoredMeal, at: number): Promise<void> {
  const { recipeId, storage, storedAt } = stored;
  await device.mutate("eatPortion", {
    stored: { recipeId, storage, storedAt },
    id: crypto.randomUUID(),
    at,
  });
}

const PIE = { title: "Pie", imageUrl: "", storage: "fridge", count: 1, since: null } as const;

const storedOf = async (device: Device) => (await device.user())?.storedMeals ?? [];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: START });
});

afterEach(() => {
  vi.useRealTimers();
});

test.each([2 * DAY, 10 * YEAR, -3 * YEAR, 50 * YEAR, 30 * MINUTE, -30 * MINUTE])(
  "[S13.3] [S13.4] [S13.12] a planned meal logged with portions and 5 stars on a clock %i ms ahead gets through",
  async (ahead) => {
    const { time, server } = createWorld();
    const device = await createClocked(server, time, ahead);
    await device.sync();
    await device.act(async ({ mutate }, at) => {
      const plan = { ...makePlan("plan", [makeMeal("soup")]), createdAt: at, updatedAt: at };
      await mutate("savePlan", { plan, addToShoppingList: true, at });
    });
    time.now += 5 * MINUTE;
    await device.act(logSoup);
    time.now += 5 * MINUTE;
    await device.sync();

    expect(await device.db.deadLetters.count()).toBe(0);
    expect(await device.pending()).toEqual([]);
    const loggedAt = START + 5 * MINUTE;
    const near = (ms: unknown) => Math.abs(Number(ms) - loggedAt) <= 45 * MINUTE;
    const stored = await storedOf(device);
    expect(stored.map(({ storage, count }) => [storage, count])).toEqual([
      ["fridge", 2],
      ["freezer", 1],
    ]);
    expect(stored.map(({ storedAt }) => storedAt)).toSatisfy((times: number[]) =>
      times.every(near),
    );
    const meal = server.read("aiMeals/soup").fields;
    expect(meal).toMatchObject({ ratingCount: 1, ratingAverage: 5 });
    expect([meal?.["createdAt"], meal?.["updatedAt"]].every(near)).toBe(true);
    const plan = server.read("users/alice/aiMealPlans/plan").fields;
    expect([plan?.["createdAt"], plan?.["updatedAt"]].every(near)).toBe(true);
    // This device shows the same as the other devices.
    const other = await createClocked(server, time, 0);
    await other.sync();
    const { aiMeals: _there, ...there } = await rowsOf(other.db);
    const { aiMeals: _here, ...here } = await rowsOf(device.db);
    expect(there).toEqual(here);
  },
);

test.each([
  ["years fast", 10 * YEAR],
  ["years behind", -10 * YEAR],
])(
  "[S13.3] [S13.5] what is made %s before the server was asked the time gets through",
  async (_, ahead) => {
    const { time, server } = createWorld();
    const device = await createClocked(server, time, 0);
    await device.sync();
    device.clock.ahead = ahead;
    await device.act(logSoup);
    await device.sync();
    expect(await device.db.deadLetters.count()).toBe(0);
    const meal = server.read("aiMeals/soup").fields;
    expect(meal).toMatchObject({ ratingCount: 1 });
    for (const field of ["createdAt", "updatedAt"]) {
      expect(Number(meal?.[field])).toBeLessThanOrEqual(time.now);
    }
    // The next change knows the clock.
    time.now += 5 * MINUTE;
    await device.act(async ({ mutate }, at) =>
      mutate("addPortions", { ...PIE, id: "1", recipeId: "pie", at }),
    );
    expect((await storedOf(device)).at(-1)?.storedAt).toBe(time.now);
  },
);

test("[S13.8] a device that has only pulled knows the time", async () => {
  const { time, server } = createWorld();
  const device = await createClocked(server, time, 3 * DAY);
  await pull(device.context);
  await device.act(logSoup);
  expect((await storedOf(device)).map(({ storedAt }) => storedAt)).toEqual([START, START]);
});

test("[S13.4] a clock counts as off as it was last known to be, while nobody can tell the time", async () => {
  const { time, server } = createWorld();
  const device = await createClocked(server, time, 3 * DAY);
  await pull(device.context);
  device.link.tellsTime = false;
  await pull(device.context);
  await device.act(logSoup);
  expect((await storedOf(device)).map(({ storedAt }) => storedAt)).toEqual([START, START]);
});

test("[S13.5] nothing is stamped from before what the server has said", async () => {
  const { time, server } = createWorld();
  const device = await createClocked(server, time, 0);
  for (const mealId of ["first", "second"]) {
    await device.act(({ mutate }, at) => mutate("setCurrentMeal", { mealId, on: true, at }));
    // With the second, the server's time of the first is known.
    await device.sync();
  }
  device.clock.ahead = -10 * YEAR;
  await device.act(logSoup);
  expect((await storedOf(device)).map(({ storedAt }) => storedAt)).toEqual([START, START]);
});

test.each([2 * DAY, 0])(
  "[S13.14] a rating parked for its time gets through when it is tried again, on a clock %i ms ahead",
  async (ahead) => {
    const { time, server } = createWorld();
    const device = await createClocked(server, time, 2 * DAY);
    // Nobody can tell it the time.
    device.link.tellsTime = false;
    await device.act(logSoup);
    await device.sync();
    const [parked] = await device.db.deadLetters.toArray();
    if (!parked) throw new Error("Nothing is parked.");
    device.link.tellsTime = true;
    device.clock.ahead = ahead;
    time.now += 3 * DAY;
    await device.act(async ({ db }) => retryDeadLetter(db, parked.id));
    await device.sync();
    expect(await device.db.deadLetters.count()).toBe(0);
    expect((await storedOf(device)).map(({ count }) => count)).toEqual([2, 1]);
    expect(server.read("aiMeals/soup").fields).toMatchObject({ ratingCount: 1 });
  },
);

test("[S13.7] a change keeps its times, whatever the clock says when it is sent", async () => {
  const { time, server } = createWorld();
  const device = await createClocked(server, time, 0);
  await device.sync();
  await device.act(logSoup);
  device.link.commits = ["late"];
  await expect(device.sync()).rejects.toMatchObject({ kind: "transient" });
  device.clock.ahead = 5 * DAY;
  device.link.commits = ["lost-request"];
  await expect(device.sync()).rejects.toMatchObject({ kind: "transient" });
  server.deliverLate();
  const [fridge] = await storedOf(device);
  expect(fridge?.storedAt).toBe(START);
  if (fridge) await device.act(async (device, at) => eatFromFridge(device, fridge, at));
  await device.sync();
  expect((await storedOf(device)).map(({ count, storedAt }) => [count, storedAt])).toEqual([
    [1, START],
    [1, START],
  ]);
});

test("[S5.9] [S13.12] a record of a deletion is kept for as long by a wrong clock as by a right one", async () => {
  const { time, server } = createWorld();
  const device = await createClocked(server, time, 10 * YEAR);
  await device.act(async ({ mutate }, at) =>
    mutate("savePlan", { plan: makePlan("plan"), addToShoppingList: false, at }),
  );
  await device.sync();
  await device.act(async ({ mutate }) => mutate("deletePlan", { planId: "plan" }));
  await device.sync();
  const record = server.read("users/alice/deletions/aiMealPlans:plan").fields;
  expect(record?.["at"]).toEqual(new Date(time.now + 90 * DAY));
});

/** What a cook does on one of their devices, or what happens to the device. */
type Step =
  | { kind: "log"; on: number; meal: string }
  | { kind: "eat"; on: number; which: number }
  | { kind: "sync"; on: number }
  | { kind: "set clock"; on: number; ahead: number }
  | { kind: "later"; ms: number };

const on = fc.nat({ max: 1 });
const ahead = fc.oneof(
  fc.constantFrom(0, 2 * DAY, 10 * YEAR, -3 * YEAR),
  fc.integer({ min: -2 * DAY, max: 2 * DAY }),
);
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant("log"), on, meal: fc.constantFrom("soup", "stew") }),
  fc.record({ kind: fc.constant("eat"), on, which: fc.nat({ max: 3 }) }),
  fc.record({ kind: fc.constant("sync"), on }),
  fc.record({ kind: fc.constant("set clock"), on, ahead }),
  fc.record({ kind: fc.constant("later"), ms: fc.integer({ min: 1, max: 3 * DAY }) }),
);

test("[S13.1] [S13.3] whatever the clocks say: nothing is refused, no portion is lost", async () => {
  const property = fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
    const { time, server } = createWorld();
    const devices = [await createClocked(server, time, 0), await createClocked(server, time, 0)];
    let portions = 0;
    const rated = new Set<string>();
    for (const taken of steps) {
      time.now += 1_000;
      if (taken.kind === "later") time.now += taken.ms;
      const device = "on" in taken ? devices[taken.on] : undefined;
      if (!device) continue;
      if (taken.kind === "sync") await device.sync();
      if (taken.kind === "set clock") device.clock.ahead = taken.ahead;
      if (taken.kind === "log") {
        portions += 2;
        rated.add(taken.meal);
        await device.act(async ({ mutate }, at) => {
          const log = { planId: null, portions: { fridge: 2, freezer: 0 }, stars: 4, at };
          await mutate("logMeal", { ...log, meal: makeMeal(taken.meal), imageUrl: "" });
        });
      }
      if (taken.kind === "eat") {
        // Each device eats the portion it has cooked: two devices may not eat the same portion.
        const own = (await storedOf(device)).filter(
          ({ recipeId }) => recipeId === (taken.on === 0 ? "soup" : "stew"),
        );
        const stored = own[taken.which % Math.max(1, own.length)];
        if (!stored) continue;
        portions -= 1;
        await device.act(async (device, at) => eatFromFridge(device, stored, at));
      }
    }
    for (let round = 0; round < 2; round += 1) for (const device of devices) await device.sync();
    const [one, two] = devices;
    if (!one || !two) throw new Error("There are two devices.");
    expect(await one.db.deadLetters.toArray()).toEqual([]);
    expect(await two.db.deadLetters.toArray()).toEqual([]);
    const { aiMeals: _one, ...rows } = await rowsOf(one.db);
    const { aiMeals: _two, ...others } = await rowsOf(two.db);
    expect(rows).toEqual(others);
    const stored = await storedOf(one);
    expect(stored.reduce((sum, { count }) => sum + count, 0)).toBe(portions);
    // However often one cook rates a meal, the rating counts once.
    const counts = server.list("aiMeals").map(({ id, fields }) => [id, fields["ratingCount"]]);
    expect(Object.fromEntries(counts)).toEqual(
      Object.fromEntries([...rated].map((meal) => [meal, 1])),
    );
  });
  await fc.assert(property, { numRuns: 60 });
});

test("[S13.15] ages go by the server's time while the clock is fast, and by the clock once it is right", async () => {
  const { time, server } = createWorld();
  const device = await createClocked(server, time, 3 * DAY);
  await device.act(logSoup);
  await device.sync();
  expect(await readTimeForAges(device.db)).toBe(time.now);
  device.clock.ahead = 0;
  // The clock has been corrected, but not compared with the server's yet.
  vi.setSystemTime(time.now);
  expect(await readTimeForAges(device.db)).toBe(time.now);
  await device.act((each, at) => each.mutate("setCurrentMeal", { mealId: "m", on: true, at }));
  await device.sync();
  expect((await device.db.meta.get("clock"))?.value).toBeNull();
});
