import { setMealDay, undoMealDay } from "#db/repositories/meal-day-repository.ts";
import type { WaitingMeal } from "#domain/waiting-meals.ts";

import { dayInText } from "../-common/local-days.ts";
import { useCommand } from "../-common/use-command.ts";
import { useSignedInCook } from "../-common/use-live-data.ts";

/**
 * Puts a meal on a day, or with an empty day on none, and offers Undo: in its plan, or else as
 * `setMealDay` says. Resolves to whether it was stored.
 */
export function useMealDay(today: string) {
  const { db } = useSignedInCook();
  const run = useCommand();
  return ({ meal, planId }: WaitingMeal, day: string): Promise<boolean> =>
    run(
      () => setMealDay(db, meal, { planId, day, today }),
      (change) =>
        change && {
          // The day stands first, since a long title is cut off.
          text:
            day === ""
              ? `On no day now: ${meal.title}`
              : `Planned for ${dayInText(day, today)}: ${meal.title}`,
          undo: () => undoMealDay(db, meal.id, change),
        },
    );
}
