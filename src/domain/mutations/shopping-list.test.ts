import { expect, test } from "vitest";

import { SHOPPING_ITEMS_MAX } from "#domain/limits.ts";
import { countToBuy, toBuyLines } from "#domain/shopping/lines.ts";
import { emptyUser, type ShoppingList } from "#domain/user-document.ts";

import type { Docs } from "./define.ts";
import {
  addMeals,
  addMealsToList,
  hasRoomFor,
  removeMeal,
  removeMealFromList,
  setBought,
} from "./shopping-list.ts";

const empty: ShoppingList = { ingredients: [], meals: [], updatedAt: 0 };
const soup = { id: "soup", title: "Soup", ingredients: [{ name: "Leek", amount: "2" }] };
const pie = {
  id: "pie",
  title: "Pie",
  ingredients: [
    { name: "leek ", amount: "1" },
    { name: "flour", amount: "200 g" },
  ],
};

test("adding merges ingredients and skips a meal already listed", () => {
  const list = addMeals(addMeals(empty, [soup], 1), [soup, pie], 2);
  expect(list.meals.map(({ id }) => id)).toEqual(["soup", "pie"]);
  expect(list.ingredients).toHaveLength(3);
  expect(addMeals(list, [soup, pie], 3)).toBe(list);
});

test("a blank ingredient is not something to buy", () => {
  const listed = addMeals(empty, [{ ...soup, ingredients: [{ name: "  ", amount: "" }] }], 1);
  expect(listed.ingredients).toEqual([]);
});

test("a meal that would overfill the list is left out whole", () => {
  const feast = {
    id: "feast",
    title: "Feast",
    ingredients: Array.from({ length: SHOPPING_ITEMS_MAX }, (_, index) => ({
      name: `item ${index}`,
      amount: "1",
    })),
  };
  expect(addMeals(empty, [feast], 1).ingredients).toHaveLength(SHOPPING_ITEMS_MAX);
  const list = addMeals(empty, [soup, feast, pie], 1);
  expect(list.meals.map(({ id }) => id)).toEqual(["soup", "pie"]);
});

test("there is room for meals that fit, and for those that are listed already; for all or not", () => {
  const lines = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ name: `item ${index}`, amount: "1" }));
  const feast = { id: "feast", title: "Feast", ingredients: lines(SHOPPING_ITEMS_MAX - 1) };
  expect(hasRoomFor(empty, [soup, feast])).toBe(true);
  expect(hasRoomFor(empty, [feast, pie])).toBe(false);
  const full = addMeals(empty, [soup, feast], 1);
  expect(hasRoomFor(full, [feast, soup])).toBe(true);
  expect(hasRoomFor(full, [soup, { ...pie, ingredients: lines(1) }])).toBe(false);
  expect(addMeals(empty, [{ ...soup, id: "" }], 1)).toBe(empty);
});

test("removing a meal drops its ingredients, and no others", () => {
  const list = removeMeal(addMeals(empty, [soup, pie], 1), "pie", 2);
  expect(list.ingredients).toEqual([{ mealId: "soup", name: "Leek", amount: "2", bought: false }]);
  expect(list.meals).toEqual([{ id: "soup", title: "Soup" }]);
  expect(removeMeal(list, "pie", 3)).toBe(list);
});

test("a meal without ingredients is removed, and so are ingredients without their meal", () => {
  const [leek] = addMeals(empty, [soup], 1).ingredients;
  const bare: ShoppingList = { ...empty, meals: [{ id: "tea", title: "Tea" }] };
  expect(removeMeal(bare, "tea", 2)).toEqual({ ...empty, updatedAt: 2 });
  expect(removeMeal({ ...empty, ingredients: [leek!] }, "soup", 2)).toEqual({
    ...empty,
    updatedAt: 2,
  });
});

test("meals go on the cook's list and off it; what is so already changes nothing", () => {
  const user = { ...emptyUser(0), favorites: ["pie"] };
  const none: Docs = { users: { cook: user } };
  const listed = addMealsToList.apply(none, { meals: [soup], at: 5 }, "cook");
  const shoppingList = addMeals(user.shoppingList, [soup], 5);
  expect(listed).toEqual({ users: { cook: { ...user, shoppingList, updatedAt: 5 } } });
  expect(addMealsToList.apply(listed, { meals: [soup], at: 6 }, "cook")).toEqual({});
  const off = removeMealFromList.apply(listed, { mealId: "soup", at: 7 }, "cook");
  expect(off.users?.["cook"]?.shoppingList).toEqual({ ...empty, updatedAt: 7 });
  expect(off.users?.["cook"]?.updatedAt).toBe(7);
  expect(removeMealFromList.apply(off, { mealId: "soup", at: 8 }, "cook")).toEqual({});
});

test("a meal that comes back to the list brings its ticks; a new one has none", () => {
  const [leek, flour] = pie.ingredients;
  const before = addMeals(
    empty,
    [{ ...pie, ingredients: [{ ...leek!, bought: true }, flour!] }],
    1,
  );
  expect(before.ingredients.map(({ name, bought }) => [name, bought])).toEqual([
    ["leek ", true],
    ["flour", false],
  ]);
  const ingredients = before.ingredients;
  const back = addMeals(removeMeal(before, "pie", 2), [{ ...pie, ingredients }], 3);
  expect(back).toEqual({ ...before, updatedAt: 3 });
});

test("buying names an item, whatever else was added meanwhile", () => {
  const docs: Docs = {
    users: { cook: { ...emptyUser(0), shoppingList: addMeals(empty, [pie, soup], 1) } },
  };
  const items = [{ mealId: "soup", name: "Leek", amount: "2" }];
  const ticked = setBought.apply(docs, { items, bought: true, at: 5 }, "cook");
  expect(ticked.users?.["cook"]?.shoppingList.ingredients).toEqual([
    { mealId: "pie", name: "leek ", amount: "1", bought: false },
    { mealId: "pie", name: "flour", amount: "200 g", bought: false },
    { mealId: "soup", name: "Leek", amount: "2", bought: true },
  ]);
  expect(setBought.apply(ticked, { items, bought: true, at: 6 }, "cook")).toEqual({});
});

test("only lines alike in meal, name and amount are bought together", () => {
  const line = { mealId: "soup", name: "Leek", amount: "2", bought: false };
  const lines = [
    line,
    { ...line },
    { ...line, mealId: "pie" },
    { ...line, name: "Salt" },
    { ...line, amount: "3" },
  ];
  const shoppingList = { ...empty, ingredients: lines };
  const docs: Docs = { users: { cook: { ...emptyUser(0), shoppingList } } };
  const bought = (...items: (typeof line)[]) =>
    setBought
      .apply(docs, { items, bought: true, at: 5 }, "cook")
      .users?.["cook"]?.shoppingList.ingredients.map((item) => item.bought);
  expect(bought(line)).toEqual([true, true, false, false, false]);
  expect(bought(lines[2]!, lines[4]!)).toEqual([false, false, true, false, true]);
});

test("the same thing for several meals is one line to pick up, until one of them is bought", () => {
  const { ingredients } = addMeals(empty, [soup, pie], 1);
  const noStaples = { staples: [] };
  const lines = (items: typeof ingredients) =>
    toBuyLines(items).map(({ name, amount, isBought }) => [name, amount, isBought]);
  expect(lines(ingredients)).toEqual([
    ["Leeks", "3", false],
    ["Flour", "200 g", false],
  ]);
  expect(countToBuy(ingredients, noStaples)).toBe(2);
  const half = ingredients.map((item) => ({ ...item, bought: item.mealId === "soup" }));
  expect(lines(half)).toEqual([
    ["Leek", "1", false],
    ["Leek", "2", true],
    ["Flour", "200 g", false],
  ]);
  expect(countToBuy(half, noStaples)).toBe(2);
  expect(
    countToBuy(
      half.filter(({ mealId }) => mealId === "soup"),
      noStaples,
    ),
  ).toBe(0);
});

test("one tick buys every share of a line, and one takes all of them back; a share added meanwhile stays to buy", () => {
  const list = addMeals(empty, [soup, pie], 1);
  const docs: Docs = { users: { cook: { ...emptyUser(0), shoppingList: list } } };
  const items = toBuyLines(list.ingredients)[0]!.parts.map(({ item }) => item);
  const isBought = (after: Docs) =>
    after.users?.["cook"]?.shoppingList.ingredients.map(({ mealId, name, bought }) => [
      `${mealId} ${name.trim()}`,
      bought,
    ]);
  const ticked = setBought.apply(docs, { items, bought: true, at: 5 }, "cook");
  expect(isBought(ticked)).toEqual([
    ["soup Leek", true],
    ["pie leek", true],
    ["pie flour", false],
  ]);
  const stew = { id: "stew", title: "Stew", ingredients: [{ name: "Leeks", amount: "2" }] };
  const late = addMeals(ticked.users!["cook"]!.shoppingList, [stew], 6);
  expect(late.ingredients.at(-1)?.bought).toBe(false);
  const back = setBought.apply(ticked, { items, bought: false, at: 7 }, "cook");
  expect(isBought(back)?.every(([, bought]) => bought === false)).toBe(true);
});
