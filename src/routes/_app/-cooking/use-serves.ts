import { useMemo } from "react";

import { setServes } from "#db/repositories/cook-session-repository.ts";
import type { CookSessionRow } from "#db/schema.ts";
import { RECIPE_SERVES, type ScaledRecipe, scaleRecipe } from "#domain/amounts/scale-recipe.ts";
import type { Meal } from "#domain/entities.ts";

import { useSignedInCook } from "../../-common/use-live-data.ts";
import { useOptimisticValue } from "../../-common/use-optimistic-value.ts";

/** How many a recipe is cooked for, and what it says for so many. */
export interface Serves {
  serves: number;
  isScaled: boolean;
  setServes: (serves: number) => void;
  recipe: ScaledRecipe;
}

export function useServes(meal: Meal, session: CookSessionRow): Serves {
  const { db } = useSignedInCook();
  const [serves, show] = useOptimisticValue(session.serves ?? RECIPE_SERVES);
  const recipe = useMemo(() => scaleRecipe(meal, serves), [meal, serves]);
  return {
    serves,
    isScaled: serves !== RECIPE_SERVES,
    setServes: (next) => show(next, () => setServes(db, session.recipeId, next)),
    recipe,
  };
}
