import { expect, test } from "vitest";

import { screenIngredients } from "./measure.fixture.ts";
import { nearSpelling } from "./near-spelling.ts";

test.each([
  ["mackeral", "mackerel"],
  ["hummous", "hummus"],
  ["praun", "prawn"],
  ["worchester", "worcester"],
  ["spageti", "spaghetti"],
  ["parmesean", "parmesan"],
  ["brotwurst", "bratwurst"],
  ["yogrut", "yogurt"],
])("%s is meant to be %s", (wrong, right) => {
  expect(nearSpelling(wrong)).toBe(right);
});

test.each([
  "cannellini",
  "macaroons",
  "macaron",
  "amaretti",
  "peperoni",
  "mustard",
  "thicken",
  "paddock",
  "cedar",
  "dedicated",
  "became",
  "salad",
  "shallot",
  "temp",
])("%s is a word of its own", (word) => {
  expect(nearSpelling(word)).toBeUndefined();
});

test("a misspelt food is found with what it holds", () => {
  const idsIn = (line: string) => screenIngredients(line).allergens.map(({ id }) => id);
  expect(idsIn("200g mackeral fillets")).toEqual(["fish"]);
  expect(idsIn("2 tbsp worchester sauce")).toContain("fish");
  expect(idsIn("200 g mascarpone, at room temp")).toEqual(["dairy"]);
});
