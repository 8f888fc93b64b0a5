import fc from "fast-check";
import { expect, test } from "vitest";

import { findAmounts } from "./find-amounts.ts";
import { asksForMore, servedIngredients } from "./scale-recipe.ts";
import { servedRecipe } from "./served-recipe.ts";

const recipe = {
  ingredients: [
    { amount: "1", name: "egg" },
    { amount: "225 g", name: "flour" },
    { amount: "1 (400 g) tin", name: "tomatoes" },
  ],
  instructions: [
    "Beat 1 egg into 225 g flour for 2 minutes.",
    "Bake at 180°C (160°C fan) for 20 minutes.",
  ],
};

test("a recipe for eight, read in the US: amounts, steps and oven, and the times stay", () => {
  expect(servedRecipe(recipe, { serves: 8, units: "us" })).toEqual({
    ingredients: [
      { amount: "2", name: "eggs", asWritten: false },
      { amount: "1 lb", name: "flour", asWritten: false },
      { amount: "2 (14 oz) tins", name: "tomatoes", asWritten: false },
    ],
    instructions: [
      "Beat 2 eggs into 1 lb flour for 2 minutes.",
      "Bake at 350°F (325°F fan) for 20 minutes.",
    ],
  });
});

test("as written and for as many as it is written for, every step is the one that is stored", () => {
  const same = servedRecipe(recipe, { serves: 4, units: "written" });
  expect(same.instructions).toBe(recipe.instructions);
});

test("what goes on the list is scaled from what is stored, and never longer than the list can hold", () => {
  expect(servedIngredients(recipe.ingredients, 4)).toEqual(recipe.ingredients);
  const long = { amount: `${"1 ".repeat(39)}1`, name: "x".repeat(200) };
  const [line] = servedIngredients([long], 30);
  expect(line?.amount.length).toBeLessThanOrEqual(80);
});

test.each([
  ["300 g", "200 g", true],
  ["100 g", "200 g", false],
  ["1 kg", "900 g", true],
  ["0.9 kg", "900 g", false],
  ["1 cup", "200 g", true],
  ["to taste", "to taste", false],
  ["some", "a little", true],
])("%s asks for more than %s: %s", (amount, than, more) => {
  expect(asksForMore({ name: "rice", amount }, { name: "rice", amount: than })).toBe(more);
});

test("any line is scaled there and back to within its rounding, and never to NaN", () => {
  const unit = fc.constantFrom("g", "kg", "ml", "tbsp", "cups", "", "cloves");
  fc.assert(
    fc.property(
      fc.integer({ min: 20, max: 900 }),
      unit,
      fc.integer({ min: 2, max: 30 }),
      (value, of, serves) => {
        const written = { amount: `${value} ${of}`.trim(), name: "rice" };
        const [there] = servedIngredients([written], serves);
        expect(there?.amount).not.toMatch(/NaN|undefined/u);
        const found = findAmounts(there?.amount ?? "")[0];
        const max = found?.quantity.max ?? NaN;
        expect(max).toBeGreaterThan(0);
        expect(servedIngredients([written], 4)).toEqual([written]);
      },
    ),
  );
});
