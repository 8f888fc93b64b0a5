import { expect, test } from "vitest";

import { RECIPE_SERVES, scaleRecipe } from "./scale-recipe.ts";

const recipe = {
  ingredients: [
    { amount: "1", name: "egg" },
    { amount: "250 g", name: "flour" },
    { amount: "to taste", name: "salt" },
    { amount: "1e3 g", name: "rice" },
  ],
  instructions: ["Beat 1 egg into 250 g flour for 2 minutes.", "Bake at 180°C in a 23 cm tin."],
};

test("a recipe for twice as many has twice the amounts, in its list and in its steps", () => {
  expect(scaleRecipe(recipe, 2 * RECIPE_SERVES)).toEqual({
    ingredients: [
      { amount: "2", name: "eggs", asWritten: false },
      { amount: "500 g", name: "flour", asWritten: false },
      { amount: "to taste", name: "salt", asWritten: false },
      { amount: "1e3 g", name: "rice", asWritten: true },
    ],
    instructions: ["Beat 2 eggs into 500 g flour for 2 minutes.", "Bake at 180°C in a 23 cm tin."],
  });
});

test("for as many as it is written for, every text is as it was", () => {
  const same = scaleRecipe(recipe, RECIPE_SERVES);
  expect(same.instructions).toBe(recipe.instructions);
  expect(same.ingredients).toEqual(
    recipe.ingredients.map((line) => ({ ...line, asWritten: false })),
  );
});
