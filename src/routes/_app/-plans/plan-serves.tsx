import { setServes } from "#db/repositories/settings-repository.ts";
import { RECIPE_SERVES } from "#domain/amounts/scale-recipe.ts";
import type { AiMealPlan, Settings } from "#domain/entities.ts";
import { MAX_TOTAL_SERVES } from "#domain/limits.ts";
import { commonServes } from "#domain/reading-settings.ts";
import type { UserDocument } from "#domain/user-document.ts";
import { Stepper } from "#ui/stepper.tsx";

import { useSignedInCook } from "../../-common/use-live-data.ts";
import { useOptimisticValue } from "../../-common/use-optimistic-value.ts";

interface PlanServesProps {
  plan: AiMealPlan;
  user: Pick<UserDocument, "shoppingList">;
  settings: Settings;
}

/** Changes the serves of all of a plan's uncooked recipes at once. */
export function PlanServes({ plan, user, settings }: PlanServesProps) {
  const { db } = useSignedInCook();
  const toCook = plan.recipes.filter(({ cooked }) => !cooked);
  const common = commonServes(settings, toCook);
  const [serves, show] = useOptimisticValue(common ?? RECIPE_SERVES);
  const isListed = toCook.some(({ id }) => user.shoppingList.meals.some((meal) => meal.id === id));
  const hints = [
    common === undefined ? "Each recipe has its own number now. This sets them all." : "",
    isListed ? "The shopping list follows." : "",
  ];
  const hint = hints.filter(Boolean).join(" ");
  return (
    <Stepper
      label="Each recipe serves"
      value={serves}
      onValueChange={(next) => show(next, () => setServes(db, toCook, next))}
      min={1}
      max={MAX_TOTAL_SERVES}
      hint={hint === "" ? undefined : hint}
    />
  );
}
