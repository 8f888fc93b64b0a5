import { describe, expect, test } from "vitest";

import { screenIngredients } from "./measure.fixture.ts";
import { readName } from "./texts.ts";
import { findUnknownFoods } from "./unknown-foods.ts";
import { findUnknownNames } from "./unknown-names.ts";
import { kindsOf } from "./word-kinds.ts";

function unknownIn(line: string, what: "names" | "foods" = "names"): string[] {
  const { words, named } = readName(line);
  const foods = named[0]?.foods ?? [];
  const kinds = kindsOf(words, foods);
  const places =
    what === "names"
      ? findUnknownNames(line, words, kinds)
      : findUnknownFoods(line, words, foods, kinds);
  return places.map(({ from, to }) => line.slice(words[from]?.start, words[to - 1]?.end));
}

describe("a proper name", () => {
  test.each([
    ["1 pack Zibblies", "Zibblies"],
    ["200 g Vorma Klee, sliced", "Vorma Klee"],
    ["2 tbsp Zorbo sauce", "Zorbo"],
    ["1 packet Plinko biscuits, crushed", "Plinko"],
    ["1 cup butter or Zorbo", "Zorbo"],
    ["1 box cookies (such as Plinko®)", "Plinko"],
    ["1 pack Zorbo Creams", "Zorbo"],
    ["Zibblies, to serve", "Zibblies"],
    ["ZIBBLIES", "ZIBBLIES"],
  ])("alone, or with a food of any make, tells nothing: %s", (line, name) => {
    expect(unknownIn(line)).toEqual([name]);
  });

  test.each([
    "1 tbsp Filippo Berio olive oil",
    "50 g Tate & Lyle sugar",
    "2 tbsp Zorbo olive oil",
    "1 tsp flaky sea salt (such as Zorbo®)",
    "200 g Zorbo basmati rice",
    "500 g Zorbo plain flour",
    "100 g Majorero goat's cheese",
  ])("before a food of one ingredient is judged by that food: %s", (line) => {
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
  ])("is none if its word is known: %s", (line) => {
    expect(unknownIn(line)).toEqual([]);
  });

  test("needs a capital, and any text is read", () => {
    expect(unknownIn("2 tbsp zorbo sauce")).toEqual([]);
    expect(unknownIn("")).toEqual([]);
    expect(unknownIn(")))((Zorbo")).toEqual(["Zorbo"]);
  });
});

describe("a food that no list knows", () => {
  test.each([
    ["2 tbsp zorbo", "zorbo"],
    ["1 (400 g) tin chopped zibblies, drained", "zibblies"],
    ["200 g pork zibblies for frying", "zibblies"],
    ["2 tsp. zorbo", "zorbo"],
    ["50 g butter or zorbo", "zorbo"],
    ["8 skinless, boneless zibblies", "zibblies"],
    // Known words, but together a name.
    ["1 tin Perfect Choice", "Perfect Choice"],
  ])("is told however it is written: %s", (line, food) => {
    expect(unknownIn(line, "foods")).toEqual([food]);
  });

  test.each([
    "1 kg potatoes, zorbo-style",
    "200 g carrots (zorbo if you can get them)",
    "2 onions, chopped as for zorbo",
    "2 leaves zorbo cabbage",
    "For the topping",
    "Cooking Spray",
    "ice cubes",
    "2 tbsp zorbo sauce",
    "",
  ])("is none where the line's own food is known, or none is meant: %s", (line) => {
    expect(unknownIn(line, "foods")).toEqual([]);
  });

  test("is said to the cook once, and fails whoever avoids a food", () => {
    expect(screenIngredients("2 tbsp zorbo").unchecked).toEqual([
      { because: "“zorbo”, a food we don't know" },
    ]);
    expect(screenIngredients("1 pack Zibblies").unchecked).toEqual([
      { because: "“Zibblies”, a name we don't know" },
    ]);
  });
});
