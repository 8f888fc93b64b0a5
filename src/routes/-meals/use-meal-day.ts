import { setMealDay, undoMealDay } from "#db/repositories/meal-day-repository.ts";
import { planRecipeAgain, unplanRecipe } from "#db/repositories/plan-recipe-repository.ts";
import type { Meal } from "#domain/entities.ts";
import type { WaitingMeal } from "#domain/waiting-meals.ts";

import { dayInText } from "../-common/local-days.ts";
import { useCommand } from "../-common/use-command.ts";
import { useSignedInCook } from "../-common/use-live-data.ts";

/**
 * Assigns a meal to a day, or to none if the day is empty, and offers Undo. A meal in a plan is
 * moved there; for others see `setMealDay`. Resolves to whether it was stored.
 */
export function useMealDay(today: string) {
  const { db } = useSignedInCook();
  const run = useCommand();
  return ({ meal, planId }: WaitingMeal, day: string): Promise<boolean> =>
    run(
      () => setMealDay(db, meal, { planId, day, today }),
      (change) =>
        change && {
          // The day comes first, since a long title is truncated.
          text:
            day === ""
              ? `On no day now: ${meal.title}`
              : `Planned for ${dayInText(day, today)}: ${meal.title}`,
          undo: () => undoMealDay(db, meal.id, change),
        },
    );
}

/**
 * Plans a dish for one more day of its plan, and offers Undo. Resolves to whether it was stored.
 */
export function usePlanAgain(today: string) {
  const { db } = useSignedInCook();
  const run = useCommand();
  return ({ id, title }: Pick<Meal, "id" | "title">, planId: string, day: string) =>
    run(
      async () => {
        const again = await planRecipeAgain(db, planId, id, day);
        if (!again) throw new Error(`${title} is not in this plan any more`);
        return again;
      },
      (again) => ({
        text: `Also ${dayInText(day, today)}${again.unlist ? ", and on the list" : ""}: ${title}`,
        undo: () => unplanRecipe(db, again),
      }),
    );
}
