import type { IngredientLine } from "#domain/amounts/parse-ingredient.ts";

import { inSteps } from "./in-steps.ts";

/**
 * The rules of the list's lines. They know hundreds of foods, which the first paint does not need.
 * Within a live query, read all that it follows before awaiting this.
 *
 * @param lines what they will be asked about. To read a line takes a slow phone 2 ms, and it is read
 *   once: a long list is read in steps.
 */
export async function loadLines(lines: readonly IngredientLine[]) {
  const { arrangeList, countThings, readFoodLine, toBuyLines } =
    await import("#domain/shopping/arranged.ts");
  await inSteps(lines, readFoodLine);
  return { arrangeList, countThings, toBuyLines };
}
