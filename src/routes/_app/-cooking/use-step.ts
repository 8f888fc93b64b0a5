import { useEffect, useRef, useState } from "react";

import { setCookStep } from "#db/cook-sessions.ts";
import type { CookSessionRow } from "#db/schema.ts";

import { useKitchen } from "../../-kitchen.ts";
import { useCommand } from "../../-use-command.ts";

/**
 * The step on screen, 0 for the overview. It moves with the tap and is stored behind it; a step
 * stored elsewhere (a timer's link, another tab) is followed.
 */
export function useStep(session: CookSessionRow, count: number) {
  const { db } = useKitchen();
  const run = useCommand();
  const [step, setStep] = useState(session.step);
  const writing = useRef(0);

  useEffect(() => {
    if (writing.current === 0) setStep(session.step);
  }, [session.step]);

  // The recipe may have been edited shorter since the place was kept.
  const shown = Math.min(Math.max(0, step), count);
  const goTo = (next: number) => {
    if (next < 0 || next > count || next === shown) return;
    setStep(next);
    writing.current += 1;
    void run(() => setCookStep(db, session.recipeId, next)).finally(() => {
      writing.current -= 1;
    });
  };
  return [shown, goTo] as const;
}
