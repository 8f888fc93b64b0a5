import fc from "fast-check";
import { expect, test } from "vitest";

import type { IngredientLine } from "./parse-ingredient.ts";
import { sumIngredients, totalWords } from "./sum-ingredients.ts";

/** "2 cloves | garlic, crushed" → a line. */
function read(text: string): IngredientLine {
  const [amount = "", name = ""] = text.split(" | ");
  return { amount, name };
}

function sums(...lines: string[]): string[] {
  return sumIngredients(lines.map(read)).map(({ totals }) => totalWords(totals));
}

test.each([
  [["2 cloves | garlic, crushed", "3 | garlic cloves, sliced"], ["5 cloves"]],
  [["250 g | butter", "1 kg | butter", "2 oz | unsalted butter"], ["1.31 kg"]],
  [["1 lb | carrots", "8 oz | carrots"], ["1½ lb"]],
  [["1 tbsp | soy sauce", "2 tsp | soy sauce"], ["1⅔ tbsp"]],
  [["100 ml | olive oil", "2 tbsp | olive oil"], ["130 ml"]],
  [["1 cup | milk", "1 l | milk"], ["1.25 l"]],
  [["2 | courgettes", "1 large | zucchini"], ["3"]],
  [["2–3 | onions", "1 | brown onion"], ["3–4"]],
  [["1 (400 g) tin | chopped tomatoes", "2 x 400 g tins | tomatoes"], ["3 tins (400 g)"]],
  [["1 (400 g) tin | chickpeas", "1 (200 g) tin | chickpeas"], ["1 tin (400 g) + 1 tin (200 g)"]],
  [["2 sticks | celery", "1 stalk | celery"], ["3 sticks"]],
])("%j come to %j", (lines, expected) => {
  expect(sums(...lines)).toEqual(expected);
});

test("mass and volume are added only where a table says what a cup weighs", () => {
  expect(sums("250 g | plain flour", "1 cup | all-purpose flour")).toEqual(["370 g"]);
  expect(sums("1 stick | butter", "87 g | butter")).toEqual(["200 g"]);
  expect(sums("100 g | red lentils", "1 cup | red lentils")).toEqual(["100 g + 1 cup"]);
});

test("what is bought as another thing has a sum of its own", () => {
  expect(
    sums("1 tin | tomatoes", "500 g | tomatoes", "100 g | frozen peas", "50 g | peas"),
  ).toEqual(["1 tin", "500 g", "100 g", "50 g"]);
});

test("to taste, a knob and what isn't understood are in no total, and are kept", () => {
  const lines = [
    "1 tsp | salt",
    "to taste | salt",
    "1 knob | butter",
    "50 g | butter",
    "1/0 | salt",
  ];
  const [salt, butter] = sumIngredients(lines.map(read));
  expect(totalWords(salt?.totals ?? [])).toBe("1 tsp");
  expect(salt?.unsummed).toEqual([read("to taste | salt"), read("1/0 | salt")]);
  expect(totalWords(butter?.totals ?? [])).toBe("50 g");
  expect(butter?.unsummed).toEqual([read("1 knob | butter")]);
});

test("nothing comes of no lines", () => {
  expect(sumIngredients([])).toEqual([]);
});

const meals = fc.constantFrom("soup", "stew", "salad");
const amounts = fc.constantFrom(
  ..."250 g|1 kg|2 oz|1 lb|2 cm piece|1 inch|1 dozen|1 cup|3 tbsp|2 tsp|100 ml|2|½|1–2|3 cloves|1 (400 g) tin|2 tins|a knob|to taste||1/0|10^9 g|handful".split(
    "|",
  ),
);
const names = fc.constantFrom(
  ..."garlic, crushed|onion|onions, sliced|plain flour|flour|butter|tomatoes|chopped tomatoes|olive oil|zucchini|courgettes|🥕|x".split(
    "|",
  ),
);
const lines = fc.array(fc.record({ mealId: meals, amount: amounts, name: names }), {
  maxLength: 30,
});

test("no share is lost or counted twice", () => {
  fc.assert(
    fc.property(lines, (all) => {
      const foods = sumIngredients(all);
      const shares = foods.flatMap((food) => food.shares);
      expect(shares).toHaveLength(all.length);
      for (const line of all) expect(shares).toContain(line);
      for (const { unsummed, shares: own, totals } of foods) {
        for (const line of unsummed) expect(own).toContain(line);
        expect(totals.length > 0).toBe(own.length > unsummed.length);
      }
    }),
  );
});

test("in grams and millilitres, a food's total is that of its shares", () => {
  const grams = fc.array(fc.integer({ min: 1, max: 500 }), { minLength: 1, maxLength: 10 });
  fc.assert(
    fc.property(grams, (values) => {
      const [food] = sumIngredients(
        values.map((value) => ({ amount: `${value} g`, name: "rice" })),
      );
      const sum = values.reduce((one, other) => one + other, 0);
      expect(food?.totals).toEqual([{ quantity: { min: sum, max: sum }, unit: "g", size: "" }]);
    }),
  );
});

test("removing a meal takes just its share, in whatever order the meals came", () => {
  const byKey = (all: readonly { mealId: string; amount: string; name: string }[]) =>
    new Map(
      sumIngredients(all).map(({ key, totals }) => [
        key,
        totals
          .map(({ unit, size, quantity }) => `${quantity.max.toFixed(6)} ${unit} ${size}`)
          .sort(),
      ]),
    );
  fc.assert(
    fc.property(lines, meals, (all, gone) => {
      const left = sumIngredients(all).flatMap(({ shares }) =>
        shares.filter(({ mealId }) => mealId !== gone),
      );
      expect(byKey(left)).toEqual(byKey(all.filter(({ mealId }) => mealId !== gone)));
    }),
  );
});
