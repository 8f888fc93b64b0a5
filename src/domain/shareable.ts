import type { Meal } from "./entities.ts";
import {
  BLURB_MAX,
  SHARED_INGREDIENT_BYTES,
  SHARED_INGREDIENTS_MAX,
  SHARED_RATING_MIN,
  SHARED_STEPS_BYTES,
  SHARED_STEPS_MAX,
  TITLE_MAX,
} from "./limits.ts";

/** The bytes of a text in UTF-8, as the security rules count them. */
function bytesOf(text: string): number {
  let bytes = 0;
  for (const character of text) {
    const point = character.codePointAt(0) ?? 0;
    bytes += point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4;
  }
  return bytes;
}

/**
 * Whether the security rules let a meal be shared (`isShared` in firestore.rules). A longer one stays
 * the cook's own: sharing it would be refused for good.
 */
export function isShareable({ title, blurb, ingredients, instructions }: Meal): boolean {
  return (
    title !== "" &&
    title.length <= TITLE_MAX &&
    blurb.length <= BLURB_MAX &&
    ingredients.length <= SHARED_INGREDIENTS_MAX &&
    ingredients.every(({ name, amount }) => bytesOf(name + amount) <= SHARED_INGREDIENT_BYTES) &&
    instructions.length <= SHARED_STEPS_MAX &&
    bytesOf(instructions.join("")) <= SHARED_STEPS_BYTES
  );
}

/** Whether rating this meal so shares it, or adds to its shared rating. */
export function isRatingShared(meal: Meal, stars: number | null): stars is number {
  return stars !== null && stars >= SHARED_RATING_MIN && isShareable(meal);
}
