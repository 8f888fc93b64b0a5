import { setLogLevel } from "firebase/firestore/lite";
import { expect, test } from "vitest";

import { mutate } from "#db/mutate.ts";
import { createContext, makeMeal, syncOnce } from "#sync/doubles/device.fixture.ts";
import { createEmulatorCook, readEmulatorEnv } from "#sync/doubles/emulator.fixture.ts";
import { RemoteError } from "#sync/remotes/remote.ts";
import type { SyncContext } from "#sync/sync-context.ts";

import { createRandom, startDroppingProxy } from "../../../tests/support/dropping-proxy.ts";

/** Each round makes 20 mutations: 1,000 in all. */
const ROUNDS = 50;
const EATEN_EACH = 18;
const MEALS = ["m0", "m1", "m2", "m3", "m4"] as const;
const DROP_RATE = 0.2;

function mealAt(index: number): string {
  return MEALS[index % MEALS.length] ?? "m0";
}

/** Cooks one meal, eats most of its portions, and toggles another's heart: none may count twice. */
async function makeRound({ db }: SyncContext, round: number, at: number): Promise<void> {
  const recipeId = mealAt(round);
  await mutate(db, "logMeal", {
    meal: makeMeal(recipeId),
    planId: null,
    portions: { fridge: EATEN_EACH + 1, freezer: 0 },
    stars: 5,
    imageUrl: "/placeholder.svg",
    at,
  });
  for (let eaten = 0; eaten < EATEN_EACH; eaten += 1) {
    const stored = { recipeId, storage: "fridge" as const, storedAt: at };
    await mutate(db, "eatPortion", { stored, id: crypto.randomUUID(), at });
  }
  const on = Math.floor(round / MEALS.length) % 2 === 1;
  await mutate(db, "setFavorite", { mealId: mealAt(round + 2), on, at });
}

/** Syncs until nothing waits; resolves to how many tries failed. */
async function syncUntilEmpty(context: SyncContext): Promise<number> {
  let failures = 0;
  while ((await context.db.outbox.count()) > 0) {
    try {
      await syncOnce(context);
    } catch (error) {
      if (!(error instanceof RemoteError) || error.kind !== "transient") throw error;
      failures += 1;
    }
  }
  return failures;
}

test("[S2.9] [S2.10] 1,000 mutations with lost acknowledgements: none doubled, none lost", async () => {
  const seed = Number(process.env["DROP_SEED"] ?? 20_251);
  // Silences the SDK, which logs every request whose reply is lost and retries.
  setLogLevel("silent");
  const random = createRandom(seed);
  const env = readEmulatorEnv(process.env);
  const proxy = await startDroppingProxy({
    target: env.firestore,
    drops: (path) => path.includes(":commit") && random() < DROP_RATE,
  });
  const through = { host: "127.0.0.1", port: proxy.port };
  const { uid, remote, seed: put, dispose } = await createEmulatorCook(env, { through });
  try {
    const context = await createContext(remote, { uid, now: Date.now });
    const start = Date.now() - 60_000;
    for (const id of MEALS) {
      const rated = { ratingAverage: 5, ratingCount: 1, favoriteCount: 0 };
      const times = { createdAt: start, updatedAt: start, planId: "p", recipeId: id };
      await put(`aiMeals/${id}`, { ...makeMeal(id), ...rated, ...times });
    }
    await syncOnce(context);

    let failures = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      await makeRound(context, round, start + round);
      failures += await syncUntilEmpty(context);
    }
    const user = await remote.get(`users/${uid}`);
    const stored = user?.["storedMeals"] as { count: number; storedAt: number }[];
    // One portion is left of every round; none if a portion was eaten twice.
    const counts = [...Array(ROUNDS).keys()].map(
      (round) => stored.find(({ storedAt }) => storedAt === start + round)?.count ?? 0,
    );
    const lost = counts.reduce((sum, count) => sum + Math.max(0, count - 1), 0);
    const doubled = counts.filter((count) => count < 1).length + (stored.length - ROUNDS);
    console.warn(`Drop seed ${seed}: ${proxy.dropped()} replies lost, ${failures} tries failed;`);
    console.warn(`of ${ROUNDS * (EATEN_EACH + 2)} mutations ${lost} lost, ${doubled} doubled`);

    expect(proxy.dropped()).toBeGreaterThan(ROUNDS / 10);
    expect(await context.db.deadLetters.toArray()).toEqual([]);
    expect({ lost, doubled }).toEqual({ lost: 0, doubled: 0 });
    for (const id of MEALS) {
      expect(await remote.get(`aiMeals/${id}`)).toMatchObject({
        // The rating from before, and this cook's first: a cook counts once.
        ratingCount: 2,
        favoriteCount: 1,
      });
    }
    expect(await context.db.users.get(uid)).toMatchObject({ storedMeals: stored });
  } finally {
    proxy.close();
    await dispose();
  }
}, 240_000);
