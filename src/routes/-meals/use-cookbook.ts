import { useEffect, useState } from "react";

import type { Meal } from "#domain/entities.ts";

import { loadCookbook } from "./load-cookbook.ts";

/** The cookbook's meals: undefined while loading, null if they can't be loaded. */
export function useCookbook(): readonly Meal[] | null | undefined {
  const [meals, setMeals] = useState<readonly Meal[] | null>();
  useEffect(() => {
    let isOver = false;
    loadCookbook().then(
      (loaded) => isOver || setMeals(loaded),
      (error: unknown) => {
        console.warn("The cookbook could not be loaded", error);
        if (!isOver) setMeals(null);
      },
    );
    return () => {
      isOver = true;
    };
  }, []);
  return meals;
}
