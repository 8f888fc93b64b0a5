import type {
  AiMealPlan,
  Feedback,
  Meal,
  PersonalRecipe,
  PlanRecipe,
  SharedMeal,
  UserDocument,
} from "#domain/entities.ts";

/** Documents as the app writes them, each of which the rules let through. */

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

/** A shared meal as its first rating makes it. */
export function sharedWith(id: string): SharedMeal {
  return {
    ...mealWith(id),
    ratingAverage: 5,
    ratingCount: 1,
    favoriteCount: 0,
    createdAt: AT,
    updatedAt: AT,
    planId: "p1",
    recipeId: id,
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

export function feedback(): Feedback {
  return { text: "More soups, please.", url: "https://simmer.example/eat", uid: COOK, timestamp: AT };
}
