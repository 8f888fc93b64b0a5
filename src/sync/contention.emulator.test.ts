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

/** One push; resolves to whether others kept it from getting everything through. */
async function isHeldUp(device: SyncContext): Promise<boolean> {
  try {
    await pull(device);
    while ((await push(device)) === "pull") await pull(device);
    return false;
  } catch (error) {
    const isUsual = error instanceof RemoteError && /contention|transient/u.test(error.kind);
    if (!isUsual) throw error;
    return true;
  }
}

test("[S3] 50 cooks rate one meal at once: what else they did is not kept waiting by it", async () => {
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
  const counted = { putOff: 0, rounds: 0, othersAfter: [] as number[], allAfter: 0 };
  const isElseDone = async ({ device, cook }: (typeof devices)[number]) => {
    const user = await device.remote.get(`users/${cook.uid}`);
    return JSON.stringify(user?.["current_meals"]) === '["before","after"]';
  };
  let waiting = devices;
  while (waiting.length > 0) {
    counted.rounds += 1;
    const heldUp = await Promise.all(
      waiting.map(async (each) => {
        const isWaiting = await isHeldUp(each.device);
        if (counted.rounds === 1) {
          counted.othersAfter.push(Math.round(performance.now() - began));
          const names = (await each.device.db.outbox.toArray()).map(({ name }) => name);
          if (names.join() === "rateMeal") counted.putOff += 1;
        }
        return isWaiting;
      }),
    );
    if (counted.rounds === 1) {
      const done = await Promise.all(devices.map(isElseDone));
      console.log(`after the first push: ${done.filter(Boolean).length} of ${COOKS} have all else`);
      expect(done.every(Boolean)).toBe(true);
    }
    waiting = waiting.filter((_, index) => heldUp[index]);
  }
  counted.allAfter = Math.round(performance.now() - began);
  const slowest = Math.max(...counted.othersAfter);
  console.log(
    `${counted.putOff} of ${COOKS} ratings put off; all else within ${slowest} ms; all ratings after ${counted.rounds} rounds, ${counted.allAfter} ms`,
  );
  const [first] = devices;
  expect(await first?.device.remote.get("aiMeals/hot")).toMatchObject({
    ratingCount: COOKS,
    ratingAverage: 5,
  });
  for (const { device } of devices) expect(await device.db.parked.count()).toBe(0);
}, 400_000);
