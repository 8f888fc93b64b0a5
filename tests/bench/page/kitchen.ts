import { openDatabase } from "#db/schema.ts";
import type { SharedMeal } from "#domain/entities.ts";

import { makeMeal, makePlan } from "../bench-documents.ts";
import { storeRecipes } from "./ours.ts";

const PLANS_AT_ONCE = 1_000;
const SHARED_MEALS = 10;

/** Stores plans and recipes as if synced, and a few shared meals. */
export async function seedKitchen(
  uid: string,
  { plans, recipes }: { plans: number; recipes: number },
): Promise<void> {
  const db = openDatabase(uid);
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
