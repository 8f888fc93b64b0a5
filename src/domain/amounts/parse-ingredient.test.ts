import fc from "fast-check";
import { expect, test } from "vitest";

import { sameFood } from "./core-name.ts";
import { firstLines } from "./labelled-lines/first.fixture.ts";
import { measure, readLabelled } from "./labelled-lines/measure.fixture.ts";
import { secondLines } from "./labelled-lines/second.fixture.ts";
import { thirdLines } from "./labelled-lines/third.fixture.ts";
import { parseIngredient, parseLine } from "./parse-ingredient.ts";

test.each([
  ["first", firstLines],
  ["second", secondLines],
  ["third", thirdLines],
])("of the %s set, 97 % of the amounts and 92 % of the names are as labelled", (_, lines) => {
  const { lines: count, wrongAmounts, wrongNames } = measure(lines);
  expect(wrongAmounts.slice(Math.floor(0.03 * count))).toEqual([]);
  expect(wrongNames.slice(Math.floor(0.08 * count))).toEqual([]);
});

test("at least 400 lines are labelled, each once", () => {
  const lines = [firstLines, secondLines, thirdLines].flatMap(readLabelled).map(({ line }) => line);
  expect(lines.length).toBeGreaterThanOrEqual(400);
  expect(lines.filter((line, at) => lines.indexOf(line) !== at)).toEqual([]);
});

test.each([
  [
    "1 (400 g) tin chopped tomatoes, drained",
    {
      quantity: { min: 1, max: 1 },
      unit: "can",
      name: "tomato",
      preparation: "chopped, drained",
      note: "400 g",
    },
  ],
  [
    "2–3 large garlic cloves, finely sliced (optional)",
    {
      quantity: { min: 2, max: 3 },
      unit: "clove",
      name: "garlic",
      preparation: "large, finely sliced",
      note: "optional",
    },
  ],
  [
    "juice of half a lemon",
    {
      quantity: { min: 0.5, max: 0.5 },
      unit: "",
      name: "lemon",
      preparation: "juice of",
      note: "",
    },
  ],
  ["salt, to taste", { quantity: null, unit: "", name: "salt", preparation: "", note: "to taste" }],
  [
    "200g/7oz butter",
    { quantity: { min: 200, max: 200 }, unit: "g", name: "butter", preparation: "", note: "7oz" },
  ],
])("%s", (line, parsed) => {
  expect(parseIngredient(line)).toEqual(parsed);
});

test.each([
  ["2 courgettes", "2 zucchini"],
  ["1 aubergine", "1 large eggplant"],
  ["chopped coriander leaves", "fresh cilantro"],
  ["3 spring onions", "3 scallions", "3 green onions"],
  ["100 g rocket", "4 oz arugula"],
  ["500 g beef mince", "1 lb ground beef", "lean minced beef"],
  ["plain flour", "all-purpose flour"],
  ["1 tin chickpeas", "1 can garbanzo beans"],
  ["caster sugar", "superfine sugar"],
  ["garlic, crushed", "garlic cloves, sliced", "2 cloves garlic"],
])("%s names the same food as %s", (...lines) => {
  expect(new Set(lines.map((line) => parseIngredient(line).name)).size).toBe(1);
});

test("what differs is not the same food", () => {
  const names = ["ground coriander", "fresh coriander", "coconut milk", "coconut cream", "milk"];
  names.push("coconut flour", "plain flour", "gluten-free flour", "red onion", "onion", "soy milk");
  expect(new Set(names.map((name) => sameFood(parseIngredient(name).name))).size).toBe(
    names.length,
  );
});

test.each([
  "1/0 cup sugar",
  "0 eggs",
  "0.0 g salt",
  "-3 eggs",
  "−2 cups flour",
  "1000000000 g flour",
  "10^9 g flour",
  "1e9 g flour",
  "NaN g flour",
  "Infinity cups milk",
  "1 cup 2 tbsp 3 tsp 4 oz 5 g sugar",
  "2 x 3 x 4 g salt",
  "3-2 eggs",
  "1/2/3 cups oil",
  "1.2.3 g yeast",
  "2️⃣ eggs",
  "٢ كوب دقيق",
  "½½ cup",
  "7up",
  "🥕🥕🥕",
])("%j has no amount", (line) => {
  const { quantity, name } = parseIngredient(line);
  expect(quantity).toBeNull();
  expect(name).not.toBe("");
});

test("a line longer than an ingredient is its own name", () => {
  const line = `2 cups ${"very ".repeat(2_000)}long rice`;
  expect(parseIngredient(line)).toEqual({
    quantity: null,
    unit: "",
    name: line,
    preparation: "",
    note: "",
  });
});

test("signs that turn the writing around change no number", () => {
  expect(parseIngredient("\u202e2 \u200fcups milk\u202c")).toMatchObject({
    quantity: { min: 2, max: 2 },
    unit: "cup",
    name: "milk",
  });
});

test("any text is read without an error, and an amount is a positive number", () => {
  const pieces = fc.constantFrom(
    ..."1 2 1/2 ½ – - to or x ( ) , ; / g kg cup cups tin cloves of garlic finely chopped plus a half 400 0 1e9 \u202e 🥕 % °C".split(
      " ",
    ),
  );
  const lines = fc.oneof(
    fc.string({ unit: "grapheme", maxLength: 200 }),
    fc.array(pieces, { maxLength: 30 }).map((words) => words.join(" ")),
    fc.array(pieces, { maxLength: 30 }).map((words) => words.join("")),
  );
  fc.assert(
    fc.property(lines, (line) => {
      const { quantity, name } = parseIngredient(line);
      expect(typeof name).toBe("string");
      if (!quantity) return;
      expect(quantity.min).toBeGreaterThan(0);
      expect(quantity.max).toBeGreaterThanOrEqual(quantity.min);
      expect(quantity.max).toBeLessThan(1e9);
    }),
    { numRuns: 300 },
  );
});

test("an amount in its own field that is none stays a note", () => {
  expect(parseLine({ amount: "to taste", name: "flaky sea salt" })).toMatchObject({
    quantity: null,
    name: "salt",
    note: "to taste",
  });
  expect(parseLine({ amount: "2 large", name: "red onions, sliced" })).toMatchObject({
    quantity: { min: 2, max: 2 },
    unit: "",
    name: "red onion",
  });
});
