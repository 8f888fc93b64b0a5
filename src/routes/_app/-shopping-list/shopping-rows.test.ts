import { expect, test } from "vitest";

import type { ShoppingIngredient } from "#domain/user-document.ts";

import { arrangeRows, type AisleRows, type ShoppingRow } from "./shopping-rows.ts";

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
const inRows = (aisles: readonly AisleRows[]) => aisles.flatMap(({ rows }) => rows);
const shown = (rows: readonly ShoppingRow[]) =>
  rows.map(({ line: { name, amount }, bought }) => [name, amount, bought].join("|"));
const tickAll = (items: ShoppingIngredient[], name: string) =>
  items.map((each) => (each.name.toLowerCase() === name ? { ...each, bought: true } : each));

test("lines of one thing are one row, with its amounts and whom they are for", () => {
  const { toBuy, inBasket } = arrangeRows(list, null, meals);
  expect(shown(inRows(toBuy))).toEqual(["Leek|2 + 300 g|false", "Salt||false"]);
  expect(shown(inBasket)).toEqual(["Flour|200 g|true"]);
  expect(inRows(toBuy).map((row) => row.detail)).toEqual(["Leek soup, Leek pie", "Leek soup"]);
});

test("where the list is for one meal, it is not named beside each item", () => {
  const { toBuy } = arrangeRows(list, null, meals.slice(0, 1));
  expect(inRows(toBuy).map((row) => row.detail)).toEqual(["", ""]);
});

test("while rows are held, a tick shows in its place; released, the row is in the basket", () => {
  const ticked = tickAll(list, "leek");
  const held = arrangeRows(ticked, list, meals);
  expect(shown(inRows(held.toBuy))).toEqual(["Leek|2 + 300 g|true", "Salt||false"]);
  expect(inRows(held.toBuy).map(({ key }) => key)).toEqual(
    inRows(arrangeRows(list, null, meals).toBuy).map(({ key }) => key),
  );
  const { toBuy, inBasket } = arrangeRows(ticked, null, meals);
  expect(shown(inRows(toBuy))).toEqual(["Salt||false"]);
  expect(shown(inBasket)).toEqual(["Leek|2 + 300 g|true", "Flour|200 g|true"]);
});

test("while rows are held, none comes or goes, whatever other devices do", () => {
  const changed = [...list.slice(1), item("pie", "almonds", "50 g")];
  expect(shown(inRows(arrangeRows(changed, list, meals).toBuy))).toEqual([
    "Leek|2 + 300 g|false",
    "Salt||false",
  ]);
  expect(shown(inRows(arrangeRows(changed, null, meals).toBuy))).toEqual([
    "Leek|2 + 300 g|false",
    "Almonds|50 g|false",
  ]);
});

test("a row of several lines is ticked when all of them are", () => {
  const half = list.map((each) => (each.name === "leek" ? { ...each, bought: true } : each));
  expect(shown(inRows(arrangeRows(half, list, meals).toBuy))[0]).toBe("Leek|2 + 300 g|false");
});

test("things to buy stand by aisle", () => {
  const { toBuy } = arrangeRows([...list, item("pie", "apples", "2")], null, meals);
  expect(toBuy.map(({ aisle, rows }) => [aisle, rows.length])).toEqual([
    ["Fruit & vegetables", 2],
    ["Herbs & spices", 1],
  ]);
});

test("a thing of which a share is in the basket says so, and is there as well", () => {
  const half = list.map((each) => (each.name === "leek" ? { ...each, bought: true } : each));
  const { toBuy, inBasket } = arrangeRows(half, null, meals);
  expect(shown(inRows(toBuy))[0]).toBe("Leek|300 g|false");
  expect(inRows(toBuy)[0]?.detail).toBe("2 in the basket already · Leek pie");
  expect(shown(inBasket)[0]).toBe("Leek|2|true");
  expect(inBasket[0]?.detail).toBe("Leek soup");
});
