import { useRouter } from "@tanstack/react-router";
import { useRef } from "react";

import { deletePlan, savePlan } from "#db/repositories/plan-repository.ts";
import type { AiMealPlan } from "#domain/entities.ts";

import { useCommand } from "../../-common/use-command.ts";
import { useSignedInCook } from "../../-common/use-live-data.ts";

/**
 * Makes a new plan from a completed plan's recipes and opens it. Undo deletes the new plan and, if
 * the cook is on its page, returns to where they asked for it.
 */
export function useCookAgain(): (plan: AiMealPlan) => Promise<void> {
  const { db } = useSignedInCook();
  const router = useRouter();
  const run = useCommand();
  // A second tap before the new plan is on the screen would make a second plan.
  const busy = useRef(false);

  return async ({ recipes, name = "" }) => {
    if (busy.current) return;
    busy.current = true;
    const from = router.history.location.href;
    let planId = "";
    const undo = async () => {
      const isShown = router.history.location.pathname === `/plan/${planId}`;
      if (isShown) await router.navigate({ href: from, replace: true });
      await run(() => deletePlan(db, planId));
    };
    const isSaved = await run(
      async () => {
        planId = await savePlan(db, { recipes, addToShoppingList: false, name });
      },
      {
        text: recipes.length > 1 ? "A new plan of the same recipes" : "Ready to cook once more",
        undo,
      },
    );
    if (isSaved) await router.navigate({ to: "/plan/$planId", params: { planId } });
    busy.current = false;
  };
}
