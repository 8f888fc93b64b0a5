import type { Settings } from "./entities.ts";
import { SERVES_PER_IDEA } from "./limits.ts";

/** The settings document with its defaults, before the cook has changed any. */
export const NO_SETTINGS: Settings = {
  id: "own",
  units: "written",
  sharing: true,
  serves: [],
  updatedAt: 0,
};

/**
 * The number of serves that the cook has chosen for a recipe; undefined for the recipe's own
 * number.
 */
export function servesIn({ serves }: Settings, recipeId: string): number | undefined {
  return serves.find((one) => one.recipeId === recipeId)?.serves;
}

/** The number of serves of these recipes, if it is the same for all of them. */
export function commonServes(
  settings: Settings,
  recipes: readonly { id: string }[],
): number | undefined {
  const [first = SERVES_PER_IDEA, ...others] = new Set(
    recipes.map(({ id }) => servesIn(settings, id) ?? SERVES_PER_IDEA),
  );
  return others.length > 0 ? undefined : first;
}
