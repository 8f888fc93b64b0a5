import * as v from "valibot";

import { conflicts, isFree, type ScreenedRecipe } from "#domain/dietary-check/check.ts";

import { ALLERGEN_IDS, DIET_IDS, EQUIPMENT_IDS } from "./catalogue.ts";
import {
  AMOUNT_MAX,
  BLURB_MAX,
  FULL_RECIPE_BATCH,
  IDEAS_DEFAULT_COUNT,
  IDEAS_MAX_COUNT,
  INGREDIENTS_MAX,
  NAME_MAX,
  PICTURE_MAX,
  RECIPE_MINUTES_MAX,
  STEP_MAX,
  STEPS_MAX,
  TITLE_MAX,
  LEFTOVERS_MAX,
} from "./limits.ts";
import { MEAL_TYPES } from "./meal-types.ts";
import { isUnrestricted, type Preferences } from "./preferences.ts";

/**
 * The contract of the recipe service: what the app may ask, and what the service may answer. Both
 * sides parse with these schemas; `functions/openapi.json` is generated from them.
 */

export const MEAL_IDEAS_PATH = "/v1/recipes/get-meal-ideas";
export const FULL_RECIPES_PATH = "/v1/recipes/get-full-recipes";

export const REQUEST_BYTES_MAX = 64 * 1024;
/** Firebase Auth's own bound on the length of a user id. */
export const UID_MAX = 128;
const EXCLUDE_MAX = 200;
const PREFERENCES_MAX = 40;
const NOTE_MAX = 400;

export const MISSING_UID = "UID parameter is required";
export const UNKNOWN_UID = "User not found";
export const WRONG_IDEA_COUNT = "Provide 1–10 ideas with title and blurb";
export const INCOMPLETE_IDEA = "Each idea must include title, blurb, and mealType";
export const LONG_TITLE = "Title must be 120 characters or less";
export const LONG_BLURB = "Blurb must be 280 characters or less";

/** "Unknown allergy: "gluten-ish""; the offending text may be anything, so it is cut. */
function unknown(what: string) {
  return (issue: v.BaseIssue<unknown>) => `Unknown ${what}: ${issue.received.slice(0, 40)}`;
}

function idList<const Ids extends readonly string[]>(ids: Ids, what: string, list: string) {
  return v.optional(
    v.pipe(
      v.array(v.picklist(ids, unknown(what)), `${list} must be a list`),
      v.maxLength(PREFERENCES_MAX, `${list} has too many entries`),
    ),
  );
}

const preferences = {
  allergies: idList(ALLERGEN_IDS, "allergy", "allergies"),
  dietPreferences: idList(DIET_IDS, "diet", "dietPreferences"),
  equipment: idList(EQUIPMENT_IDS, "equipment", "equipment"),
};

const uid = v.pipe(
  v.string(MISSING_UID),
  v.nonEmpty(MISSING_UID),
  v.maxLength(UID_MAX, UNKNOWN_UID),
);

const COUNT_MESSAGE = `Count must be a whole number from 1 to ${IDEAS_MAX_COUNT}`;
const EXCLUDE_MESSAGE = "exclude must be a list of meal titles";
const LEFTOVERS_MESSAGE = "leftovers must be a list of names";

export const MealIdeasRequest = v.object(
  {
    uid,
    count: v.optional(
      v.pipe(
        v.number(COUNT_MESSAGE),
        v.integer(COUNT_MESSAGE),
        v.minValue(1, COUNT_MESSAGE),
        v.maxValue(IDEAS_MAX_COUNT, COUNT_MESSAGE),
      ),
      IDEAS_DEFAULT_COUNT,
    ),
    mealType: v.optional(v.picklist(MEAL_TYPES, "Meal type must be breakfast, lunch or dinner")),
    ...preferences,
    /** Titles that were just shown or rejected; none of them is returned again. */
    exclude: v.optional(
      v.pipe(
        v.array(
          v.pipe(v.string(EXCLUDE_MESSAGE), v.maxLength(TITLE_MAX, LONG_TITLE)),
          EXCLUDE_MESSAGE,
        ),
        v.maxLength(EXCLUDE_MAX, `exclude holds at most ${EXCLUDE_MAX} titles`),
      ),
      [],
    ),
    /**
     * Names of foods that the cook wants used up; a service that doesn't know this field ignores
     * it.
     */
    leftovers: v.optional(
      v.pipe(
        v.array(
          v.pipe(v.string(LEFTOVERS_MESSAGE), v.maxLength(TITLE_MAX, LONG_TITLE)),
          LEFTOVERS_MESSAGE,
        ),
        v.maxLength(LEFTOVERS_MAX, `leftovers holds at most ${LEFTOVERS_MAX} names`),
      ),
      [],
    ),
  },
  MISSING_UID,
);
export type MealIdeasRequest = v.InferInput<typeof MealIdeasRequest>;

const requiredText = (max: number, long: string) =>
  v.pipe(v.string(INCOMPLETE_IDEA), v.trim(), v.nonEmpty(INCOMPLETE_IDEA), v.maxLength(max, long));

export const RecipeIdea = v.object(
  {
    // This field comes first, so that a missing field is reported before one that is too long.
    mealType: v.picklist(MEAL_TYPES, INCOMPLETE_IDEA),
    title: requiredText(TITLE_MAX, LONG_TITLE),
    blurb: requiredText(BLURB_MAX, LONG_BLURB),
  },
  INCOMPLETE_IDEA,
);
export type RecipeIdea = v.InferOutput<typeof RecipeIdea>;

export const FullRecipesRequest = v.object(
  {
    uid,
    ideas: v.pipe(
      v.array(RecipeIdea, WRONG_IDEA_COUNT),
      v.minLength(FULL_RECIPE_BATCH.min, WRONG_IDEA_COUNT),
      v.maxLength(FULL_RECIPE_BATCH.max, WRONG_IDEA_COUNT),
    ),
    ...preferences,
  },
  WRONG_IDEA_COUNT,
);
export type FullRecipesRequest = v.InferInput<typeof FullRecipesRequest>;

const text = (max: number) => v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(max));

/** How the meal is drawn, if the service provides it (see `mealFields` of a document). */
const picture = v.fallback(v.optional(v.pipe(v.string(), v.maxLength(PICTURE_MAX))), undefined);

/** About how long the dish takes, if the service says so. */
const minutes = v.fallback(
  v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(RECIPE_MINUTES_MAX))),
  undefined,
);

export const MealIdea = v.object({
  title: text(TITLE_MAX),
  blurb: text(BLURB_MAX),
  picture,
  minutes,
});
export type MealIdea = v.InferOutput<typeof MealIdea>;

export const FullRecipe = v.object({
  title: text(TITLE_MAX),
  ingredients: v.pipe(
    v.array(
      v.object({
        name: text(NAME_MAX),
        amount: v.pipe(v.string(), v.trim(), v.maxLength(AMOUNT_MAX)),
      }),
    ),
    v.minLength(1),
    v.maxLength(INGREDIENTS_MAX),
  ),
  instructions: v.pipe(v.array(text(STEP_MAX)), v.minLength(1), v.maxLength(STEPS_MAX)),
  mealType: v.picklist(MEAL_TYPES),
  blurb: text(BLURB_MAX),
  equipment: v.pipe(v.array(v.picklist(EQUIPMENT_IDS)), v.maxLength(EQUIPMENT_IDS.length)),
  picture,
});
export type FullRecipe = v.InferOutput<typeof FullRecipe>;

export const AnsweredRecipe = v.object({
  ...FullRecipe.entries,
  /** The index of the idea that it answers, counted from 0. A service may leave it out. */
  ideaIndex: v.fallback(
    v.optional(
      v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(FULL_RECIPE_BATCH.max - 1)),
    ),
    undefined,
  ),
});
export type AnsweredRecipe = v.InferOutput<typeof AnsweredRecipe>;

/** Text, or a bare number, which other services send for "3"; anything else says nothing. */
const readableAmount = v.pipe(
  v.fallback(v.union([v.string(), v.pipe(v.number(), v.transform(String))]), ""),
  v.trim(),
  v.maxLength(AMOUNT_MAX),
);

/**
 * A leniently parsed recipe: unknown equipment and amounts that aren't text are dropped. What the
 * dietary check depends on is parsed as strictly as in the contract: a recipe with a missing or
 * truncated name, step or other text can't be checked.
 */
const lenientFields = {
  ingredients: v.pipe(
    v.array(v.object({ name: text(NAME_MAX), amount: readableAmount })),
    v.minLength(1),
    v.maxLength(INGREDIENTS_MAX),
  ),
  equipment: v.pipe(
    v.fallback(v.array(v.unknown()), []),
    v.transform((named) => EQUIPMENT_IDS.filter((id) => named.includes(id))),
  ),
};

/** A `FullRecipe` as it is read from a language model. */
export const ReadFullRecipe = v.object({ ...FullRecipe.entries, ...lenientFields });
const ReadAnsweredRecipe = v.object({ ...AnsweredRecipe.entries, ...lenientFields });

const answerFields = {
  /** The source of the answer: the language model, or only the built-in cookbook. */
  source: v.picklist(["model", "cookbook"]),
  /** Shown to the cook if the result is incomplete. */
  note: v.optional(v.pipe(v.string(), v.maxLength(NOTE_MAX))),
};

export const MealIdeasAnswer = v.object({
  ideas: v.pipe(v.array(MealIdea), v.maxLength(IDEAS_MAX_COUNT)),
  ...answerFields,
});
export type MealIdeasAnswer = v.InferOutput<typeof MealIdeasAnswer>;

export const FullRecipesAnswer = v.object({
  recipes: v.pipe(v.array(AnsweredRecipe), v.maxLength(FULL_RECIPE_BATCH.max)),
  ...answerFields,
});
export type FullRecipesAnswer = v.InferOutput<typeof FullRecipesAnswer>;

/**
 * A leniently parsed response: only the list is required, and each of its entries is parsed separately.
 */
export interface LenientAnswer<Item> {
  items: Item[];
  /** How many entries of the list could not be read. */
  unreadable: number;
  /** Only our service sends it; missing if another service answers. */
  source?: MealIdeasAnswer["source"] | undefined;
  note?: string | undefined;
}

const answerExtras = v.object({
  source: v.fallback(v.optional(answerFields.source), undefined),
  note: v.fallback(v.optional(v.string()), undefined),
});

function readList<const S extends v.GenericSchema>(
  body: unknown,
  list: "ideas" | "recipes",
  { item, most }: { item: S; most: number },
): LenientAnswer<v.InferOutput<S>> | null {
  const found = v.safeParse(v.object({ [list]: v.array(v.unknown()) }), body);
  const extras = v.safeParse(answerExtras, body);
  if (!found.success || !extras.success) return null;
  const entries = found.output[list] ?? [];
  const read = entries.map((entry) => v.safeParse(item, entry));
  const items = read.flatMap((entry) => (entry.success ? [entry.output] : []));
  if (items.length === 0 && entries.length > 0) return null;
  const { source, note } = extras.output;
  return {
    items: items.slice(0, most),
    unreadable: entries.length - items.length,
    source,
    note: note?.slice(0, NOTE_MAX),
  };
}

/**
 * Reads an answer with `ideas (title, blurb)`; null if there is no list, or nothing readable in it.
 */
export function readMealIdeas(body: unknown): LenientAnswer<MealIdea> | null {
  return readList(body, "ideas", { item: MealIdea, most: IDEAS_MAX_COUNT });
}

/** The same for `recipes (title, ingredients, instructions, mealType, blurb, equipment)`. */
export function readFullRecipes(body: unknown): LenientAnswer<AnsweredRecipe> | null {
  return readList(body, "recipes", { item: ReadAnsweredRecipe, most: FULL_RECIPE_BATCH.max });
}

/** The cook's preferences in a request's format. */
export function writePreferences({ allergies, diet, equipment }: Preferences) {
  return { allergies: [...allergies], dietPreferences: [...diet], equipment: [...equipment] };
}

/** The preferences in a request, without duplicates. */
export function readPreferences(
  request: Pick<MealIdeasRequest, keyof typeof preferences>,
): Preferences {
  return {
    allergies: [...new Set(request.allergies)],
    diet: [...new Set(request.dietPreferences)],
    equipment: [...new Set(request.equipment)],
  };
}

/**
 * Whether the recipe could be checked, and nothing in it conflicts with this cook's allergies,
 * diets or equipment.
 */
export function isRecipeSafe(recipe: ScreenedRecipe, preferences: Preferences): boolean {
  if (isUnrestricted(preferences)) return true;
  return isFree(conflicts(recipe, preferences));
}

/** An idea in the form that the screen reads: it has only a title and a blurb. */
export function asIdea({ title, blurb }: Pick<MealIdea, "title" | "blurb">) {
  return { title, blurb, ingredients: [], instructions: [], equipment: [] };
}

/** The same as `isRecipeSafe` for an idea. */
export function isIdeaSafe(
  idea: Pick<MealIdea, "title" | "blurb">,
  preferences: Preferences,
): boolean {
  return isRecipeSafe(asIdea(idea), preferences);
}
