import { putMeta } from "#db/meta.ts";
import { openDatabase } from "#db/schema.ts";
import { COLLECTIONS_NEWEST } from "#domain/collections.ts";
import type { SharedMeal } from "#domain/entities.ts";
import { ensureClient } from "#sync/protocol/local.ts";

import { makeMeal, makePlan, makeUser, SEEDED_VERSION } from "../bench-documents.ts";
import { storeRecipes } from "./ours.ts";

const PLANS_AT_ONCE = 1_000;
const SHARED_MEALS = 10;

/**
 * Stores what a cook has, and a few shared meals, as if a pull had brought them. Without its notes, the
 * first one would read everything, and remove what the server doesn't have.
 */
export async function seedKitchen(
  uid: string,
  { items, plans, recipes }: { items: number; plans: number; recipes: number },
): Promise<void> {
  const db = openDatabase(uid);
  await ensureClient(db);
  const pulled = { here: Date.now(), there: Date.now() };
  await putMeta(db, { cursor: SEEDED_VERSION, pulled, collectionsRead: COLLECTIONS_NEWEST });
  await db.users.put({ ...makeUser(items), id: db.kitchenId });
  await storeRecipes(db, recipes);
  for (let from = 0; from < plans; from += PLANS_AT_ONCE) {
    const length = Math.min(PLANS_AT_ONCE, plans - from);
    const some = Array.from({ length }, (_, index) => makePlan(uid, from + index));
    await db.aiMealPlans.bulkPut(some);
  }
  const shared = Array.from({ length: SHARED_MEALS }, (_, index) => makeSharedMeal(index));
  await db.aiMeals.bulkPut(shared);
  db.close();
}

function makeSharedMeal(index: number): SharedMeal {
  const meal = makeMeal(`shared-${index}`);
  const rating = { ratingAverage: 4.5, ratingCount: 2, favoriteCount: 1 };
  return { ...meal, ...rating, createdAt: index, updatedAt: index, planId: "", recipeId: meal.id };
}
