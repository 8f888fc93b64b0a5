import { expect, test } from "vitest";

import { zipOf } from "../archive/zip.fixture.ts";
import { recipesOf } from "../collect.fixture.ts";

const ingredient = (order: number, more: object) => ({
  food: null,
  unit: null,
  amount: 0,
  note: null,
  order,
  is_header: false,
  no_amount: false,
  always_use_plural_unit: false,
  always_use_plural_food: false,
  ...more,
});

/** After the serializer of Tandoor's default export, `recipe.json`. */
const pizza = {
  name: "Pizza",
  description: "Of our oven.",
  keywords: [{ name: "Italian", description: "", created_at: "2022-01-01T00:00:00Z" }],
  steps: [
    {
      name: "Topping",
      instruction: "Spread {{ ingredients[0] }}.\n\nBake.",
      ingredients: [
        ingredient(2, { food: { name: "basil" }, no_amount: true, note: "fresh" }),
        ingredient(1, { food: { name: "tomatoes" }, unit: { name: "g" }, amount: 200 }),
      ],
      time: 0,
      order: 1,
      show_as_header: true,
      show_ingredients_table: true,
    },
    {
      name: "Dough",
      instruction: "Knead.",
      ingredients: [
        ingredient(0, {
          food: { name: "flour", plural_name: null },
          unit: { name: "kg" },
          amount: 0.5,
        }),
        ingredient(1, { is_header: true, note: "Yeast" }),
        ingredient(2, { food: { name: "yeast" }, unit: { name: "tsp" }, amount: 1.333 }),
      ],
      time: 60,
      order: 0,
      show_as_header: false,
      show_ingredients_table: true,
    },
  ],
  working_time: 30,
  waiting_time: 60,
  internal: true,
  nutrition: { id: 3, carbohydrates: 80, fats: 10, proteins: 20, calories: 500, source: "" },
  servings: 4,
  servings_text: "pizzas",
  source_url: "https://example.org/pizza",
};

test("a Tandoor export is a zip for each recipe, in a zip", async () => {
  const inner = await zipOf({ "recipe.json": JSON.stringify(pizza), "image.jpg": "\u{ff}\u{d8}" });
  const file = await zipOf({ "12.zip": inner });
  expect(await recipesOf(file, "export_2024-05-01.zip")).toEqual([
    {
      title: "Pizza",
      description: "Of our oven.",
      serves: null,
      minutes: 90,
      ingredients: [
        { heading: "Dough", lines: ["½ kg flour"] },
        { heading: "Yeast", lines: ["1⅓ tsp yeast"] },
        { heading: "Topping", lines: ["200 g tomatoes", "basil, fresh"] },
      ],
      steps: [
        { heading: "Dough", lines: ["Knead."] },
        { heading: "Topping", lines: ["Spread 200 g tomatoes.", "Bake."] },
      ],
      tags: ["Italian"],
      note: [
        "Yield: 4 pizzas",
        "Working time: 30 minutes\nWaiting time: 60 minutes",
        "Dough: 60 minutes",
        "Nutrition: calories 500, carbohydrates 80, fats 10, proteins 20",
      ],
      source: { name: "", url: "https://example.org/pizza" },
      rating: null,
      pictures: [],
      problems: [],
    },
  ]);
});

test("an export of one recipe is read without the outer zip", async () => {
  const file = await zipOf({ "recipe.json": JSON.stringify({ ...pizza, servings_text: "" }) });
  expect(await recipesOf(file)).toMatchObject([{ title: "Pizza", serves: 4 }]);
});

test("a step names parts of its ingredients and scaled numbers; an ingredient without an amount has no unit", async () => {
  const step = {
    ...pizza.steps[0],
    instruction:
      "Take {{ ingredients[0].amount }} {{ ingredients[0].unit }} {{ ingredients[0].food }}, {{ scale(2) }} times.",
    ingredients: [
      ingredient(0, { food: { name: "flour" }, unit: { name: "g" }, amount: 200, note: "fine" }),
      ingredient(1, { food: { name: "salt" }, unit: { name: "g" }, no_amount: true }),
    ],
  };
  const [recipe] = await recipesOf(JSON.stringify({ ...pizza, steps: [step] }));
  expect(recipe?.steps[0]?.lines).toEqual(["Take 200 g flour, 2 times."]);
  expect(recipe?.ingredients[0]?.lines).toEqual(["200 g flour, fine", "salt"]);
});

test("a step that is only a name is kept, and an ingredient as it was typed where nothing was read from it", async () => {
  const [, dough] = pizza.steps;
  const steps = [
    { ...dough, name: "Oven at 250 °C", instruction: "", ingredients: [] },
    { ...dough, ingredients: [ingredient(0, { original_text: "2 handfuls flour" })], order: 1 },
  ];
  expect(await recipesOf(JSON.stringify({ ...pizza, steps }))).toMatchObject([
    {
      ingredients: [{ heading: "Dough", lines: ["2 handfuls flour"] }],
      steps: [{ lines: ["Oven at 250 °C"] }, { heading: "Dough", lines: ["Knead."] }],
    },
  ]);
});

test("foods and units have their plural with more than one, or where it is asked for", async () => {
  const food = { name: "egg", plural_name: "eggs" };
  const unit = { name: "slice", plural_name: "slices" };
  const ingredients = [
    ingredient(0, { food, amount: 2 }),
    ingredient(1, { food, amount: 1 }),
    ingredient(2, { food: { name: "ham", plural_name: null }, unit, amount: 3 }),
    ingredient(3, { food, unit, amount: 1, always_use_plural_food: true }),
    ingredient(4, { food, unit, amount: 1, always_use_plural_unit: true }),
    ingredient(5, { food, unit, amount: 2, no_amount: true }),
  ];
  const steps = [{ name: "", instruction: "Fry.", ingredients, time: 0, order: 0 }];
  expect(await recipesOf(JSON.stringify({ ...pizza, steps }), "recipe.json")).toMatchObject([
    {
      ingredients: [
        { lines: ["2 eggs", "1 egg", "3 slices ham", "1 slice eggs", "1 slices egg", "egg"] },
      ],
    },
  ]);
});
