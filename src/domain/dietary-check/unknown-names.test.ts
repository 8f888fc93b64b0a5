import { expect, test } from "vitest";

import { findUnknownNames } from "./unknown-names.ts";
import { readWords } from "./words.ts";

function unknownIn(line: string): string[] {
  const words = readWords(line);
  return findUnknownNames(line, words).map(({ from, to }) =>
    line.slice(words[from]?.start, words[to - 1]?.end),
  );
}

test.each([
  ["1 pack Zibblies", "Zibblies"],
  ["200 g Vorma Klee, sliced", "Vorma Klee"],
  ["2 tbsp Zorbo sauce", "Zorbo"],
  ["1 packet Plinko biscuits, crushed", "Plinko"],
  ["1 cup butter or Zorbo", "Zorbo"],
  ["1 box cookies (such as Plinko®)", "Plinko"],
  ["Zibblies, to serve", "Zibblies"],
  ["ZIBBLIES", "ZIBBLIES"],
])("of a name alone, or with a food of any make, nothing can be said: %s", (line, name) => {
  expect(unknownIn(line)).toEqual([name]);
});

test.each([
  "1 tbsp Filippo Berio olive oil",
  "50 g Tate & Lyle sugar",
  "2 tbsp Zorbo olive oil",
  "1 tsp flaky sea salt (such as Zorbo®)",
  "200 g Zorbo basmati rice",
  "500 g Zorbo plain flour",
  "100 g Majorero or another goat's cheese".replace("Majorero or another ", "Majorero "),
])("a name before a food of one ingredient is judged by that food: %s", (line) => {
  expect(unknownIn(line)).toEqual([]);
});

test.each([
  "3 Granny Smith apples - peeled, cored and diced",
  "1 bunch Thai basil",
  "2 tsp Dijon mustard",
  "Maldon salt",
  "Freshly ground black pepper",
  "Salt and pepper to taste",
  "1 tsp Sriracha",
  "2 Tbsp Chopped Fresh Parsley",
  "FRESHLY GROUND BLACK PEPPER",
  "1 Cup Crumbled Gherkins",
  "50 ml Cointreau",
  "Chervil",
  "1 packet Trader Joe's crackers",
])("a known word with a capital is no name: %s", (line) => {
  expect(unknownIn(line)).toEqual([]);
});

test("lower case tells no names, and any text is read", () => {
  expect(unknownIn("2 tbsp zorbo sauce")).toEqual([]);
  expect(unknownIn("")).toEqual([]);
  expect(unknownIn(")))((Zorbo")).toEqual(["Zorbo"]);
});
