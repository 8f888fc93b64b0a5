import fc from "fast-check";
import { expect, test } from "vitest";

import { AISLES } from "#domain/aisle-names.ts";
import { emptySettings } from "#domain/mutations/shopping-settings.ts";
import type { ShoppingIngredient } from "#domain/user-document.ts";

import { arrangeList } from "./arranged.ts";
import { countToBuy, toBuyLines, type Line } from "./lines.ts";
import { storedKeyOf } from "./listed-things.ts";
import { readOwnItem } from "./own-item.ts";

/** "soup: 2 cloves | garlic, crushed" → an item; one with a tick before it is bought. */
function read(text: string): ShoppingIngredient {
  const {
    tick,
    mealId = "",
    amount = "",
    name = "",
  } = /^(?<tick>✓ )?(?<mealId>\w+): (?:(?<amount>[^|]*) \| )?(?<name>.*)$/u.exec(text)?.groups ??
  {};
  return { mealId, amount, name, bought: tick !== undefined };
}

const shown = (lines: readonly Line[]) =>
  lines.map(({ name, amount, isBought }) => `${isBought ? "✓ " : ""}${name}: ${amount}`);
const linesOf = (...texts: string[]) => shown(toBuyLines(texts.map(read)));

test.each([
  [
    "preparation",
    ["soup: 3 cloves | garlic, crushed", "pie: 2 | garlic cloves, sliced"],
    "Garlic: 5 cloves",
  ],
  ["two Englishes", ["soup: 2 | courgettes", "pie: 1 large | zucchini"], "Courgettes: 3"],
  ["one and more", ["soup: 1 | onion, diced", "pie: 2 | onions"], "Onions: 3"],
  ["one and one", ["soup: 1 | lemon", "pie: 1 | lemon, juiced"], "Lemons: 2"],
  ["units of a kind", ["soup: 250 g | butter", "pie: 1 kg | butter"], "Butter: 1.25 kg"],
  [
    "to taste",
    ["soup: ½ tsp | salt", "pie: to taste | salt", "stew: To taste | Salt"],
    "Salt: ½ tsp + to taste",
  ],
  [
    "no table",
    ["soup: 200 g | red lentils", "pie: 2 cups | red lentils"],
    "Red lentils: 200 g + 2 cups",
  ],
  ["a table", ["soup: 100 g | plain flour", "pie: 1 cup | plain flour"], "Plain flour: 220 g"],
  ["nobody says", ["soup: rice", "pie: 300 g | rice"], "Rice: 300 g + some"],
  [
    "packs",
    ["soup: 1 (400 g) tin | tomatoes", "pie: 2 x 400g tins | tomatoes"],
    "Tomatoes: 3 tins (400 g)",
  ],
  ["a sum", ["soup: 1 cup + 2 tsp | milk", "pie: 2 cups | milk"], "Milk: 3 cups + 2 tsp"],
  [
    "a sum of kinds",
    ["soup: 1 kg + 2 tins | tomatoes", "pie: 500 g | tomatoes"],
    "Tomatoes: 500 g + 1 kg + 2 tins",
  ],
  ["packs by name", ["soup: 1 bottle | beer", "pie: 2 bottles | beer"], "Beer: 3 bottles"],
  ["packs of all kinds", ["soup: 1 jar | pesto", "pie: 2 tubs | pesto"], "Pesto: 3 packs"],
  ["lengths", ["soup: 2 cm piece | ginger", "pie: 5cm | fresh ginger"], "Ginger: 7 cm"],
])("%s: one line a thing", (_, texts, line) => {
  expect(linesOf(...texts)).toEqual([line]);
});

test.each([
  ["soup: 333 g | leeks", "Leeks: 333 g"],
  ["soup: 2 large | eggs", "Eggs: 2 large"],
  ["soup: 1 (400 g) tin | chickpeas", "Chickpeas: 1 (400 g) tin"],
  ["soup: 2 garlic cloves, crushed", "Garlic: 2 cloves"],
  ["soup: 1 bunch | soup leaves", "Soup leaves: 1 bunch"],
  ["soup: 1 pack | crab sticks", "Crab sticks: 1 pack"],
  ["soup: 1 tbsp | Hellmann’s mayonnaise", "Hellmann's mayonnaise: 1 tbsp"],
  ["soup: salt, to taste", "Salt: to taste"],
  ["soup: 20 g | Pecorino Romano, finely grated", "Pecorino Romano: 20 g"],
  ["soup: 2 | boneless, skinless chicken thighs, in strips", "Boneless skinless chicken thighs: 2"],
  ["soup: 50 g | unsalted butter, softened", "Unsalted butter: 50 g"],
])("a single share keeps its words: %s", (text, line) => {
  expect(linesOf(text)).toEqual([line]);
});

test("what is chosen in the shop is in the name only if every share says so", () => {
  expect(linesOf("soup: 50 g | unsalted butter", "pie: 50 g | butter")).toEqual(["Butter: 100 g"]);
});

test.each([
  "1/0",
  "0",
  "-3 g",
  "−2 cups",
  "1e9 ml",
  "10^9 g",
  "1000000000 g",
  "NaN",
  "Infinity",
  "1 cup 2 tbsp 3 tsp 4 oz 5 g",
  "٢ كوب",
  "🥕🥕",
  "1.2.3 g",
])("an amount that no cook can mean is shown as it is written: %s", (amount) => {
  const items = [
    { mealId: "soup", amount, name: "milk", bought: false },
    { mealId: "pie", amount: "1 l", name: "milk", bought: false },
  ];
  const [line, ...others] = toBuyLines(items);
  expect(others).toEqual([]);
  expect(line?.amount).toBe(`1 l + ${amount}`);
  expect(line?.totals).toEqual([{ quantity: { min: 1, max: 1 }, unit: "l", size: "" }]);
});

test("a name of any length and script is a line of its own", () => {
  const names = ["x".repeat(10_000), "\u202eدقيق\u202c", "👩‍🍳", "???", "2️⃣", "  "];
  const lines = toBuyLines(
    names.map((name) => ({ mealId: "soup", amount: "", name, bought: false })),
  );
  expect(lines).toHaveLength(names.length);
  for (const { name } of lines) expect(name.trim()).not.toBe("");
});

test.each([
  "🥘👩‍🍳 shakshuka 🌶️",
  "مرق العدس \u202eesrever\u202c עם לימון",
  `<img src=x onerror="window.brokenIn = 1"><b id="broken-in">bold</b>`,
  "{{7*7}} ${7*7} %s %00 \\ ' \" ; --",
])("a name with signs that no food has is shown as it is written: %s", (name) => {
  const [line] = toBuyLines([{ mealId: "soup", amount: "2 cups", name, bought: false }]);
  expect(line?.name).toBe(name);
  expect(line?.amount).toBe("2 cups");
});

test("each meal's share is kept as it was written", () => {
  const items = ["soup: 3 cloves | garlic, crushed", "pie: 2 | garlic cloves"].map(read);
  const [line] = toBuyLines(items, [{ id: "soup", title: "Leek soup" }]);
  expect(line?.parts).toEqual([
    { item: items[0], meal: "Leek soup", text: "3 cloves garlic, crushed" },
    { item: items[1], meal: "", text: "2 garlic cloves" },
  ]);
  expect(line?.parts[0]?.item).toBe(items[0]);
});

/** Own items as they are typed into the list's field, beside what recipes ask for. */
function ownAnd(typed: readonly string[], ...asked: string[]): ShoppingIngredient[] {
  const own = typed.map((text, at) => {
    const item = readOwnItem(text);
    if (!item) throw new Error(`${text} says nothing`);
    return { ...item, mealId: `own:${at}`, bought: false };
  });
  return [...asked.map(read), ...own];
}

const WEEK =
  `milk;milk, oat;2 l whole milk;yoghurt, strawberry;yoghurt, plain;Greek yoghurt;natural yoghurt;
  bread (sliced, white);bread for toast;free range eggs;eggs;unsalted butter;cheese for sandwiches;crisps - salt & vinegar;
  wine: red;wine: white;tea - decaf;ground coffee;frozen peas;tinned tomatoes;chopped tomatoes;fresh pasta;baby food;
  zucchini;courgettes;red chillies;green chillies;sea salt;table salt;lemon zest;lemons;flour, plain;fat free yoghurt;
  light bulbs;Boots: shampoo;Boots: plasters;card: Mum;card: Dad;a birthday card;dry cleaning;hot water bottle;
  large bin bags;small bin bags;toilet paper: 9 rolls;AA batteries (4);AAA batteries;batteries for the remote;
  size 4 nappies;size 5 nappies;vitamin D 1000 IU;pick up prescription;return library books;present for Anna;
  wrapping paper + tape;no-stick pan;peeled wall paint;sun cream SPF50;1st class stamps;ironing;🎂 candles;
  Tesco: 2 pizzas;Heinz beans;beans, baked;M&Ms;7up;fresh flowers;large tissues;tissues, box;حليب`
    .split(";")
    .map((text) => text.trim());

test("a week's own items are as many rows, and every word that was typed is found again", () => {
  const asked = ["soup: 2 | courgettes", "soup: 1 l | milk", "pie: 1 tsp | salt", "pie: 4 | eggs"];
  const lines = toBuyLines(ownAnd(WEEK, ...asked));
  const rows = lines.map(({ name, amount }) => `${name} ${amount}`.toLowerCase());
  const lost = WEEK.filter((text) => {
    const words = text.toLowerCase().match(/[\p{L}\p{N}&-]{2,}/gu) ?? [];
    return !rows.some((row) => words.every((word) => row.includes(word)));
  });
  expect(lost).toEqual([]);
  // Salt, which no own item names by itself; zucchini and courgettes are the soup's, sea and table salt the pie's.
  expect(lines).toHaveLength(WEEK.length - 2);
});

test.each([
  [["card: Mum", "Card: mum"], [], ["Card: Mum: "]],
  [["a birthday card", "2 birthday cards"], [], ["Birthday cards: 3"]],
  [["stamps", "stamp"], [], ["Stamps: "]],
  [["a birthday card"], [], ["A birthday card: "]],
  [["2 l milk", "milk, 1 l"], [], ["Milk: 3 l"]],
  [["toilet paper: 9 rolls", "toilet paper"], [], ["Toilet paper: 9 rolls + some"]],
  [["2 cleaning cloths", "cleaning cloth"], [], ["Cleaning cloths: 2 + some"]],
  [["2 onions"], ["soup: 1 | onion, diced"], ["Onions: 3"]],
  [["an onion"], ["soup: 2 | brown onions"], ["Onion: 3"]],
  [["1 bag of compost", "compost"], [], ["Compost: 1 bag + some"]],
  [["2 tins tomatoes", "tomatoes"], [], ["Tomatoes: ", "Tomatoes: 2 tins"]],
  [["zucchini"], ["soup: 2 | courgettes"], ["Zucchini: 2 + some"]],
  [["frozen peas"], ["soup: 200 g | frozen peas"], ["Frozen peas: 200 g + some"]],
  [["butter"], ["pie: 50 g | unsalted butter"], ["Butter: 50 g + some"]],
  [["milk, oat", "whole milk"], ["soup: 1 l | milk"], ["Milk, oat: ", "Milk: 1 l", "Whole milk: "]],
  [["lemon zest"], ["soup: 2 | lemons"], ["Lemon zest: ", "Lemons: 2"]],
  [["dry cleaning"], ["soup: 1 | cleaning"], ["Cleaning: 1", "Dry cleaning: "]],
])("own %j and what is asked for, %j, are %j", (typed, asked, expected) => {
  expect(shown(toBuyLines(ownAnd(typed, ...asked))).sort()).toEqual(expected);
});

test("what a cook says is always at home is what they write on the list, food or not", () => {
  const items = ownAnd(["light bulbs", "olive oil", "Light switch"], "soup: 2 tbsp | olive oil");
  const staples = ["Light bulb", "Olive oil"].map((name) => ({
    food: storedKeyOf(name),
    name,
    taken: false,
  }));
  const settings = { ...emptySettings(0), staples };
  const { atHome } = arrangeList({ ingredients: items, meals: [] }, settings, null);
  expect(shown(atHome).sort()).toEqual(["Light bulbs: ", "Olive oil: 2 tbsp + some"]);
  expect(countToBuy(items, settings)).toBe(1);
});

test("a thing of which one share is bought is to buy and in the basket, and each line says so", () => {
  const items = [
    "✓ soup: 3 cloves | garlic",
    "pie: 2 cloves | garlic",
    "✓ pie: Salt",
    "soup: 1 tsp | salt",
  ];
  const lines = toBuyLines(items.map(read));
  expect(shown(lines)).toEqual([
    "Garlic: 2 cloves",
    "✓ Garlic: 3 cloves",
    "Salt: 1 tsp",
    "✓ Salt: ",
  ]);
  expect(lines.map(({ otherAmount }) => otherAmount)).toEqual([
    "3 cloves",
    "2 cloves",
    "some",
    "1 tsp",
  ]);
  expect(new Set(lines.map(({ key }) => key)).size).toBe(4);
  expect(new Set(lines.map(({ food }) => food)).size).toBe(2);
});

test("lines stand by aisle, then by name; what is tinned or frozen stands there", () => {
  const texts = [
    "s: 1 tin | tomatoes",
    "s: 2 | Tomatoes",
    "s: frozen peas",
    "s: 1 l | milk",
    "s: Apples",
    "s: foil",
  ];
  expect(toBuyLines(texts.map(read)).map(({ name, aisle }) => `${name}, ${aisle}`)).toEqual([
    "Apples, Fruit & vegetables",
    "Tomatoes, Fruit & vegetables",
    "Milk, Dairy & eggs",
    "Tomatoes, Tins & jars",
    "Peas, Frozen",
    "Foil, Household",
  ]);
});

const meals = ["soup", "stew", "salad"];
const OWN = ["own:1", "own:2"];
const items = fc.array(
  fc.record({
    mealId: fc.constantFrom(...meals, ...OWN),
    amount: fc.oneof(
      fc.constantFrom(
        ..."250 g|1 kg|2 oz|1 cup|3 tbsp|100 ml|2|½|1–2|3 cloves|1 (400 g) tin|2 tins|a knob|to taste||1/0|10^9 g".split(
          "|",
        ),
      ),
      fc.string({ unit: "grapheme", maxLength: 20 }),
    ),
    name: fc.oneof(
      fc.constantFrom(
        ..."garlic, crushed|onion|Onions, sliced|plain flour|butter|tomatoes|frozen peas|zucchini|courgettes|🥕".split(
          "|",
        ),
      ),
      fc.string({ unit: "grapheme", maxLength: 20 }),
    ),
    bought: fc.boolean(),
  }),
  { maxLength: 30 },
);
const itemsOf = (lines: readonly Line[]) =>
  lines.flatMap(({ parts }) => parts.map(({ item }) => item));
const byText = (list: readonly ShoppingIngredient[]) =>
  list.map((item) => JSON.stringify(item)).sort();

test("no share is lost or shown twice, and none stands in a line of the other side", () => {
  fc.assert(
    fc.property(items, (list) => {
      const lines = toBuyLines(list);
      expect(byText(itemsOf(lines))).toEqual(byText(list));
      for (const { parts, isBought, name } of lines) {
        expect(parts.length).toBeGreaterThan(0);
        expect(parts.every(({ item }) => item.bought === isBought)).toBe(true);
        expect(name.trim()).not.toBe("");
      }
      expect(new Set(lines.map(({ key }) => key)).size).toBe(lines.length);
    }),
  );
});

test("removing a meal takes its shares from the lines, and nothing else", () => {
  fc.assert(
    fc.property(items, fc.constantFrom(...meals), (all, gone) => {
      const list = all.filter(({ mealId }) => !OWN.includes(mealId));
      const before = new Map(toBuyLines(list).map((line) => [line.key, line.parts]));
      const left = toBuyLines(list.filter(({ mealId }) => mealId !== gone));
      const taken = [...before].flatMap(([key, parts]) => {
        const kept = parts.filter(({ item }) => item.mealId !== gone);
        return kept.length > 0 ? [[key, kept] as const] : [];
      });
      expect(new Map(left.map(({ key, parts }) => [key, parts]))).toEqual(new Map(taken));
    }),
  );
});

test("ticking lines is ticking their parts", () => {
  fc.assert(
    fc.property(items, fc.infiniteStream(fc.boolean()), (list, ticks) => {
      const toBuy = toBuyLines(list).filter(({ isBought }) => !isBought);
      const ticked = toBuy.filter(() => ticks.next().value);
      const parts = new Set(itemsOf(ticked));
      const after = toBuyLines(
        list.map((item) => (parts.has(item) ? { ...item, bought: true } : item)),
      );
      const keys = (lines: readonly Line[]) => lines.map(({ key }) => key).sort();
      expect(keys(after.filter(({ isBought }) => !isBought))).toEqual(
        keys(toBuy.filter((line) => !ticked.includes(line))),
      );
      const inBasket = new Set(after.flatMap(({ food, isBought }) => (isBought ? [food] : [])));
      for (const { food } of ticked) expect(inBasket).toContain(food);
    }),
  );
});

test("what is counted is what is shown, without the staples that are at home", () => {
  fc.assert(
    fc.property(
      items,
      fc.infiniteStream(fc.constantFrom("home", "taken", "none")),
      (list, kinds) => {
        const staples = toBuyLines(list).flatMap(({ food, name }) => {
          const kind = kinds.next().value;
          return kind === "none" ? [] : [{ food, name, taken: kind === "taken" }];
        });
        const settings = { ...emptySettings(0), staples };
        const { toBuy } = arrangeList({ ingredients: list, meals: [] }, settings, null);
        const shown = toBuy.reduce((sum, { things }) => sum + things.length, 0);
        expect(countToBuy(list, settings)).toBe(shown);
      },
    ),
  );
  expect(countToBuy([], emptySettings(0))).toBe(0);
});

test("each line stands in an aisle of the table", () => {
  fc.assert(
    fc.property(items, (list) => {
      for (const { aisle } of toBuyLines(list)) expect(AISLES).toContain(aisle);
    }),
  );
});
