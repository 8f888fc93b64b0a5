import type { Meal } from "#domain/entities.ts";

import { inSteps } from "../-common/in-steps.ts";
import { screenOnce } from "./checked-meals.ts";

/**
 * The cookbook's meals, checked once with memoised results, so that filters respond at once. The
 * cookbook is a separate chunk, which most visits don't need.
 * @throws Error if the file can't be loaded: offline, before the app's files were stored
 */
export async function loadCookbook(): Promise<readonly Meal[]> {
  const { COOKBOOK_MEALS } = await import("#cookbook/cookbook-meals.ts");
  await inSteps(COOKBOOK_MEALS, screenOnce);
  return COOKBOOK_MEALS;
}

/** The cookbook's meal of this id; null if it has none. @throws as `loadCookbook` */
export async function findInCookbook(id: string): Promise<Meal | null> {
  const { COOKBOOK_MEALS } = await import("#cookbook/cookbook-meals.ts");
  return COOKBOOK_MEALS.find((meal) => meal.id === id) ?? null;
}
