import { readOr } from "#db/connection.ts";
import type { SimmerDb } from "#db/schema.ts";

import { findUser } from "./user-repository.ts";

/** How much of the cook's own data is on this device. */
export interface KitchenCounts {
  plans: number;
  ownRecipes: number;
  portions: number;
  toBuy: number;
}

/** Null if it can't be read. */
export function countKitchen(db: SimmerDb): Promise<KitchenCounts | null> {
  return readOr(db, "Failed to count what is in the kitchen", null, async () => {
    const [plans, ownRecipes, user] = await Promise.all([
      db.aiMealPlans.count(),
      db.personalRecipes.count(),
      findUser(db),
    ]);
    return {
      plans,
      ownRecipes,
      portions: (user?.storedMeals ?? []).reduce((sum, { count }) => sum + count, 0),
      toBuy: (user?.shoppingList.ingredients ?? []).length,
    };
  });
}

/** Whether the cook has a plan or a recipe of their own; false if that can't be read. */
export function hasPlansOrRecipes(db: SimmerDb): Promise<boolean> {
  return readOr(db, "Error counting what there is to keep", false, async () => {
    const counts = await Promise.all([db.aiMealPlans.count(), db.personalRecipes.count()]);
    return counts.some((count) => count > 0);
  });
}
