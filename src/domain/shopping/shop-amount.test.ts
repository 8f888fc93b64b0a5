import { expect, test } from "vitest";

import { countToBuy, toBuyLines } from "./lines.ts";
import { withJuiceAtFruit } from "./shop-amount.ts";

const item = (line: string, bought = false) => {
  const [amount = "", name = ""] = line.split(/ ?\| /u);
  return {
    mealId: amount.startsWith("own ") ? "own:1" : "soup",
    amount: amount.replace("own ", ""),
    name,
    bought,
  };
};
const itemsOf = (lines: readonly string[]) => lines.map((line) => item(line));
const shown = (...lines: string[]) =>
  withJuiceAtFruit(toBuyLines(itemsOf(lines))).map(
    ({ name, shopAmount }) => `${name}, ${shopAmount}`,
  );

test.each([
  ["3⅓ tbsp | olive oil", "Olive oil, some (3⅓ tbsp)"],
  ["1 tsp | ground cumin", "Ground cumin, some (1 tsp)"],
  ["a pinch | salt", "Salt, some (a pinch)"],
  ["1 cup | vegetable oil", "Vegetable oil, some (1 cup)"],
  ["50 ml | soy sauce", "Soy sauce, some (50 ml)"],
  ["2 tbsp (30 ml) | honey", "Honey, some (2 tbsp)"],
  ["1 tsp | baking powder", "Baking powder, some (1 tsp)"],
])("what a pantry has is some of it: %s", (line, words) => {
  expect(shown(line)).toEqual([words]);
});

test.each([
  ["6⅔ tbsp | milk", "Milk, 100 ml"],
  ["2 tbsp | double cream", "Double cream, 30 ml"],
  ["68 tbsp | milk", "Milk, 1.02 l"],
  ["2 tbsp | lemon juice", "Lemon juice, of 1 lemon (2 tbsp)"],
  ["100 ml | lime juice", "Lime juice, of 4 limes (100 ml)"],
])("what is poured has the measure it is sold by: %s", (line, words) => {
  expect(shown(line)).toEqual([words]);
});

test.each([
  "500 ml | olive oil",
  "2 cups | plain flour",
  "100 ml | milk",
  "1 cup | rice",
  "20 g | paprika",
  "2 tins (400 g) | chopped tomatoes",
  "to taste | salt",
  "own 2 tbsp | olive oil",
])("what says what to buy stays as it is: %s", (line) => {
  const [only] = toBuyLines(itemsOf([line]));
  expect(only?.shopAmount).toBe(only?.amount);
});

test("amounts of several meals are told as one, and the exact ones stay on the line", () => {
  const [oil] = toBuyLines(itemsOf(["2 tbsp | olive oil", "4 tsp | olive oil", "| olive oil"]));
  expect(oil).toMatchObject({ amount: "3⅓ tbsp + some", shopAmount: "some (3⅓ tbsp)" });
});

test("what is at hand comes off before", () => {
  const items = itemsOf(["5 tbsp | olive oil"]);
  const food = toBuyLines(items)[0]?.food ?? "";
  const [oil] = toBuyLines(items, [], [{ food, amount: "2 tbsp", meals: ["soup"] }]);
  expect(oil?.shopAmount).toBe("some (3 tbsp)");
});

test.each([
  [["1 | lemon", "2 tbsp | lemon juice"], "Lemons, 2 (juice of 1)"],
  [["½ | lemon", "1 tsp | lemon juice"], "Lemon, 1 (juice of 1)"],
  [["1 | lemon", "1 tsp | lemon zest"], "Lemons, 2 (zest of 1)"],
  [["2 | limes", "4 tbsp | lime juice", "1 tsp | lime zest"], "Limes, 4 (juice of 2, zest of 1)"],
  [["| lemon wedges", "1 tbsp | lemon juice"], "Lemon, some + 1 tbsp juice"],
])("fruit and its juice are told together: %j", (lines, words) => {
  expect(shown(...lines)).toEqual([words]);
  expect(countToBuy(itemsOf(lines), { staples: [] })).toBe(1);
});

test("one line of both has the parts of both, and only of one side of the list", () => {
  const [lemons, ...others] = withJuiceAtFruit(
    toBuyLines(itemsOf(["1 | lemon", "2 tbsp | lemon juice"])),
  );
  expect(others).toEqual([]);
  expect(lemons).toMatchObject({ amount: "1 + 2 tbsp juice", aisle: "Fruit & vegetables" });
  expect(lemons?.parts.map(({ text }) => text)).toEqual(["1 lemon", "2 tbsp lemon juice"]);
  const sides = toBuyLines([item("1 | lemon"), item("2 tbsp | lemon juice", true)]);
  const toBuy = withJuiceAtFruit(sides.filter(({ isBought }) => !isBought));
  expect(toBuy.map(({ shopAmount }) => shopAmount)).toEqual(["1"]);
});
