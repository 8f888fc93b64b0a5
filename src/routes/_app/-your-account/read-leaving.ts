import { readOr } from "#db/connection.ts";
import { findUser } from "#db/repositories/user-repository.ts";
import type { SimmerDb } from "#db/schema.ts";

/** How much goes with an account, as far as this device knows. */
export interface LeavingKitchen {
  plans: number;
  ownRecipes: number;
  portions: number;
  toBuy: number;
}

/** Null if it can't be read here; the account can be deleted all the same. */
export function readLeavingKitchen(db: SimmerDb): Promise<LeavingKitchen | null> {
  return readOr(db, "Failed to count what would be deleted", null, async () => {
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
