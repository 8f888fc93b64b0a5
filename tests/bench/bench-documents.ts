import type { AiMealPlan, Meal, PersonalRecipe } from "#domain/entities.ts";
import { emptyUser } from "#domain/user-document.ts";
import type { ShoppingIngredient, ShoppingList } from "#domain/user-document.ts";

/** The documents that every contender stores: recipes of ordinary length, about 1.5 KB as JSON. */

/** The version of everything that is put on the server before a measurement. */
export const SEEDED_VERSION = 1;

const START = 1_760_000_000_000;
const FOODS = ["Red lentils", "Coconut milk", "Brown rice", "Spinach", "Chickpeas", "Lemon"];
const STEP =
  "Warm the oil over a medium heat, add the onion and cook for 8 minutes, stirring now and then, " +
  "until it is soft and golden at the edges.";

export function makeMeal(id: string): Meal {
  return {
    id,
    title: `Kitchen notebook supper ${id}`,
    ingredients: FOODS.map((food, index) => ({
      name: `${food} ${id}`,
      amount: `${index + 1} cups`,
    })),
    instructions: Array.from({ length: 6 }, (_, index) => `${index + 1}. ${STEP}`),
    mealType: "dinner",
    blurb: "Warming, quick, and better the next day.",
    equipment: ["pot", "stove"],
  };
}

/** `index` determines the id and the time: a higher one is newer. */
export function makeRecipe(uid: string, index: number): PersonalRecipe {
  const at = START + index * 1_000;
  return { ...makeMeal(recipeId(index)), userId: uid, createdAt: at, updatedAt: at };
}

export function recipeId(index: number): string {
  return `recipe-${String(index).padStart(5, "0")}`;
}

export function makeRecipes(uid: string, count: number): PersonalRecipe[] {
  return Array.from({ length: count }, (_, index) => makeRecipe(uid, index));
}

/** Four recipes per plan; half of the plans are completed, a few are single meals. */
export function makePlan(uid: string, index: number): AiMealPlan {
  const at = START + index * 60_000;
  const id = `plan-${String(index).padStart(5, "0")}`;
  const isDone = index % 2 === 0;
  const meals = Array.from({ length: 4 }, (_, part) => makeMeal(`${id}-${part}`));
  return {
    id,
    recipes: meals.map((meal) => ({ ...meal, cooked: isDone })),
    createdAt: at,
    updatedAt: at,
    status: isDone ? "completed" : index % 10 === 1 ? "single" : "new",
    userId: uid,
  };
}

/** A list of `count` lines, each naming a different thing to buy. */
export function makeShoppingList(count: number): ShoppingList {
  const meals = Array.from({ length: Math.ceil(count / 50) }, (_, index) => ({
    id: `meal-${index}`,
    title: `Supper ${index}`,
  }));
  const ingredients = Array.from({ length: count }, (_, index) => ({
    mealId: `meal-${Math.floor(index / 50)}`,
    name: `Item ${String(index).padStart(4, "0")}`,
    amount: "250 g",
    bought: false,
  }));
  return { ingredients, meals, updatedAt: START };
}

/**
 * The next of many ticks, and how many lines are bought after it. Ticks go down the whole list,
 * then untick it again, so that each one changes something.
 */
export function makeTick(index: number, items: number) {
  const { ingredients } = makeShoppingList(items);
  const item = ingredients[index % items];
  if (!item) throw new Error("An empty list can't be ticked.");
  const bought = Math.floor(index / items) % 2 === 0;
  const done = (index % items) + 1;
  return { item, bought, boughtAfter: bought ? done : items - done };
}

export function countBought(ingredients: readonly ShoppingIngredient[]): number {
  return ingredients.filter(({ bought }) => bought).length;
}

/** The list's lines with one of them ticked or unticked. */
export function tickLine(
  ingredients: readonly ShoppingIngredient[],
  { item, bought }: { item: ShoppingIngredient; bought: boolean },
): ShoppingIngredient[] {
  return ingredients.map((line) => (line.name === item.name ? { ...line, bought } : line));
}

/** A cook with a shopping list of `items` lines, current meals and favorites among the recipes. */
export function makeUser(items: number) {
  const ids = Array.from({ length: 5 }, (_, index) => recipeId(index));
  return {
    ...emptyUser(START),
    favorites: ids,
    current_meals: ids,
    shoppingList: makeShoppingList(items),
    storedMeals: ids.map((id, index) => ({
      title: `Supper ${id}`,
      imageUrl: "/placeholder.svg",
      recipeId: id,
      planId: "",
      storedAt: START + index,
      storage: "fridge" as const,
      count: 2,
    })),
  };
}
