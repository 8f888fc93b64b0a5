import fc from "fast-check";
import { expect, test } from "vitest";

import { sameFood } from "./core-name.ts";
import { amountWords, LABELLED_SETS, measure, readLabelled } from "./labelled-lines.fixture.ts";
import { parseIngredient, parseLine } from "./parse-ingredient.ts";

test.each(LABELLED_SETS)(
  "of the %s set, 97 % of the amounts and 92 % of the names are as labelled",
  (set) => {
    const { lines: count, wrongAmounts, wrongNames } = measure(set);
    expect(wrongAmounts.slice(Math.floor(0.03 * count))).toEqual([]);
    expect(wrongNames.slice(Math.floor(0.08 * count))).toEqual([]);
  },
);

test("at least 400 lines are labelled, each once", () => {
  const lines = LABELLED_SETS.flatMap(readLabelled).map(({ line }) => line);
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
  "10x10cm puff pastry",
  "20 x 30 cm baking paper",
  "1 to 2 to 3 cups oats",
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

test.each([
  ["1 and 1/2 cups flour", "1.5 cup"],
  ["2–3 dozen eggs", "24-36"],
  ["two or three dozen oysters", "24-36"],
  ["eggs 12", "12"],
  ["vitamin B 12", "-"],
  ["onions (2), chopped", "2"],
  ["salt (1)", "-"],
  ["1 large or 2 small onions", "1-2"],
  ["a pinch or two of salt", "1-2 pinch"],
  ["between 4 and 6 carrots", "4-6"],
  ["a cup and a half of rice", "1.5 cup"],
  ["400g/14oz tin tomatoes", "1 can"],
  ["1 cup minus 1 tbsp milk", "0.9375 cup"],
  ["1 cup minus 2 cups milk", "-"],
  ["coriander – a handful", "1 handful"],
  ["zest 1 lemon", "1"],
  ["1) 2 cups sugar", "2 cup"],
  ["To serve: 2 limes", "2"],
])("%s is %s", (line, amount) => {
  expect(amountWords(line)).toBe(amount);
});

const foods = fc.constantFrom(..."flour|eggs|garlic cloves|ginger|chopped tomatoes".split("|"));
const units = fc.constantFrom(..."|g|kg|cups|tbsp|tins|cloves|cm|inch|dozen|large".split("|"));

test("a number that no cook can mean is no amount, wherever it stands and whatever follows it", () => {
  const numbers = fc.constantFrom(
    ..."0 0.0 00 1/0 0/0 ½/0 1e9 10^9 1000000000 999999999999 NaN Infinity ∞ 1.2.3 1/2/3 3-2 ½½ 100000 0-0 ٢ २ ２ 2️⃣".split(
      " ",
    ),
  );
  const negative = fc.tuple(fc.constantFrom("-", "−", "–"), fc.integer({ min: 1, max: 99 }));
  fc.assert(
    fc.property(numbers, negative, units, foods, (number, [sign, value], unit, food) => {
      for (const line of [
        `${number} ${unit} ${food}`,
        `${number}${unit} ${food}`,
        `about ${number} ${unit} of ${food}, chopped`,
        `${food}: ${number} ${unit}`,
        `${food} (${number} ${unit})`,
        `${sign}${value} ${unit} ${food}`,
      ]) {
        const { quantity, name } = parseIngredient(line);
        expect([line, quantity]).toEqual([line, null]);
        expect(name).not.toBe("");
      }
    }),
  );
});

test("many amounts in one line are never one that none of them says", () => {
  const amount = fc
    .tuple(fc.integer({ min: 2, max: 40 }), fc.constantFrom("g", "tbsp", "cups", "oz", "kg"))
    .map(([value, unit]) => `${value} ${unit}`);
  const line = fc.array(amount, { minLength: 4, maxLength: 6 });
  fc.assert(
    fc.property(line, foods, (amounts, food) => {
      expect(parseIngredient(`${amounts.join(" ")} ${food}`).quantity).toBeNull();
    }),
  );
});

test("signs without width change no number, wherever they stand; pictures beside the words neither", () => {
  const mark = fc.constantFrom("\u200f", "\u202e", "\u200b", "\u2066", "\ufeff");
  const lines = fc.constantFrom("250 g flour", "1½ cups milk", "12 eggs", "2–3 cloves garlic");
  fc.assert(
    fc.property(lines, mark, fc.nat(20), (line, sign, at) => {
      const marked = `${line.slice(0, at)}${sign}${line.slice(at)}`;
      expect(parseIngredient(marked)).toEqual(parseIngredient(line));
      const { quantity, unit, name } = parseIngredient(line);
      for (const drawn of [`🥕 ${line}`, `${line} 🥕`, `✅ ${line} 👩🏽‍🍳`]) {
        expect(parseIngredient(drawn)).toMatchObject({ quantity, unit, name });
      }
    }),
  );
});

test.each([
  ["soup leaves", "soup leaf"],
  ["crab sticks", "crab stick"],
  ["500 g pork ribs", "pork rib"],
  ["2 fish heads", "fish head"],
  ["1 tsp ground cloves", "ground clove"],
  ["50 g apricot kernels", "apricot kernel"],
  ["1 jar goose fat", "goose fat"],
  ["1 tin baked beans", "baked bean"],
  ["200 g wild rice", "wild rice"],
  ["100 g yellow split peas", "yellow split pea"],
  ["1 preserved lemon", "preserved lemon"],
  ["500 g fillet of beef", "beef fillet"],
  ["200 g hot-smoked salmon", "hot-smoked salmon"],
])("%s keeps the words that say which food it is: %s", (line, name) => {
  expect(parseIngredient(line).name).toBe(name);
});

test("leaves and sticks of what is bought as that are set aside", () => {
  expect(parseIngredient("10 basil leaves").name).toBe("basil");
  expect(parseIngredient("2 sticks celery").name).toBe("celery");
  expect(parseIngredient("coriander leaves and tender stems").name).toBe("coriander");
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
