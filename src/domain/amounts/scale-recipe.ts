import type { Meal, RecipeIngredient } from "#domain/entities.ts";
import { AMOUNT_MAX, NAME_MAX, SERVES_PER_IDEA } from "#domain/limits.ts";

import { parseLine } from "./parse-ingredient.ts";
import { scaleLine } from "./scale-amount.ts";
import { nameFoods, scaleStep } from "./scale-step.ts";
import { splitFoods } from "./split-foods.ts";
import { convert } from "./units.ts";

/** The serves that every recipe is written for; recipes don't store a number of their own. */
export const RECIPE_SERVES = SERVES_PER_IDEA;

export interface ScaledIngredient extends RecipeIngredient {
  /** Whether it is unchanged because an amount in it can't be scaled. */
  asWritten: boolean;
}

/** The parts of a recipe that change when it is scaled. */
export interface ScaledRecipe {
  /** One per ingredient line, in the recipe's order. */
  ingredients: ScaledIngredient[];
  /** One per step; times are not scaled. */
  instructions: string[];
}

/** Whether a line states an amount, so that a cook would expect it to be scaled. */
function saysHowMuch(line: RecipeIngredient): boolean {
  if (/\d/u.test(line.amount) || parseLine(line).quantity !== null) return true;
  // "a tiddly bit" is an amount, and so is "1.500 g mehl" in a line of one field.
  return (
    /(?<!\p{L})(?:an?|one|half|another|some|several|plenty|lots)(?!\p{L})/iu.test(line.amount) ||
    /^[\d.,/]*\d(?:\s|(?:k?g|m?l)(?!\p{L}))/iu.test(line.name)
  );
}

/**
 * Scales a recipe to a number of serves. At the number it is written for, all texts stay unchanged.
 */
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
      return { ...scaled, asWritten: !scales && saysHowMuch(line) };
    }),
    instructions: instructions.map((text) => scaleStep(text, factor, foods)),
  };
}

/** A line too long for a shopping list stays as it is written. */
function fits({ name, amount }: RecipeIngredient): boolean {
  return name.length <= NAME_MAX && amount.length <= AMOUNT_MAX;
}

/** The ingredients scaled to a number of serves, as shopping list lines. */
export function servedIngredients(
  ingredients: readonly RecipeIngredient[],
  serves: number = RECIPE_SERVES,
): RecipeIngredient[] {
  const factor = serves / RECIPE_SERVES;
  // Each thing that a line names is bought separately.
  return ingredients.flatMap(splitFoods).map(({ name, amount }) => {
    if (factor === 1) return { name, amount };
    const scaled = scaleLine({ name, amount }, factor);
    return fits(scaled) ? { name: scaled.name, amount: scaled.amount } : { name, amount };
  });
}

/** Whether a line asks for more than another of the same food; true if they can't be compared. */
export function asksForMore(line: RecipeIngredient, than: RecipeIngredient): boolean {
  if (line.amount === than.amount) return false;
  const [one, other] = [parseLine(line), parseLine(than)];
  if (!one.quantity || !other.quantity) return true;
  const there = convert(other.quantity.max, other.unit, one.unit);
  return there === undefined || one.quantity.max > there;
}
