import { expect, test } from "vitest";

import { emptySettings } from "#domain/mutations/shopping-settings.ts";

import { countForMeal } from "./arranged.ts";

const line = (mealId: string, name: string, amount = "1", bought = false) => ({
  mealId,
  name,
  amount,
  bought,
});
const meals = [
  { id: "soup", title: "Soup" },
  { id: "pie", title: "Pie" },
];

test("a meal's ingredients are in when ticked, always at home, or covered by what the cook has", () => {
  const list = {
    meals,
    ingredients: [
      line("soup", "leek", "2"),
      line("soup", "carrot", "3", true),
      line("soup", "salt", "1 tsp"),
      line("soup", "rice", "200 g"),
      line("pie", "cream", "100 ml"),
    ],
  };
  const settings = emptySettings(0);
  expect(countForMeal(list, settings, { id: "soup" })).toBe(3);
  const staples = [{ food: "salt|", name: "Salt", taken: false }];
  expect(countForMeal(list, { ...settings, staples }, { id: "soup" })).toBe(2);
  const some = [{ food: "rice|", amount: "100 g", meals: ["soup"] }];
  expect(countForMeal(list, { ...settings, staples, atHand: some }, { id: "soup" })).toBe(2);
  const enough = [{ food: "rice|", amount: "250 g", meals: ["soup"] }];
  expect(countForMeal(list, { ...settings, staples, atHand: enough }, { id: "soup" })).toBe(1);
  expect(countForMeal(list, settings, { id: "curry" })).toBeNull();
});
