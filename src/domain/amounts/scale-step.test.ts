import fc from "fast-check";
import { expect, test } from "vitest";

import { nameFoods, scaleStep } from "./scale-step.ts";

const foods = nameFoods([
  { amount: "4", name: "large eggs" },
  { amount: "1", name: "onion, chopped" },
  { amount: "250 g", name: "plain flour" },
  { amount: "4", name: "boneless chicken thighs" },
  { amount: "2", name: "zucchini" },
  { amount: "1", name: "lemon" },
]);

test.each([
  ["Beat in 2 eggs and 100 g of the flour.", "Beat in 4 eggs and 200 g of the flour."],
  ["Add 1 large egg.", "Add 2 large eggs."],
  ["Stir in two eggs.", "Stir in 4 eggs."],
  ["Fry 4 chicken thighs in 2 tbsp oil.", "Fry 8 chicken thighs in 4 tbsp oil."],
  ["Grate 1 courgette.", "Grate 2 courgettes."],
  ["Add 400 ml water and 1 tsp salt.", "Add 800 ml water and 2 tsp salt."],
  ["Add 700 ml hot tap water.", "Add 1.4 l hot tap water."],
  ["Mash three of the eggs.", "Mash 6 of the eggs."],
  [
    "Boil 900 ml water and pour a quarter of it into each bowl.",
    "Boil 1.8 l water and pour a quarter of it into each bowl.",
  ],
  ["Pour in 250-300ml milk.", "Pour in 500–600ml milk."],
])("%s → %s", (text, expected) => {
  expect(scaleStep(text, 2, foods)).toBe(expected);
});

test.each([
  "Bake at 180°C (350°F, gas mark 4) for 20 minutes.",
  "Heat the oven to 200 C, then wait 5 minutes.",
  "Pour into a 23 cm tin.",
  "Line a 900 g/2 lb loaf tin.",
  "Use a 1.5 litre ovenproof dish.",
  "Roll it out 1 inch thick.",
  "Cut the lemon into 4 wedges.",
  "Divide between 4 bowls.",
  "Set out 4 plates.",
  "Fry in 2 batches, 3 minutes a side.",
  "Put 2 tbsp batter into the pan for each pancake.",
  "Add the stock, 100 ml at a time.",
  "Add a slice of lemon to each with 1 tbsp water.",
  "Soak one sheet of rice paper.",
  "Bake on one sheet.",
  "Repeat step 2 with the eggs.",
  "Simmer for 10 minutes, stirring every 2 minutes.",
])("%s stays as it is", (text) => {
  expect(scaleStep(text, 2, foods)).toBe(text);
});

test("any text is scaled without an error, and stays as it is at a factor of 1", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      expect(scaleStep(text, 1, foods)).toBe(text);
      expect(typeof scaleStep(text, 3, foods)).toBe("string");
    }),
  );
});

test("a text of nothing but amounts is read in time linear in its length", () => {
  const text = "2 tbsp of the 1 1/2 ".repeat(5_000);
  expect(scaleStep(text, 2, foods)).toBe("4 tbsp of the 1 1/2 ".repeat(5_000));
});
