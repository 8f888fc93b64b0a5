import * as v from "valibot";

import { ALLERGEN_IDS, DIET_IDS } from "./catalogue.ts";
import {
  equipment,
  ids,
  listOf,
  moment,
  setOf,
  text,
  title,
  wholeNumber,
} from "./forgiving-fields.ts";
import { MAX_TOTAL_SERVES, PLAN_DAYS, PLAN_PEOPLE } from "./limits.ts";
import { MEAL_TYPES } from "./meal-types.ts";
import { openObject } from "./open-object.ts";
import { StoredMeal } from "./stored-portions.ts";

/* The user document: what a cook likes, plans with, shops for and has stored. */

const ShoppingIngredient = openObject({
  mealId: text,
  amount: text,
  name: text,
  bought: v.fallback(v.boolean(), false),
});
export type ShoppingIngredient = v.InferOutput<typeof ShoppingIngredient>;

/** A listed meal is removed by its id, so an entry without one is dropped. */
const ShoppingMeal = openObject({ id: v.pipe(v.string(), v.nonEmpty()), title });
export type ShoppingMeal = v.InferOutput<typeof ShoppingMeal>;

const LastPlanDefaults = v.fallback(
  v.pipe(
    openObject({
      durationDays: v.fallback(wholeNumber(0, PLAN_DAYS.max), 0),
      mealsPerDay: setOf(v.picklist(MEAL_TYPES)),
      peopleCount: v.fallback(wholeNumber(0, PLAN_PEOPLE.max), 0),
    }),
    v.transform((defaults) => ({
      ...defaults,
      peopleCount: Math.min(
        defaults.peopleCount,
        Math.floor(MAX_TOTAL_SERVES / Math.max(1, defaults.durationDays)),
      ),
    })),
  ),
  () => ({ durationDays: 0, mealsPerDay: [], peopleCount: 0 }),
);
export type LastPlanDefaults = v.InferOutput<typeof LastPlanDefaults>;

/** Absent if it can't be read: then the time of reading is used. */
const maybeMoment = v.fallback(v.optional(moment), undefined);

const StoredUser = openObject({
  favorites: ids,
  current_meals: ids,
  allergies: setOf(v.picklist(ALLERGEN_IDS)),
  diet: setOf(v.picklist(DIET_IDS)),
  cookingEquipment: equipment,
  lastPlanDefaults: LastPlanDefaults,
  shoppingList: v.fallback(
    openObject({
      ingredients: listOf(ShoppingIngredient),
      meals: listOf(ShoppingMeal),
      updatedAt: maybeMoment,
    }),
    () => ({ ingredients: [], meals: [] }),
  ),
  storedMeals: listOf(StoredMeal),
  updatedAt: maybeMoment,
});

/** @param at the time given to a missing `shoppingList` or `updatedAt` (spec: the current time). */
export function readUser(stored: unknown, at: number) {
  const isObject = typeof stored === "object" && stored !== null;
  const { shoppingList, updatedAt = at, ...user } = v.parse(StoredUser, isObject ? stored : {});
  const { updatedAt: changedAt = at, ...list } = shoppingList;
  return { ...user, shoppingList: { ...list, updatedAt: changedAt }, updatedAt };
}
export type UserDocument = ReturnType<typeof readUser>;
export type ShoppingList = UserDocument["shoppingList"];

/** A new user document: every list is empty, and there are no plan defaults yet. */
export function emptyUser(at: number): UserDocument {
  return {
    favorites: [],
    current_meals: [],
    allergies: [],
    diet: [],
    cookingEquipment: [],
    lastPlanDefaults: { durationDays: 0, mealsPerDay: [], peopleCount: 0 },
    shoppingList: { ingredients: [], meals: [], updatedAt: at },
    storedMeals: [],
    updatedAt: at,
  };
}
