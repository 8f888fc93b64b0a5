import { expect, test } from "vitest";

import type { MealType } from "#domain/meal-types.ts";

import { recipesByIdea } from "./recipes-by-idea.ts";

const idea = (title: string, mealType: MealType = "dinner") => ({ title, mealType, blurb: "Good" });
const recipe = (title: string, mealType: MealType = "dinner", ideaIndex?: number) => ({
  title,
  mealType,
  blurb: "Good",
  ingredients: [{ name: "rice", amount: "200 g" }],
  instructions: ["Cook."],
  equipment: [],
  ideaIndex,
});

function titlesOf(found: ReturnType<typeof recipesByIdea>) {
  return found.map((each) => each?.title);
}

test("the service's index decides, whatever titles, meal types and order suggest", () => {
  const found = recipesByIdea(
    [idea("Stew"), idea("Pea Soup", "lunch"), idea("Stew")],
    [recipe("Pea Soup", "lunch", 2), recipe("Stew", "dinner", 1)],
  );
  expect(titlesOf(found)).toEqual([undefined, "Stew", "Pea Soup"]);
});

test("what says which idea it answers is a recipe like any other: nothing of it is stored", () => {
  const [found] = recipesByIdea([idea("Stew")], [recipe("Stew", "dinner", 0)]);
  expect(found).not.toHaveProperty("ideaIndex");
});

test("an idea answered twice keeps the first, and an index that is none of an idea's says nothing", () => {
  const found = recipesByIdea(
    [idea("Stew"), idea("Curry")],
    [recipe("Goulash", "dinner", 0), recipe("Stew", "dinner", 0), recipe("Curry", "dinner", 7)],
  );
  expect(titlesOf(found)).toEqual(["Goulash", "Curry"]);
});

test("else it goes by title, whatever the case and order", () => {
  const found = recipesByIdea(
    [idea("Pea Soup"), idea("Stew")],
    [recipe("stew"), recipe("Pea soup ")],
  );
  expect(titlesOf(found)).toEqual(["Pea soup ", "stew"]);
});

test("else a stand-in of another title goes to the idea that got none, of its own meal type", () => {
  const found = recipesByIdea(
    [idea("Pea Soup", "lunch"), idea("Stew"), idea("Curry")],
    [recipe("Chilli"), recipe("Curry"), recipe("Bean Soup", "lunch")],
  );
  expect(titlesOf(found)).toEqual(["Bean Soup", "Chilli", "Curry"]);
});

test("an idea without a recipe has none", () => {
  const found = recipesByIdea([idea("Pea Soup"), idea("Stew")], [recipe("Stew")]);
  expect(titlesOf(found)).toEqual([undefined, "Stew"]);
});

test("two ideas of one title get a recipe each", () => {
  const found = recipesByIdea([idea("Stew"), idea("Stew")], [recipe("Stew"), recipe("Stew")]);
  expect(titlesOf(found)).toEqual(["Stew", "Stew"]);
});
