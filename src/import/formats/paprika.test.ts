import { expect, test } from "vitest";

import { gzipOf, zipOf } from "../archive/zip.fixture.ts";
import { recipesOf } from "../collect.fixture.ts";

/** After what Paprika 3 writes into a `.paprikarecipe`: every field, those that are unused as "" or null. */
const soup = {
  uid: "1E5C8B0A-6F1D-4C6E-9B39-5D2B7A8F1C11",
  created: "2023-04-05 18:20:11",
  hash: "D0A3",
  name: "Leek soup ",
  description: "For cold days.",
  ingredients: "2 leeks, sliced\n500 g potatoes\n\nTo serve:\n1 handful chives\n",
  directions: "Sweat the leeks.\n\nAdd the potatoes, and simmer for 20 minutes.",
  notes: "Freezes well.",
  nutritional_info: "Calories: 210",
  prep_time: "15 mins",
  cook_time: "25 min",
  total_time: "",
  difficulty: "Easy",
  servings: "Serves 4-6",
  rating: 4,
  source: "Example.org",
  source_url: "https://example.org/leek-soup",
  image_url: "https://example.org/leek.jpg",
  photo: null,
  photo_hash: null,
  photo_large: null,
  photo_data: null,
  photos: [],
  scale: null,
  categories: ["Soups", "Winter"],
};

test("a .paprikarecipes file is a zip of packed recipes", async () => {
  const file = await zipOf({
    "Leek soup.paprikarecipe": await gzipOf(JSON.stringify(soup)),
    "Broth.paprikarecipe": await gzipOf(JSON.stringify({ ...soup, name: "Broth" })),
  });
  const [first, second] = await recipesOf(file, "Export.paprikarecipes");
  expect(second?.title).toBe("Broth");
  expect(first).toEqual({
    title: "Leek soup",
    description: "For cold days.",
    serves: 4,
    minutes: 40,
    ingredients: [
      { heading: "", lines: ["2 leeks, sliced", "500 g potatoes"] },
      { heading: "To serve", lines: ["1 handful chives"] },
    ],
    steps: [
      { heading: "", lines: ["Sweat the leeks.", "Add the potatoes, and simmer for 20 minutes."] },
    ],
    tags: ["Soups", "Winter"],
    note: [
      "Freezes well.",
      "Serves 4-6",
      "Prep time: 15 mins\nCook time: 25 min",
      "Difficulty: Easy\nAdded: 2023-04-05",
      "Nutrition:\nCalories: 210",
    ],
    source: { name: "Example.org", url: "https://example.org/leek-soup" },
    rating: 4,
    pictures: ["https://example.org/leek.jpg"],
    problems: [],
  });
});

test("a rating of 0 is none, and what has no value isn't mentioned", async () => {
  const [recipe] = await recipesOf(
    await gzipOf(
      JSON.stringify({ name: "Toast", ingredients: "1 slice bread", directions: "", rating: 0 }),
    ),
  );
  expect(recipe).toMatchObject({ title: "Toast", rating: null, note: [], serves: null });
});

test("what was left empty is null, and links to recipes and photos are their names and nothing", async () => {
  const recipe = {
    name: "Pie",
    ingredients: "[recipe:Pie crust]\n4 apples",
    directions: "Roll the [recipe:Pie crust] out.\n[photo:Rolled]\nBake.",
    notes: null,
    servings: null,
  };
  expect(await recipesOf(await gzipOf(JSON.stringify(recipe)))).toMatchObject([
    {
      ingredients: [{ heading: "", lines: ["Pie crust", "4 apples"] }],
      steps: [{ heading: "", lines: ["Roll the Pie crust out.", "Bake."] }],
    },
  ]);
  const bare = JSON.stringify({ ...recipe, ingredients: null });
  expect(await recipesOf(await gzipOf(bare))).toMatchObject([{ title: "Pie", ingredients: [] }]);
});

test("lines in capitals above others are headings, unless most are", async () => {
  const read = async (ingredients: string) =>
    (await recipesOf(JSON.stringify({ name: "Pie", ingredients, directions: "Bake." })))[0]
      ?.ingredients;
  expect(await read("PRODUCE\n2 leeks\nparsley\n\nPANTRY\n200 g flour")).toEqual([
    { heading: "PRODUCE", lines: ["2 leeks", "parsley"] },
    { heading: "PANTRY", lines: ["200 g flour"] },
  ]);
  expect(await read("LEEKS\nFLOUR\nsalt\npepper")).toEqual([
    { heading: "", lines: ["LEEKS", "FLOUR", "salt", "pepper"] },
  ]);
});
