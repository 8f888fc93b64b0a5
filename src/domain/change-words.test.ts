import fc from "fast-check";
import { expect, test } from "vitest";

import { argsOf } from "../../tests/support/domain-arbitraries.ts";
import { describeChange, mealNamedIn } from "./change-words.ts";
import { MUTATION_VERSION, mutations, type MutationName } from "./mutations.ts";

test.each(Object.keys(mutations) as MutationName[])("%s has words", (name) => {
  fc.assert(
    fc.property(argsOf[name], (args) => {
      const said = describeChange({ name, version: MUTATION_VERSION, args });
      expect(said).not.toBe("");
      expect(said).not.toMatch(/undefined|\[object|can't be read/);
      expect(said.length).toBeLessThanOrEqual(160);
    }),
  );
});

test("names what was ticked", () => {
  const args = { items: [{ mealId: "m", name: "leek", amount: "2" }], bought: true, at: 1 };
  expect(describeChange({ name: "setBought", version: 1, args })).toBe("Ticked leek");
});

test("names the meal of a change that knows it by its id alone, where its title is known", () => {
  const on = { mealId: "m", on: true, at: 1 };
  const portion = { stored: { recipeId: "m", storage: "fridge", storedAt: 1 }, at: 1 };
  const told = (name: MutationName, args: object) => {
    const change = { name, version: MUTATION_VERSION, args };
    expect(mealNamedIn(change)).toBe("m");
    return [describeChange(change, "Leek soup"), describeChange(change)];
  };
  expect(told("setFavorite", on)).toEqual([
    "Added Leek soup to favorites",
    "Added a meal to favorites",
  ]);
  expect(told("setCurrentMeal", { ...on, on: false })).toEqual([
    "Took Leek soup out of current meals",
    "Took a meal out of current meals",
  ]);
  expect(told("removeMealFromList", on)).toEqual([
    "Took Leek soup off the shopping list",
    "Took a meal off the shopping list",
  ]);
  expect(told("eatPortion", portion)).toEqual([
    "Ate a portion of Leek soup from the fridge",
    "Ate a portion from the fridge",
  ]);
});

test("a change that this version doesn't know, or can't read, is still told", () => {
  expect(describeChange({ name: "sousVide", version: 1, args: {} })).toBe(
    "A change made by a newer version of Simmer",
  );
  expect(describeChange({ name: "setBought", version: 1, args: null })).toBe(
    "A change that can't be read",
  );
});
