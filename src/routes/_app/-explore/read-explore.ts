import { readOr } from "#db/connection.ts";
import { listKitchenMeals } from "#db/repositories/kitchen-meals-repository.ts";
import { countPersonalRecipes } from "#db/repositories/personal-recipe-repository.ts";
import { getShopping } from "#db/repositories/shopping-settings-repository.ts";
import { getUser } from "#db/repositories/user-repository.ts";
import type { SimmerDb } from "#db/schema.ts";
import type { Meal } from "#domain/entities.ts";
import type { MealSources } from "#domain/meal-shelves.ts";

/** How many of the most recently bought items are assumed to be still at home. */
const BOUGHT_READ = 20;

/** The cook, and how many recipes they have written. */
export async function readExplore(db: SimmerDb) {
  const [user, personal] = await Promise.all([getUser(db), countPersonalRecipes(db)]);
  return { user, personal };
}

/**
 * The meals on the device, and what is at home. Read after the first paint, so that opening the tab
 * doesn't wait for every meal.
 */
export async function readMeals(db: SimmerDb) {
  const [user, { settings }] = await Promise.all([getUser(db), getShopping(db)]);
  const stored = user.storedMeals.filter(({ storage }) => storage === "fridge");
  return {
    // A row that can't be read is left out: the screens about these meals say what is wrong.
    sources: await listKitchenMeals(db, user, (part) =>
      readOr(db, "Some meals can't be read", [], part),
    ),
    atHome: [
      ...[...new Set(settings.bought.toReversed())].slice(0, BOUGHT_READ),
      ...stored.map(({ title }) => title),
    ],
  };
}

/** Null until it has been read. */
export type KitchenRead = Awaited<ReturnType<typeof readMeals>> | null;

/** The state before anything has been read. */
export const NOTHING: Omit<MealSources, "cookbook"> = {
  favorites: [],
  own: [],
  others: [],
  planned: [],
};

/** The meals that may be by other cooks, which must be checked. */
export function strangersIn(kitchen: KitchenRead): readonly Meal[] {
  return kitchen ? [...kitchen.sources.favorites, ...kitchen.sources.others] : [];
}
