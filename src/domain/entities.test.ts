import fc from "fast-check";
import { expect, test } from "vitest";

import { readDocument, STORED_COLLECTIONS } from "./documents.ts";
import { emptyUser, readUser } from "./entities.ts";

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

test("whatever is stored, it reads without throwing, and reads the same again", () => {
  fc.assert(
    fc.property(fc.constantFrom(...STORED_COLLECTIONS), fc.anything(), (collection, stored) => {
      const read = readDocument(collection, "id", stored, 7);
      expect(readDocument(collection, "id", read, 9)).toEqual(read);
    }),
  );
});
