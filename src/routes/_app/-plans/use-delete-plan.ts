import { useState } from "react";

import { deletePlan, restorePlan } from "#db/repositories/plan-repository.ts";
import type { AiMealPlan } from "#domain/entities.ts";
import { useToast } from "#ui/toast-context.ts";

import { useCommand } from "../../-common/use-command.ts";
import { useSignedInCook } from "../../-common/use-live-data.ts";

/**
 * Deletes plans with undo; `failure` says which plan could not be deleted, and stays on the screen.
 */
export function useDeletePlan() {
  const { db } = useSignedInCook();
  const toast = useToast();
  const run = useCommand();
  const [failure, setFailure] = useState<{ planId: string; text: string } | null>(null);

  const remove = async (plan: AiMealPlan): Promise<boolean> => {
    setFailure(null);
    try {
      await deletePlan(db, plan.id);
    } catch (error) {
      const text = error instanceof Error ? error.message : String(error);
      setFailure({ planId: plan.id, text });
      return false;
    }
    toast.show({
      text: plan.status === "single" ? "Single meal deleted" : "Meal plan deleted",
      undo: () => void run(() => restorePlan(db, plan)),
    });
    return true;
  };

  return { remove, failure };
}
