import { expect, test } from "vitest";

import { findTakenIngredients } from "./step-amounts.ts";

/** "chicken stock | 1.2 l" → an ingredient. */
function read(line: string) {
  const [name = "", amount = ""] = line.split(" | ");
  return { name, amount };
}

function takes(instructions: string[], step: number, lines: string[]): string[] {
  return findTakenIngredients(instructions, step, lines.map(read)).map(({ ingredient, take }) => {
    const how =
      take.kind === "part" ? take.words : take.kind === "again" ? `since ${take.since}` : "all";
    return `${ingredient.name}: ${how}`;
  });
}

test.each([
  ["Stir 3 tbsp of the stock into the paste.", "chicken stock | 1.2 l", "3 tbsp"],
  ["Add 2 tablespoons oil.", "olive oil | 3 tbsp", "2 tablespoons"],
  ["Add 2 tablespoons oil.", "olive oil | 2 tbsp", "all"],
  ["Heat 1½ tbsp of the olive oil.", "olive oil | 2 tbsp", "1½ tbsp"],
  ["Heat 1 1/2 tbsp of the olive oil.", "olive oil | 2 tbsp", "1 1/2 tbsp"],
  ["Beat in 2 eggs.", "large eggs | 4", "2"],
  ["Beat in two eggs.", "large eggs | 4", "two"],
  ["Beat in 4 eggs.", "large eggs | 4", "all"],
  ["Cut into 4 wedges of lemon.", "lemon | 1", "all"],
  ["Serve with 2 lemon wedges.", "lemon | 1", "all"],
  ["Add half the onions.", "onions | 2", "half"],
  ["Add half of the onions and fry.", "onions | 2", "half"],
  ["Stir in most of the cheese.", "grated cheddar cheese | 200 g", "most"],
  ["Scatter over the remaining cheese.", "grated cheddar cheese | 200 g", "the rest"],
  ["Pour in the rest of the stock.", "chicken stock | 1.2 l", "the rest"],
  ["Add all but 2 tbsp of the oil.", "olive oil | 100 ml", "all but 2 tbsp"],
  ["Toss with 2-3 tbsp of the dressing.", "dressing | 150 ml", "2-3 tbsp"],
  ["Add 100g of the flour.", "plain flour | 250 g", "100 g"],
  ["Add 500 g of the flour.", "plain flour | 250 g", "all"],
  ["Fry the onion for 10 minutes.", "onion | 1", "all"],
  ["Simmer the rice for 2 cups of tea.", "rice | 200 g", "all"],
  ["Brown 3 cm chunks of the beef.", "beef | 500 g", "all"],
  ["Grate 2 cm of the ginger.", "ginger | 5 cm piece", "2 cm"],
  ["Rub with 1 tsp salt.", "salt | ", "1 tsp"],
  ["Rub with a little salt.", "salt | to taste", "a little"],
  ["Use 2 tbsp oil to fry, then 1 tbsp oil to finish.", "olive oil | 4 tbsp", "2 tbsp + 1 tbsp"],
])("%j takes of %j: %s", (text, line, expected) => {
  expect(takes([text], 1, [line])).toEqual([`${line.split(" | ")[0]}: ${expected}`]);
});

test("an amount belongs to what follows it, and to nothing after a joining word or a comma", () => {
  const lines = ["butter | 50 g", "plain flour | 250 g", "milk | 500 ml"];
  expect(takes(["Rub 20 g butter and the flour, then pour in the milk."], 1, lines)).toEqual([
    "butter: 20 g",
    "plain flour: all",
    "milk: all",
  ]);
});

test("what an earlier step has used is not listed whole again", () => {
  const lines = ["onion | 1", "chicken stock | 1.2 l"];
  const steps = [
    "Chop the onion.",
    "Mix 3 tbsp of the stock with the onion.",
    "Pour in the stock.",
    "Let the stock simmer with the onion.",
  ];
  expect(takes(steps, 1, lines)).toEqual(["onion: all"]);
  expect(takes(steps, 2, lines)).toEqual(["onion: since 1", "chicken stock: 3 tbsp"]);
  expect(takes(steps, 3, lines)).toEqual(["chicken stock: the rest"]);
  expect(takes(steps, 4, lines)).toEqual(["onion: since 1", "chicken stock: since 3"]);
});

test("steps that are not there take nothing", () => {
  expect(takes(["Boil."], 7, ["rice | 200 g"])).toEqual([]);
  expect(takes([], 1, [])).toEqual([]);
});

test("a text of nothing but amounts is read in time linear in its length", () => {
  const text = "2 tbsp of the 1 1/2 ".repeat(5_000);
  expect(takes([text], 1, ["rice | 200 g"])).toEqual([]);
});
