import { readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

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
  (title, ingredients, form, must, mustNot) => {
    const drawing = drawMeal({ title, ingredients: listOf(ingredients).map((name) => ({ name })) });
    expect(drawing.form).toBe(form);
    expect(shown(drawing, listOf(must))).toEqual(listOf(must));
    expect(shown(drawing, listOf(mustNot))).toEqual([]);
  },
);
