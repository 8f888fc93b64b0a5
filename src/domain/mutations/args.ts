import * as v from "valibot";

import { EQUIPMENT_IDS, MEAL_TYPES } from "#domain/catalogue.ts";
import {
  PLAN_STATUSES,
  STORAGE_PLACES,
  type AiMealPlan,
  type LastPlanDefaults,
  type Meal,
  type PersonalRecipe,
  type RecipeIngredient,
} from "#domain/entities.ts";
import { openObject } from "#domain/open-object.ts";

/**
 * What arguments of mutations are made of. Stored documents are mended when they are read
 * (entities.ts); arguments are checked and stay as they are, since mending what a cook meant could
 * lose a part of it unseen. What doesn't fit is parked, where the cook sees it. Bounds are left to
 * forms and security rules.
 */

/** When the cook acted, ms since the epoch by this device's clock. */
export const time = v.number();
export const id = v.string();

/**
 * Each schema is held to its document's type: a field that every document has must be here as well.
 * An optional one passes as it is: it is mended where it is read, and judged by the security rules.
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

/** Fields that name a stored portion: what it holds, where, and when it went in. */
export const storedName = { recipeId: id, storage: v.picklist(STORAGE_PLACES), storedAt: time };
