// Import this before Dexie, whose live queries look for an IndexedDB only once.
import "fake-indexeddb/auto";
import { expect, test } from "vitest";

import { startEngine, type Engine } from "#sync/engine/engine.ts";
import { RemoteError, type Remote } from "#sync/remotes/remote.ts";

import { mealWith, sharedWith } from "./allowed-documents.ts";
import { createDeviceOf, type Device } from "./emulated-device.ts";
import { connectServer } from "./rules-server.ts";

/**
 * Contention: many cooks rate one meal at once, with the app's own engine, on the emulated Firestore and
 * its rules.
 */

const server = await connectServer();
const COOKS = 50;
const MEAL = mealWith("hot");
/** The meal's ratings by others before the test. */
const RATED = { ratingCount: 2, ratingAverage: 3 };
/** Star ratings that share a meal. */
const starsOf = (index: number) => 4 + (index % 2);

/** One cook: a device with much to send, and its measurements. */
interface Cook {
  uid: string;
  stars: number;
  device: Device;
  /**
   * Ms from the common start until everything but the rating was on the server; null until then.
   */
  arrived: number | null;
  /** How often a transaction's body ran: the SDK repeats it when it loses a race. */
  tries: number;
  /** Transactions lost to others after all retries of the SDK: before that moment, and in all. */
  lost: { before: number; inAll: number };
  /**
   * Whether a transaction failed for another reason before that, such as a deadline, which ends the
   * push.
   */
  isCut: boolean;
}

async function createCook(index: number): Promise<Cook> {
  const uid = `cook${index}`;
  const device = await createDeviceOf(server, uid);
  const at = Date.now();
  await device.mutate("setCurrentMeal", { mealId: "before", on: true, at });
  await device.mutate("setPreference", { field: "allergies", id: "dairy", on: true, at });
  const stars = starsOf(index);
  const portions = { fridge: 2, freezer: 1 };
  await device.mutate("logMeal", { meal: MEAL, planId: null, portions, stars, imageUrl: "", at });
  const stored = { recipeId: MEAL.id, storage: "fridge" as const, storedAt: at };
  await device.mutate("eatPortion", { stored, id: "eaten", at });
  await device.mutate("setCurrentMeal", { mealId: "after", on: true, at });
  return {
    uid,
    stars,
    device,
    arrived: null,
    tries: 0,
    lost: { before: 0, inAll: 0 },
    isCut: false,
  };
}

/**
 * The rules see the newest state: most transactions that lose a race are denied before they prove
 * stale.
 */
function note(cook: Cook, error: unknown): void {
  const isRace = error instanceof RemoteError && /^(contention|denied)$/u.test(error.kind);
  if (isRace) cook.lost.inAll += 1;
  if (cook.arrived !== null) return;
  if (isRace) cook.lost.before += 1;
  else cook.isCut = true;
}

/**
 * The device's remote, which records how often it tried and when the cook's own part got through.
 */
function measured(cook: Cook, started: number): Remote {
  const { remote } = cook.device.context;
  return {
    ...remote,
    async transact(body) {
      let isLast = false;
      try {
        return await remote.transact(async (tx) => {
          cook.tries += 1;
          isLast = false;
          return body({
            ...tx,
            set(path, fields) {
              const meals = fields["current_meals"];
              isLast ||= Array.isArray(meals) && meals.includes("after");
              tx.set(path, fields);
            },
          });
        });
      } catch (error) {
        isLast = false;
        note(cook, error);
        throw error;
      } finally {
        if (isLast) cook.arrived ??= performance.now() - started;
      }
    },
  };
}

/** Runs the app's engine until the device has nothing left to send. */
async function runEngine(cook: Cook, started: number): Promise<void> {
  const { context } = cook.device;
  const { db } = context;
  let engine: Engine | undefined;
  await new Promise<void>((resolve, reject) => {
    const end = (what: string) => () => reject(new Error(`${cook.uid}: ${what}`));
    engine = startEngine({
      context: { ...context, remote: measured(cook, started) },
      signals: { isOnline: () => true, isVisible: () => true, subscribe: () => () => undefined },
      timers: {
        after(ms, run) {
          const timer = setTimeout(run, ms);
          return () => clearTimeout(timer);
        },
      },
      random: Math.random,
      lock: async (job) => {
        await job();
        if ((await db.outbox.count()) === 0) resolve();
      },
      onSignedOut: end("signed out"),
      onOutdated: end("outdated"),
      // Shared meals are read apart from the cycles, and that may well fail when everybody asks at
      // once.
      report: (message, error) => {
        if (message.startsWith("The shared meals")) return;
        reject(new Error(`${cook.uid}: ${message}`, { cause: error }));
      },
    });
  });
  await engine?.stop();
}

const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;

/** Prints the figures without asserting them, because a busy machine makes them larger. */
function tell(cooks: readonly Cook[], all: number): void {
  const arrived = cooks.map((cook) => cook.arrived ?? all).toSorted((a, b) => a - b);
  const tries = cooks.map((cook) => cook.tries).toSorted((a, b) => a - b);
  const of = (numbers: readonly number[], share: number) =>
    numbers[Math.min(numbers.length - 1, Math.floor(numbers.length * share))] ?? 0;
  const lost = cooks.filter((cook) => cook.lost.inAll > 0).length;
  const cut = cooks.filter((cook) => cook.isCut).length;
  console.warn(
    [
      `${COOKS} cooks rated one meal. All but the rating was on the server`,
      `after ${seconds(of(arrived, 0))} for the first, ${seconds(of(arrived, 0.5))} for half`,
      `and ${seconds(of(arrived, 1))} for all; every rating after ${seconds(all)}.`,
      `Tries of a transaction, for each cook: ${of(tries, 0)} at least, ${of(tries, 0.5)} in the`,
      `middle, ${of(tries, 1)} at most; ${lost} cooks lost one to others for good, and ${cut}`,
      "had one cut off otherwise.",
    ].join(" "),
  );
}

test(
  "[S3.14] [S3.19] 50 cooks rate one meal at once: all else of each arrives, every rating counts once, nothing is parked",
  async () => {
    await server.store(`aiMeals/${MEAL.id}`, { ...sharedWith(MEAL.id), ...RATED });
    const cooks = await Promise.all(Array.from({ length: COOKS }, (_, index) => createCook(index)));

    const started = performance.now();
    await Promise.all(cooks.map((cook) => runEngine(cook, started)));
    tell(cooks, performance.now() - started);

    // What is said of one hot meal holds up nothing of the cook's own.
    const heldUp = cooks.filter(({ lost }) => lost.before > 0);
    expect(heldUp.map(({ uid, lost }) => [uid, lost])).toEqual([]);
    for (const { uid, stars, device } of cooks) {
      expect(await device.db.deadLetters.toArray()).toEqual([]);
      expect(await server.read(`users/${uid}`)).toMatchObject({
        current_meals: ["before", "after"],
        allergies: ["dairy"],
        storedMeals: [
          { recipeId: MEAL.id, storage: "fridge", count: 1 },
          { recipeId: MEAL.id, storage: "freezer", count: 1 },
        ],
      });
      expect(await server.read(`users/${uid}/mealMarks/${MEAL.id}`)).toMatchObject({ stars });
    }
    const meal = await server.read(`aiMeals/${MEAL.id}`);
    const sum = cooks.reduce((total, { stars }) => total + stars, 0);
    const ratingCount = RATED.ratingCount + COOKS;
    const total = RATED.ratingAverage * RATED.ratingCount + sum;
    expect(meal).toMatchObject({ ratingCount, favoriteCount: sharedWith(MEAL.id).favoriteCount });
    expect(meal?.["ratingAverage"]).toBeCloseTo(total / ratingCount, 9);
  },
  // Only a watchdog: fifty engines wait for one another, on a busy machine.
  400_000,
);
