import { CalendarDays, Plus } from "lucide-react";
import { useState } from "react";

import type { AiMealPlan } from "#domain/entities.ts";
import type { UserDocument } from "#domain/user-document.ts";
import { PART_NOT_HERE } from "#failure-words/screen-words.ts";
import { Button } from "#ui/button.tsx";
import { Cluster } from "#ui/cluster.tsx";
import { SCREEN_TITLE_ID } from "#ui/page-header.tsx";

import { useCommand } from "../../-common/use-command.ts";
import { DinnerButton } from "../../-stove/dinner-button.tsx";
import type { AddRecipe } from "./add-recipe.tsx";
import { usePlanEdits } from "./use-plan-edits.ts";

type Sheet = typeof AddRecipe;

/** Loads the sheet on demand, for the same reasons as the plan editor's. */
async function loadSheet(): Promise<Sheet> {
  try {
    return (await import("./add-recipe.tsx")).AddRecipe;
  } catch (error) {
    throw new Error(PART_NOT_HERE, { cause: error });
  }
}

interface PlanAdditionsProps {
  plan: AiMealPlan;
  user: UserDocument;
  today: string;
  /** Called once the recipes have days. */
  onSpread: () => void;
}

/** Below a plan's recipes: another recipe from this device, and days for those without one. */
export function PlanAdditions({ plan, user, today, onSpread }: PlanAdditionsProps) {
  const { add, spread } = usePlanEdits(plan.id);
  const run = useCommand();
  const [open, setOpen] = useState<{ Sheet: Sheet } | null>(null);
  const toCook = plan.recipes.filter(({ cooked }) => !cooked);
  const canSpread = toCook.length > 1 && toCook.some(({ day }) => !day);

  const openSheet = () => void run(async () => setOpen({ Sheet: await loadSheet() }));

  const spreadAll = async () => {
    if (!(await spread(today))) return;
    onSpread();
    // The button goes, and would take the focus along; the days are at the top.
    document.getElementById(SCREEN_TITLE_ID)?.focus();
  };

  return (
    <Cluster>
      {/* A single meal stays one. */}
      {plan.status === "single" ? null : (
        <Button
          variant="secondary"
          icon={<Plus aria-hidden />}
          aria-haspopup="dialog"
          onClick={openSheet}
        >
          Add a recipe
        </Button>
      )}
      {canSpread ? (
        <Button
          variant="secondary"
          icon={<CalendarDays aria-hidden />}
          onClick={() => void spreadAll()}
        >
          Spread over the week
        </Button>
      ) : null}
      {toCook.length > 0 ? <DinnerButton planId={plan.id} /> : null}
      {open ? (
        <open.Sheet plan={plan} user={user} onAdd={add} onClose={() => setOpen(null)} />
      ) : null}
    </Cluster>
  );
}
