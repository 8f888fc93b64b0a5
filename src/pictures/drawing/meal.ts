import { drawSides, layTable } from "./dishes.ts";
import { decideDish, type DishWords, type FormName } from "./drawn-kinds.ts";
import { FORMS } from "./forms.ts";
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
 * Draws a meal from its words.
 *
 * Pure: the same words and seed give the same drawing, on every device.
 *
 * @param seed decides placement, table and dish; defaults to the title
 */
export function drawMeal(meal: DishWords, seed: string = meal.title): MealDrawing {
  // Only the seed decides these, so a screen that knows less about a meal draws the same table and
  // dish.
  const random = seedRandom(seed);
  const table = layTable(random);
  const { form, foods } = decideDish(meal);
  const larder: Larder = { random, table, foods };
  const { draw, hands } = FORMS[form];
  return {
    form,
    cloth: table.cloth,
    layers: [...table.layers, ...drawSides(random, hands), ...draw(larder)],
  };
}
