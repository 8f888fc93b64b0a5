import { readOr } from "#db/connection.ts";
import { getCookSession, notBegun } from "#db/repositories/cook-session-repository.ts";
import { findMeal, type FoundMeal } from "#db/repositories/meal-repository.ts";
import { getRecipeNote, type KeptNote } from "#db/repositories/recipe-note-repository.ts";
import { getServing } from "#db/repositories/settings-repository.ts";
import { listRecipeTimers } from "#db/repositories/timer-repository.ts";
import { getUser } from "#db/repositories/user-repository.ts";
import type { CookSessionRow, SimmerDb } from "#db/schema.ts";
import type { Serving } from "#domain/amounts/served-recipe.ts";
import type { Meal } from "#domain/entities.ts";
import { preferencesOf, type Preferences } from "#domain/preferences.ts";
import type { Dish } from "#domain/stove/stove-dish.ts";
import type { KitchenTimer } from "#domain/timers/kitchen-timer.ts";
import type { UserDocument } from "#domain/user-document.ts";

import { planIdOf, type CookPlace } from "../../-common/cook-place.ts";
import { withChecks } from "../../-meals/kept-checks.ts";
import { readDishes } from "../../-stove/stove-dishes.ts";

export interface Cooking {
  found: FoundMeal | null;
  session: CookSessionRow;
  serving: Serving;
  timers: KitchenTimer[];
  note: KeptNote;
  /** Everything on the stove, including this recipe once it has been started. */
  dishes: Dish[];
  preferences: Preferences;
  user: UserDocument;
}

/** Reads the recipe at an address, the cook's place in it, and its timers. */
export async function readCooking(db: SimmerDb, place: CookPlace): Promise<Cooking> {
  const { recipeId } = place;
  const [found, session, serving, timers, note, dishes, user] = await Promise.all([
    findMeal(db, recipeId, planIdOf(place)),
    readOr(db, "Error fetching the place in a recipe", notBegun(recipeId), () =>
      getCookSession(db, recipeId),
    ),
    getServing(db, recipeId),
    listRecipeTimers(db, recipeId),
    getRecipeNote(db, recipeId),
    readDishes(db),
    getUser(db),
  ]);
  return { found, session, serving, timers, note, dishes, preferences: preferencesOf(user), user };
}

/** The meal that the cook has opened, which is checked before it is shown. */
export function mealsIn({ found }: Cooking): Meal[] {
  return found ? [found.meal] : [];
}

/** `readCooking` for a loader. */
export function loadCooking(db: SimmerDb, place: CookPlace): Promise<Cooking> {
  return withChecks(db, readCooking(db, place), mealsIn);
}
