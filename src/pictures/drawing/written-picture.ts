import { decideDish, type DishWords } from "./drawn-kinds.ts";

/** As many foods as any form shows. */
const FOODS_MOST = 6;

/**
 * What these words are drawn as, written down so that the same is drawn once more is known:
 * "curry: chicken, rice".
 */
export function writePicture(meal: DishWords): string {
  const { form, foods } = decideDish(meal);
  return `${form}: ${foods
    .slice(0, FOODS_MOST)
    .map(({ name }) => name)
    .join(", ")}`;
}
