import { expect, test } from "vitest";

import { readEntries } from "./read-entries.ts";

const soup = {
  title: "Soup",
  blurb: "",
  mealType: "lunch",
  equipment: [],
  ingredients: [{ amount: "2", name: "leeks" }],
  instructions: ["Simmer."],
};

async function read(contents: string, name = "kitchen.json") {
  const entries = [];
  for await (const entry of readEntries(new Blob([contents]), name)) entries.push(entry);
  return entries;
}

test("a kitchen's file gives its recipes, and says which of them can't be read", async () => {
  const file = { format: "simmer-kitchen", version: 1, recipes: [soup, 7] };
  expect(await read(JSON.stringify(file))).toEqual([
    { kind: "recipe", name: "Soup", recipe: soup, problems: [] },
    { kind: "failed", name: "kitchen.json (2)", reason: "It is no recipe." },
  ]);
});

test("a file of a newer app, and what is no file of recipes, are told by name and reason", async () => {
  const newer = { format: "simmer-kitchen", version: 9, recipes: [soup] };
  expect(await read(JSON.stringify(newer))).toMatchObject([
    { kind: "failed", name: "kitchen.json", reason: expect.stringContaining("newer Simmer") },
  ]);
  expect(await read("Dear aunt", "letter.txt")).toMatchObject([
    { kind: "failed", name: "letter.txt" },
  ]);
  // The form for one recipe reads it.
  expect(await read("\u00ff\u00d8", "page 12.JPG")).toMatchObject([
    { kind: "failed", reason: expect.stringContaining("“Upload Personal Recipe”") },
  ]);
});

test("a file of another app gives its recipes within our limits, and what else is in it", async () => {
  const paprika = {
    name: "Leek soup",
    ingredients: "2 leeks",
    directions: "Simmer.",
    notes: "Good.",
  };
  const file = JSON.stringify([paprika, { ...paprika, name: "" }, { likes: 3 }]);
  expect(await read(file, "recipes.json")).toEqual([
    {
      kind: "recipe",
      name: "Leek soup",
      problems: [],
      readPicture: expect.any(Function),
      recipe: expect.objectContaining({
        title: "Leek soup",
        ingredients: [{ amount: "2", name: "leeks" }],
        instructions: ["Simmer."],
        note: expect.stringContaining("Good."),
      }),
    },
    expect.objectContaining({
      kind: "recipe",
      name: "Untitled recipe",
      recipe: expect.objectContaining({ title: "Untitled recipe" }),
    }),
    { kind: "others", name: "recipes.json (3)", reason: "" },
  ]);
});

test("a file of ours that is cut off is told", async () => {
  expect(await read('{"format": "simmer-kitchen", "version": 1, "recipes": [{')).toEqual([
    { kind: "failed", name: "kitchen.json", reason: "It is broken or cut off." },
  ]);
});

test("that pictures are only on the web is said once for all recipes of a file", async () => {
  const recipe = { "@type": "Recipe", name: "Soup", recipeIngredient: ["2 leeks"] };
  const image = "https://example.org/soup.jpg";
  const file = [{ ...recipe, image }, recipe];
  const onTheWeb = expect.stringContaining(`Picture: ${image}`);
  expect(await read(JSON.stringify([...file, { ...recipe, image }]))).toEqual([
    expect.objectContaining({ recipe: expect.objectContaining({ note: onTheWeb }) }),
    expect.objectContaining({ kind: "recipe" }),
    expect.objectContaining({ recipe: expect.objectContaining({ note: onTheWeb }) }),
    { kind: "left", name: "2 recipes have pictures on the web", reason: expect.any(String) },
  ]);
  const [, left] = await read(JSON.stringify([{ ...recipe, image }]));
  expect(left?.name).toBe("1 recipe has a picture on the web");
});
