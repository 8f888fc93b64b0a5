import * as v from "valibot";

import { PersonalRecipe } from "#domain/entities.ts";
import { NOTE_MAX, SOURCE_MAX, TAG_MAX, TAGS_MAX, TIMES_COOKED_MAX } from "#domain/limits.ts";

import { exactId, exactMeal, text } from "./exact-fields.ts";
import { parseJson } from "./formats/parse-json.ts";
import { NOTHING_IMPORTED, type ImportedRecipe } from "./imported-recipe.ts";
import { toPersonalRecipe } from "./to-personal-recipe.ts";

/** What our own files say of themselves; docs/kitchen-file.schema.json describes them. */
export const KITCHEN_FORMAT = "simmer-kitchen";
export const KITCHEN_VERSION = 1;

/** A recipe as a kitchen's file holds it: within every limit of a stored one. */
const ExactRecipe = v.object({
  ...exactMeal,
  /** Its id in the kitchen it is from: there is none in a file that somebody has written. */
  id: v.fallback(v.optional(exactId), undefined),
  note: v.optional(text(NOTE_MAX)),
  source: v.optional(text(SOURCE_MAX)),
  tags: v.optional(v.pipe(v.array(v.pipe(text(TAG_MAX), v.nonEmpty())), v.maxLength(TAGS_MAX))),
  timesCooked: v.optional(
    v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(TIMES_COOKED_MAX)),
  ),
});
export type ExactRecipe = v.InferOutput<typeof ExactRecipe>;

const words = v.fallback(v.optional(v.string(), ""), "");
/** The cook's own note on a recipe is a document of its own; in a file it stands beside the recipe's. */
const Notes = v.object({ note: words, cookNote: words });

const NEWER = "It was saved by a newer Simmer. Reload Simmer, and try again.";
const CopyForOthers = v.object({ identifier: v.literal(KITCHEN_FORMAT) });

const KitchenFile = v.object({
  format: v.literal(KITCHEN_FORMAT),
  version: v.number(),
  recipes: v.optional(v.array(v.unknown()), []),
});

/** What our JSON-LD says of itself: the same recipes as in the kitchen's files beside it. */
export const COPY_MARK = { identifier: KITCHEN_FORMAT };

/** Whether a text is a file of a kitchen of ours, or of its recipes for other apps. */
export function isKitchenFile(text: string): boolean {
  return text.slice(0, 200).includes(`"${KITCHEN_FORMAT}"`);
}

/**
 * What a file of ours holds: recipes, each to be read by `readExactRecipe`, and what `readKitchenParts`
 * reads; neither in the copy for other apps. If it can't be read, the reason, for the cook.
 */
export function readKitchenFile(
  text: string,
): { recipes: readonly unknown[]; json: unknown } | string {
  const json = parseJson(text);
  if (v.is(CopyForOthers, json)) return { recipes: [], json: {} };
  const file = v.safeParse(KitchenFile, json);
  if (!file.success) return "It is no file of a kitchen.";
  const { recipes, version } = file.output;
  return version > KITCHEN_VERSION ? NEWER : { recipes, json };
}

/**
 * A recipe of a kitchen's file, unchanged; one that somebody has edited beyond the limits is read like
 * another app's. Null for what is no recipe.
 */
export function readExactRecipe(
  value: unknown,
): { recipe: ExactRecipe; problems: string[] } | null {
  const notes = v.safeParse(Notes, value);
  if (!notes.success) return null;
  const note = [notes.output.note, notes.output.cookNote]
    .filter((each) => each !== "")
    .join("\n\n");
  const exact = v.safeParse(ExactRecipe, { ...(value as object), ...noteOf(note) });
  if (exact.success) return { recipe: exact.output, problems: [] };
  const {
    title,
    blurb,
    ingredients,
    instructions,
    mealType,
    equipment,
    source = "",
    tags = [],
    picture,
    photo,
    timesCooked,
    id,
  } = v.parse(PersonalRecipe, value);
  if (ingredients.length === 0 && instructions.length === 0) return null;
  const imported: ImportedRecipe = {
    ...NOTHING_IMPORTED,
    title,
    description: blurb,
    ingredients: [
      { heading: "", lines: ingredients.map(({ amount, name }) => `${amount} ${name}`) },
    ],
    steps: [{ heading: "", lines: instructions }],
    tags,
    note: [note],
    source: { name: source, url: "" },
  };
  const { recipe, note: rest, problems } = toPersonalRecipe(imported);
  return {
    recipe: {
      ...recipe,
      mealType,
      equipment,
      ...(v.is(exactMeal.picture, picture) && picture !== undefined ? { picture } : {}),
      ...(photo === undefined ? {} : { photo }),
      ...(timesCooked === undefined ? {} : { timesCooked }),
      ...(v.is(exactId, id) ? { id } : {}),
      ...noteOf(rest),
    },
    problems,
  };
}

/** A recipe's note as a field; none if it is empty. */
export function noteOf(note: string): { note?: string } {
  return note === "" ? {} : { note };
}
