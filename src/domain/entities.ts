import * as v from "valibot";

import { isDay } from "./days.ts";
import {
  count,
  equipment,
  ids,
  listOf,
  moment,
  setOf,
  text,
  timestamp,
  title,
  wholeNumber,
} from "./forgiving-fields.ts";
import { MAX_TOTAL_SERVES, RATING_MAX, TAG_MAX, TIMES_COOKED_MAX } from "./limits.ts";
import { MEAL_TYPES } from "./meal-types.ts";
import { openObject } from "./open-object.ts";
import { isPhotoId } from "./photos.ts";

/**
 * The stored documents: one forgiving schema each (forgiving-fields.ts), from which its type follows.
 * Unknown fields are kept at every depth, so that an older app does not erase what a newer one stored.
 * The user document is in user-document.ts, and stored portions are in stored-portions.ts.
 */

const mealType = v.fallback(v.picklist(MEAL_TYPES), "dinner");

/** The cook's own tags on a recipe, in the order in which they were added; absent for none. */
const tags = v.optional(setOf(v.pipe(v.string(), v.nonEmpty(), v.maxLength(TAG_MAX))));

const RecipeIngredient = openObject({ name: text, amount: text });
export type RecipeIngredient = v.InferOutput<typeof RecipeIngredient>;

/**
 * The fields of every kind of meal: enough to show a card, cook it, or add it to a shopping list.
 */
const mealFields = {
  id: text,
  title,
  ingredients: listOf(RecipeIngredient),
  instructions: listOf(v.string()),
  mealType,
  blurb: text,
  equipment,
  /**
   * How it is drawn, as "curry: chicken, rice": a form and the foods to be seen, in the words of
   * `src/pictures`. If it is absent or invalid, the drawing is derived from the title and
   * ingredients. A text rather than a map, since the rules check a text in one expression, and
   * sharing a meal is near their limit.
   */
  picture: v.optional(text),
};

export const MEAL_AUTHORS = ["self", "other"] as const;
/**
 * The origin of a recipe that was copied into a plan: the cook's own, or shared by another cook;
 * absent for one from the recipe service. An invalid value counts as another cook's, the least
 * trusted origin.
 */
const author = v.optional(v.fallback(v.picklist(MEAL_AUTHORS), "other"));

/**
 * The name of the cook's photo of it; absent or empty for none. Only a recipe of the cook's own and a
 * plan's copy have one: it is never shared.
 */
const photo = v.optional(
  v.fallback(
    v.pipe(
      v.string(),
      v.check((name) => isPhotoId(name)),
    ),
    "",
  ),
);

const Meal = openObject({ ...mealFields, author, photo });
export type Meal = v.InferOutput<typeof Meal>;

/** A day of the cook's calendar, as "2026-11-24"; absent or empty for none. */
const maybeDay = v.optional(v.fallback(v.pipe(v.string(), v.check(isDay)), ""));

const PlanRecipe = openObject({
  ...mealFields,
  author,
  photo,
  cooked: v.fallback(v.boolean(), false),
  /** The day that it is to be cooked on. */
  day: maybeDay,
  /** Whether its words are the plan's alone: the cook's own recipe, if it is one, has others. */
  adapted: v.optional(v.fallback(v.boolean(), false)),
});
export type PlanRecipe = v.InferOutput<typeof PlanRecipe>;

export const PLAN_STATUSES = ["new", "in-progress", "completed", "single"] as const;
export type PlanStatus = (typeof PLAN_STATUSES)[number];

export const AiMealPlan = v.pipe(
  openObject({
    id: text,
    recipes: listOf(PlanRecipe),
    createdAt: timestamp,
    updatedAt: timestamp,
    status: v.fallback(v.picklist(PLAN_STATUSES), "new"),
    userId: text,
    /** What the cook calls it; absent or empty for none. */
    name: v.optional(text),
    /** The last of its recipes' days, indexed to find plans with meals on days. */
    lastDay: maybeDay,
  }),
  // A recipe is opened and marked cooked by its id, so a recipe without one gets an id from its
  // position.
  v.transform((plan) => ({
    ...plan,
    recipes: plan.recipes.map((recipe, index) =>
      recipe.id === "" ? { ...recipe, id: `${plan.id}-${index}` } : recipe,
    ),
  })),
);
export type AiMealPlan = v.InferOutput<typeof AiMealPlan>;

export const SharedMeal = openObject({
  ...mealFields,
  ratingAverage: v.fallback(
    v.pipe(
      v.number(),
      v.transform((value) => Math.min(RATING_MAX, Math.max(0, value))),
    ),
    0,
  ),
  ratingCount: count,
  favoriteCount: count,
  createdAt: timestamp,
  updatedAt: timestamp,
  /** The meal's own id. A plan's id would reveal which meals belong to the same cook. */
  planId: text,
  recipeId: text,
  /**
   * When it was added to everyone's list, ms by the server's clock: 0 if it isn't listed, absent
   * until it has been read.
   */
  sharedAt: v.optional(v.fallback(moment, 0)),
  /**
   * One of its cook's limited slots in the list, named after the first meal in it. Only the newest
   * meal of a slot is shown.
   */
  slot: v.optional(text),
  /** How many cooks report it; absent for none. */
  reportCount: v.optional(count),
  /** An administrator's decision, which overrides reports. */
  moderation: v.optional(v.unknown()),
  /** Whether its author has taken it back; absent for no. */
  takenBack: v.optional(v.fallback(v.boolean(), false)),
});
export type SharedMeal = v.InferOutput<typeof SharedMeal>;

export const HIDES = ["nothing", "meal", "author"] as const;

/** What a cook has said about a shared meal. Only that cook reads it. */
export const MealMark = openObject({
  /** The meal's id. */
  id: text,
  /** The cook's stars that count in the meal's average, 4 or 5: the first they gave; 0 for none. */
  stars: count,
  /** Whether the meal's favourite count includes this cook. */
  favored: v.fallback(v.boolean(), false),
  /** Whether the meal's report count includes this cook. */
  reported: v.fallback(v.boolean(), false),
  /**
   * What the cook doesn't want to see again: nothing, the meal, or everything that its author
   * shares.
   */
  hides: v.fallback(v.picklist(HIDES), "nothing"),
  /** Whether this cook was the first to share it; absent for no. */
  shared: v.optional(v.fallback(v.boolean(), false)),
  updatedAt: timestamp,
});
export type MealMark = v.InferOutput<typeof MealMark>;

export const PersonalRecipe = openObject({
  ...mealFields,
  photo,
  /**
   * What an import found of it and no other field holds; absent for none. It is the recipe's, apart
   * from the note that the cook may write on any recipe.
   */
  note: v.optional(text),
  userId: text,
  createdAt: timestamp,
  updatedAt: timestamp,
  /** Where it is from, as the cook wrote it or an import found it: "Old book, https://…". */
  source: v.optional(text),
  tags,
  /** How often it was cooked, as far as neither a plan nor stored portions tell; absent for never. */
  timesCooked: v.optional(v.fallback(wholeNumber(0, TIMES_COOKED_MAX), 0)),
});
export type PersonalRecipe = v.InferOutput<typeof PersonalRecipe>;

const keyText = v.pipe(v.string(), v.nonEmpty());

/**
 * How the cook shops: manually assigned aisles, shops, pantry staples, and past purchases. Foods
 * are identified by their keys on the list. Unknown names of aisles are kept, since a newer app may
 * have added them.
 */
export const ShoppingSettings = openObject({
  id: text,
  /** The aisle of a food, where the cook has chosen it; the latest last. */
  aisles: listOf(openObject({ food: keyText, aisle: text })),
  /** Shops, each with its aisles in the order in which it is walked; those left out come last. */
  shops: listOf(openObject({ id: keyText, name: text, aisles: listOf(v.string()) })),
  /** Foods that are always at home; `taken` if one is wanted on the list this time. */
  staples: listOf(openObject({ food: keyText, name: text, taken: v.fallback(v.boolean(), false) })),
  /**
   * How much the cook has of a food, as typed, and the meals on the list (or ids of own items) that
   * it is for; the latest last.
   */
  atHand: listOf(openObject({ food: keyText, amount: keyText, meals: ids })),
  /** Names of bought things, latest last; what is bought often is named several times. */
  bought: listOf(keyText),
  updatedAt: timestamp,
});
export type ShoppingSettings = v.InferOutput<typeof ShoppingSettings>;
export type Shop = ShoppingSettings["shops"][number];

/** The cook's own note and tags on a recipe of any kind. Only that cook reads it. */
export const RecipeNote = openObject({
  /** The recipe's id. */
  id: text,
  /** Empty for none, and once it was deleted. */
  text,
  /** The tags of a recipe that is not the cook's own, which has them in its own document. */
  tags,
  updatedAt: timestamp,
});
export type RecipeNote = v.InferOutput<typeof RecipeNote>;

/** The units in which amounts are shown; "written" keeps the recipe's own. */
export const UNIT_CHOICES = ["written", "metric", "us"] as const;
export type UnitChoice = (typeof UNIT_CHOICES)[number];

/** How many people a recipe is cooked for. */
const RecipeServes = openObject({
  recipeId: v.pipe(v.string(), v.nonEmpty()),
  serves: wholeNumber(1, MAX_TOTAL_SERVES),
});

/** How the cook likes to read and share recipes, in one document, "own". */
export const Settings = openObject({
  id: text,
  units: v.fallback(v.picklist(UNIT_CHOICES), "written"),
  /**
   * Whether meals with enough stars are shared with other cooks. An invalid value counts as no, since
   * what was shared has been seen.
   */
  sharing: v.fallback(v.boolean(), false),
  /** The recipes whose serves the cook has chosen, most recent choice last. */
  serves: listOf(RecipeServes),
  updatedAt: timestamp,
});
export type Settings = v.InferOutput<typeof Settings>;

/** A cook's feedback: it is only ever sent. */
export const Feedback = openObject({
  text: v.string(),
  url: v.string(),
  uid: v.string(),
  timestamp: v.number(),
});
export type Feedback = v.InferOutput<typeof Feedback>;
