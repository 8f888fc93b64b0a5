import * as v from "valibot";

import { isDay } from "#domain/days.ts";
import {
  AiMealPlan,
  type HIDES,
  MEAL_AUTHORS,
  MealMark,
  PLAN_STATUSES,
  RecipeNote,
  Settings,
  ShoppingSettings,
} from "#domain/entities.ts";
import {
  AISLE_CHOICES_MAX,
  AMOUNT_MAX,
  AT_HAND_MAX,
  AT_HAND_MEALS_MAX,
  BOUGHT_BEFORE_MAX,
  ID_MAX,
  MAX_TOTAL_SERVES,
  MEMBERSHIP_MAX,
  NAME_MAX,
  NOTE_MERGED_MAX,
  PLAN_NAME_MAX,
  PLAN_RECIPES_MAX,
  PORTIONS_MAX,
  SERVES_REMEMBERED_MAX,
  SHOP_AISLES_MAX,
  SHOP_NAME_MAX,
  SHOPPING_ITEMS_MAX,
  SHOPS_MAX,
  STAPLES_MAX,
  STORED_MEALS_MAX,
  TAG_MAX,
  TAGS_MAX,
  URL_MAX,
} from "#domain/limits.ts";
import { NO_SETTINGS } from "#domain/reading-settings.ts";
import { STORAGE_PLACES } from "#domain/stored-portions.ts";
import { readUser } from "#domain/user-document.ts";

import { exactId, exactMeal, exactTitle, moment, text } from "./exact-fields.ts";

const day = v.pipe(
  v.string(),
  v.check((words) => words === "" || isDay(words)),
);

const ExactPlan = v.object({
  id: exactId,
  recipes: v.pipe(
    v.array(
      v.object({
        ...exactMeal,
        id: exactId,
        cooked: v.boolean(),
        day: v.optional(day),
        author: v.optional(v.picklist(MEAL_AUTHORS)),
        adapted: v.optional(v.boolean()),
      }),
    ),
    v.maxLength(PLAN_RECIPES_MAX),
    v.check((recipes) => new Set(recipes.map(({ id }) => id)).size === recipes.length),
  ),
  createdAt: moment,
  updatedAt: moment,
  status: v.picklist(PLAN_STATUSES),
  name: v.optional(text(PLAN_NAME_MAX)),
  lastDay: v.optional(day),
});
/** A plan, or a single meal, but for whose it is. */
export type ExactPlan = v.InferOutput<typeof ExactPlan>;

const ExactNote = v.object({
  id: exactId,
  text: text(NOTE_MERGED_MAX),
  tags: v.optional(v.pipe(v.array(v.pipe(text(TAG_MAX), v.nonEmpty())), v.maxLength(TAGS_MAX)), []),
});

const Item = v.object({
  /** Empty for a line that belongs to no meal and has no id. */
  mealId: text(ID_MAX),
  amount: text(AMOUNT_MAX),
  name: v.pipe(text(NAME_MAX), v.regex(/\S/u)),
  bought: v.boolean(),
});
const ListedMeal = v.object({ id: exactId, title: exactTitle });
const Portions = v.object({
  title: exactTitle,
  imageUrl: text(URL_MAX),
  recipeId: text(ID_MAX),
  planId: text(ID_MAX),
  storedAt: moment,
  storage: v.picklist(STORAGE_PLACES),
  count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(PORTIONS_MAX)),
});
const food = v.pipe(text(NAME_MAX), v.nonEmpty());
const Aisle = v.object({ food, aisle: text(NAME_MAX) });
const Shop = v.object({
  id: exactId,
  name: v.pipe(text(SHOP_NAME_MAX), v.regex(/\S/u)),
  aisles: v.pipe(v.array(text(NAME_MAX)), v.maxLength(SHOP_AISLES_MAX)),
});
const Staple = v.object({ food, name: text(NAME_MAX), taken: v.boolean() });
const AtHand = v.object({
  food,
  amount: v.pipe(text(AMOUNT_MAX), v.nonEmpty()),
  meals: v.pipe(v.array(text(ID_MAX)), v.maxLength(AT_HAND_MEALS_MAX)),
});
const Serves = v.object({
  recipeId: exactId,
  serves: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_TOTAL_SERVES)),
});

/** What a kitchen's file tells of that an import doesn't take. */
export const LEFT_BEHIND = ["stars", "reports", "undo", "cooking"] as const;
export type LeftBehind = (typeof LEFT_BEHIND)[number];

/** What a kitchen's file holds beside recipes of the cook's own, each to be taken by itself. */
export type KitchenPart =
  | { kind: "plan"; plan: ExactPlan }
  | { kind: "note"; id: string; text: string; tags: readonly string[] }
  | { kind: "hidden"; id: string; hides: (typeof HIDES)[number] }
  | ReturnType<typeof readLists>;

/** The entries of a list that can be stored as they are, and how many can't. */
function sound<const S extends v.GenericSchema>(item: S, entries: readonly unknown[], max: number) {
  const kept = entries.flatMap((entry) => {
    const parsed = v.safeParse(item, entry);
    return parsed.success ? [parsed.output] : [];
  });
  return { kept: kept.slice(0, max), lost: entries.length - Math.min(kept.length, max) };
}

const File = v.object({
  kitchen: v.fallback(v.nullish(v.record(v.string(), v.unknown())), null),
  plans: documents(),
  marks: documents(),
  portions: documents(),
  shopping: documents(),
  notes: documents(),
  settings: documents(),
  cooking: documents(),
});
type File = v.InferOutput<typeof File>;

function documents() {
  return v.fallback(v.optional(v.array(v.unknown()), []), []);
}

/** Lists and settings: what there is once in a kitchen. */
function readLists(file: File, marks: readonly MealMark[]) {
  const user = readUser(file.kitchen, 0);
  const shopping = v.parse(ShoppingSettings, { ...Object(file.shopping[0]), id: "own" });
  const settings = v.parse(Settings, { ...NO_SETTINGS, ...Object(file.settings[0]) });
  const items = sound(Item, user.shoppingList.ingredients, SHOPPING_ITEMS_MAX);
  const meals = sound(ListedMeal, user.shoppingList.meals, SHOPPING_ITEMS_MAX);
  const stored = sound(Portions, user.storedMeals, STORED_MEALS_MAX);
  const ids = (list: readonly string[]) => sound(exactId, list, MEMBERSHIP_MAX).kept;
  const { durationDays, mealsPerDay, peopleCount } = user.lastPlanDefaults;
  const left: Record<LeftBehind, boolean> = {
    stars: marks.some(({ stars, shared = false }) => stars > 0 || shared),
    reports: marks.some(({ reported }) => reported),
    undo: file.portions.some((log) => Object(log).changes?.length > 0),
    cooking: file.cooking.length > 0,
  };
  return {
    kind: "lists" as const,
    favorites: ids(user.favorites),
    currentMeals: ids(user.current_meals),
    allergies: user.allergies,
    diet: user.diet,
    equipment: user.cookingEquipment,
    planDefaults: { durationDays, mealsPerDay, peopleCount },
    units: settings.units,
    sharing: settings.sharing,
    list: { items: items.kept, meals: meals.kept },
    stored: stored.kept,
    shopping: {
      aisles: sound(Aisle, shopping.aisles, AISLE_CHOICES_MAX).kept,
      shops: sound(Shop, shopping.shops, SHOPS_MAX).kept,
      staples: sound(Staple, shopping.staples, STAPLES_MAX).kept,
      atHand: sound(AtHand, shopping.atHand, AT_HAND_MAX).kept,
      bought: sound(food, shopping.bought, BOUGHT_BEFORE_MAX).kept,
    },
    serves: sound(Serves, settings.serves, SERVES_REMEMBERED_MAX).kept,
    /** How many lines of the list, and entries of portions, can't be stored. */
    lost: { items: items.lost + meals.lost, stored: stored.lost },
    left: LEFT_BEHIND.filter((what) => left[what]),
  };
}

/**
 * What the JSON of a kitchen's file holds beside recipes; a sentence for the cook for a plan or a note that
 * can't be stored as it is.
 */
export function* readKitchenParts(json: unknown): Generator<KitchenPart | string> {
  const file = v.parse(File, json);
  for (const [nth, stored] of file.plans.entries()) {
    const plan = v.safeParse(ExactPlan, readAs(AiMealPlan, stored));
    yield plan.success
      ? { kind: "plan", plan: plan.output }
      : `Plan ${nth + 1} holds more than a plan may.`;
  }
  for (const stored of file.notes) {
    const note = v.safeParse(ExactNote, readAs(RecipeNote, stored));
    if (!note.success) yield "A note on a recipe is too long.";
    else if (note.output.text !== "" || note.output.tags.length > 0) {
      yield { kind: "note", ...note.output };
    }
  }
  const marks = file.marks.map((mark) => readAs(MealMark, mark));
  for (const { id, hides } of marks) {
    if (hides !== "nothing" && v.is(exactId, id)) yield { kind: "hidden", id, hides };
  }
  if (file.kitchen || file.shopping.length > 0 || file.settings.length > 0) {
    yield readLists(file, marks);
  }
}

/** A stored document in its current shape, whatever is there. */
function readAs<T>(schema: v.GenericSchema<unknown, T>, stored: unknown): T {
  return v.parse(schema, typeof stored === "object" && stored !== null ? stored : {});
}
