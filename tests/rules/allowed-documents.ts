import { serverTimestamp } from "firebase/firestore";

import { AISLES } from "#domain/aisle-names.ts";
import { ALLERGEN_IDS, DIET_IDS, EQUIPMENT_IDS } from "#domain/catalogue.ts";
import type {
  AiMealPlan,
  Feedback,
  Meal,
  PersonalRecipe,
  RecipeNote,
  PlanRecipe,
  Settings,
  SharedMeal,
  ShoppingSettings,
} from "#domain/entities.ts";
import {
  AISLE_CHOICES_MAX,
  AT_HAND_MAX,
  AT_HAND_MEALS_MAX,
  AMOUNT_MAX,
  BLURB_MAX,
  BOUGHT_BEFORE_MAX,
  INGREDIENTS_MAX,
  MEMBERSHIP_MAX,
  NAME_MAX,
  PICTURE_MAX,
  PLAN_DAYS,
  PORTION_CHANGES_MAX,
  MAX_TOTAL_SERVES,
  SERVES_REMEMBERED_MAX,
  PORTIONS_MAX,
  SHARED_INGREDIENTS_MAX,
  SHARED_STEPS_BYTES,
  SHARED_STEPS_MAX,
  SHOP_AISLES_MAX,
  SHOP_NAME_MAX,
  SHOPPING_ITEMS_MAX,
  SHOPS_MAX,
  STAPLES_MAX,
  STEP_MAX,
  STEPS_MAX,
  STORED_MEALS_MAX,
  TITLE_MAX,
} from "#domain/limits.ts";
import { MEAL_TYPES } from "#domain/meal-types.ts";
import type { PortionChanges } from "#domain/stored-portions.ts";
import type { UserDocument } from "#domain/user-document.ts";

import { many } from "./broken-fields.ts";

/** Documents as the app writes them; the rules allow each of them. */

export const COOK = "cook";
export const STRANGER = "stranger";
const AT = 1_700_000_000_000;

export function mealWith(id: string): Meal {
  return {
    id,
    title: "Lemon lentils",
    ingredients: [
      { name: "lentils", amount: "250 g" },
      { name: "lemon", amount: "1" },
    ],
    instructions: ["Simmer the lentils for 20 minutes.", "Squeeze the lemon over them."],
    mealType: "dinner",
    blurb: "Bright and filling.",
    equipment: ["saucepan"],
  };
}

export function planRecipeWith(id: string): PlanRecipe {
  return { ...mealWith(id), cooked: false };
}

export function planWith(id: string): AiMealPlan {
  return {
    id,
    recipes: [planRecipeWith("m1"), planRecipeWith("m2")],
    createdAt: AT,
    updatedAt: AT,
    status: "new",
    userId: COOK,
  };
}

export function recipeWith(id: string): PersonalRecipe {
  return { ...mealWith(id), userId: COOK, createdAt: AT, updatedAt: AT };
}

/** A shared meal as its first rating creates it. */
export function sharedWith(id: string): SharedMeal {
  return {
    ...mealWith(id),
    ratingAverage: 5,
    ratingCount: 1,
    favoriteCount: 0,
    createdAt: Date.now(),
    updatedAt: AT,
    planId: id,
    recipeId: id,
  };
}

/** A cook's mark of a shared meal: empty except for `said`. */
export function markWith(said: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    stars: 0,
    favored: false,
    reported: false,
    hides: "nothing",
    updatedAt: AT,
    ...said,
  };
}

/** Everything that is written when `uid` is the first to share a meal. */
export function shareWrites(
  uid: string,
  meal: SharedMeal,
  limit: Record<string, unknown> = {},
): Record<string, Record<string, unknown>> {
  const at = serverTimestamp();
  return {
    [`aiMeals/${meal.id}`]: { ...meal, sharedAt: at, slot: meal.id },
    [`mealAuthors/${meal.id}`]: { uid, at },
    [`users/${uid}/mealMarks/${meal.id}`]: markWith({ stars: meal.ratingAverage, ratedAt: at }),
    [`users/${uid}/limits/listed`]: {
      id: meal.id,
      at,
      since: at,
      day: at,
      dayCount: 1,
      meals: [meal.id],
      ...limit,
    },
  };
}

export function user(): UserDocument {
  return {
    favorites: ["m1"],
    current_meals: ["m2"],
    allergies: ["sesame"],
    diet: ["vegan"],
    cookingEquipment: ["wok", "oven"],
    lastPlanDefaults: { durationDays: 7, mealsPerDay: ["dinner"], peopleCount: 2 },
    shoppingList: {
      ingredients: [
        { mealId: "m2", amount: "250 g", name: "lentils", bought: false },
        { mealId: "m2", amount: "1", name: "lemon", bought: true },
        { mealId: "own:butter", amount: "1", name: "butter", bought: true },
      ],
      meals: [{ id: "m2", title: "Lemon lentils" }],
      updatedAt: AT,
    },
    storedMeals: [
      {
        title: "Lemon lentils",
        imageUrl: "",
        recipeId: "m2",
        planId: "",
        storedAt: AT,
        storage: "freezer",
        count: 3,
      },
    ],
    updatedAt: AT,
  };
}

/** A moved entry, and as many changes before it as are kept. */
export function portionChangesWith(changes = PORTION_CHANGES_MAX): PortionChanges {
  const [from] = user().storedMeals;
  if (!from) throw new Error("The cook has no portions");
  const moved = { storedAt: AT + 1, storage: "fridge", count: from.count } as const;
  return {
    id: "recent",
    changes: many(changes, (index) => ({
      id: idOf(index),
      kind: "moved" as const,
      from,
      to: moved,
    })),
    updatedAt: AT,
  };
}

/** Settings of the shopping list in which each list has that many entries, at most its maximum. */
export function shoppingSettingsWith(entries = Infinity): ShoppingSettings {
  const keyOf = (index: number) => (index === 0 ? "lemon|" : `${index}`.padStart(NAME_MAX, "k"));
  const nameOf = (index: number) => (index === 0 ? "lemon" : `${index}`.padStart(NAME_MAX, "n"));
  const upTo = (max: number) => Math.min(max, entries);
  return {
    id: "own",
    aisles: many(upTo(AISLE_CHOICES_MAX), (index) => ({ food: keyOf(index), aisle: "Frozen" })),
    shops: many(upTo(SHOPS_MAX), (index) => ({
      id: index === 0 ? "s1" : idOf(index),
      name: "m".repeat(SHOP_NAME_MAX),
      aisles: many(upTo(SHOP_AISLES_MAX), (place) => AISLES[place] ?? `aisle ${place}`),
    })),
    staples: many(upTo(STAPLES_MAX), (index) => ({
      food: keyOf(index),
      name: nameOf(index),
      taken: false,
    })),
    atHand: many(upTo(AT_HAND_MAX), (index) => ({
      food: keyOf(index),
      amount: "x".repeat(AMOUNT_MAX),
      meals: many(upTo(AT_HAND_MEALS_MAX), idOf),
    })),
    bought: many(upTo(BOUGHT_BEFORE_MAX), nameOf),
    updatedAt: AT,
  };
}

export function settingsWith(serves = SERVES_REMEMBERED_MAX): Settings {
  return {
    id: "own",
    units: "metric",
    sharing: false,
    serves: many(serves, (index) => ({ recipeId: idOf(index), serves: MAX_TOTAL_SERVES })),
    updatedAt: AT,
  };
}

export function noteWith(): RecipeNote {
  return { id: "m1", text: "Less salt.\nBake it longer.", updatedAt: AT };
}

export function feedback(): Feedback {
  return {
    text: "More soups, please.",
    url: "https://simmer.example/eat",
    uid: COOK,
    timestamp: AT,
  };
}

/** A meal as large as it may be. */
export const largestMeal = {
  title: "ü".repeat(TITLE_MAX),
  ingredients: many(INGREDIENTS_MAX, () => ({
    name: "n".repeat(NAME_MAX),
    amount: "1".repeat(AMOUNT_MAX),
  })),
  instructions: many(STEPS_MAX, () => "s".repeat(STEP_MAX)),
  mealType: "breakfast",
  blurb: "b".repeat(BLURB_MAX),
  equipment: [...EQUIPMENT_IDS],
};
export const longestPicture = { picture: "p".repeat(PICTURE_MAX) };
/** A shared meal as large as it may be: each of its parts, and the whole in bytes. */
export const largestShared = {
  title: "ü".repeat(TITLE_MAX),
  ingredients: many(SHARED_INGREDIENTS_MAX, () => ({
    name: "n".repeat(NAME_MAX),
    amount: "1".repeat(AMOUNT_MAX),
  })),
  instructions: [
    "s".repeat(STEP_MAX),
    ...many(SHARED_STEPS_MAX - 1, () =>
      "s".repeat(Math.floor((SHARED_STEPS_BYTES - STEP_MAX) / (SHARED_STEPS_MAX - 1))),
    ),
  ],
  mealType: "breakfast" as const,
  blurb: "b".repeat(BLURB_MAX),
  equipment: [...EQUIPMENT_IDS],
  ...longestPicture,
};
/** An id as the app makes them; equal numbers give equal ids. */
export const idOf = (index: number) => `00000000-0000-4000-8000-${String(index).padStart(12, "0")}`;
/** The emptiest valid meal. */
export const emptyMeal = { ingredients: [], instructions: [], blurb: "", equipment: [] };

/** The largest document that a cook may have. */
export function largestUser(): UserDocument {
  return {
    ...user(),
    favorites: many(MEMBERSHIP_MAX, idOf),
    current_meals: many(MEMBERSHIP_MAX, idOf),
    allergies: [...ALLERGEN_IDS],
    diet: [...DIET_IDS],
    cookingEquipment: [...EQUIPMENT_IDS],
    lastPlanDefaults: {
      durationDays: PLAN_DAYS.max,
      mealsPerDay: [...MEAL_TYPES],
      peopleCount: 2,
    },
    shoppingList: {
      ingredients: many(SHOPPING_ITEMS_MAX, (index) => ({
        mealId: idOf(index),
        amount: "1".repeat(AMOUNT_MAX),
        name: "n".repeat(NAME_MAX),
        bought: true,
      })),
      meals: many(SHOPPING_ITEMS_MAX, (index) => ({
        id: idOf(index),
        title: "t".repeat(TITLE_MAX),
      })),
      updatedAt: Date.now(),
    },
    storedMeals: many(STORED_MEALS_MAX, (index) => ({
      title: "t".repeat(TITLE_MAX),
      imageUrl: "",
      recipeId: idOf(index),
      planId: idOf(index),
      storedAt: Date.now(),
      storage: "fridge",
      count: PORTIONS_MAX,
    })),
  };
}
