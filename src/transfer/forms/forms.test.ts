import { expect, test } from "vitest";

import { readAny } from "#import/read-any.ts";

import { recipeCooklang } from "./recipe-cooklang.ts";
import { jsonLdFile } from "./recipe-json-ld.ts";
import { recipeText } from "./recipe-text.ts";

const pie = {
  title: 'Ida\'s "best" pie',
  blurb: "For Sundays.",
  mealType: "dinner" as const,
  equipment: ["oven" as const],
  ingredients: [
    { amount: "200 g", name: "plain flour" },
    { amount: "1 1/2 cups", name: "milk" },
    { amount: "a pinch", name: "salt" },
    { amount: "", name: "butter, for the tin" },
  ],
  instructions: ["Mix @ will,\nand rest.", "Bake for 40–45 minutes, then cool for 90 seconds."],
  note: "With cream.",
  source: "Aunt Ida",
};

test("a recipe as text has its ingredients and its method", () => {
  expect(recipeText(pie)).toBe(`Ida's "best" pie

For Sundays.

Ingredients
- 200 g plain flour
- 1 1/2 cups milk
- a pinch salt
- butter, for the tin

Method
1. Mix @ will,
and rest.
2. Bake for 40–45 minutes, then cool for 90 seconds.

With cream.

From Aunt Ida
`);
});

test("a recipe in Cooklang marks each ingredient once, and its times", () => {
  expect(recipeCooklang(pie)).toBe(`---
title: "Ida's \\"best\\" pie"
description: "For Sundays."
course: dinner
source: "Aunt Ida"
---

Set out @plain flour{200%g}, @milk{1 1/2%cups}, @salt{a pinch}, @butter, for the tin{}.

Mix @ will, and rest.

Bake for ~{40-45%minutes}, then cool for ~{1.5%minutes}.

> With cream.
`);
});

test("what would be a mark of Cooklang in a step is none", () => {
  const step = "Ask ida@home, step #2, ~5 eggs.";
  expect(recipeCooklang({ ...pie, instructions: [step] })).toContain(
    "Ask ida\\@home, step \\#2, \\~5 eggs.",
  );
});

test("a recipe in JSON-LD is a schema.org Recipe", () => {
  expect(JSON.parse(jsonLdFile(pie))).toEqual({
    "@context": "https://schema.org",
    "@type": "Recipe",
    name: 'Ida\'s "best" pie',
    description: "For Sundays.",
    recipeCategory: "dinner",
    recipeIngredient: [
      "200 g plain flour",
      "1 1/2 cups milk",
      "a pinch salt",
      "butter, for the tin",
    ],
    recipeInstructions: [
      { "@type": "HowToStep", text: "Mix @ will,\nand rest." },
      { "@type": "HowToStep", text: "Bake for 40–45 minutes, then cool for 90 seconds." },
    ],
    tool: [{ "@type": "HowToTool", name: "Oven" }],
    isBasedOn: "Aunt Ida",
    comment: { "@type": "Comment", text: "With cream." },
  });
});

test("the JSON of one recipe, as we give it, comes back with its note and its source", () => {
  const soup = {
    title: "Soup",
    blurb: "",
    mealType: "dinner" as const,
    equipment: [],
    ingredients: [{ name: "leeks", amount: "2" }],
    instructions: ["Simmer."],
    note: "From aunt Ida",
    source: "Old book",
  };
  expect(readAny(jsonLdFile(soup))).toMatchObject([
    { note: ["From aunt Ida"], source: { name: "Old book", url: "" } },
  ]);
});
