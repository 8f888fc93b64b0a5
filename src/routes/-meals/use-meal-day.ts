import { setMealDay, undoMealDay } from "#db/repositories/meal-day-repository.ts";
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
