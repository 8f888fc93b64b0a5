import { useMemo } from "react";

import { setServes } from "#db/repositories/settings-repository.ts";
import { RECIPE_SERVES, type ScaledRecipe } from "#domain/amounts/scale-recipe.ts";
import { type Serving, servedRecipe } from "#domain/amounts/served-recipe.ts";
import type { Meal } from "#domain/entities.ts";

import { useSignedInCook } from "../-common/use-live-data.ts";
import { useOptimisticValue } from "../-common/use-optimistic-value.ts";

/** How many serves a recipe is cooked for, and the recipe scaled to that number. */
export interface Serves extends Serving {
  isScaled: boolean;
  setServes: (serves: number) => void;
  recipe: ScaledRecipe;
}

/** @param stored the stored serving */
export function useServes(meal: Meal, stored: Serving): Serves {
  const { db } = useSignedInCook();
  const [serves, show] = useOptimisticValue(stored.serves);
  const { units } = stored;
  const recipe = useMemo(() => servedRecipe(meal, { serves, units }), [meal, serves, units]);
  return {
    serves,
    units,
    isScaled: serves !== RECIPE_SERVES,
    setServes: (next) => show(next, () => setServes(db, [meal], next)),
    recipe,
  };
}
