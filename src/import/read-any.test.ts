import { expect, test } from "vitest";

import { readAny } from "./read-any.ts";

const SOUP = {
  "@type": "Recipe",
  name: "Soup",
  recipeIngredient: ["3 leeks"],
  recipeInstructions: "Boil.",
};
const LD = JSON.stringify(SOUP);

const FORMS: [form: string, text: string][] = [
  ["a page", `<html><script type="application/ld+json">${LD}</script><p>A story.`],
  ["schema.org's JSON", `\n${LD}`],
  ["several in JSON", `[${LD}, {"@type": "Recipe", "name": "Toast"}]`],
  ["an unknown app's JSON", '{"title":"Soup","ingredients":["3 leeks"],"steps":["Boil."]}'],
  [
    "a page without marks",
    "<h1>Soup</h1><h2>Ingredients</h2><ul><li>3 leeks</ul><h2>Method</h2><p>Boil.",
  ],
  ["words", "Soup\nIngredients\n3 leeks\nMethod\nBoil."],
];

test.each(FORMS)("%s is told by its content", (_form, text) => {
  expect(readAny(text)[0]).toMatchObject({
    title: "Soup",
    ingredients: [{ lines: ["3 leeks"] }],
    steps: [{ lines: ["Boil."] }],
  });
});

test("words in brackets are words", () => {
  expect(readAny("[My] soup\n3 leeks\nBoil them well.")[0]).toMatchObject({
    title: "[My] soup",
    ingredients: [{ lines: ["3 leeks"] }],
  });
});
