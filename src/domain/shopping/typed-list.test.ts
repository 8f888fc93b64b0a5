import fc from "fast-check";
import { expect, test } from "vitest";

import { listAsText } from "./list-text.ts";
import { readOwnItems } from "./typed-list.ts";

const read = (text: string) =>
  readOwnItems(text).map(({ amount, name }) => (amount === "" ? name : `${amount} | ${name}`));

test.each([
  ["bananas, yoghurt and dish soap", ["bananas", "yoghurt", "dish soap"]],
  ["bread, milk, cheese", ["bread", "milk", "cheese"]],
  ["milk, bread", ["milk", "bread"]],
  ["milk; bread; eggs", ["milk", "bread", "eggs"]],
  ["2 l milk, 6 eggs and bread", ["2 l | milk", "6 | eggs", "bread"]],
  ["bread & milk", ["bread", "milk"]],
  ["milk, eggs and a loaf", ["milk", "eggs", "a loaf"]],
  ["a card and an envelope", ["a card", "an envelope"]],
  ["tinned tomatoes, tinned tuna", ["tinned tomatoes", "tinned tuna"]],
  ["eggs, 12, milk", ["12 | eggs", "milk"]],
  ["a bunch of parsley and 2 lemons", ["a bunch | parsley", "2 | lemons"]],
  ["cat food and dog food", ["cat food", "dog food"]],
  ["shampoo and shower gel", ["shampoo", "shower gel"]],
  ["light bulbs, AA batteries", ["light bulbs", "AA batteries"]],
  ["wine, beer, gin and tonic", ["wine", "beer", "gin and tonic"]],
  ["bread, shepherd's pie, milk", ["bread", "shepherd's pie", "milk"]],
  ["salt & vinegar crisps, milk", ["salt & vinegar crisps", "milk"]],
  ["bread (sliced), milk (2 l)", ["bread (sliced)", "milk (2 l)"]],
  ["1,5 l milk, bread", ["1,5 l | milk", "bread"]],
  ["1 cup + 2 tsp milk", ["1 cup + 2 tsp | milk"]],
  ["1 cup and 2 tsp milk", ["1 cup and 2 tsp | milk"]],
  ["1 cup & 1 tbsp flour, 2 eggs", ["1 cup & 1 tbsp | flour", "2 | eggs"]],
  ["2 tins and 200 g tomatoes", ["2 tins and 200 g | tomatoes"]],
  ["milk, 1 cup + 2 tsp", ["1 cup + 2 tsp | milk"]],
  ["eggs + milk, 1 cup + 2 tsp", ["eggs", "1 cup + 2 tsp | milk"]],
  ["1 cup milk + 2 tsp salt", ["1 cup | milk", "2 tsp | salt"]],
  ["2 cloves + 3 onions", ["2 | cloves", "3 | onions"]],
])("%s are %j", (text, items) => {
  expect(read(text)).toEqual(items);
});

test.each([
  "mac and cheese",
  "salt and vinegar crisps",
  "a card, for mum",
  "yoghurt, strawberry",
  "yoghurt, strawberry and raspberry",
  "milk, oat",
  "crisps, salt and vinegar",
  "tea, lemon and ginger",
  "ice cream, vanilla",
  "peppers, red and green",
  "sandwich, ham and cheese",
  "chicken thighs, boneless and skinless",
  "onion, chopped, fried",
  "tuna, in oil",
  "cat food, tuna",
  "nappies, size 4",
  "orange, lemon and lime marmalade",
  "lemon and lime juice",
  "Boots: shampoo, toothpaste",
  "cards for Mum and Dad, milk",
  "M&S sandwich",
  "2 + 1 eggs",
  "stamps, envelopes",
  "card: Mum",
])("%s is one", (text) => {
  expect(read(text)).toEqual([text]);
});

test("pasted lines are an item each, without bullets", () => {
  expect(read("- 2 l milk\r\n\u2022 bread\n\n[ ] card: Mum\n3) eggs, butter")).toEqual([
    "2 l | milk",
    "bread",
    "card: Mum",
    "eggs",
    "butter",
  ]);
});

test("a list that another cook has shared comes without its headings", () => {
  const milk = { food: "milk|", name: "Milk", amount: "2 l", aisle: "Dairy & eggs" };
  const shared = listAsText([{ aisle: "Dairy & eggs", things: [milk] }]);
  expect(read(shared)).toEqual(["2 l | Milk"]);
});

test("whatever is written, no word of it is lost", () => {
  const pieces = fc.constantFrom(
    ..."2 l milk , ; and & + (400 g) tin : card of bread size lemon juice for Mum \n - crisps".split(
      " ",
    ),
  );
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 14 }), (words) => {
      const said = readOwnItems(words.join(" ")).flatMap(({ amount, name }) => [amount, name]);
      const found = said.join(" ");
      const isWord = (word: string) => /^\p{L}{3,}$/u.test(word) && word !== "and";
      expect(words.filter((word) => isWord(word) && !found.includes(word))).toEqual([]);
    }),
    { numRuns: 500 },
  );
});
