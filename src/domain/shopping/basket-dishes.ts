import { readFoodLine } from "#domain/amounts/food-line.ts";
import { servedIngredients } from "#domain/amounts/scale-recipe.ts";
import type { Meal } from "#domain/entities.ts";
import type { MealType } from "#domain/meal-types.ts";
import { titleKey } from "#domain/titles.ts";

/** A dish, and how much of it is there already. */
export interface BasketDish {
  meal: Meal;
  /** How many of its ingredients are in the basket or at home, of how many. */
  there: number;
  of: number;
}

export interface BasketAsk {
  mealType: MealType;
  /** The keys of the foods that are in the basket or at home (`readFoodLine`). */
  foods: ReadonlySet<string>;
  /** The key of the food that the shop has none of. */
  missing: string;
  /** Titles that are planned already. */
  exclude: readonly string[];
  count: number;
}

/** At least this part of the ingredients has to be there. */
const MOSTLY = 0.6;

/**
 * Dishes of a meal type that can be cooked mostly of what is in the basket, without the missing
 * food; those with the least to buy come first.
 */
export function dishesFromBasket(meals: readonly Meal[], ask: BasketAsk): BasketDish[] {
  const titles = new Set(ask.exclude.map(titleKey));
  const found: BasketDish[] = [];
  for (const meal of meals) {
    const title = titleKey(meal.title);
    if (meal.mealType !== ask.mealType || titles.has(title)) continue;
    const keys = new Set(servedIngredients(meal.ingredients).map((line) => readFoodLine(line).key));
    const there = [...keys].filter((key) => ask.foods.has(key)).length;
    if (keys.size === 0 || keys.has(ask.missing) || there < MOSTLY * keys.size) continue;
    titles.add(title);
    found.push({ meal, there, of: keys.size });
  }
  return found.toSorted((a, b) => a.of - a.there - (b.of - b.there)).slice(0, ask.count);
}
