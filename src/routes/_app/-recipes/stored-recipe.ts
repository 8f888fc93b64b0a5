import { getDocument } from "#db/document-store.ts";
import { getPersonalRecipe } from "#db/repositories/personal-recipe-repository.ts";
import type { SimmerDb } from "#db/schema.ts";
import type { Meal } from "#domain/entities.ts";

import type { RecipeRow } from "./recipe-query.ts";

/** Reads one recipe from where its row says that it is; null if it is there no longer. */
export async function readStoredRecipe(
  db: SimmerDb,
  { id, source, planId }: RecipeRow,
): Promise<Meal | null> {
  if (source === "own") return getPersonalRecipe(db, id);
  if (source === "shared") return (await getDocument(db, "aiMeals", id)) ?? null;
  const plan = planId === null ? undefined : await getDocument(db, "aiMealPlans", planId);
  return plan?.recipes.find((recipe) => recipe.id === id) ?? null;
}
