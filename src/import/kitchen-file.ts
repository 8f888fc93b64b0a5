import * as v from "valibot";

import { EQUIPMENT_IDS } from "#domain/catalogue.ts";
import { PersonalRecipe } from "#domain/entities.ts";
import {
  AMOUNT_MAX,
  BLURB_MAX,
  INGREDIENTS_MAX,
  NAME_MAX,
  NOTE_MAX,
  PICTURE_MAX,
  STEP_MAX,
  STEPS_MAX,
  TITLE_MAX,
} from "#domain/limits.ts";
import { MEAL_TYPES } from "#domain/meal-types.ts";

import { NOTHING_IMPORTED, type ImportedRecipe } from "./imported-recipe.ts";
import { toPersonalRecipe } from "./to-personal-recipe.ts";

/** What our own files say of themselves; docs/kitchen-file.schema.json describes them. */
export const KITCHEN_FORMAT = "simmer-kitchen";
export const KITCHEN_VERSION = 1;

function text(max: number) {
  return v.pipe(
    v.string(),
    v.maxLength(max),
    // Half a surrogate pair can’t be stored.
    v.check((words) => !/\p{Cs}/u.test(words)),
  );
}

/** A recipe as a kitchen's file holds it: within every limit of a stored one. */
const ExactRecipe = v.object({
  title: v.pipe(text(TITLE_MAX), v.regex(/\S/u)),
  blurb: text(BLURB_MAX),
  mealType: v.picklist(MEAL_TYPES),
  equipment: v.array(v.picklist(EQUIPMENT_IDS)),
  ingredients: v.pipe(
    v.array(v.object({ name: text(NAME_MAX), amount: text(AMOUNT_MAX) })),
    v.maxLength(INGREDIENTS_MAX),
  ),
  instructions: v.pipe(v.array(text(STEP_MAX)), v.maxLength(STEPS_MAX)),
  note: v.optional(text(NOTE_MAX)),
  picture: v.optional(text(PICTURE_MAX)),
});
export type ExactRecipe = v.InferOutput<typeof ExactRecipe>;

const KitchenFile = v.object({
  format: v.literal(KITCHEN_FORMAT),
  version: v.number(),
  recipes: v.optional(v.array(v.unknown()), []),
});

/** The recipes in a file of ours, each to be read by `readExactRecipe`; null if the file isn't ours. */
export function readKitchenFile(
  json: unknown,
): { recipes: readonly unknown[]; isNewer: boolean } | null {
  const file = v.safeParse(KitchenFile, json);
  if (!file.success) return null;
  const { recipes, version } = file.output;
  return { recipes, isNewer: version > KITCHEN_VERSION };
}

/**
 * A recipe of a kitchen's file, unchanged; one that somebody has edited beyond the limits is read like
 * another app's. Null for what is no recipe.
 */
export function readExactRecipe(
  value: unknown,
): { recipe: ExactRecipe; problems: string[] } | null {
  const exact = v.safeParse(ExactRecipe, value);
  if (exact.success) return { recipe: exact.output, problems: [] };
  const forgiven = v.safeParse(PersonalRecipe, value);
  if (!forgiven.success) return null;
  const { title, blurb, ingredients, instructions, mealType, equipment, note } = forgiven.output;
  if (ingredients.length === 0 && instructions.length === 0) return null;
  const imported: ImportedRecipe = {
    ...NOTHING_IMPORTED,
    title,
    description: blurb,
    ingredients: [
      { heading: "", lines: ingredients.map(({ amount, name }) => `${amount} ${name}`) },
    ],
    steps: [{ heading: "", lines: instructions }],
    note: note === undefined ? [] : [note],
  };
  const { recipe, note: rest, problems } = toPersonalRecipe(imported);
  return { recipe: { ...recipe, mealType, equipment, ...noteOf(rest) }, problems };
}

/** A recipe's note as a field; none if it is empty. */
export function noteOf(note: string): { note?: string } {
  return note === "" ? {} : { note };
}
