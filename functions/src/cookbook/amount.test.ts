import { expect, test } from "vitest";

import { readAmount } from "./amount.ts";

test.each([
  ["250 g", { value: 250, unit: "g" }],
  ["1.5 litres", { value: 1.5, unit: "litres" }],
  ["½ tsp", { value: 0.5, unit: "tsp" }],
  ["1½ tsp", { value: 1.5, unit: "tsp" }],
  ["1 1/2 tsp", { value: 1.5, unit: "tsp" }],
  ["1/4 tsp", { value: 0.25, unit: "tsp" }],
  ["3", { value: 3, unit: "" }],
  ["1 large", { value: 1, unit: "large" }],
  ["1 small clove", { value: 1, unit: "small clove" }],
  ["2 tins (400 g each)", { value: 2, unit: "tins", each: { value: 400, unit: "g" } }],
  ["1 tin (400 ml)", { value: 1, unit: "tin", each: { value: 400, unit: "ml" } }],
  ["to taste", { value: 0, unit: "" }],
])("reads %s", (text, amount) => {
  expect(readAmount(text)).toEqual(amount);
});

test.each(["", "some", "0 g", "g 250", "250g", "2 cups", "1/0", "½ ½ tsp", "2 tins (big)"])(
  "knows no %s",
  (text) => {
    expect(readAmount(text)).toBeUndefined();
  },
);
