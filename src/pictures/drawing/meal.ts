import { drawSides, layTable } from "./dishes.ts";
import { findFoods } from "./drawn-foods.ts";
import { chooseForm, formOf, type FormName } from "./forms.ts";
import type { Larder } from "./larder.ts";
import type { Layer } from "./layer.ts";
import { seedRandom } from "./seeded-random.ts";

/** A picture of 320 × 200; the dish is in its middle 200 × 200. */
export interface MealDrawing {
  form: FormName;
  /** Colour of the table, behind everything. */
  cloth: string;
  /** In drawing order, from the table up. */
  layers: Layer[];
}

/**
 * Draws a meal from its name and ingredients.
 *
 * Pure: the same words, kind and seed give the same drawing, on every device.
 *
 * @param words the title first, then the names of ingredients
 * @param mealKind "breakfast", "lunch", "dinner" or any text: the fallback if the words say little
 * @param seed decides placement, table and dish; defaults to the title
 */
export function drawMeal(
  words: readonly string[],
  mealKind: string,
  seed: string = words[0] ?? "",
): MealDrawing {
  // Only from the seed, so a screen that knows fewer words of a meal draws the same table and dish.
  const random = seedRandom(seed);
  const table = layTable(random);
  const larder: Larder = { random, table, foods: findFoods(words.join(" · ")) };
  const form = chooseForm(words[0] ?? "", mealKind, larder);
  const { draw, hands } = formOf(form);
  return {
    form,
    cloth: table.cloth,
    layers: [...table.layers, ...drawSides(random, hands), ...draw(larder)],
  };
}
