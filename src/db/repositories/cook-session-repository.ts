import { readOr } from "#db/connection.ts";
import type { CookSessionRow, SimmerDb } from "#db/schema.ts";

import { leaveDinner } from "./dinner-repository.ts";

/** The default row of a recipe that the cook has not begun. */
export function notBegun(recipeId: string): CookSessionRow {
  return { recipeId, step: 0, checkedIngredients: [], updatedAt: 0 };
}

/**
 * The cook's place in a recipe, kept on this device so that a reload returns to the same step. Step
 * 0 is the overview, step 1 the first step.
 */
export async function getCookSession(db: SimmerDb, recipeId: string): Promise<CookSessionRow> {
  return readSession(recipeId, (await db.cookSessions.get(recipeId)) ?? {});
}

/** A damaged row counts as a recipe that is not begun. */
function readSession(recipeId: string, kept: Partial<CookSessionRow>): CookSessionRow {
  const { step, stepAt, checkedIngredients: checked, planId, updatedAt } = kept;
  return {
    recipeId,
    step: Number.isSafeInteger(step) ? Number(step) : 0,
    checkedIngredients: Array.isArray(checked) ? checked : [],
    ...(stepAt !== undefined && Number.isFinite(stepAt) && { stepAt }),
    ...((planId === null || typeof planId === "string") && { planId }),
    updatedAt: Number.isFinite(updatedAt) ? Number(updatedAt) : 0,
  };
}

/** A recipe left for half a day is no longer on the stove. */
const COOKING_MS = 12 * 3_600_000;

/** The recipes that are being cooked: begun and recently updated, latest first. */
export function listCookSessions(db: SimmerDb, now: number): Promise<CookSessionRow[]> {
  return readOr(db, "Error fetching what is being cooked", [], async () => {
    const rows = await db.cookSessions.toArray();
    return rows
      .map((row) => readSession(row.recipeId, row))
      .filter(({ step, updatedAt }) => step > 0 && updatedAt >= now - COOKING_MS)
      .toSorted((a, b) => b.updatedAt - a.updatedAt);
  });
}

/** Notes the step that the cook is at, and in which plan, if any, the recipe is open. */
export async function setCookStep(
  db: SimmerDb,
  recipeId: string,
  step: number,
  planId: string | null,
): Promise<void> {
  await change(db, recipeId, (session) => ({
    ...session,
    step,
    stepAt: Date.now(),
    planId,
  }));
}

/** Ticks or unticks the ingredient at `index` of the recipe's list. */
export async function setIngredientChecked(
  db: SimmerDb,
  recipeId: string,
  index: number,
  checked: boolean,
): Promise<void> {
  await change(db, recipeId, (session) => {
    const others = session.checkedIngredients.filter((other) => other !== index);
    return { ...session, checkedIngredients: checked ? [...others, index] : others };
  });
}

async function change(
  db: SimmerDb,
  recipeId: string,
  edit: (session: CookSessionRow) => CookSessionRow,
): Promise<void> {
  await db.transaction("rw", db.cookSessions, async () => {
    const session = await getCookSession(db, recipeId);
    await db.cookSessions.put({ ...edit(session), updatedAt: Date.now() });
  });
}

/** Forgets the cook's place once the meal is logged, and takes it out of the dinner being cooked. */
export async function endCookSession(db: SimmerDb, recipeId: string): Promise<void> {
  await db.transaction("rw", db.cookSessions, db.meta, db.timers, async () => {
    await db.cookSessions.delete(recipeId);
    await leaveDinner(db, recipeId);
  });
}
