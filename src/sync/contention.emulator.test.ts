import { afterEach, expect, test } from "vitest";

import { mutate } from "#db/mutate.ts";

import type { SyncContext } from "./commit.ts";
import { createContext, makeMeal } from "./device.fixture.ts";
import { createEmulatorCook, readEmulatorEnv, type EmulatorCook } from "./emulator.fixture.ts";
import { createFullRemote } from "./firestore-full.ts";
import { pull } from "./pull.ts";
import { push } from "./push.ts";
import { RemoteError } from "./remote.ts";

const COOKS = 50;
const cooks: EmulatorCook[] = [];

afterEach(async () => {
  await Promise.all(cooks.splice(0).map(async (cook) => cook.dispose()));
});

/** Sends what waits; resolves to what kept it from getting all of it through, null for nothing. */
async function attempt(device: SyncContext): Promise<string | null> {
  try {
    await pull(device);
    while ((await push(device)) === "pull") await pull(device);
    return null;
  } catch (error) {
    const isUsual = error instanceof RemoteError && /contention|transient/u.test(error.kind);
    if (!isUsual) throw error;
    return error.kind;
  }
}

test("[S3] 50 cooks rate one meal at once: all of it gets through, each rating once", async () => {
  const env = readEmulatorEnv(process.env);
  const devices: { cook: EmulatorCook; device: SyncContext }[] = [];
  for (let at = 0; at < COOKS; at += 1) {
    const cook = await createEmulatorCook(env);
    cooks.push(cook);
    const remote = createFullRemote(cook.firestore, cook.auth);
    const device = await createContext(remote, { uid: cook.uid, now: Date.now });
    await mutate(device.db, "setCurrentMeal", { mealId: "before", on: true, at: Date.now() });
    await mutate(device.db, "logMeal", {
      meal: makeMeal("hot"),
      planId: null,
      portions: { fridge: 2, freezer: 1 },
      stars: 5,
      imageUrl: "",
      at: Date.now(),
    });
    await mutate(device.db, "setCurrentMeal", { mealId: "after", on: true, at: Date.now() });
    devices.push({ cook, device });
  }
  const began = performance.now();
  const lines: string[] = [];
  const hasAllElse = async ({ device, cook }: (typeof devices)[number]) => {
    const user = await device.remote.get(`users/${cook.uid}`);
    return JSON.stringify(user?.["current_meals"]) === '["before","after"]';
  };
  let waiting = devices;
  while (waiting.length > 0) {
    const results = await Promise.all(waiting.map(async ({ device }) => attempt(device)));
    const seconds = ((performance.now() - began) / 1_000).toFixed(1);
    const done = (await Promise.all(devices.map(hasAllElse))).filter(Boolean).length;
    const kinds = results.filter((kind) => kind !== null).toSorted();
    lines.push(`${seconds} s: ${done} have all else; still waiting: ${kinds.join(" ") || "none"}`);
    waiting = waiting.filter((_, index) => results[index] !== null);
  }
  process.stdout.write(`${lines.join("\n")}\n`);
  const [first] = devices;
  expect(await first?.device.remote.get("aiMeals/hot")).toMatchObject({
    ratingCount: COOKS,
    ratingAverage: 5,
  });
  for (const { device } of devices) expect(await device.db.parked.count()).toBe(0);
}, 400_000);
