import { expect, test } from "vitest";

import { sizeOfItems } from "./sheet-items.ts";

const things = (count: number, name = "Onions") =>
  Array.from({ length: count }, () => ({ name, amount: "2" }));

test("the things to buy are on the page if all of them fit, in smaller type if need be, or none is", () => {
  const week = { meals: 7, days: 7 };
  expect(sizeOfItems(things(40), week)).toBe("large");
  expect(sizeOfItems(things(120), week)).toBe("small");
  expect(sizeOfItems(things(200), week)).toBeNull();
  expect(sizeOfItems(things(40, "x".repeat(200)), week)).toBeNull();
});

test("a plan of many meals leaves less room", () => {
  expect(sizeOfItems(things(60), { meals: 14, days: 14 })).toBe("small");
  expect(sizeOfItems(things(40), { meals: 50, days: 14 })).toBeNull();
  expect(sizeOfItems([], { meals: 40, days: 1 })).toBe("large");
});
