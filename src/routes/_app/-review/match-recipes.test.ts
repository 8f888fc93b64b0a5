import { expect, test } from "vitest";

import type { MealType } from "#domain/catalogue.ts";

import { matchRecipes } from "./match-recipes.ts";

const meal = (id: string, title: string, mealType: MealType = "dinner") => ({
  id,
  title,
  mealType,
  blurb: "Good",
  servings: 4,
});
const recipe = (title: string, mealType: MealType = "dinner") => ({
  title,
  mealType,
  blurb: "Good",
  ingredients: [{ name: "rice", amount: "200 g" }],
  instructions: ["Cook."],
  equipment: [],
});

function titlesOf(matched: ReturnType<typeof matchRecipes>) {
  return Object.fromEntries([...matched].map(([id, { title }]) => [id, title]));
}

test("matches by title, whatever the case and order", () => {
  const matched = matchRecipes(
    [meal("a", "Pea Soup"), meal("b", "Stew")],
    [recipe("stew"), recipe("Pea soup ")],
  );
  expect(titlesOf(matched)).toEqual({ a: "Pea soup ", b: "stew" });
});

test("a stand-in of another title goes to the meal that got none, of its own type", () => {
  const matched = matchRecipes(
    [meal("a", "Pea Soup", "lunch"), meal("b", "Stew"), meal("c", "Curry")],
    [recipe("Chilli"), recipe("Curry"), recipe("Bean Soup", "lunch")],
  );
  expect(titlesOf(matched)).toEqual({ a: "Bean Soup", b: "Chilli", c: "Curry" });
});

test("a meal without a recipe is left out", () => {
  const matched = matchRecipes([meal("a", "Pea Soup"), meal("b", "Stew")], [recipe("Stew")]);
  expect(titlesOf(matched)).toEqual({ b: "Stew" });
});

test("two ideas of one title get a recipe each", () => {
  const matched = matchRecipes(
    [meal("a", "Stew"), meal("b", "Stew")],
    [recipe("Stew"), recipe("Stew")],
  );
  expect(matched.size).toBe(2);
});
