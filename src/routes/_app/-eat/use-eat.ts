import { getNamedMeals } from "#db/repositories/meal-repository.ts";
import { listPortionChanges, listStoredMeals } from "#db/repositories/portion-repository.ts";
import type { SimmerDb } from "#db/schema.ts";
import { readTimeForAges } from "#db/server-time.ts";
import { inEatingOrder } from "#domain/keeping.ts";

import { localDay, useToday } from "../../-common/local-days.ts";
import { useLiveData } from "../../-common/use-live-data.ts";

/** The stored portions with their ages, in the order to eat them, and their recipes. */
export async function readEat(db: SimmerDb) {
  const [stored, changes, now] = await Promise.all([
    listStoredMeals(db),
    listPortionChanges(db),
    readTimeForAges(db),
  ]);
  const known = await getNamedMeals(
    db,
    stored.filter(({ recipeId }) => recipeId !== ""),
  );
  return { kept: inEatingOrder(stored, now, localDay, { known, changes }), known };
}

/**
 * The same, live: updated after each change and at midnight, since portions age on an open screen.
 */
export function useEat(initial: Awaited<ReturnType<typeof readEat>>) {
  return useLiveData(readEat, [useToday()], initial);
}
