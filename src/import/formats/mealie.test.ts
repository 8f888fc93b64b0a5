import { expect, test } from "vitest";

import { zipOf } from "../archive/zip.fixture.ts";
import { recipesOf } from "../collect.fixture.ts";

/** After what Mealie's API answers for a recipe; its file export has the same in snake_case. */
const curry = {
  id: "b1f6f4d8-0000-4000-8000-000000000001",
  userId: "u",
  name: "Chickpea curry",
  slug: "chickpea-curry",
  image: "a1b2",
  recipeServings: 4,
  recipeYieldQuantity: 2,
  recipeYield: "bowls",
  totalTime: "45 minutes",
  prepTime: "15 minutes",
  cookTime: null,
  performTime: "30 minutes",
  description: "Quick.",
  recipeCategory: [{ id: "c", name: "Dinner", slug: "dinner" }],
  tags: [{ id: "t", name: "Vegan", slug: "vegan" }],
  tools: [{ id: "o", name: "Blender", slug: "blender" }],
  rating: 5,
  orgURL: "https://example.org/curry",
  dateAdded: "2024-02-03",
  recipeIngredient: [
    {
      quantity: 0.5,
      unit: { name: "teaspoon", abbreviation: "tsp", useAbbreviation: true },
      food: { name: "cumin" },
      note: "ground",
      display: "½ tsp cumin ground",
      title: "Spices",
      originalText: "half a teaspoon of cumin, ground",
    },
    {
      quantity: 2,
      unit: { name: "cup", abbreviation: "", useAbbreviation: false },
      food: { name: "chickpeas" },
      note: "",
      display: "",
      title: "",
    },
    {
      quantity: 1,
      unit: null,
      food: null,
      note: "a handful of coriander",
      display: "",
      title: null,
    },
  ],
  recipeInstructions: [
    {
      id: "1",
      title: "Base",
      summary: "Step 1",
      text: "Toast the spices.",
      ingredientReferences: [],
    },
    { id: "2", title: "", summary: "Finish", text: "Add the chickpeas.", ingredientReferences: [] },
  ],
  nutrition: { calories: "310", fatContent: "9", saturatedFatContent: null },
  notes: [{ title: "Tip", text: "Better the next day." }],
  extras: { wine: "Riesling" },
  comments: [{ text: "We loved it." }],
};

const read = {
  title: "Chickpea curry",
  description: "Quick.",
  serves: 4,
  minutes: 45,
  ingredients: [
    {
      heading: "Spices",
      lines: ["½ tsp cumin ground", "2 cup chickpeas", "a handful of coriander"],
    },
  ],
  steps: [{ heading: "Base", lines: ["Toast the spices.", "Finish: Add the chickpeas."] }],
  tags: ["Dinner", "Vegan"],
  note: [
    "Tip:\nBetter the next day.",
    "Yield: 2 bowls",
    "Prep time: 15 minutes\nCook time: 30 minutes",
    "Tools: Blender\nAdded: 2024-02-03\nwine: Riesling\nNutrition: calories 310, fat 9",
    "Comment:\nWe loved it.",
  ],
  source: { name: "", url: "https://example.org/curry" },
  rating: 5,
  pictures: ["data/recipes/b1f6f4d8-0000-4000-8000-000000000001/images/original.webp"],
  problems: [],
};

function snakeCase(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(snakeCase);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key === "orgURL" ? "org_url" : key.replace(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`),
      snakeCase(item),
    ]),
  );
}

test("a recipe from Mealie's API, in a list of them or in a file of its export is the same", async () => {
  expect(await recipesOf(JSON.stringify(curry))).toEqual([read]);
  expect(await recipesOf(JSON.stringify({ page: 1, items: [curry, curry] }))).toEqual([read, read]);
  const file = await zipOf({
    "recipes/chickpea-curry/chickpea-curry.json": JSON.stringify(snakeCase(curry)),
    "recipes/chickpea-curry/images/original.webp": "RIFF\0\0\0\0WEBP",
  });
  expect(await recipesOf(file)).toMatchObject([
    {
      ...read,
      note: [
        expect.any(String),
        ...read.note.slice(1, 3),
        expect.stringContaining("fat 9"),
        expect.any(String),
      ],
    },
  ]);
});

/** After the tables of Mealie's database, as its backups dump them. */
const database = {
  alembic_version: [{ version_num: "1" }],
  recipes: [
    {
      id: "r1",
      name: "Soup",
      slug: "soup",
      description: "",
      recipe_servings: 2.0,
      recipe_yield: null,
      recipe_yield_quantity: 0.0,
      total_time: null,
      prep_time: "10 minutes",
      perform_time: null,
      cook_time: null,
      org_url: null,
      rating: null,
      date_added: "2024-01-02",
    },
    { id: "r2", name: "Bread", slug: "bread", org_url: "https://example.org/bread" },
    { id: "r3", name: "Empty", slug: "empty" },
  ],
  recipes_ingredients: [
    {
      id: 2,
      recipe_id: "r1",
      position: 1,
      title: null,
      note: "salt",
      quantity: 1,
      food_id: null,
      unit_id: null,
      original_text: null,
    },
    {
      id: 1,
      recipe_id: "r1",
      position: 0,
      title: "Soup",
      note: "sliced",
      quantity: 2,
      food_id: "f1",
      unit_id: null,
      original_text: "2 leeks",
    },
    {
      id: 3,
      recipe_id: "r2",
      position: 0,
      title: null,
      note: null,
      quantity: 500,
      food_id: "f2",
      unit_id: "u1",
      original_text: null,
    },
    {
      id: 4,
      recipe_id: "r2",
      position: 1,
      title: null,
      note: null,
      quantity: null,
      food_id: null,
      unit_id: null,
      referenced_recipe_id: "r1",
    },
  ],
  recipe_instructions: [
    { id: "i2", recipe_id: "r1", position: 1, title: "", text: "Simmer.", summary: "" },
    { id: "i1", recipe_id: "r1", position: 0, title: "", text: "Slice.", summary: "" },
    { id: "i3", recipe_id: "r2", position: 0, title: "", text: "Bake.", summary: "" },
  ],
  ingredient_foods: [
    { id: "f1", name: "leek" },
    { id: "f2", name: "flour" },
  ],
  ingredient_units: [{ id: "u1", name: "gram", abbreviation: "g", use_abbreviation: true }],
  tags: [{ id: "t1", name: "Winter" }],
  recipes_to_tags: [{ recipe_id: "r1", tag_id: "t1" }],
  categories: [{ id: "c1", name: "Soups" }],
  recipes_to_categories: [{ recipe_id: "r1", category_id: "c1" }],
  tools: [{ id: "o1", name: "Pot" }],
  recipes_to_tools: [{ recipe_id: "r1", tool_id: "o1" }],
  notes: [{ id: 1, recipe_id: "r1", title: "", text: "Freeze it." }],
  recipe_nutrition: [{ id: 1, recipe_id: "r1", calories: "120", fat_content: "" }],
  recipe_comments: [],
  api_extras: [{ id: 1, recipee_id: "r2", key_name: "oven", value: "old" }],
};

test("a backup is a zip with a database, from which each recipe is put together", async () => {
  const file = await zipOf({
    "database.json": JSON.stringify(database),
    "data/recipes/r1/images/original.webp": "RIFF\0\0\0\0WEBP",
  });
  const recipes = await recipesOf(file, "mealie_2024.zip");
  expect(recipes).toMatchObject([
    {
      title: "Soup",
      serves: 2,
      minutes: 10,
      ingredients: [{ heading: "Soup", lines: ["2 leek, sliced", "salt"] }],
      steps: [{ heading: "", lines: ["Slice.", "Simmer."] }],
      tags: ["Soups", "Winter"],
      note: [
        "Note:\nFreeze it.",
        "Prep time: 10 minutes",
        "Tools: Pot\nAdded: 2024-01-02\nNutrition: calories 120",
      ],
    },
    {
      title: "Bread",
      ingredients: [{ heading: "", lines: ["500 g flour", "Soup"] }],
      steps: [{ heading: "", lines: ["Bake."] }],
      note: ["oven: old"],
      source: { url: "https://example.org/bread" },
    },
    { title: "Empty", ingredients: [], steps: [] },
  ]);
});

test.each([
  ["3 chopped", "chopped"],
  ["3", ""],
  ["", "chopped"],
])("where no food was found beside %j, the line is as it came in", async (display, note) => {
  const original = { originalText: "3 golden potatoes, chopped", food: null, unit: null };
  const recipeIngredient = [{ quantity: 3, note, display, ...original }];
  expect(await recipesOf(JSON.stringify({ ...curry, recipeIngredient }))).toMatchObject([
    { ingredients: [{ lines: ["3 golden potatoes, chopped"] }] },
  ]);
});

test("a backup's names in the plural, substitutes, favourites and the cook's own entries are kept", async () => {
  const tables = {
    recipes: [{ id: "r1", slug: "stew", name: "Stew" }],
    recipes_ingredients: [
      { id: 7, recipe_id: "r1", position: 0, quantity: 3, unit_id: "u1", food_id: "f1" },
      { id: 8, recipe_id: "r1", position: 1, quantity: 1, unit_id: "u2", food_id: "f1" },
      { id: 9, recipe_id: "r1", position: 2, quantity: 2, unit_id: "u2", food_id: "f2" },
    ],
    recipe_instructions: [],
    ingredient_units: [
      { id: "u1", name: "piece", plural_name: "pieces" },
      { id: "u2", name: "cup", plural_name: "cups", abbreviation: "c", use_abbreviation: true },
    ],
    ingredient_foods: [
      { id: "f1", name: "leek", plural_name: "leeks" },
      { id: "f2", name: "stock", plural_name: null },
    ],
    recipes_ingredients_substitutions: [
      { ingredient_id: 9, substitute_food_id: "f1", note: "boiled", position: 1 },
      { ingredient_id: 9, substitute_food_id: null, note: "water", position: 0 },
    ],
    users_to_recipes: [{ recipe_id: "r1", user_id: "a", is_favorite: true, rating: null }],
    recipe_timeline_events: [
      { recipe_id: "r1", event_type: "system", subject: "Recipe created", message: "by Ann" },
      {
        recipe_id: "r1",
        event_type: "comment",
        subject: "Ann made this",
        message: "Too salty",
        timestamp: "2024-05-06T07:08:09",
      },
    ],
  };
  expect(await recipesOf(JSON.stringify(tables), "database.json")).toMatchObject([
    {
      ingredients: [{ lines: ["3 pieces leeks", "1 c leek", "2 c stock"] }],
      tags: ["Favourite"],
      note: [
        "Instead:\n2 c stock: water\n2 c stock: leek, boiled",
        "Ann made this, 2024-05-06:\nToo salty",
      ],
    },
  ]);
});

test("a list in a step is a step an item, and what is attached is named", async () => {
  const recipeInstructions = [{ text: "Get ready.\n\n- Slice.\n- Fry.", title: "", summary: "" }];
  const assets = [{ name: "A scan", fileName: "a.pdf" }];
  const [recipe] = await recipesOf(JSON.stringify({ ...curry, recipeInstructions, assets }));
  expect(recipe?.steps).toEqual([{ heading: "", lines: ["Get ready.", "Slice.", "Fry."] }]);
  expect(recipe?.note.join("\n")).toContain("Attachments: A scan");
});

test.each([
  [2, undefined, "eggs", "2 eggs"],
  [1, undefined, "salt", "salt"],
  [1, true, "salt", "salt"],
  [1, false, "egg", "1 egg"],
  [2, false, "2 eggs", "2 eggs"],
])(
  "a quantity of %j beside nothing but a note, amounts off: %j",
  async (quantity, off, note, line) => {
    // An export before 1.0, which has no ready line, and the same in a backup.
    const ingredient = { title: null, note, unit: null, food: null, quantity };
    const recipe = { name: "Omelette", slug: "omelette", recipe_instructions: [] };
    const exported = {
      ...recipe,
      recipe_ingredient: [{ ...ingredient, ...(off === undefined ? {} : { disable_amount: off }) }],
    };
    const tables = {
      recipes: [{ ...recipe, id: "r1" }],
      recipes_ingredients: [{ ...ingredient, recipe_id: "r1", position: 0 }],
      recipe_settings: off === undefined ? [] : [{ recipe_id: "r1", disable_amount: off }],
    };
    for (const file of [exported, tables]) {
      expect(await recipesOf(JSON.stringify(file))).toMatchObject([
        { ingredients: [{ lines: [line] }] },
      ]);
    }
  },
);

test("version 3 fills in no quantity: a 1 in its backup was typed", async () => {
  const row = {
    recipe_id: "r1",
    position: 0,
    quantity: 1,
    note: "egg",
    referenced_recipe_id: null,
  };
  const tables = {
    recipes: [{ id: "r1", slug: "omelette", name: "Omelette" }],
    recipes_ingredients: [row],
    recipe_settings: [{ recipe_id: "r1", disable_amount: true }],
  };
  expect(await recipesOf(JSON.stringify(tables))).toMatchObject([
    { ingredients: [{ lines: ["1 egg"] }] },
  ]);
});

test("times may be in seconds beside words that are gone, as newer versions have them", async () => {
  const times = {
    totalTime: null,
    totalTimeSeconds: 2700,
    prepTime: "overnight",
    performTime: null,
  };
  expect(await recipesOf(JSON.stringify({ ...curry, ...times }))).toMatchObject([
    { minutes: 45, note: expect.arrayContaining(["Prep time: overnight"]) },
  ]);
});

test("categories of the first versions are tags beside those that came with the recipe", async () => {
  const first = {
    name: "Soup",
    slug: "soup",
    categories: ["Dinner"],
    recipeCategory: ["Soups"],
    tags: ["Winter"],
    recipeIngredient: ["2 leeks"],
    recipeInstructions: [{ text: "Simmer." }],
  };
  expect(await recipesOf(JSON.stringify(first))).toMatchObject([
    { tags: ["Soups", "Dinner", "Winter"], ingredients: [{ lines: ["2 leeks"] }] },
  ]);
});
