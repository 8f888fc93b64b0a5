import { readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, test } from "vitest";

import { COOKBOOK } from "../../src/cookbook/cookbook.ts";
import { nameOf, renderRecipe } from "../../src/cookbook/render.ts";
import { PICTURE_MAX } from "../../src/domain/limits.ts";
import { findFoods } from "../../src/pictures/drawing/drawn-foods.ts";
import { FORM_NAMES } from "../../src/pictures/drawing/drawn-kinds.ts";
import { food } from "../../src/pictures/drawing/larder.ts";
import { drawMeal, type MealDrawing } from "../../src/pictures/drawing/meal.ts";

/** The rows of a table, without its comments: tab-separated, some cells empty. */
function rowsOf(name: string): string[][] {
  return readFileSync(join(import.meta.dirname, "../data", name), "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => line.split("\t"));
}

const listOf = (cell = "") =>
  cell
    .split(",")
    .map((word) => word.trim())
    .filter(Boolean);

/** The words whose food is in the drawing, by its colours. */
function shown({ layers }: MealDrawing, words: readonly string[]): string[] {
  const colours = new Set(layers.flatMap(({ fill, stroke }) => [fill, stroke]));
  return words.filter((word) => colours.has(food(word).base) && colours.has(food(word).light));
}

test.each(rowsOf("dish-pictures.tsv"))(
  "%s (%s) is drawn as %s with %s, without %s",
  (title = "", ingredients, form, must, mustNot) => {
    const drawing = drawMeal({ title, ingredients: listOf(ingredients).map((name) => ({ name })) });
    expect(drawing.form).toBe(form);
    expect(shown(drawing, listOf(must))).toEqual(listOf(must));
    expect(shown(drawing, listOf(mustNot))).toEqual([]);
  },
);

describe("of the cookbook", () => {
  const recipes = COOKBOOK.map((recipe) => ({ recipe, meal: renderRecipe(recipe) }));
  const byTitle = new Map(recipes.map(({ meal }) => [meal.title, meal]));
  const rows = rowsOf("cookbook-pictures.tsv");

  test("every recipe is in the table", () => {
    expect(rows.map(([title]) => title)).toEqual(recipes.map(({ meal }) => meal.title));
  });

  test.each(rows)(
    "%s is drawn as %s (by its words: %s) with %s, without %s",
    (title = "", form = "", byWords = "", must, mustNot) => {
      const meal = byTitle.get(title);
      if (meal === undefined) throw new Error(`no recipe ${title}`);
      const drawing = drawMeal(meal);
      expect(drawing.form).toBe(form);
      expect(shown(drawing, listOf(must))).toEqual(listOf(must));
      expect(shown(drawing, listOf(mustNot))).toEqual([]);
      const alone = drawMeal({ title, ingredients: meal.ingredients });
      expect(alone.form).toBe(byWords || form);
      expect(shown(alone, listOf(mustNot))).toEqual([]);
    },
  );

  test("a food's own name finds it, and six of them fit in a picture's words", () => {
    const words = COOKBOOK.flatMap(({ ingredients }) => ingredients.map(nameOf));
    const foods = [...new Set(words.flatMap(findFoods))];
    expect(foods.length).toBeGreaterThan(70);
    for (const one of foods) expect(findFoods(one.name)).toEqual([one]);
    const longest = Math.max(...foods.map(({ name }) => name.length));
    expect("lettuceCups:".length + 6 * (longest + 2)).toBeLessThanOrEqual(PICTURE_MAX);
  });

  /** Made of other ingredients, so that none of them is named so. */
  const MADE = new Set(["kofta", "patties", "falafel", "hash rounds", "jollof", "noodles"]);

  test.each(recipes)("$meal.title says its picture in words that are understood", (one) => {
    const { form, foods } = one.recipe.picture;
    const names = one.recipe.ingredients.map(nameOf);
    expect(FORM_NAMES).toContain(form);
    expect(foods.filter((word) => findFoods(word).length !== 1)).toEqual([]);
    // Where a food is replaced for what a cook avoids, it is found by its ingredient's name.
    const isFound = (word: string) => MADE.has(word) || names.some((name) => name.includes(word));
    expect(foods.filter((word) => !isFound(word))).toEqual([]);
    expect(one.meal.picture?.length).toBeLessThanOrEqual(PICTURE_MAX);
  });
});
