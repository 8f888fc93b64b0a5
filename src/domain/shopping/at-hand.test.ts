import fc from "fast-check";
import { expect, test } from "vitest";

import { toBuyLines } from "./lines.ts";

const item = (name: string, amount: string, mealId = "soup") => ({
  mealId,
  name,
  amount,
  bought: false,
});

/** The one line of these shares, with so much of it at hand. */
function lineWith(name: string, amounts: readonly string[], atHand: string, meals = ["soup"]) {
  const items = amounts.map((amount) => item(name, amount));
  const [line] = toBuyLines(items);
  return toBuyLines(items, [], [{ food: line!.food, amount: atHand, meals }])[0]!;
}

test.each([
  ["rice", ["300 g", "200 g"], "200 g", "300 g"],
  ["rice", ["0.5 kg"], "200 g", "300 g"],
  ["rice", ["500 g"], "0.2 kg", "300 g"],
  ["stock", ["1 l"], "250 ml", "750 ml"],
  ["onions", ["3"], "1", "2"],
  ["garlic", ["5 cloves"], "2 cloves", "3 cloves"],
  ["chopped tomatoes", ["3 tins (400 g)"], "1 tin", "2 tins (400 g)"],
  ["plain flour", ["360 g"], "1 cup", "240 g"],
  ["plain flour", ["3 cups"], "120 g", "2 cups"],
  ["eggs", ["4–6"], "2", "2–4"],
  ["lentils", ["200 g", "2 cups"], "1 cup", "200 g + 1 cup"],
  ["salt", ["10 g", "to taste"], "10 g", "to taste"],
])("of %s, %j, with %s at hand, %s is to buy", (name, amounts, atHand, amount) => {
  expect(lineWith(name, amounts, atHand)).toMatchObject({ amount, atHand, isAtHand: false });
});

test.each([
  ["rice", ["1500 g"], "1499 g", "1 g"],
  ["rice", ["2 kg"], "1999 g", "1 g"],
  ["stock", ["2 l"], "1999 ml", "1 ml"],
])("of %s, %j, the last of it is to buy with %s at hand: %s", (name, amounts, atHand, amount) => {
  expect(lineWith(name, amounts, atHand)).toMatchObject({ amount, isAtHand: false });
});

test.each([
  ["rice", ["300 g", "200 g"], "500 g"],
  ["plain flour", ["240 g"], "2 cups"],
  ["plain flour", ["3 cups"], "360 g"],
  ["eggs", ["4–6"], "6"],
])("of %s, %j, %s at hand is enough", (name, amounts, atHand) => {
  expect(lineWith(name, amounts, atHand)).toMatchObject({ amount: "", isAtHand: true });
});

test.each([
  ["rice", ["300 g"], "2 cups"],
  ["parsley", ["2 bunches"], "30 g"],
  ["salt", ["to taste"], "200 g"],
  ["tomatoes", ["2 tins (400 g)"], "1 tin (200 g)"],
])("of %s, %j and %s can't be compared: all of it is to buy", (name, amounts, atHand) => {
  const whole = toBuyLines(amounts.map((amount) => item(name, amount)))[0]!.amount;
  expect(lineWith(name, amounts, atHand)).toMatchObject({ amount: whole, isAtHand: false });
});

test("what was left for last week's meals is not there for this week's", () => {
  expect(lineWith("rice", ["500 g"], "200 g", ["pie"])).toMatchObject({
    amount: "500 g",
    atHand: "",
  });
});

test("what is in the basket keeps its whole amount", () => {
  const items = [{ ...item("rice", "500 g"), bought: true }];
  const food = toBuyLines(items)[0]!.food;
  const [line] = toBuyLines(items, [], [{ food, amount: "200 g", meals: ["soup"] }]);
  expect(line).toMatchObject({ amount: "500 g", atHand: "200 g" });
});

test("with whatever at hand, no more is to buy and never less than nothing", () => {
  const grams = fc.integer({ min: 1, max: 2_000 });
  fc.assert(
    fc.property(grams, grams, (needed, has) => {
      const [total] = lineWith("rice", [`${needed} g`], `${has} g`).totals;
      const line = lineWith("rice", [`${needed} g`], `${has} g`);
      expect(line.isAtHand).toBe(has >= needed);
      expect(total?.quantity.max).toBe(needed);
    }),
    // Once taken for enough: what is missing is less than a thousandth of it.
    { examples: [[1_001, 1_000]] },
  );
});
