import type { IngredientLine } from "#domain/amounts/parse-ingredient.ts";

import { inSteps } from "./in-steps.ts";

/**
 * Loads the code for the list's lines, which knows hundreds of foods and is not needed for the first
 * paint. Within a live query, finish all reads before awaiting this, or Dexie doesn't track them.
 *
 * @param lines parsed ahead in time slices, since parsing a line takes a slow phone 2 ms; results are
 *   memoised
 */
export async function loadLines(lines: readonly IngredientLine[]) {
  const { arrangeList, countForMeal, countToBuy, readFoodLine, toBuyLines } =
    await import("#domain/shopping/arranged.ts");
  await inSteps(lines, readFoodLine);
  return { arrangeList, countForMeal, countToBuy, toBuyLines };
}
