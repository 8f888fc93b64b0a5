import * as v from "valibot";

import type { Meal } from "./entities.ts";
import {
  BLURB_MAX,
  PICTURE_MAX,
  RATING_MAX,
  SHARED_INGREDIENT_BYTES,
  SHARED_INGREDIENTS_MAX,
  SHARED_RATING_MIN,
  SHARED_STEPS_BYTES,
  SHARED_STEPS_MAX,
  TITLE_MAX,
} from "./limits.ts";
import { MEAL_TYPES } from "./meal-types.ts";

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const ingredient = v.pipe(
  v.strictObject({ name: v.string(), amount: v.string() }),
  v.transform(({ name, amount }) => name + amount),
  v.maxBytes(SHARED_INGREDIENT_BYTES),
);

/**
 * What the security rules let a cook share (`isShared` in firestore.rules). The dietary check reads
 * every text of a meal, and of a hundred meals at once, so their size is bounded.
 */
const SharedWords = v.object({
  title: v.pipe(v.string(), v.maxLength(TITLE_MAX), v.regex(/\S/u)),
  blurb: v.pipe(v.string(), v.maxLength(BLURB_MAX)),
  mealType: v.picklist(MEAL_TYPES),
  ingredients: v.pipe(v.array(ingredient), v.maxLength(SHARED_INGREDIENTS_MAX)),
  instructions: v.pipe(
    v.array(v.string()),
    v.maxLength(SHARED_STEPS_MAX),
    v.transform((steps) => steps.join("")),
    v.maxBytes(SHARED_STEPS_BYTES),
  ),
  equipment: v.pipe(v.array(v.string()), v.maxLength(18)),
  picture: v.optional(v.pipe(v.string(), v.maxLength(PICTURE_MAX))),
});

const SoundSharedMeal = v.object({
  ...SharedWords.entries,
  ratingAverage: v.pipe(v.number(), v.minValue(0), v.maxValue(RATING_MAX)),
  ratingCount: count,
  favoriteCount: count,
  reportCount: v.optional(count),
  createdAt: count,
  updatedAt: count,
});

/**
 * Whether the server's document is a shared meal, of a shape and size that can be shown. It is taken
 * unchanged or rejected: if it were repaired and written back, the server would refuse it, and with it
 * the cook's rating.
 */
export function isSoundSharedMeal(fields: Record<string, unknown>): boolean {
  return v.is(SoundSharedMeal, fields);
}

/**
 * Only the meal fields of any kind of meal. They go into a new document, which the security rules
 * judge as a whole.
 */
export function mealOf(meal: Meal): Meal {
  const { id, title, instructions, mealType, blurb, equipment, picture } = meal;
  const ingredients = meal.ingredients.map(({ name, amount }) => ({ name, amount }));
  const drawn = picture === undefined ? {} : { picture };
  return { id, title, ingredients, instructions, mealType, blurb, equipment, ...drawn };
}

/** Whether it is a shared meal that this cook was the first to share, as the device reads it. */
export function isSharedByCook(meal: object): boolean {
  return "sharedByCook" in meal && meal.sharedByCook === true;
}

/** Whose recipe it is; undefined if it is the recipe service's, whether or not this cook shares it. */
export function authorOf(meal: Meal): Meal["author"] {
  if (meal.author !== undefined) return meal.author;
  if ("ratingCount" in meal) return isSharedByCook(meal) ? undefined : "other";
  return "userId" in meal ? "self" : undefined;
}

/**
 * Whether the security rules let a meal be shared. A larger one stays the cook's own: sharing it would
 * be refused for good. So does a recipe that the cook has written.
 */
export function isShareable(meal: Meal): boolean {
  return authorOf(meal) !== "self" && v.is(SharedWords, mealOf(meal));
}

/**
 * Whether rating this meal so counts among other cooks: adds to its shared rating, or shares it
 * (`isSharedFirst`).
 */
export function isRatingShared(meal: Meal, stars: number | null): stars is number {
  return stars !== null && stars >= SHARED_RATING_MIN && isShareable(meal);
}

/**
 * Whether rating this meal so shares it if nobody has shared it yet. Another cook's meal that is not
 * shared any more was taken down, and must not come back through a copy.
 */
export function isSharedFirst(meal: Meal, stars: number | null): stars is number {
  return isRatingShared(meal, stars) && authorOf(meal) === undefined;
}
