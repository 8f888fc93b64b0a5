import type { Meal, UnitChoice } from "#domain/entities.ts";

import { type ScaledRecipe, scaleRecipe } from "./scale-recipe.ts";
import { inUnits } from "./unit-systems.ts";

/** How many people a recipe is cooked for, and in which units the cook reads it. */
export interface Serving {
  serves: number;
  units: UnitChoice;
}

/**
 * A recipe as the cook wants to read it. It is derived from the stored recipe each time, so that rounding
 * errors don't accumulate.
 */
export function servedRecipe(
  meal: Pick<Meal, "ingredients" | "instructions">,
  { serves, units }: Serving,
): ScaledRecipe {
  const scaled = scaleRecipe(meal, serves);
  if (units === "written") return scaled;
  return {
    ingredients: scaled.ingredients.map((line) => ({
      ...line,
      amount: inUnits(line.amount, units),
      name: inUnits(line.name, units),
    })),
    instructions: scaled.instructions.map((text) => inUnits(text, units)),
  };
}
