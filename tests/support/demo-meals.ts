import type { Meal } from "#domain/entities.ts";

import { COOKBOOK } from "../../src/cookbook/cookbook.ts";
import { renderRecipe } from "../../src/cookbook/render.ts";

/**
 * A meal of the built-in cookbook as the app would have saved it. Its id follows from the recipe's,
 * so that it is the same for every cook.
 * @throws Error if the cookbook has no such recipe
 */
export function demoMeal(recipeId: string): Meal {
  const recipe = COOKBOOK.find(({ id }) => id === recipeId);
  if (!recipe) throw new Error(`The cookbook has no "${recipeId}".`);
  return { id: `demo-${recipeId}`, ...renderRecipe(recipe) };
}

/** Recipes that the demo's cook has written herself. */
export const OWN_RECIPES: readonly Meal[] = [
  {
    id: "demo-own-crumble",
    title: "Gran's apple and blackberry crumble",
    mealType: "breakfast",
    blurb: "Cold from the fridge with yogurt, the morning after. She never told anyone the oats.",
    equipment: ["oven"],
    ingredients: [
      { name: "cooking apples", amount: "800 g" },
      { name: "blackberries", amount: "200 g" },
      { name: "plain flour", amount: "150 g" },
      { name: "rolled oats", amount: "80 g" },
      { name: "cold butter", amount: "110 g" },
      { name: "demerara sugar", amount: "90 g" },
      { name: "ground cinnamon", amount: "1 tsp" },
    ],
    instructions: [
      "Heat the oven to 190 °C. Peel and slice the apples into a deep dish and scatter the blackberries over them.",
      "Rub the butter into the flour until it looks like breadcrumbs, then stir in oats, sugar and cinnamon.",
      "Cover the fruit with it, without pressing it down.",
      "Bake for 40 minutes, until the juice bubbles up at the edges. Leave to stand for 10 minutes.",
    ],
  },
  {
    id: "demo-own-flatbreads",
    title: "Sunday flatbreads",
    mealType: "lunch",
    blurb: "Flour, yogurt, ten minutes. For whatever is left in the fridge.",
    equipment: ["frying_pan", "stove"],
    ingredients: [
      { name: "self-raising flour", amount: "300 g" },
      { name: "natural yogurt", amount: "300 g" },
      { name: "salt", amount: "1 tsp" },
      { name: "olive oil", amount: "1 tbsp" },
    ],
    instructions: [
      "Stir flour, yogurt and salt to a soft dough and leave it for 15 minutes.",
      "Divide into 8 and press each as thin as a coin.",
      "Fry in a hot, lightly oiled pan for 2 minutes a side.",
    ],
  },
  {
    id: "demo-own-stew",
    title: "Butter bean stew with fennel, tomato and the good olive oil",
    mealType: "dinner",
    blurb: "Freezes well. Better on the second day.",
    equipment: ["pot", "stove", "frying_pan", "kettle"],
    ingredients: [
      { name: "butter beans, drained", amount: "2 tins" },
      { name: "fennel bulb, sliced", amount: "1" },
      { name: "chopped tomatoes", amount: "400 g" },
      { name: "brown onion", amount: "1" },
      { name: "garlic", amount: "3 cloves" },
      { name: "vegetable stock", amount: "300 ml" },
      { name: "olive oil", amount: "4 tbsp" },
      { name: "parsley", amount: "1 bunch" },
    ],
    instructions: [
      "Soften onion and fennel in half of the oil over a low heat for 12 minutes.",
      "Add the garlic and cook for 1 minute more.",
      "Stir in tomatoes, beans and stock and simmer for 25 minutes, until thick.",
      "Finish with parsley and the rest of the oil.",
    ],
  },
];
