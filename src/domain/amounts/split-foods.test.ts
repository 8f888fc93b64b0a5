import fc from "fast-check";
import { expect, test } from "vitest";

import { LABELLED_SETS, readLabelled } from "./labelled-lines.fixture.ts";
import { scaleLine } from "./scale-amount.ts";
import { servedIngredients } from "./scale-recipe.ts";
import { splitFoods } from "./split-foods.ts";

/** "½ tsp | salt + ½ tsp | pepper" */
function split(text: string): string {
  const [name = "", amount = ""] = text.split(" | ").toReversed();
  return splitFoods({ amount, name })
    .map((line) => `${line.amount} | ${line.name}`)
    .join(" + ");
}

test.each([
  ["salt and pepper", " | salt +  | pepper"],
  ["salt, pepper", " | salt +  | pepper"],
  ["salt/pepper", " | salt +  | pepper"],
  ["½ tsp each salt & pepper", "½ tsp | salt + ½ tsp | pepper"],
  ["½ tsp each | salt & pepper", "½ tsp | salt + ½ tsp | pepper"],
  ["4 | shallots and 2 leeks", "4 | shallots + 2 | leeks"],
  ["4 shallots and 2 leeks", "4 | shallots + 2 | leeks"],
  ["200 g | rice and 100 g lentils", "200 g | rice + 100 g | lentils"],
  ["sea salt + black pepper", " | sea salt +  | black pepper"],
  [
    "Salt and freshly ground black pepper, to taste",
    " | Salt, to taste +  | freshly ground black pepper, to taste",
  ],
  ["a pinch of | salt and pepper", "a pinch of | salt + a pinch of | pepper"],
  ["salt n pepper", " | salt +  | pepper"],
  ["oil, salt, pepper", " | oil +  | salt +  | pepper"],
  ["olive oil and vinegar", " | olive oil +  | vinegar"],
  ["onions, garlic", " | onions +  | garlic"],
  ["1 onion, 2 carrots and 1 stick celery", "1 | onion + 2 | carrots + 1 stick | celery"],
  ["1 leek & 1 carrot", "1 | leek + 1 | carrot"],
  ["2 tbsp | butter and 1 tbsp oil", "2 tbsp | butter + 1 tbsp | oil"],
  [
    "1 tsp each | ground cumin, coriander and paprika",
    "1 tsp | ground cumin + 1 tsp | coriander + 1 tsp | paprika",
  ],
  ["50 g | each walnuts and raisins", "50 g | walnuts + 50 g | raisins"],
  ["a handful each | basil and mint", "a handful | basil + a handful | mint"],
])("%s is to be bought as %s", (line, expected) => {
  expect(split(line)).toBe(expected);
});

test.each([
  "1 stick plus 6 tbsp butter",
  "1 stick | plus 6 tbsp butter",
  "cream and milk chocolate",
  "mac and cheese",
  "macaroni & cheese",
  "fish or soy sauce",
  "red wine or cider vinegar",
  "half and half",
  "salt and vinegar crisps",
  "lemon and ginger tea",
  "spinach and ricotta tortellini",
  "lemon and lime zest",
  "milk, coconut",
  "2 | eggs, beaten, plus 1 yolk",
  "1 cup | sugar plus 2 tbsp for dusting",
  "75g demerara sugar, plus 1 tbsp to sprinkle",
  "1 | tin tuna, drained, 2 tbsp oil reserved",
  "1 | lemon, zest and juice",
  "1 | onion, chopped and fried",
  "3 apples, 2 peeled and 1 sliced",
  "shallots/green onions",
  "1 | tin (400 g) tomatoes",
  // Nobody says how much of which.
  "400 g | carrots and potatoes",
])("%s is one thing", (line) => {
  expect(splitFoods(toLine(line))).toEqual([toLine(line)]);
});

function toLine(text: string) {
  const [name = "", amount = ""] = text.split(" | ").toReversed();
  return { amount, name };
}

test("each food of a line goes on the list by itself, scaled", () => {
  const lines = [
    { amount: "4", name: "shallots and 2 leeks" },
    { amount: "", name: "salt and pepper" },
  ];
  expect(servedIngredients(lines, 12)).toEqual(
    servedIngredients(
      [
        { amount: "4", name: "shallots" },
        { amount: "2", name: "leeks" },
        { amount: "", name: "salt" },
        { amount: "", name: "pepper" },
      ],
      12,
    ),
  );
});

test("in the recipe, every amount of a line is scaled", () => {
  expect(scaleLine({ amount: "4", name: "shallots and 2 leeks" }, 2)).toMatchObject({
    amount: "8",
    name: "shallots and 4 leeks",
  });
  expect(scaleLine({ amount: "", name: "½ tsp each salt & pepper" }, 2).name).toBe(
    "1 tsp each salt & pepper",
  );
  expect(scaleLine({ amount: "1 stick", name: "plus 6 tbsp butter" }, 2)).toMatchObject({
    amount: "2 sticks",
    name: "plus ¾ cup butter",
  });
  expect(scaleLine({ amount: "1 cup", name: "sugar plus 2 tbsp for dusting" }, 2).name).toBe(
    "sugar plus 4 tbsp for dusting",
  );
  expect(scaleLine({ amount: "", name: "half and half" }, 2).name).toBe("half and half");
});

const wordsOf = (text: string) =>
  text
    .split(/[^\p{L}\p{N}½¼]+/u)
    .filter((word) => word !== "" && !/^(?:and|plus|each|of)$/iu.test(word));

test("no word that a cook typed is lost", () => {
  const pieces = fc.constantFrom(
    ..."salt pepper 2 ½ tsp each and & , / + plus (400g) onions leek butter oil milk coconut of to taste".split(
      " ",
    ),
  );
  const lines = fc.oneof(
    fc.array(pieces, { maxLength: 10 }).map((words) => words.join(" ")),
    fc.constantFrom(...LABELLED_SETS.flatMap(readLabelled).map(({ line }) => line)),
  );
  fc.assert(
    fc.property(lines, (name) => {
      const there = splitFoods({ amount: "", name }).map((line) => `${line.amount} ${line.name}`);
      const all = new Set(wordsOf(there.join(" ")));
      for (const word of wordsOf(name)) expect(all).toContain(word);
    }),
    { numRuns: 1_000 },
  );
});
