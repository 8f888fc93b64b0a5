import type { Meal, RecipeIngredient } from "#domain/entities.ts";
import { SERVES_PER_IDEA } from "#domain/limits.ts";

import { scaleLine } from "./scale-amount.ts";
import { nameFoods, scaleStep } from "./scale-step.ts";

/** Serves of a recipe as it is written; recipes don't store any other number. */
export const RECIPE_SERVES = SERVES_PER_IDEA;

export interface ScaledIngredient extends RecipeIngredient {
  /** Its amount has a number that isn't understood: it is as the recipe has it. */
  asWritten: boolean;
}

/** What changes of a recipe when it is cooked for more, or fewer, than it is written for. */
export interface ScaledRecipe {
  /** In the recipe's order, one for each line. */
  ingredients: ScaledIngredient[];
  /** One for each step; their times are as in the recipe. */
  instructions: string[];
}

/** A recipe for so many serves. As many as it is written for leave every text as it is. */
export function scaleRecipe(
  { ingredients, instructions }: Pick<Meal, "ingredients" | "instructions">,
  serves: number,
): ScaledRecipe {
  const factor = serves / RECIPE_SERVES;
  if (factor === 1) {
    const same = ingredients.map((line) => ({ ...line, asWritten: false }));
    return { ingredients: same, instructions };
  }
  const foods = nameFoods(ingredients);
  return {
    ingredients: ingredients.map((line) => {
      const { scales, ...scaled } = scaleLine(line, factor);
      return { ...scaled, asWritten: !scales && /\d/u.test(line.amount) };
    }),
    instructions: instructions.map((text) => scaleStep(text, factor, foods)),
  };
}
