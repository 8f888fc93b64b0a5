import * as v from "valibot";

import { ALLERGEN_IDS, DIET_IDS, EQUIPMENT_IDS } from "./catalogue.ts";
import type { Scope } from "./collections.ts";
import { isDay } from "./days.ts";
import {
  ID_MAX,
  MAX_TOTAL_SERVES,
  PLAN_DAYS,
  PLAN_PEOPLE,
  PORTIONS_MAX,
  RATING_MAX,
  TAG_MAX,
  TIMES_COOKED_MAX,
} from "./limits.ts";
import { MEAL_TYPES } from "./meal-types.ts";
import { closed, openObject } from "./open-object.ts";
import { isPhotoId } from "./photos.ts";

/**
 * The stored documents: one forgiving schema each, from which its type follows.
 *
 * They parse whatever any version of the app, or a manual edit in the console, may have written: a
 * missing or mistyped field becomes its default, unknown entries of an enumeration are dropped, and
 * unknown fields are kept at every depth, so that an older app does not erase what a newer one stored.
 * What the app itself writes is bounded by its forms and by the security rules, not here.
 */

const text = v.fallback(v.string(), "");
/** A meal's title, by which the cook recognises and opens it: never empty. */
const title = v.fallback(
  v.pipe(
    v.string(),
    v.check((words) => words.trim() !== ""),
  ),
  "Untitled meal",
);

/** A whole number from `min` to `max`; other numbers are rounded and clamped. */
function wholeNumber(min: number, max = Number.MAX_SAFE_INTEGER) {
  return v.pipe(
    v.number(),
    v.transform((value) => Math.trunc(Math.min(max, Math.max(min, value)))),
  );
}

const count = v.fallback(wholeNumber(0), 0);
/** The latest time that a `Date` can hold, ms; formatting a later one throws. */
const LAST_MOMENT = 8.64e15;
const moment = wholeNumber(0, LAST_MOMENT);
/**
 * Milliseconds since the epoch, by the writing device's clock. Shown to cooks, and never used to
 * order writes.
 */
const timestamp = v.fallback(moment, 0);

/**
 * A list of `item`. Entries that don't parse are dropped; anything that is not a list becomes an empty
 * one. If entries were dropped, the others lose their unknown fields: their indexes have changed, and
 * the rules would treat an unknown field of an entry that has both moved and changed as newly added.
 */
function listOf<const S extends v.GenericSchema>(item: S) {
  return v.fallback(
    v.optional(
      v.pipe(
        v.array(v.unknown()),
        v.transform((entries): v.InferOutput<S>[] => {
          const sound = keepSound(item, entries);
          return sound.length === entries.length ? sound : keepSound(closed(item), sound);
        }),
      ),
      [],
    ),
    [],
  );
}

function keepSound<const S extends v.GenericSchema>(
  item: S,
  entries: readonly unknown[],
): v.InferOutput<S>[] {
  return entries.flatMap((entry) => {
    const parsed = v.safeParse(item, entry);
    return parsed.success ? [parsed.output] : [];
  });
}

/** A list without duplicates, since its entries are looked up and distinguished by their values. */
function setOf<const S extends v.GenericSchema>(item: S) {
  return v.pipe(
    listOf(item),
    v.transform((entries) => [...new Set(entries)]),
  );
}

const ids = setOf(v.pipe(v.string(), v.nonEmpty(), v.maxLength(ID_MAX)));
const mealType = v.fallback(v.picklist(MEAL_TYPES), "dinner");
const equipment = setOf(v.picklist(EQUIPMENT_IDS));

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
   * ingredients.
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

const ShoppingIngredient = openObject({
  mealId: text,
  amount: text,
  name: text,
  bought: v.fallback(v.boolean(), false),
});
export type ShoppingIngredient = v.InferOutput<typeof ShoppingIngredient>;

/** A listed meal is removed by its id, so an entry without one is dropped. */
const ShoppingMeal = openObject({ id: v.pipe(v.string(), v.nonEmpty()), title });
export type ShoppingMeal = v.InferOutput<typeof ShoppingMeal>;

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

export const STORAGE_PLACES = ["fridge", "freezer"] as const;
export type StoragePlace = (typeof STORAGE_PLACES)[number];

/** Where portions are, and since when. */
const place = {
  storedAt: timestamp,
  storage: v.fallback(v.picklist(STORAGE_PLACES), "fridge"),
};

const storedFields = { title, imageUrl: text, recipeId: text, planId: text, ...place };

const StoredMeal = openObject({
  ...storedFields,
  // An entry without portions is dropped; an entry whose count can't be read has at least one
  // portion.
  count: v.pipe(v.fallback(wholeNumber(0, PORTIONS_MAX), 1), v.minValue(1)),
});
export type StoredMeal = v.InferOutput<typeof StoredMeal>;

const portions = wholeNumber(0, PORTIONS_MAX);

/** A log entry: what one change by the cook did to stored portions. */
export const PORTION_CHANGES = [
  "eaten",
  "thrown",
  "moved",
  "split",
  "edited",
  "added",
  "undone",
] as const;

const PortionChange = openObject({
  /** The id for undoing it; empty if it can't be undone. */
  id: text,
  /** "moved" and "edited" concern the whole entry; "split" moved only some of its portions. */
  kind: v.picklist(PORTION_CHANGES),
  /** The entry as it was before, and the number of portions taken from it; 0 for none. */
  from: openObject({ ...storedFields, count: portions }),
  /** Where they went, and how many there are now; null if they are gone. */
  to: v.nullable(openObject({ ...place, count: portions })),
});
export type PortionChange = v.InferOutput<typeof PortionChange>;

/** The cook's last changes of stored portions, oldest first, to undo them and to follow moves. */
export const PortionChanges = openObject({
  id: text,
  changes: listOf(PortionChange),
  updatedAt: timestamp,
});
export type PortionChanges = v.InferOutput<typeof PortionChanges>;

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

const LastPlanDefaults = v.fallback(
  v.pipe(
    openObject({
      durationDays: v.fallback(wholeNumber(0, PLAN_DAYS.max), 0),
      mealsPerDay: setOf(v.picklist(MEAL_TYPES)),
      peopleCount: v.fallback(wholeNumber(0, PLAN_PEOPLE.max), 0),
    }),
    v.transform((defaults) => ({
      ...defaults,
      peopleCount: Math.min(
        defaults.peopleCount,
        Math.floor(MAX_TOTAL_SERVES / Math.max(1, defaults.durationDays)),
      ),
    })),
  ),
  () => ({ durationDays: 0, mealsPerDay: [], peopleCount: 0 }),
);
export type LastPlanDefaults = v.InferOutput<typeof LastPlanDefaults>;

/** Absent if it can't be read: then the time of reading is used. */
const maybeMoment = v.fallback(v.optional(moment), undefined);

const StoredUser = openObject({
  favorites: ids,
  current_meals: ids,
  allergies: setOf(v.picklist(ALLERGEN_IDS)),
  diet: setOf(v.picklist(DIET_IDS)),
  cookingEquipment: equipment,
  lastPlanDefaults: LastPlanDefaults,
  shoppingList: v.fallback(
    openObject({
      ingredients: listOf(ShoppingIngredient),
      meals: listOf(ShoppingMeal),
      updatedAt: maybeMoment,
    }),
    () => ({ ingredients: [], meals: [] }),
  ),
  storedMeals: listOf(StoredMeal),
  updatedAt: maybeMoment,
});

/** @param at the time given to a missing `shoppingList` or `updatedAt` (spec: the current time). */
export function readUser(stored: unknown, at: number) {
  const isObject = typeof stored === "object" && stored !== null;
  const { shoppingList, updatedAt = at, ...user } = v.parse(StoredUser, isObject ? stored : {});
  const { updatedAt: changedAt = at, ...list } = shoppingList;
  return { ...user, shoppingList: { ...list, updatedAt: changedAt }, updatedAt };
}
export type UserDocument = ReturnType<typeof readUser>;
export type ShoppingList = UserDocument["shoppingList"];

type FieldScopes<D> = Record<keyof D, Scope | "both">;

/** Whose each field is, of documents that several scopes write. */
export const FIELD_SCOPES = {
  users: {
    favorites: "person",
    current_meals: "kitchen",
    allergies: "person",
    diet: "person",
    cookingEquipment: "kitchen",
    lastPlanDefaults: "person",
    shoppingList: "kitchen",
    storedMeals: "kitchen",
    updatedAt: "both",
  },
  settings: {
    id: "both",
    units: "person",
    sharing: "person",
    serves: "kitchen",
    updatedAt: "both",
  },
  mealMarks: {
    id: "both",
    stars: "everyone",
    favored: "everyone",
    reported: "everyone",
    hides: "person",
    shared: "everyone",
    updatedAt: "both",
  },
} as const satisfies {
  users: FieldScopes<UserDocument>;
  settings: FieldScopes<Settings>;
  mealMarks: FieldScopes<MealMark>;
};

/** A new user document: every list is empty, and there are no plan defaults yet. */
export function emptyUser(at: number): UserDocument {
  return {
    favorites: [],
    current_meals: [],
    allergies: [],
    diet: [],
    cookingEquipment: [],
    lastPlanDefaults: { durationDays: 0, mealsPerDay: [], peopleCount: 0 },
    shoppingList: { ingredients: [], meals: [], updatedAt: at },
    storedMeals: [],
    updatedAt: at,
  };
}

/** A cook's feedback: it is only ever sent. */
export const Feedback = openObject({
  text: v.string(),
  url: v.string(),
  uid: v.string(),
  timestamp: v.number(),
});
export type Feedback = v.InferOutput<typeof Feedback>;
