import type { Settings } from "./entities.ts";
import { SERVES_PER_IDEA } from "./limits.ts";

/** The one document of the cook's settings, before they set any. */
export const NO_SETTINGS: Settings = { id: "own", units: "written", serves: [], updatedAt: 0 };

/** For how many the cook has chosen to cook a recipe; undefined for as many as it is written for. */
export function servesIn({ serves }: Settings, recipeId: string): number | undefined {
  return serves.find((one) => one.recipeId === recipeId)?.serves;
}

/** For how many each of these recipes is cooked, if it is the same number for all of them. */
export function commonServes(
  settings: Settings,
  recipes: readonly { id: string }[],
): number | undefined {
  const [first = SERVES_PER_IDEA, ...others] = new Set(
    recipes.map(({ id }) => servesIn(settings, id) ?? SERVES_PER_IDEA),
  );
  return others.length > 0 ? undefined : first;
}
