import fc from "fast-check";
import { expect, test } from "vitest";

import { parseIngredient, parseLine } from "#domain/amounts/parse-ingredient.ts";
import { AMOUNT_MAX, NAME_MAX } from "#domain/limits.ts";

import { readOwnItem, writtenAs } from "./own-item.ts";

test.each([
  ["2 l milk", "2 l", "milk"],
  ["milk 2 l", "2 l", "milk"],
  ["Milk, 2 l", "2 l", "Milk"],
  ["  6   eggs ", "6", "eggs"],
  ["eggs x 6", "6", "eggs"],
  ["a bunch of parsley", "a bunch", "parsley"],
  ["½ lb butter", "½ lb", "butter"],
  ["1 cup + 2 tsp milk", "1 cup + 2 tsp", "milk"],
  ["milk, 1 cup + 2 tsp", "1 cup + 2 tsp", "milk"],
  ["200 g + 2 tins of tomatoes", "200 g + 2 tins", "tomatoes"],
  ["½ cup + 1 tbsp", "", "½ cup + 1 tbsp"],
  ["2 cloves garlic, crushed", "2 cloves", "garlic, crushed"],
  ["a bottle of red wine", "a bottle", "red wine"],
  ["bottle of red wine", "bottle", "red wine"],
  ["about 6 apples", "about 6", "apples"],
  ["2 large bin bags", "2", "large bin bags"],
  ["1 Xmas pudding", "1", "Xmas pudding"],
  ["2xeggs", "2", "eggs"],
  ["toilet paper: 9 rolls", "9 rolls", "toilet paper"],
  ["toilet paper", "", "toilet paper"],
  ["a birthday card", "", "a birthday card"],
  ["dash cam", "", "dash cam"],
  ["3 for 2 crisps", "", "3 for 2 crisps"],
  ["3 m rope", "", "3 m rope"],
  ["10 envelopes C5", "", "10 envelopes C5"],
  ["Tesco: 2 pizzas", "", "Tesco: 2 pizzas"],
  ["- bread", "", "bread"],
  ["• 2 l milk", "2 l", "milk"],
  ["✓ 2 l milk", "2 l", "milk"],
  ["☑ milk", "", "milk"],
  ["→ milk", "", "milk"],
  ["1. milk", "", "milk"],
  ["10. 2 eggs", "2", "eggs"],
  ["2 x whole chickens", "2", "whole chickens"],
  ["cooking foil 2 rolls", "2 rolls", "cooking foil"],
  ["12 inch skewers", "", "12 inch skewers"],
  ["3-pin plug", "", "3-pin plug"],
  ["half fat crème fraîche", "", "half fat crème fraîche"],
  ["1) soap", "", "soap"],
  ["[ ] jam", "", "jam"],
  ["salt to taste", "", "salt to taste"],
  ["7up", "", "7up"],
  ["1/0 onions", "", "1/0 onions"],
  ["🥕", "", "🥕"],
  ["حليب", "", "حليب"],
])("%s", (written, amount, name) => {
  expect(readOwnItem(written)).toEqual({ amount, name });
});

test("what says nothing is nothing to buy", () => {
  for (const written of ["", "   ", "\n\t", "—", "\u{200b}", "\ud800"]) {
    expect(readOwnItem(written)).toBeNull();
  }
});

test("whatever is written fits the list, means no other amount than the whole, and can be edited", () => {
  const words = fc.constantFrom(
    "2",
    "1/2",
    "l",
    "g",
    "milk",
    "of",
    "x",
    ",",
    "(400 g)",
    "tin",
    "é",
  );
  const written = fc.oneof(
    fc.string({ unit: "grapheme", maxLength: 500 }),
    fc.array(words, { maxLength: 6 }).map((all) => all.join(" ")),
  );
  fc.assert(
    fc.property(written, (text) => {
      const item = readOwnItem(text);
      if (!item) return;
      expect(item.name.trim()).not.toBe("");
      expect(item.name.length).toBeLessThanOrEqual(NAME_MAX);
      expect(item.amount.length).toBeLessThanOrEqual(AMOUNT_MAX);
      expect(writtenAs(item)).not.toMatch(/\p{Cs}/u);
      const { quantity, unit } = parseLine(item);
      const whole = parseIngredient(text.replace(/\s+/gu, " ").trim());
      if (item.amount === "" || !quantity || !whole.quantity) return;
      expect({ quantity, unit }).toEqual({ quantity: whole.quantity, unit: whole.unit });
    }),
  );
});

test("an accent that comes as a character of its own makes no other item", () => {
  expect(readOwnItem("cre\u0300me frai\u0302che")).toEqual(readOwnItem("crème fraîche"));
});
