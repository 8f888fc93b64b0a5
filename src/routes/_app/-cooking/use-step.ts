import { setCookStep } from "#db/repositories/cook-session-repository.ts";
import type { CookSessionRow } from "#db/schema.ts";

import { useSignedInCook } from "../../-common/use-live-data.ts";
import { useOptimisticValue } from "../../-common/use-optimistic-value.ts";

/** The step on screen (0 is the overview), and how to move among the `count` steps. */
export function useStep(session: CookSessionRow, planId: string | null, count: number) {
  const { db } = useSignedInCook();
  const [step, setStep] = useOptimisticValue(session.step);
  // The recipe may have been shortened since the step was stored.
  const shown = Math.min(Math.max(0, step), count);
  const goTo = (next: number) => {
    if (next < 0 || next > count || next === shown) return;
    setStep(next, () => setCookStep(db, session.recipeId, next, planId));
  };
  return [shown, goTo] as const;
}
