import { RECIPE_SERVES } from "#domain/amounts/scale-recipe.ts";
import { MAX_TOTAL_SERVES } from "#domain/limits.ts";
import { Stepper } from "#ui/stepper.tsx";

import type { Serves } from "./use-serves.ts";

interface ServesStepperProps {
  serves: Serves;
  /** Whether its ingredients are on the shopping list. */
  isListed: boolean;
}

/** A stepper for "Serves 4", with hints about what scales with the number and what doesn't. */
export function ServesStepper({ serves, isListed }: ServesStepperProps) {
  const hints = [
    serves.isScaled
      ? `As written, this serves ${RECIPE_SERVES}. Times, temperatures and tin sizes stay as they are.`
      : "",
    isListed ? "The shopping list follows." : "",
    serves.units === "written"
      ? ""
      : `Shown in ${serves.units === "us" ? "US" : "metric"} units, rounded as a cook would.`,
  ];
  const hint = hints.filter(Boolean).join(" ");
  return (
    <Stepper
      label="Serves"
      short="Serves"
      value={serves.serves}
      onValueChange={serves.setServes}
      min={1}
      max={MAX_TOTAL_SERVES}
      hint={hint === "" ? undefined : hint}
    />
  );
}
