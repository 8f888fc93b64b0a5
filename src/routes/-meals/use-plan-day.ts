import { setPlanDay } from "#db/repositories/plan-recipe-repository.ts";
import { useToast } from "#ui/toast-context.ts";

import { dayInText } from "../-common/local-days.ts";
import { useCommand } from "../-common/use-command.ts";
import { useSignedInCook } from "../-common/use-live-data.ts";

interface Planned {
  planId: string;
  recipe: { id: string; title: string };
}

/**
 * Puts a meal of a plan on a day, or with an empty day on none, and offers Undo. Resolves to whether
 * it was stored.
 */
export function usePlanDay(today: string) {
  const { db } = useSignedInCook();
  const run = useCommand();
  const toast = useToast();
  return ({ planId, recipe: { id, title } }: Planned, day: string): Promise<boolean> =>
    run(async () => {
      const before = await setPlanDay(db, planId, id, day);
      if (before === null) throw new Error(`${title} is not waiting in this plan any more`);
      if (before === day) return;
      toast.show({
        // The day stands first, since a long title is cut off.
        text:
          day === "" ? `On no day now: ${title}` : `Planned for ${dayInText(day, today)}: ${title}`,
        tone: "success",
        action: { label: "Undo", run: () => void run(() => setPlanDay(db, planId, id, before)) },
      });
    });
}
