import { readOr } from "#db/connection.ts";
import { getDocument } from "#db/document-store.ts";
import { mutate } from "#db/mutate.ts";
import type { SimmerDb } from "#db/schema.ts";
import { command } from "#db/storage-command.ts";
import { asksForMore, RECIPE_SERVES, servedIngredients } from "#domain/amounts/scale-recipe.ts";
import type { Serving } from "#domain/amounts/served-recipe.ts";
import type { Meal, Settings, UnitChoice } from "#domain/entities.ts";
import { nameKey, type ServedLine } from "#domain/mutations/settings.ts";
import type { ListedMeal } from "#domain/mutations/shopping-list.ts";
import { NO_SETTINGS, servesIn } from "#domain/reading-settings.ts";
import type { ShoppingList } from "#domain/user-document.ts";
import { SERVES_NOT_SET, SHARING_NOT_SET, UNITS_NOT_SET } from "#failure-words/storage-words.ts";

import { addMeals } from "./shopping-list-repository.ts";
import { getUser } from "./user-repository.ts";

type Listable = Pick<Meal, "id" | "title" | "ingredients">;

/** How the cook likes to read recipes; the defaults if that can't be read, which is logged. */
export function getSettings(db: SimmerDb): Promise<Settings> {
  return readOr(db, "Error fetching settings", NO_SETTINGS, async () => {
    return (await getDocument(db, "settings", NO_SETTINGS.id)) ?? NO_SETTINGS;
  });
}

/** Shows amounts in these units from now on, on every device. */
export function setUnits(db: SimmerDb, units: UnitChoice): Promise<void> {
  return command(UNITS_NOT_SET, () => mutate(db, "setUnits", { units, at: Date.now() }));
}

/** Whether the cook shares well-rated meals; no if that can't be read, which is logged. */
export function getSharing(db: SimmerDb): Promise<boolean> {
  return readOr(db, "Error fetching whether meals are shared", false, async () => {
    const { sharing } = (await getDocument(db, "settings", NO_SETTINGS.id)) ?? NO_SETTINGS;
    return sharing;
  });
}

/** Shares well-rated meals from now on, on every device, or keeps them to the cook. */
export function setSharing(db: SimmerDb, sharing: boolean): Promise<void> {
  return command(SHARING_NOT_SET, () => mutate(db, "setSharing", { sharing, at: Date.now() }));
}

/** How a recipe is read: for how many, and in which units. */
export async function getServing(db: SimmerDb, recipeId: string): Promise<Serving> {
  const settings = await getSettings(db);
  return { serves: servesIn(settings, recipeId) ?? RECIPE_SERVES, units: settings.units };
}

/**
 * Stores how many people these recipes are cooked for, from 1 to `MAX_TOTAL_SERVES`, and updates
 * their lines on the shopping list.
 */
export function setServes(
  db: SimmerDb,
  recipes: readonly Listable[],
  serves: number,
): Promise<void> {
  return command(SERVES_NOT_SET, async () => {
    const { shoppingList } = await getUser(db);
    const served = recipes.map(({ id, title, ingredients }) => ({
      id,
      title,
      lines: withEnough(shoppingList, id, servedIngredients(ingredients, serves)),
    }));
    await mutate(db, "setServes", { recipes: served, serves, at: Date.now() });
  });
}

/** Records for each line how much is in the basket already, if that is enough. */
function withEnough(
  list: ShoppingList,
  mealId: string,
  lines: readonly { name: string; amount: string }[],
): ServedLine[] {
  const ticked = list.ingredients.filter((item) => item.bought && item.mealId === mealId);
  return lines.map(({ name, amount }) => {
    const bought = ticked.find((item) => nameKey(item.name) === nameKey(name));
    return bought && !asksForMore({ name, amount }, bought)
      ? { name, amount, enough: bought.amount }
      : { name, amount };
  });
}

/** The meals as they go on the shopping list, each scaled to the cook's chosen serves. */
export async function listedFor(db: SimmerDb, meals: readonly Listable[]): Promise<ListedMeal[]> {
  return Promise.all(
    meals.map(async ({ id, title, ingredients }) => {
      const { serves } = await getServing(db, id);
      return { id, title, ingredients: servedIngredients(ingredients, serves) };
    }),
  );
}

/** Puts meals on the shopping list, each scaled to the cook's chosen serves. */
export async function listMeals(db: SimmerDb, meals: readonly Listable[]): Promise<void> {
  await addMeals(db, await listedFor(db, meals));
}
