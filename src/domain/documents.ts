import * as v from "valibot";

import { AiMealPlan, MealMark, PersonalRecipe, readUser, SharedMeal } from "./entities.ts";
import type { CollectionName, Collections } from "./mutation.ts";

/** Collections kept on the device; `feedback` is only ever sent. */
export const STORED_COLLECTIONS = [
  "users",
  "aiMealPlans",
  "personalRecipes",
  "mealMarks",
  "aiMeals",
] as const;
export type StoredCollection = (typeof STORED_COLLECTIONS)[number];

/** Collections below `users/{uid}`, whose documents carry the version they were last written at. */
export const VERSIONED_COLLECTIONS = ["aiMealPlans", "personalRecipes", "mealMarks"] as const;

export function isStored(collection: CollectionName): collection is StoredCollection {
  return collection !== "feedback";
}

/**
 * Reads a document of any origin and age into its present shape; never throws.
 * @param at the time given to documents that lack one that matters, in ms
 */
export function readDocument<C extends StoredCollection>(
  collection: C,
  id: string,
  stored: unknown,
  at: number,
): Collections[C] {
  const fields = typeof stored === "object" && stored !== null ? stored : {};
  const read = (): unknown => {
    switch (collection) {
      case "aiMealPlans":
        return v.parse(AiMealPlan, { ...fields, id });
      case "personalRecipes":
        return v.parse(PersonalRecipe, { ...fields, id });
      case "mealMarks":
        return v.parse(MealMark, { ...fields, id });
      case "aiMeals":
        return v.parse(SharedMeal, { ...fields, id });
      case "users":
        return readUser(fields, at);
    }
  };
  return read() as Collections[C];
}
