import { expect, test } from "vitest";

import { findNamedIngredients } from "./step-ingredients.ts";

function namedIn(text: string, names: string[]): string[] {
  const ingredients = names.map((name) => ({ name, amount: "1" }));
  return findNamedIngredients(text, ingredients).map((index) => names[index] ?? "");
}

test.each([
  [
    "Add the chicken and onions.",
    ["boneless chicken thighs, diced", "chicken stock", "brown onion"],
    ["boneless chicken thighs, diced", "brown onion"],
  ],
  ["Pour in the stock.", ["chicken thighs", "chicken stock"], ["chicken stock"]],
  ["Simmer the sauce until thick.", ["soy sauce", "rice"], []],
  ["Splash in the soy sauce.", ["soy sauce", "soy milk"], ["soy sauce"]],
  ["Stir in the coconut milk.", ["coconut milk", "milk", "desiccated coconut"], ["coconut milk"]],
  ["Heat the oil.", ["olive oil", "oil-packed tuna"], ["olive oil", "oil-packed tuna"]],
  ["Fry the garlic.", ["3 cloves garlic, crushed"], ["3 cloves garlic, crushed"]],
  [
    "Scatter with basil leaves and tomatoes.",
    ["fresh basil leaf", "cherry tomato", "bay leaf"],
    ["fresh basil leaf", "cherry tomato"],
  ],
  ["Slice the black pepper?", ["black pepper", "red peppers"], ["black pepper"]],
  ["Serve hot.", ["large eggs", "salt to taste"], []],
  [
    "Beat the eggs with a pinch of salt.",
    ["large eggs", "salt, to taste"],
    ["large eggs", "salt, to taste"],
  ],
  ["Crumble in the goats’ cheese.", ["goat's cheese", "blue cheese"], ["goat's cheese"]],
  [
    "Add the jalapenos and crème fraîche.",
    ["jalapeño", "creme fraiche"],
    ["jalapeño", "creme fraiche"],
  ],
])("%j names the right ones", (text, names, expected) => {
  expect(namedIn(text, names)).toEqual(expected);
});

test("they come in the recipe's order, each once", () => {
  expect(namedIn("Salt the rice, then rice and salt.", ["rice", "salt"])).toEqual(["rice", "salt"]);
});

test("nothing names nothing", () => {
  expect(namedIn("", ["rice"])).toEqual([]);
  expect(namedIn("Cook the rice", ["", "  "])).toEqual([]);
});
