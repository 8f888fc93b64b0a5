import { expect, test } from "vitest";

import { byWhatIsThere, tellingStems } from "./leftovers.ts";

const meal = (title: string, ...names: string[]) => ({
  title,
  ingredients: names.map((name) => ({ name })),
});

const order = (leftovers: string[]) =>
  byWhatIsThere(
    [
      meal("Pancakes", "flour", "eggs"),
      meal("Fried Rice", "cooked rice", "eggs"),
      meal("Chicken and Rice Soup", "cooked chicken", "rice", "carrots"),
    ],
    leftovers,
  ).map(({ title }) => title);

test("what has most in common with what is there comes first; the others stay as they were", () => {
  expect(order(["Roast chicken", "Rice"])).toEqual([
    "Chicken and Rice Soup",
    "Fried Rice",
    "Pancakes",
  ]);
  expect(order(["Carrot salad"])[0]).toBe("Chicken and Rice Soup");
  expect(order([])).toEqual(["Pancakes", "Fried Rice", "Chicken and Rice Soup"]);
  // "Cooked" is in the soup's ingredients, too.
  expect(order(["🍕", "", "a creamy dinner", "some cooked leftovers"])).toEqual(order([]));
});

test("how much there is of it tells nothing", () => {
  const meals = [
    meal("Half-and-Half Pizza", "a tin of tomatoes"),
    meal("Coleslaw", "white cabbage"),
  ];
  expect(byWhatIsThere(meals, ["half a cabbage"])[0]?.title).toBe("Coleslaw");
});

test("words that any dish may have tell nothing", () => {
  expect([...tellingStems("A quick and creamy dinner with leeks")]).toEqual(["leek"]);
});
