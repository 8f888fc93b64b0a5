import { readOr } from "#db/connection.ts";
import { getDocument, getDocuments, listDocuments } from "#db/document-store.ts";
import { mutate } from "#db/mutate.ts";
import type { SimmerDb } from "#db/schema.ts";
import { command } from "#db/storage-command.ts";
import type { PersonalRecipe } from "#domain/entities.ts";
import { RECIPE_NOT_DELETED, RECIPE_NOT_SAVED } from "#failure-words/storage-words.ts";

import { photoTables, queuePhoto } from "./photo-repository.ts";

/** The batch size of reads: small enough to keep the screen responsive in between. */
const PAGE = 100;

/** A recipe as its cook writes it. */
export type WrittenRecipe = Omit<PersonalRecipe, "userId" | "createdAt" | "updatedAt">;

/** Stores a recipe of the cook's own, new or edited, under its id. */
export function savePersonalRecipe(db: SimmerDb, written: WrittenRecipe): Promise<void> {
  const at = Date.now();
  return restorePersonalRecipe(db, {
    ...written,
    userId: db.kitchenId,
    createdAt: at,
    updatedAt: at,
  });
}

export function deletePersonalRecipe(db: SimmerDb, recipeId: string): Promise<void> {
  return command(RECIPE_NOT_DELETED, () => mutate(db, "deletePersonalRecipe", { recipeId }));
}

/** Restores a deleted recipe unchanged. */
export function restorePersonalRecipe(db: SimmerDb, recipe: PersonalRecipe): Promise<void> {
  const beside = { tables: photoTables(db), write: () => queuePhoto(db, recipe.photo) };
  return command(RECIPE_NOT_SAVED, () => mutate(db, "savePersonalRecipe", { recipe }, beside));
}

/** The cook's own recipes, last edited first; the first `limit` of them, or all. */
export async function listPersonalRecipes(db: SimmerDb, limit?: number): Promise<PersonalRecipe[]> {
  const newest = db.personalRecipes.orderBy("updatedAt").reverse();
  if (limit !== undefined) return listDocuments(db, "personalRecipes", newest.limit(limit));
  const ids = await newest.primaryKeys();
  const recipes: PersonalRecipe[] = [];
  for (let from = 0; from < ids.length; from += PAGE) {
    const page = await getDocuments(db, "personalRecipes", ids.slice(from, from + PAGE));
    // One may have been deleted since the ids were read.
    recipes.push(...page.filter((recipe) => recipe !== undefined));
  }
  return recipes;
}

/** The `limit` recipes that the cook wrote or imported last, whenever they were edited. */
export async function listNewestRecipes(db: SimmerDb, limit: number): Promise<PersonalRecipe[]> {
  const newest = db.personalRecipes.orderBy("createdAt").reverse().limit(limit);
  return listDocuments(db, "personalRecipes", newest);
}

export async function getPersonalRecipe(
  db: SimmerDb,
  recipeId: string,
): Promise<PersonalRecipe | null> {
  return (await getDocument(db, "personalRecipes", recipeId)) ?? null;
}

export function countPersonalRecipes(db: SimmerDb): Promise<number> {
  return readOr(db, "Error counting personal recipes", 0, () => db.personalRecipes.count());
}
