import { expect, test } from "vitest";

import type { Meal } from "#domain/entities.ts";

import { dishesFromBasket } from "./basket-dishes.ts";

const meal = (title: string, foods: string, mealType: Meal["mealType"] = "dinner"): Meal => ({
  id: title,
  title,
  ingredients: foods.split(", ").map((name) => ({ name, amount: "100 g" })),
  instructions: ["Cook."],
  mealType,
  blurb: "",
  equipment: [],
});

test("dishes are of what is mostly there, without the missing food, those with least to buy first", () => {
  const found = dishesFromBasket(
    [
      meal("Rice with leeks", "rice, leeks, cheddar, peas, cream"),
      meal("Leek rice", "rice, leeks, chopped peas"),
      meal("Fish pie", "cod, leeks, rice"),
      meal("Stew", "beef, carrots, rice, leeks"),
      meal("Rice pudding", "rice, milk", "breakfast"),
      meal("Curry", "rice, peas"),
      meal("leek rice", "rice"),
    ],
    {
      mealType: "dinner",
      foods: new Set(["rice|", "leek|", "pea|"]),
      missing: "cod|",
      exclude: ["Curry"],
      count: 5,
    },
  );
  expect(found.map(({ meal: { title }, there, of }) => [title, there, of])).toEqual([
    ["Leek rice", 3, 3],
    ["Rice with leeks", 3, 5],
  ]);
});
