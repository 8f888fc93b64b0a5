import { useEffect } from "react";

import { askForSharedMeals } from "#db/repositories/meal-repository.ts";

import { useSignedInCook } from "../../-common/use-live-data.ts";

/** Asks sync for the newest shared meals when the cook opens a screen that shows them. */
export function useFreshSharedMeals(isShown: boolean): void {
  const { db } = useSignedInCook();
  useEffect(() => {
    if (!isShown) return;
    askForSharedMeals(db).catch((error: unknown) => {
      console.warn("Fresh meals were not asked for", error);
    });
  }, [db, isShown]);
}
