import { decideDish, type DishWords } from "./drawn-kinds.ts";

/** No form shows more foods than this. */
const FOODS_MOST = 6;

/**
 * Describes how these words are drawn, so that the picture can be drawn again later: "curry:
 * chicken, rice".
 */
export function writePicture(meal: DishWords): string {
  const { form, foods } = decideDish(meal);
  return `${form}: ${foods
    .slice(0, FOODS_MOST)
    .map(({ name }) => name)
    .join(", ")}`;
}
