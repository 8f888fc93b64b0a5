import { expect, test } from "vitest";

import { pastedIngredients, pastedSteps } from "./pasted-rows.ts";

test("pasted ingredients are a row a line, with their amounts apart", () => {
  const pasted = `Ingredients:
    - 200 g carrots, sliced
    • 2 cloves garlic, crushed\r
    ★ 3 leeks
    4. 2 eggs
    1 (400 g) tin of tomatoes

    2 cups (500 ml) milk
    an onion
    butter, 50 g
    salt and pepper`;
  expect(pastedIngredients(pasted)).toEqual([
    { amount: "200 g", name: "carrots, sliced" },
    { amount: "2 cloves", name: "garlic, crushed" },
    { amount: "3", name: "leeks" },
    { amount: "2", name: "eggs" },
    { amount: "1 (400 g) tin", name: "tomatoes" },
    { amount: "2 cups (500 ml)", name: "milk" },
    { amount: "an", name: "onion" },
    { amount: "50 g", name: "butter" },
    { amount: "", name: "salt and pepper" },
  ]);
});

test("pasted steps are a row a line, without their numbers", () => {
  expect(pastedSteps("Method\n1. Chop the leeks.\n2) Fry for 10 minutes.\nStep 3: Serve.")).toEqual(
    [{ text: "Chop the leeks." }, { text: "Fry for 10 minutes." }, { text: "Serve." }],
  );
});

test("a single line goes into its field as it is", () => {
  expect(pastedIngredients("200 g carrots\n")).toBeNull();
  expect(pastedSteps("1. Chop.\n\n")).toBeNull();
});
