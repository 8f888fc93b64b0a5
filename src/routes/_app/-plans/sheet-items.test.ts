import { expect, test } from "vitest";

import { sheetItems } from "./sheet-items.ts";

const things = (count: number, name = "Onions") =>
  Array.from({ length: count }, () => ({ name, amount: "2" }));

test("the things to buy are on the page if all of them fit, or else none of them is", () => {
  const week = { meals: 7, days: 7 };
  expect(sheetItems(things(40), week)).toHaveLength(40);
  expect(sheetItems(things(120), week)).toBeNull();
  expect(sheetItems(things(40, "x".repeat(200)), week)).toBeNull();
});

test("a plan of many meals leaves less room", () => {
  expect(sheetItems(things(40), { meals: 50, days: 14 })).toBeNull();
  expect(sheetItems([], { meals: 50, days: 1 })).toEqual([]);
});
