import { setCookStep } from "#db/cook-sessions.ts";
import type { CookSessionRow } from "#db/schema.ts";

import { useKitchen } from "../../-kitchen.ts";
import { useAhead } from "../../-use-ahead.ts";

/** The step on screen, 0 for the overview, and how to go to another of the `count` there are. */
export function useStep(session: CookSessionRow, count: number) {
  const { db } = useKitchen();
  const [step, setStep] = useAhead(session.step);
  // The recipe may have been edited shorter since the place was kept.
  const shown = Math.min(Math.max(0, step), count);
  const goTo = (next: number) => {
    if (next < 0 || next > count || next === shown) return;
    setStep(next, () => setCookStep(db, session.recipeId, next));
  };
  return [shown, goTo] as const;
}
