import { expect, test } from "vitest";

import { DISH_KINDS, kindOf, THAWED } from "./dish-kinds.ts";

test.each([
  ["Chicken biryani", [], "rice"],
  ["Burrito bowl", ["black beans", "cooked brown rice"], "rice"],
  ["Mushroom risotto", [], "rice"],
  // Rice decides, for it keeps shortest.
  ["Chicken soup", ["long-grain rice"], "rice"],
  ["Ham fried rice", ["ham"], "rice"],
  ["Stir-fried rice noodles", ["rice vinegar", "rice noodles"], "other"],
  ["Summer rolls", ["rice paper wrappers"], "other"],
  ["Cauliflower rice bowl", ["cauliflower rice"], "other"],
  ["Potato salad", [], "salad"],
  ["Pasta bake", ["salad leaves"], "other"],
  ["Carbonara", ["smoked bacon", "eggs"], "cured"],
  ["Pizza with ham", [], "cured"],
  ["Pizza margherita", [], "pizza"],
  ["Turkey burgers", [], "patties"],
  ["Leek and potato SOUP", [], "soup"],
  ["Quiche with leeks", [], "eggs"],
  ["Hamburg-style crumble", ["champignons"], "other"],
  ["", [], "other"],
])("%s with %j is of the kind: %s", (title, ingredients, kind) => {
  expect(kindOf(title, ingredients).id).toBe(kind);
});

test("text of any length and script has a kind, quickly", () => {
  expect(
    kindOf(
      "rice".repeat(100_000),
      Array.from({ length: 500 }, () => "x".repeat(9_999)),
    ).id,
  ).toBe("other");
  expect(kindOf("炒飯 🍚 \u202Eecir", ["\u0000"]).id).toBe("other");
});

test("every kind has sound spans and a named source, and none keeps longer than what is known of none", () => {
  const other = DISH_KINDS.at(-1);
  for (const { keeps, source } of DISH_KINDS) {
    for (const place of ["fridge", "freezer"] as const) {
      expect(keeps[place].from).toBeLessThan(keeps[place].to);
      expect(keeps[place].to).toBeLessThanOrEqual(other?.keeps[place].to ?? 0);
    }
    expect(source).toMatch(/FoodSafety\.gov|UK Food Standards Agency/);
  }
  expect(THAWED.to).toBeLessThan(other?.keeps.fridge.to ?? 0);
});
