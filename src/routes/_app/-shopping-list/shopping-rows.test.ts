import { expect, test } from "vitest";

import type { ShoppingIngredient } from "#domain/entities.ts";

import { arrangeRows, type ShoppingRow } from "./shopping-rows.ts";

const item = (mealId: string, name: string, amount: string, bought = false) => ({
  mealId,
  name,
  amount,
  bought,
});
const meals = [
  { id: "soup", title: "Leek soup" },
  { id: "pie", title: "Leek pie" },
];
const list = [
  item("soup", "Salt", ""),
  item("soup", "leek", "2"),
  item("pie", "Leek", "300 g"),
  item("pie", "flour", "200 g", true),
];
const shown = (rows: readonly ShoppingRow[]) =>
  rows.map(({ name, amount, bought }) => [name, amount, bought].join("|"));
const tickAll = (items: ShoppingIngredient[], name: string) =>
  items.map((each) => (each.name.toLowerCase() === name ? { ...each, bought: true } : each));

test("lines of one thing are one row, with its amounts and whom they are for", () => {
  const { toBuy, inBasket } = arrangeRows(list, null, meals);
  expect(shown(toBuy)).toEqual(["leek|2 + 300 g|false", "Salt||false"]);
  expect(shown(inBasket)).toEqual(["flour|200 g|true"]);
  expect(toBuy.map((row) => row.meals)).toEqual(["Leek soup, Leek pie", "Leek soup"]);
});

test("where the list is for one meal, it is not named beside each item", () => {
  const { toBuy } = arrangeRows(list, null, meals.slice(0, 1));
  expect(toBuy.map((row) => row.meals)).toEqual(["", ""]);
});

test("while rows are held, a tick shows in its place; released, the row is in the basket", () => {
  const ticked = tickAll(list, "leek");
  const held = arrangeRows(ticked, list, meals);
  expect(shown(held.toBuy)).toEqual(["leek|2 + 300 g|true", "Salt||false"]);
  expect(held.toBuy.map(({ key }) => key)).toEqual(
    arrangeRows(list, null, meals).toBuy.map(({ key }) => key),
  );
  const { toBuy, inBasket } = arrangeRows(ticked, null, meals);
  expect(shown(toBuy)).toEqual(["Salt||false"]);
  expect(shown(inBasket)).toEqual(["flour|200 g|true", "leek|2 + 300 g|true"]);
});

test("while rows are held, none comes or goes, whatever other devices do", () => {
  const changed = [...list.slice(1), item("pie", "almonds", "50 g")];
  expect(shown(arrangeRows(changed, list, meals).toBuy)).toEqual([
    "leek|2 + 300 g|false",
    "Salt||false",
  ]);
  expect(shown(arrangeRows(changed, null, meals).toBuy)).toEqual([
    "almonds|50 g|false",
    "leek|2 + 300 g|false",
  ]);
});

test("a row of several lines is ticked when all of them are", () => {
  const half = list.map((each) => (each.name === "leek" ? { ...each, bought: true } : each));
  expect(shown(arrangeRows(half, list, meals).toBuy)[0]).toBe("leek|2 + 300 g|false");
});
