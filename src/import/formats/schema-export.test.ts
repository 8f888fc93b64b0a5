import { expect, test } from "vitest";

import { zipOf } from "../archive/zip.fixture.ts";
import { collect, recipesOf } from "../collect.fixture.ts";

/** After RecipeSage's JSON-LD export, today an object with a list, and before a list alone. */
const sage = {
  "@context": "http://schema.org",
  "@type": "Recipe",
  identifier: "1",
  datePublished: "2024-02-03T10:00:00.000Z",
  description: "For cold days.",
  image: ["https://example.org/soup.jpg"],
  name: "Leek soup",
  prepTime: "PT15M",
  recipeIngredient: ["2 leeks", "[To serve]", "1 handful chives"],
  recipeInstructions: [
    { "@type": "HowToStep", text: "Sweat the leeks." },
    { "@type": "HowToSection", name: "To serve" },
    { "@type": "HowToStep", text: "Chop the chives." },
    { "@type": "HowToStep", text: "Strew them." },
  ],
  recipeYield: "4 servings",
  totalTime: "PT40M",
  recipeCategory: ["soup", "winter"],
  creditText: "Grandma",
  isBasedOn: "https://example.org/soup",
  comment: [{ "@type": "Comment", name: "Author Notes", text: "Freezes well." }],
  aggregateRating: { "@type": "AggregateRating", ratingValue: "4", bestRating: "5" },
  nutrition: { "@type": "NutritionInformation", calories: "210 kcal" },
};

test("RecipeSage's JSON-LD keeps its notes, sections, source and the cook's rating", async () => {
  const recipes = await recipesOf(JSON.stringify({ recipes: [sage, { ...sage, name: "Broth" }] }));
  expect(recipes).toMatchObject([
    {
      title: "Leek soup",
      description: "For cold days.",
      serves: 4,
      minutes: 40,
      ingredients: [
        { heading: "", lines: ["2 leeks"] },
        { heading: "To serve", lines: ["1 handful chives"] },
      ],
      steps: [
        { heading: "", lines: ["Sweat the leeks."] },
        { heading: "To serve", lines: ["Chop the chives.", "Strew them."] },
      ],
      tags: ["soup", "winter"],
      source: { name: "Grandma", url: "https://example.org/soup" },
      rating: 4,
    },
    { title: "Broth" },
  ]);
  expect(recipes[0]?.note[0]).toBe("Freezes well.");
  expect(recipes[0]?.note.join("\n")).toContain("210 kcal");
  expect(recipes[0]?.note.join("\n")).not.toContain("Rated");
  expect(await recipesOf(JSON.stringify([sage]))).toEqual(recipes.slice(0, 1));
});

test("Nextcloud Cookbook has a folder with a recipe.json for each recipe", async () => {
  /** After what Nextcloud Cookbook stores. */
  const recipe = {
    "@context": "http://schema.org",
    "@type": "Recipe",
    id: "12",
    name: "Brot",
    description: "",
    url: "https://example.org/brot",
    image: "https://example.org/brot.jpg",
    prepTime: "PT0H20M",
    cookTime: "PT1H0M",
    totalTime: "",
    recipeCategory: "Backen",
    keywords: "Brot,einfach",
    recipeYield: 2,
    tool: ["Ofen"],
    recipeIngredient: ["500 g Mehl", "## Guss", "1 Ei"],
    recipeInstructions: ["Kneten.", "Backen."],
    nutrition: { "@type": "NutritionInformation", calories: "250 kcal" },
    dateCreated: "2021-03-04T05:06:07+0000",
    dateModified: null,
  };
  const file = await zipOf({
    "Rezepte/Brot/recipe.json": JSON.stringify(recipe),
    "Rezepte/Brot/full.jpg": "\u{ff}\u{d8}",
    "Rezepte/.recipe.json.swp": "",
  });
  expect(await recipesOf(file)).toMatchObject([
    {
      title: "Brot",
      serves: 2,
      minutes: 80,
      ingredients: [
        { heading: "", lines: ["500 g Mehl"] },
        { heading: "Guss", lines: ["1 Ei"] },
      ],
      steps: [{ lines: ["Kneten.", "Backen."] }],
      tags: ["Backen", "Brot", "einfach"],
      source: { url: "https://example.org/brot" },
    },
  ]);
});

test("recipes are found in a graph, and anywhere else in JSON", async () => {
  const titles = async (json: unknown) =>
    (await recipesOf(JSON.stringify(json))).map(({ title }) => title);
  expect(await titles({ "@graph": [{ "@type": "WebPage" }, sage] })).toEqual(["Leek soup"]);
  expect(await titles({ data: { mine: { first: sage, second: sage } } })).toEqual([
    "Leek soup",
    "Leek soup",
  ]);
});

test("a saved page and a plain text are read, and a text without ingredients is no recipe", async () => {
  const page = `<html><script type="application/ld+json">${JSON.stringify(sage)}</script></html>`;
  expect(await recipesOf(page, "soup.html")).toMatchObject([{ title: "Leek soup" }]);
  expect(await recipesOf("<html><title>Soup</title><p>Nothing</p></html>", "a.html")).toEqual([]);
  const text =
    "Leek soup\n\nIngredients\n2 leeks\n500 g potatoes\n\nMethod\nSweat the leeks.\nSimmer.";
  expect(await recipesOf(text, "soup.txt")).toMatchObject([
    { title: "Leek soup", ingredients: [{ lines: ["2 leeks", "500 g potatoes"] }] },
  ]);
  expect(
    await recipesOf("This archive was exported by an app.\n1. Unpack it.", "README.txt"),
  ).toEqual([]);
});

test("headings among the steps are headings, and a source that is no page is kept", async () => {
  const [recipe] = await recipesOf(
    JSON.stringify({
      ...sage,
      recipeInstructions: ["## Soup", "Sweat the leeks.", "## To serve", "Strew the chives."],
      creditText: "",
      isBasedOn: "Old book",
    }),
  );
  expect(recipe).toMatchObject({
    steps: [
      { heading: "Soup", lines: ["Sweat the leeks."] },
      { heading: "To serve", lines: ["Strew the chives."] },
    ],
    source: { name: "Old book", url: "" },
  });
});

test("what the recipes of a graph refer to is no recipe, and is taken from there", async () => {
  const graph = [
    ...[1, 2].map((nth) => ({
      ...sage,
      name: `Soup ${nth}`,
      recipeInstructions: { "@id": "#cut" },
    })),
    { "@id": "#cut", "@type": "HowToStep", text: "Cut." },
  ];
  const file = new Blob([JSON.stringify({ "@graph": graph })]);
  expect(await collect(file, "soups.json")).toEqual([
    "soups.json: Soup 1",
    "soups.json (2): Soup 2",
  ]);
  const steps = (await recipesOf(file)).map((recipe) => recipe.steps);
  expect(steps).toEqual([[{ heading: "", lines: ["Cut."] }], [{ heading: "", lines: ["Cut."] }]]);
});

test("a rating of many people is the page's that it was taken from, and none of the cook's", async () => {
  const aggregateRating = { ratingValue: 4.5, ratingCount: 120 };
  const [recipe] = await recipesOf(JSON.stringify({ ...sage, aggregateRating }));
  expect(recipe?.rating).toBe(null);
  expect(recipe?.note.join("\n")).toContain("Rated there: 4.5 of 5");
});
