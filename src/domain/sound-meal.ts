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

/**
 * A shared meal is taken unchanged or rejected. If it were repaired and written back, the server would
 * refuse it, and with it the cook's rating.
 */

type Fields = Record<string, unknown>;

/**
 * The dietary check reads every text of a meal, and of a hundred meals at once, so their size is
 * bounded.
 */
const INGREDIENTS_LENGTH = SHARED_INGREDIENTS_MAX * SHARED_INGREDIENT_BYTES;
const EQUIPMENT_LENGTH_MAX = 18;

function isText(value: unknown, max: number): value is string {
  return typeof value === "string" && value.length <= max;
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

/** The text of every ingredient; null if one is not valid. */
function readIngredients(value: unknown): string[] | null {
  if (!Array.isArray(value)) return null;
  const lines = value.map((line: unknown) => {
    const { name, amount, ...more } = (line ?? {}) as Fields;
    const isSound =
      typeof name === "string" && typeof amount === "string" && Object.keys(more).length === 0;
    return isSound ? name + amount : null;
  });
  return lines.every((line) => line !== null) ? lines : null;
}

function readTexts(value: unknown): string[] | null {
  return Array.isArray(value) && value.every((text) => typeof text === "string") ? value : null;
}

function lengthOf(texts: readonly string[]): number {
  return texts.reduce((sum, text) => sum + text.length, 0);
}

/** The text's length in bytes of UTF-8. */
function bytesOf(text: string): number {
  let bytes = 0;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  }
  return bytes;
}

/** Whether the server's document is a shared meal, of a shape and size that can be shown. */
export function isSoundSharedMeal(fields: Fields): boolean {
  const ingredients = readIngredients(fields["ingredients"]);
  const steps = readTexts(fields["instructions"]);
  const equipment = readTexts(fields["equipment"]);
  const { ratingAverage, reportCount = 0 } = fields;
  return (
    isText(fields["title"], TITLE_MAX) &&
    fields["title"].trim() !== "" &&
    isText(fields["blurb"], BLURB_MAX) &&
    MEAL_TYPES.some((type) => type === fields["mealType"]) &&
    ingredients !== null &&
    ingredients.length <= SHARED_INGREDIENTS_MAX &&
    lengthOf(ingredients) <= INGREDIENTS_LENGTH &&
    steps !== null &&
    steps.length <= SHARED_STEPS_MAX &&
    lengthOf(steps) <= SHARED_STEPS_BYTES &&
    equipment !== null &&
    equipment.length <= EQUIPMENT_LENGTH_MAX &&
    isText(fields["picture"] ?? "", PICTURE_MAX) &&
    typeof ratingAverage === "number" &&
    ratingAverage >= 0 &&
    ratingAverage <= RATING_MAX &&
    [fields["ratingCount"], fields["favoriteCount"], reportCount].every(isCount) &&
    [fields["createdAt"], fields["updatedAt"]].every(isCount)
  );
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
 * Whether the security rules let a meal be shared (`isShared` in firestore.rules). A larger one stays the
 * cook's own: sharing it would be refused for good. So does a recipe that the cook has written.
 */
export function isShareable(meal: Meal): boolean {
  const { title, blurb, mealType, ingredients, instructions, equipment } = meal;
  return (
    authorOf(meal) !== "self" &&
    isText(title, TITLE_MAX) &&
    title.trim() !== "" &&
    isText(blurb, BLURB_MAX) &&
    MEAL_TYPES.includes(mealType) &&
    ingredients.length <= SHARED_INGREDIENTS_MAX &&
    ingredients.every(({ name, amount }) => bytesOf(name + amount) <= SHARED_INGREDIENT_BYTES) &&
    instructions.length <= SHARED_STEPS_MAX &&
    bytesOf(instructions.join("")) <= SHARED_STEPS_BYTES &&
    equipment.length <= EQUIPMENT_LENGTH_MAX &&
    isText(meal.picture ?? "", PICTURE_MAX)
  );
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
