import * as v from "valibot";

import { EQUIPMENT_IDS } from "#domain/catalogue.ts";
import { isDay } from "#domain/days.ts";
import {
  PLAN_STATUSES,
  type AiMealPlan,
  type Meal,
  type PersonalRecipe,
  type RecipeIngredient,
} from "#domain/entities.ts";
import { MEAL_TYPES } from "#domain/meal-types.ts";
import { openObject } from "#domain/open-object.ts";
import { STORAGE_PLACES } from "#domain/stored-portions.ts";
import type { LastPlanDefaults } from "#domain/user-document.ts";

/**
 * Building blocks of mutations' arguments. Stored documents are repaired when they are read
 * (forgiving-fields.ts). Arguments are only checked and never changed, since a repair could silently
 * lose a part of what the cook meant. An invocation whose arguments don't fit is parked, where the
 * cook sees it. Forms and security rules enforce the bounds.
 */

/** When the cook acted, ms since the epoch by this device's clock. */
export const time = v.number();
export const id = v.string();
/** A day of the cook's calendar, as "2026-11-24"; empty for none. */
export const day = v.pipe(
  v.string(),
  v.check((text) => text === "" || isDay(text)),
);

/**
 * Each schema must fit its document's type: a new required field must be added here. An optional field
 * passes through: the reader normalises it, and the security rules check it.
 */
type Fits<T> = v.GenericSchema<unknown, T>;

const recipeIngredient: Fits<RecipeIngredient> = openObject({
  name: v.string(),
  amount: v.string(),
});

const mealFields = {
  id,
  title: v.string(),
  ingredients: v.array(recipeIngredient),
  instructions: v.array(v.string()),
  mealType: v.picklist(MEAL_TYPES),
  blurb: v.string(),
  equipment: v.array(v.picklist(EQUIPMENT_IDS)),
};

export const meal: Fits<Meal> = openObject(mealFields);

const times = { createdAt: time, updatedAt: time };

export const plan: Fits<AiMealPlan> = openObject({
  id,
  recipes: v.array(openObject({ ...mealFields, cooked: v.boolean() })),
  ...times,
  status: v.picklist(PLAN_STATUSES),
  userId: id,
});

export const personalRecipe: Fits<PersonalRecipe> = openObject({
  ...mealFields,
  userId: id,
  ...times,
});

export const planDefaults: Fits<LastPlanDefaults> = openObject({
  durationDays: v.number(),
  mealsPerDay: v.array(v.picklist(MEAL_TYPES)),
  peopleCount: v.number(),
});

/** Fields that identify a stored portion: its recipe, its place, and when it was stored. */
export const storedName = { recipeId: id, storage: v.picklist(STORAGE_PLACES), storedAt: time };
