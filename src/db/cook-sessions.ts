import type { CookSessionRow, SimmerDb } from "./schema.ts";

/** Where the cook is in a recipe, kept on this device so that a reload comes back to the step. */
export async function getCookSession(db: SimmerDb, recipeId: string): Promise<CookSessionRow> {
  const kept = await db.cookSessions.get(recipeId);
  return kept ?? { recipeId, step: 0, checkedIngredients: [], updatedAt: 0 };
}

export async function saveCookSession(
  db: SimmerDb,
  session: Omit<CookSessionRow, "updatedAt">,
): Promise<void> {
  await db.cookSessions.put({ ...session, updatedAt: Date.now() });
}

/** Forgets the place, when the meal has been logged. */
export function endCookSession(db: SimmerDb, recipeId: string): Promise<void> {
  return db.cookSessions.delete(recipeId);
}
