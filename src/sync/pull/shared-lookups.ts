import { getDocument } from "#db/document-store.ts";
import type { SimmerDb } from "#db/schema.ts";
import { claimEngine, getMeta, putMeta } from "#sync/protocol/local.ts";
import { isDocumentId } from "#sync/protocol/wire.ts";
import type { Budget } from "#sync/push/budget.ts";
import type { SyncContext } from "#sync/sync-context.ts";

import { bring, CAUTIOUS_SIZE, MEAL_BYTES_MAX } from "./bring-shared-meals.ts";

/**
 * How many favourites and current meals are looked up by id at a time; the others wait for the next
 * refresh.
 */
const LOOKUPS_MAX = 50;
const LOOKUPS_AT_ONCE = 5;

/**
 * Looks up by id the meals that have left the overlay and, if the cook's own documents may name new
 * ones, those that are nowhere on this device.
 */
export async function lookUp(context: SyncContext, budget: Budget, isNew: boolean): Promise<void> {
  const { db } = context;
  const stale = await getMeta(db, "sharedMealsStale", []);
  const missing = isNew ? await missingMeals(db) : [];
  await lookUpIds(context, budget, [...new Set([...stale, ...missing])].slice(0, LOOKUPS_MAX));
}

/**
 * [S5.35] Looks up the meals that screens wait for. Those without an answer are given up as well, until
 * a screen asks again.
 * @returns their ids
 */
export async function lookUpSought(context: SyncContext, budget: Budget): Promise<string[]> {
  const { db } = context;
  const sought = await getMeta(db, "sharedMealsSought", []);
  if (sought.length === 0) return [];
  try {
    await lookUpIds(context, budget, sought.filter(isDocumentId));
  } finally {
    await db.transaction("rw", db.meta, async () => {
      await claimEngine(db);
      const left = await getMeta(db, "sharedMealsSought", []);
      await putMeta(db, { sharedMealsSought: left.filter((id) => !sought.includes(id)) });
    });
  }
  return sought;
}

async function lookUpIds(
  context: SyncContext,
  budget: Budget,
  ids: readonly string[],
): Promise<void> {
  const { remote } = context;
  for (let at = 0; at < ids.length;) {
    const size = budget.isUnanswered() ? CAUTIOUS_SIZE : LOOKUPS_AT_ONCE;
    const worst = size * MEAL_BYTES_MAX;
    if (!budget.allows(worst)) return;
    const some = ids.slice(at, at + size);
    at += size;
    await bring(context, budget, worst, async () => {
      const found = await Promise.all(
        some.map(async (id) => ({ id, fields: await remote.get(`aiMeals/${id}`) })),
      );
      return { found, lookedUp: some };
    });
  }
}

/** Favourites and current meals that are nowhere on this device, and were not looked up before. */
async function missingMeals(db: SimmerDb): Promise<string[]> {
  const [user, absent] = await Promise.all([
    getDocument(db, "users", db.kitchenId),
    getMeta(db, "sharedMealsAbsent", []),
  ]);
  const known = new Set(absent);
  const ids = [...new Set([...(user?.favorites ?? []), ...(user?.current_meals ?? [])])].filter(
    (id) => !known.has(id) && isDocumentId(id),
  );
  const [shared, personal] = await Promise.all([
    db.aiMeals.bulkGet(ids),
    db.personalRecipes.bulkGet(ids),
  ]);
  return ids.filter((_, index) => !shared[index] && !personal[index]);
}
