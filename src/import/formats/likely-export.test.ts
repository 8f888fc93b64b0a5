import { expect, test } from "vitest";

import { collect, recipesOf } from "../collect.fixture.ts";

/** As some app may write it that nobody here has seen. */
const pie = {
  recipeId: "77c1",
  title: "Leek pie",
  difficulty: "easy",
  wineTip: "Riesling",
  rating: 4,
  servings: 4,
  ingredients: [
    { name: "Crust", items: [{ amount: 200, unit: "g", name: "flour" }, "salt"] },
    { name: "Filling", items: ["3 leeks"] },
  ],
  instructions: { steps: [{ text: "Knead." }, { text: "Bake." }] },
};
const read = {
  title: "Leek pie",
  serves: 4,
  ingredients: [
    { heading: "Crust", lines: ["200 g flour", "salt"] },
    { heading: "Filling", lines: ["3 leeks"] },
  ],
  steps: [{ heading: "", lines: ["Knead.", "Bake."] }],
  note: ["difficulty: easy\nwine Tip: Riesling"],
  rating: 4,
};

test.each<[string, unknown]>([
  ["alone", pie],
  ["in a list", [pie]],
  ["somewhere else", { exported: 1, data: { books: [{ title: "Mine", entries: [pie] }] } }],
])("JSON of an unknown app, with what plainly is a recipe %s, is read", async (_where, json) => {
  expect(await recipesOf(JSON.stringify(json), "export.json")).toMatchObject([read]);
});

test.each([
  ["https://pies.example/leek", { name: "", url: "https://pies.example/leek" }],
  ["Nan's book", { name: "Nan's book", url: "" }],
])("where it is from may be a page or not: %j", async (source, expected) => {
  expect(await recipesOf(JSON.stringify({ ...pie, source }))).toMatchObject([{ source: expected }]);
});

test("categories may have titles", async () => {
  const categories = [{ title: "Dinner" }, { name: "Pies" }];
  expect(await recipesOf(JSON.stringify({ ...pie, categories, tags: "leeks" }))).toMatchObject([
    { tags: ["Dinner", "Pies", "leeks"] },
  ]);
});

test("of many recipes somewhere in unknown JSON each is read", async () => {
  const entries = Array.from({ length: 300 }, (_, nth) => ({ ...pie, title: `Pie ${nth}` }));
  expect(await recipesOf(JSON.stringify({ data: { entries } }))).toHaveLength(300);
});

test("what has no steps, or is a dictionary of a page's words, is no recipe", async () => {
  const others = [
    { ...pie, instructions: [] },
    { title: "Recipe", ingredients: "Ingredients", steps: "Steps to do" },
  ];
  expect(await collect(new Blob([JSON.stringify(others)]), "a.json")).toEqual([
    "a.json-",
    "a.json (2)-",
  ]);
});

test.each([
  ["commas", ","],
  ["semicolons", ";"],
  ["tabs", "\t"],
])("a table with %s has a recipe in each row, whose cells may have lines", async (_name, part) => {
  const rows = [
    ["Title", "Course", "Prep Time", "Servings", "Ingredients", "Directions", "Source", "Rating"],
    [
      "Leek pie",
      "Dinner",
      "15",
      "4",
      '"3 leeks\n200 g ""fine"" flour\n1 tsp salt"',
      '"Knead.\nBake."',
      "Nan",
      "5",
    ],
    ["Toast", "", "", "", "1 slice bread", "Toast it.", '"', ""],
    ["", "", "", "", "", "", "", ""],
  ];
  const table = rows.map((row) => row.join(part)).join("\r\n");
  expect(await recipesOf(table, "recipes.csv")).toMatchObject([
    {
      title: "Leek pie",
      serves: 4,
      minutes: 15,
      ingredients: [{ lines: ["3 leeks", '200 g "fine" flour', "1 tsp salt"] }],
      steps: [{ lines: ["Knead.", "Bake."] }],
      tags: ["Dinner"],
      note: ["Preparation: 15 min"],
      source: { name: "Nan", url: "" },
      rating: 5,
    },
    {
      title: "Toast",
      ingredients: [{ lines: ["1 slice bread"] }],
      steps: [{ lines: ["Toast it."] }],
    },
  ]);
});

test("every row of a table is accounted for", async () => {
  const table = "name,ingredients,method\nPie,3 leeks,Bake.\nOnly a name,,\n";
  expect(await collect(new Blob([table]), "a.csv")).toEqual(["a.csv: Pie", "a.csv (2)-"]);
});

test.each(['"', '""', ",", ",\n", '"a\n'])(
  "a table of nothing but %j is read to its end",
  async (cells) => {
    const table = `name,ingredients,method\n${cells.repeat(1_000_000 / cells.length)}`;
    expect(await recipesOf(table, "a.csv")).toEqual([]);
  },
);
