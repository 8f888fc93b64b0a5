import { expect, test } from "vitest";

import { emptyUser, readUser } from "./user-document.ts";

test("a new user document has every list empty and no plan defaults", () => {
  expect(emptyUser(5)).toEqual({
    favorites: [],
    current_meals: [],
    allergies: [],
    diet: [],
    cookingEquipment: [],
    lastPlanDefaults: { durationDays: 0, mealsPerDay: [], peopleCount: 0 },
    shoppingList: { ingredients: [], meals: [], updatedAt: 5 },
    storedMeals: [],
    updatedAt: 5,
  });
});

test("a missing list reads as empty, a missing shopping list as an empty one of now", () => {
  expect(readUser({}, 7)).toEqual(emptyUser(7));
  expect(readUser(null, 7)).toEqual(emptyUser(7));
});

test("mistyped fields take their defaults, good entries beside bad ones are kept", () => {
  const user = readUser(
    {
      favorites: ["m1", 7, null, ""],
      allergies: ["gluten", "moonlight"],
      diet: "vegan",
      shoppingList: {
        ingredients: [{ mealId: "m1", name: "leek", amount: 2 }, "leek"],
        meals: [{ id: "m1", title: "Soup" }],
        updatedAt: 3,
      },
      storedMeals: [
        { title: "Soup", count: 0 },
        { title: "Pie", recipeId: "p", count: 2, storedAt: 1 },
      ],
      somethingNew: { kept: true },
    },
    7,
  );
  expect(user).toMatchObject({
    favorites: ["m1"],
    allergies: ["gluten"],
    diet: [],
    shoppingList: { ingredients: [{ mealId: "m1", name: "leek", amount: "", bought: false }] },
    storedMeals: [{ title: "Pie", count: 2, storage: "fridge" }],
    updatedAt: 7,
    somethingNew: { kept: true },
  });
});

test("numbers of a user document that are out of bounds are brought inside", () => {
  const user = readUser(
    {
      storedMeals: [
        { title: "Pie", count: 1e9, storedAt: -5 },
        { title: "Soup", count: 2.5 },
        { title: "Stew", count: "three" },
        { title: "Gone", count: -1 },
      ],
      lastPlanDefaults: { durationDays: 400, mealsPerDay: ["lunch", "lunch"], peopleCount: 2.9 },
    },
    7,
  );
  expect(user.storedMeals.map(({ title, count }) => [title, count])).toEqual([
    ["Pie", 99],
    ["Soup", 2],
    ["Stew", 1],
  ]);
  expect(user.lastPlanDefaults).toEqual({
    durationDays: 14,
    mealsPerDay: ["lunch"],
    peopleCount: 2,
  });
});

test("where entries were dropped, the others are left with the fields that this app knows", () => {
  const cream = { mealId: "m", name: "cream", amount: "1 cup", bought: true, aisle: 4 };
  const read = (ingredients: unknown) => readUser({ shoppingList: { ingredients } }, 7);
  const { aisle: _aisle, ...known } = cream;
  expect(read(["salt", cream]).shoppingList.ingredients).toEqual([known]);
  expect(read([{}, cream]).shoppingList.ingredients).toMatchObject([{ name: "" }, { aisle: 4 }]);
});
