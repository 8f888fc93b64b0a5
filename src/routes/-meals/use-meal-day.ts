import { setMealDay, undoMealDay } from "#db/repositories/meal-day-repository.ts";
import type { WaitingMeal } from "#domain/waiting-meals.ts";
import { useToast } from "#ui/toast-context.ts";

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
  const toast = useToast();
  return ({ meal, planId }: WaitingMeal, day: string): Promise<boolean> =>
    run(async () => {
      const change = await setMealDay(db, meal, { planId, day, today });
      if (!change) return;
      toast.show({
        // The day stands first, since a long title is cut off.
        text:
          day === ""
            ? `On no day now: ${meal.title}`
            : `Planned for ${dayInText(day, today)}: ${meal.title}`,
        tone: "success",
        action: { label: "Undo", run: () => void run(() => undoMealDay(db, meal.id, change)) },
      });
    });
}
