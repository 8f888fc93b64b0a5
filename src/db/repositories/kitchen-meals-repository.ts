import type { SimmerDb } from "#db/schema.ts";
import { PERSONAL_RECIPES_LIMIT } from "#domain/limits.ts";
import type { MealSources } from "#domain/meal-shelves.ts";
import type { UserDocument } from "#domain/user-document.ts";

import { getMeals, listSharedMeals } from "./meal-repository.ts";
import { listPersonalRecipes } from "./personal-recipe-repository.ts";
import { listRecentPlans } from "./plan-repository.ts";
import { withoutHidden } from "./shared-meal-repository.ts";

/** All meals of this device by where they come from, as far as the newest of each kind. */
export type KitchenMeals = Omit<MealSources, "cookbook">;

/**
 * The meals of this device: favourites (the last added first), the cook's newest own recipes, the
 * newest shared meals that aren't hidden, and the recipes of recent plans.
 *
 * @param read reads one of these parts; rejects by default if the part is unreadable
 */
export async function listKitchenMeals(
  db: SimmerDb,
  { favorites }: Pick<UserDocument, "favorites">,
  read: <T>(part: () => Promise<T[]>) => Promise<T[]> = (part) => part(),
): Promise<KitchenMeals> {
  const [favored, own, others, plans] = await Promise.all([
    read(async () => (await withoutHidden(db, await getMeals(db, favorites.toReversed()))).shown),
    read(() => listPersonalRecipes(db, PERSONAL_RECIPES_LIMIT)),
    read(() => listSharedMeals(db)),
    read(() => listRecentPlans(db)),
  ]);
  return { favorites: favored, own, others, planned: plans.flatMap(({ recipes }) => recipes) };
}
