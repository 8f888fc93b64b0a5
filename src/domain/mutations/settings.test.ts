import { expect, test } from "vitest";

import { readLabelled } from "#domain/amounts/labelled-lines.fixture.ts";
import { scaleLine } from "#domain/amounts/scale-amount.ts";
import { SERVES_REMEMBERED_MAX } from "#domain/limits.ts";
import { emptyUser, type ShoppingList } from "#domain/user-document.ts";

import { describeChange } from "./change-words.ts";
import { overlay, type Docs } from "./define.ts";
import { nameKey, setServes, setUnits, withServed, type ServedLine } from "./settings.ts";

const LISTED: ShoppingList = {
  meals: [
    { id: "soup", title: "Soup" },
    { id: "pie", title: "Pie" },
  ],
  ingredients: [
    { mealId: "soup", name: "leek", amount: "1", bought: false },
    { mealId: "soup", name: "rice", amount: "200 g", bought: true },
    { mealId: "pie", name: "leek", amount: "1", bought: false },
    { mealId: "soup", name: "salt", amount: "to taste", bought: true },
  ],
  updatedAt: 0,
};

const FOR_SIX = [
  { name: "leeks", amount: "1½" },
  { name: "rice", amount: "300 g" },
  { name: "salt", amount: "to taste" },
  { name: "stock", amount: "1.8 l" },
];

function itemsWith(lines: readonly ServedLine[], list = LISTED) {
  return withServed(list, "soup", lines, 5).ingredients;
}

test("a meal's lines on the list follow its serves, and no other meal's", () => {
  expect(itemsWith(FOR_SIX)).toEqual([
    { mealId: "soup", name: "leeks", amount: "1½", bought: false },
    { mealId: "soup", name: "rice", amount: "300 g", bought: false },
    { mealId: "pie", name: "leek", amount: "1", bought: false },
    { mealId: "soup", name: "salt", amount: "to taste", bought: true },
  ]);
});

test("what is in the basket and is enough stays as it was bought", () => {
  const [, rice] = itemsWith([{ name: "rice", amount: "100 g", enough: "200 g" }]);
  expect(rice).toEqual(LISTED.ingredients[1]);
  // Another device has bought less meanwhile.
  const less = { ...LISTED, ingredients: [{ ...LISTED.ingredients[1]!, amount: "50 g" }] };
  const [again] = itemsWith([{ name: "rice", amount: "100 g", enough: "200 g" }], less);
  expect(again).toMatchObject({ amount: "100 g", bought: false });
});

test("what is still to buy gets the new amount, also where less would be enough", () => {
  const [leek] = itemsWith([{ name: "leek", amount: "½", enough: "1" }]);
  expect(leek).toMatchObject({ amount: "½", bought: false });
  expect(withServed(LISTED, "soup", FOR_SIX, 5)).toMatchObject({
    meals: LISTED.meals,
    updatedAt: 5,
  });
});

test("a line is found by its name in any case, number and spacing", () => {
  expect(nameKey("  Spring   LEEKS ")).toBe("spring leek");
  const [leek] = itemsWith([{ name: " LEEKS ", amount: "3" }]);
  expect(leek).toMatchObject({ amount: "3" });
});

test("a line that the cook has taken off stays off, one that they added stays", () => {
  const { ingredients } = LISTED;
  const mine = { mealId: "soup", name: "bread", amount: "", bought: false };
  const list = { ...LISTED, ingredients: [...ingredients.slice(1), mine] };
  const names = itemsWith(FOR_SIX, list).map(({ name }) => name);
  expect(names).toEqual(["rice", "leek", "salt", "bread"]);
});

test("lines of one name are matched in their order", () => {
  const two = ["1 tbsp", "2 tbsp"].map((amount) => ({
    mealId: "soup",
    name: "oil",
    amount,
    bought: false,
  }));
  const lines = ["2 tbsp", "4 tbsp"].map((amount) => ({ name: "oil", amount }));
  const after = itemsWith(lines, { ...LISTED, ingredients: two });
  expect(after.map(({ amount }) => amount)).toEqual(["2 tbsp", "4 tbsp"]);
});

test("a list without the meal, or with the same amounts, is the same list", () => {
  expect(withServed(LISTED, "curry", FOR_SIX, 5)).toBe(LISTED);
  expect(withServed(LISTED, "soup", [{ name: "leek", amount: "1" }], 5)).toBe(LISTED);
});

test("a line has the same name at any scale", () => {
  const names = readLabelled("first").map(({ name }) => name);
  const lines = names.map((name) => ({ amount: "1", name }));
  for (const line of lines) {
    for (const factor of [1 / 4, 1 / 2, 3, 30 / 4]) {
      expect(nameKey(scaleLine(line, factor).name)).toBe(nameKey(line.name));
    }
  }
});

const apply = (docs: Docs, serves: number, ids = ["soup"]) =>
  setServes.apply(
    docs,
    { recipes: ids.map((id) => ({ id, title: id, lines: [] })), serves, at: 7 },
    "ana",
  );

test("the last choice for a recipe counts, and the oldest goes when too many are remembered", () => {
  const full = Array.from({ length: SERVES_REMEMBERED_MAX }, (_, index) => ({
    recipeId: `r${index}`,
    serves: 2,
  }));
  const settings = { id: "own", units: "us" as const, sharing: true, serves: full, updatedAt: 1 };
  const after = apply({ settings: { own: settings } }, 6).settings?.["own"];
  expect(after).toMatchObject({ units: "us", updatedAt: 7 });
  expect(after?.serves).toHaveLength(SERVES_REMEMBERED_MAX);
  expect(after?.serves.at(0)).toEqual({ recipeId: "r1", serves: 2 });
  expect(after?.serves.at(-1)).toEqual({ recipeId: "soup", serves: 6 });
  expect(apply({ settings: { own: after ?? null } }, 6)).toEqual({});
});

test("a recipe is remembered once, with its latest serves; others keep theirs", () => {
  const first = apply({}, 6, ["pie"]);
  const twice = overlay(first, apply(first, 6, ["soup"]));
  const settings = overlay(twice, apply(twice, 2, ["pie"])).settings?.["own"];
  expect(settings?.serves).toEqual([
    { recipeId: "soup", serves: 6 },
    { recipeId: "pie", serves: 2 },
  ]);
});

test("the serves of several recipes change the list of each, in one change", () => {
  const users = { ana: { ...emptyUser(1), shoppingList: LISTED } };
  const recipes = [
    { id: "soup", title: "Soup", lines: [{ name: "leek", amount: "2" }] },
    { id: "pie", title: "Pie", lines: [{ name: "leek", amount: "3" }] },
    { id: "", title: "Nameless", lines: [{ name: "leek", amount: "9" }] },
  ];
  const changed = setServes.apply({ users }, { recipes, serves: 6, at: 7 }, "ana");
  const list = changed.users?.["ana"]?.shoppingList;
  expect(list?.ingredients.map(({ amount }) => amount)).toEqual(["2", "200 g", "3", "to taste"]);
  expect(list?.updatedAt).toBe(7);
  expect(
    describeChange({ name: "setServes", version: 1, args: { recipes, serves: 6, at: 7 } }),
  ).toBe("Chose Soup, Pie, Nameless for 6");
});

test("recipes without an id that the server would accept are left out", () => {
  expect(apply({}, 6, ["", "x".repeat(200)])).toEqual({});
});

test("choosing serves doesn't create a new cook's document, and units are chosen once", () => {
  expect(Object.keys(apply({ users: { ana: null } }, 6))).toEqual(["settings"]);
  const users = { ana: { ...emptyUser(1), shoppingList: LISTED } };
  expect(Object.keys(apply({ users }, 6))).toEqual(["settings"]);
  const first = setUnits.apply({}, { units: "us", at: 3 }, "ana");
  expect(first.settings?.["own"]).toMatchObject({ units: "us", serves: [] });
  expect(setUnits.apply(first, { units: "us", at: 4 }, "ana")).toEqual({});
});
