import { listKitchenMeals } from "#db/repositories/kitchen-meals-repository.ts";
import { countPersonalRecipes } from "#db/repositories/personal-recipe-repository.ts";
import { getShopping } from "#db/repositories/shopping-settings-repository.ts";
import { getUser } from "#db/repositories/user-repository.ts";
import type { SimmerDb } from "#db/schema.ts";
import type { Meal } from "#domain/entities.ts";
import type { MealSources } from "#domain/meal-shelves.ts";

/** How many of the things bought last are taken to be at home still. */
const BOUGHT_READ = 20;

/** The cook, and how many recipes they have written. */
export async function readExplore(db: SimmerDb) {
  const [user, personal] = await Promise.all([getUser(db), countPersonalRecipes(db)]);
  return { user, personal };
}

/**
 * The meals of the device, and what is at home. Read after the first paint: opening a tab must not wait
 * for every meal.
 */
export async function readMeals(db: SimmerDb) {
  const [user, { settings }] = await Promise.all([getUser(db), getShopping(db)]);
  const stored = user.storedMeals.filter(({ storage }) => storage === "fridge");
  return {
    sources: await listKitchenMeals(db, user),
    atHome: [...settings.bought.slice(-BOUGHT_READ), ...stored.map(({ title }) => title)],
  };
}

/** Null until it is read. */
export type KitchenRead = Awaited<ReturnType<typeof readMeals>> | null;

/** Before anything is read. */
export const NOTHING: Omit<MealSources, "cookbook"> = {
  favorites: [],
  own: [],
  others: [],
  planned: [],
};

/** The meals that others may have written. */
export function strangersIn(kitchen: KitchenRead): readonly Meal[] {
  return kitchen ? [...kitchen.sources.favorites, ...kitchen.sources.others] : [];
}
