import * as v from "valibot";

import type { CollectionName, StoredCollection } from "./collections.ts";
import {
  AiMealPlan,
  Feedback,
  MealMark,
  PersonalRecipe,
  RecipeNote,
  Settings,
  SharedMeal,
  ShoppingSettings,
} from "./entities.ts";
import { PortionChanges } from "./stored-portions.ts";
import { readUser } from "./user-document.ts";

/**
 * Normalises fields of any origin and age into a document; never throws.
 * @param at the time given to a document that lacks a required one, in ms
 */
type Reader<T> = (fields: object, id: string, at: number) => T;

function reader<T>(schema: v.GenericSchema<unknown, T>): Reader<T> {
  return (fields, id) => v.parse(schema, { ...fields, id });
}

const readers = {
  users: (fields: object, _id: string, at: number) => readUser(fields, at),
  aiMealPlans: reader(AiMealPlan),
  personalRecipes: reader(PersonalRecipe),
  mealMarks: reader(MealMark),
  portionChanges: reader(PortionChanges),
  shoppingSettings: reader(ShoppingSettings),
  recipeNotes: reader(RecipeNote),
  settings: reader(Settings),
  aiMeals: reader(SharedMeal),
  feedback: reader(Feedback),
} satisfies Record<CollectionName, Reader<unknown>>;

/** The document type of each collection. */
export type Collections = { [C in CollectionName]: ReturnType<(typeof readers)[C]> };

/** The reader of each collection's documents. */
export const READERS: { readonly [C in CollectionName]: Reader<Collections[C]> } = readers;

/**
 * Normalises a document of any origin and age into its current shape; never throws.
 * @param at the time given to documents that lack a required one, in ms
 */
export function readDocument<C extends StoredCollection>(
  collection: C,
  id: string,
  stored: unknown,
  at: number,
): Collections[C] {
  const fields = typeof stored === "object" && stored !== null ? stored : {};
  return READERS[collection](fields, id, at);
}
