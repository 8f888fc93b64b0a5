import { afterEach, describe, expect, test } from "vitest";

import { amountWords } from "./labelled-lines.fixture.ts";
import { chooseDecimalSign } from "./number-style.ts";
import { parseIngredient } from "./parse-ingredient.ts";
import { scaleAmount, scaleLine } from "./scale-amount.ts";
import { RECIPE_SERVES, scaleRecipe } from "./scale-recipe.ts";
import { sumIngredients, totalWords } from "./sum-ingredients.ts";

/*
 * Amounts as cooks really write them, by what is odd about them. The labelled sets measure how many
 * of all lines are read; here each kind has its own.
 */

/** "12 | egg": the amount, and the name. */
function read(line: string): string {
  return `${amountWords(line)} | ${parseIngredient(line).name}`;
}

/** A line for three times as many, with what the recipe says of a line that doesn't scale. */
function tripled(amount: string, name: string): string {
  const { ingredients } = scaleRecipe(
    { ingredients: [{ amount, name }], instructions: [] },
    3 * RECIPE_SERVES,
  );
  return ingredients
    .map((line) => `${line.amount} ${line.name}${line.asWritten ? ", as written" : ""}`.trim())
    .join();
}

afterEach(() => {
  chooseDecimalSign("");
});

describe("dozens and pairs", () => {
  test.each([
    ["half dozen eggs", "6 | egg"],
    ["1/2 dozen eggs", "6 | egg"],
    ["1 1/2 dozen eggs", "18 | egg"],
    ["dozen and a half eggs", "18 | egg"],
    ["one and a half dozen eggs", "18 | egg"],
    ["a pair of kippers", "2 | kipper"],
    ["2 pairs of kippers", "4 | kipper"],
    ["half a dozen oysters", "6 | oyster"],
    ["a half-dozen eggs", "6 | egg"],
    ["2½ dozen mussels", "30 | mussel"],
    ["3 doz. clams", "36 | clam"],
    ["Dozen eggs", "12 | egg"],
    ["eggs, 1/2 dozen", "6 | egg"],
    ["1.5 dozen large eggs", "18 | egg"],
    ["pair of duck legs", "2 | duck leg"],
    ["three pairs of quail", "6 | quail"],
    ["1 brace of pheasants", "2 | pheasant"],
    ["half-a-dozen eggs", "6 | egg"],
    ["1 dozen and a half eggs", "18 | egg"],
    ["a baker's dozen rolls", "13 | roll"],
    ["1 dozen & a half eggs", "18 | egg"],
    ["dozen-and-a-half eggs", "18 | egg"],
    ["half a dozen or so eggs", "6 | egg"],
    ["1 dz eggs", "12 | egg"],
    ["1 pr. pork chops", "2 | pork chop"],
  ])("%s", (line, expected) => {
    expect(read(line)).toBe(expected);
  });

  test("a pair and two pieces are four", () => {
    const [food] = sumIngredients([
      { amount: "a pair of", name: "kippers" },
      { amount: "2", name: "kippers" },
    ]);
    expect(totalWords(food?.totals ?? [])).toBe("4");
  });
});

describe("articles and words as amounts", () => {
  test.each([
    ["an", "egg", "3 eggs"],
    ["", "an egg", "3 eggs"],
    ["a", "beetroot", "3 beetroots"],
    ["a small bunch", "mint", "3 small bunches mint"],
    ["a good handful", "parsley", "3 good handfuls parsley"],
    ["a pair of", "kippers", "3 pairs of kippers"],
    ["a large", "onion, diced", "3 large onions, diced"],
    ["a ripe", "avocado", "3 ripe avocados"],
    ["a couple of", "carrots", "6 carrots"],
    ["a", "tin of tomatoes", "3 tins of tomatoes"],
    ["", "a handful of mint", "3 handfuls of mint"],
    ["a thumb-sized piece", "ginger", "3 thumb-sized pieces ginger"],
    ["a handful or two", "spinach", "3–6 handfuls spinach"],
    ["a cup and a half", "rice", "4½ cups rice"],
    ["a dozen", "eggs", "3 dozen eggs"],
    ["half an", "onion", "1½ onions"],
    ["a 400g tin", "chickpeas", "3 x 400g tin chickpeas"],
    ["an 8 oz", "steak", "3 x 8 oz steak"],
    ["", "an inch of ginger", "3 inches of ginger"],
    ["fifteen", "grapes", "45 grapes"],
    ["a leaf or two", "sage", "3–6 leaves sage"],
    ["half a tsp", "salt", "1½ tsp salt"],
    ["a pint of", "milk", "3 pints of milk"],
    ["some", "rice", "some rice, as written"],
    ["", "12eggs", "36 eggs"],
    // What nobody can count says so.
    ["a few", "sprigs thyme", "a few sprigs thyme, as written"],
    ["a wee dram", "whisky", "a wee dram whisky, as written"],
    ["another", "egg", "another egg, as written"],
    ["the juice of a", "lemon", "the juice of a lemon, as written"],
    ["half", "an onion", "1½ onions"],
    ["a glass of", "red wine", "3 glasses of red wine"],
    ["", "butter, 50 g", "butter, 150 g"],
    ["", "eggs x 3", "eggs x 9"],
    ["", "juice of 1 lemon", "juice of 3 lemons"],
    ["to taste", "salt", "to taste salt"],
    ["", "salt", "salt"],
  ])("%j of %j × 3", (amount, name, expected) => {
    expect(tripled(amount, name)).toBe(expected);
  });

  test("for as many as it is written for, every line stays as it is", () => {
    const line = { amount: "a handful or two", name: "spinach" };
    expect(scaleLine(line, 1)).toMatchObject(line);
  });
});

describe("numbers", () => {
  test.each([
    ["1/3rd cup milk", "0.3333 cup | milk"],
    ["2/3rds cup milk", "0.6667 cup | milk"],
    ["1 1/3rd cup sugar", "1.3333 cup | sugar"],
    ["1/4th of an onion", "0.25 | onion"],
    ["0.3333333 g saffron", "0.3333 g | saffron"],
    ["0.6667 cup rye flour", "0.6667 cup | rye flour"],
    ["1.0000 cup sugar", "1 cup | sugar"],
    ["8large eggs", "8 | egg"],
    ["12eggs", "12 | egg"],
    ["1onion, diced", "1 | onion"],
    ["basil, handful", "1 handful | basil"],
    ["parsley, small bunch", "1 bunch | parsley"],
    ["2/3 + 1/4 cup sugar", "0.9167 cup | sugar"],
    ["1 1/4 1b. beef", "1.25 lb | beef"],
    ["3/4ths cup rice", "0.75 cup | rice"],
    ["2/3rds of a cup cream", "0.6667 cup | cream"],
    ["1/8th tsp nutmeg", "0.125 tsp | nutmeg"],
    ["2.666667 tbsp honey", "2.6667 tbsp | honey"],
    ["10prawns", "10 | prawn"],
    ["3medium carrots", "3 | carrot"],
    ["½ + ⅓ cup oats", "0.8333 cup | oat"],
    ["1 + 1/2 cups milk", "1.5 cup | milk"],
    ["2 1bs carrots", "2 lb | carrot"],
    ["8 0z cheddar", "8 oz | cheddar"],
    ["200m1 milk", "200 ml | milk"],
    ["1/3 rd cup milk", "0.3333 cup | milk"],
    ["0.33333333333333 cup milk", "0.3333 cup | milk"],
    ["200gsugar", "200 g | sugar"],
    ["1 Ib beef", "1 lb | beef"],
    ["l/2 cup milk", "0.5 cup | milk"],
    ["l tbsp honey", "1 tbsp | honey"],
    ["3~4 carrots", "3-4 | carrot"],
    ["2 to3 carrots", "2-3 | carrot"],
    ["1to 2 chillies", "1-2 | chilli"],
    ["+/- 200 g spinach", "200 g | spinach"],
    ["±200 g spinach", "200 g | spinach"],
    ["1 and a half onions", "1.5 | onion"],
    ["3 quarters of an onion", "0.75 | onion"],
    ["twenty grapes", "20 | grape"],
    ["2% milk 500 ml", "500 ml | milk"],
    ["half fat crème fraîche", "- | crème fraîche"],
    ["3-pin plug", "- | 3-pin plug"],
    ["2-in-1 shampoo", "- | 2-in-1 shampoo"],
    ["80/20 beef mince", "- | beef mince"],
    ["5-spice", "- | 5-spice"],
    ["7up", "- | 7up"],
    ["5spice powder", "- | 5spice powder"],
  ])("%s", (line, expected) => {
    expect(read(line)).toBe(expected);
  });

  test.each([
    ["1.500 g mehl", "- | 1.500 g mehl"],
    ["10.000 g rice", "- | 10.000 g rice"],
    ["2.500 ml vanilla", "- | 2.500 ml vanilla"],
    ["1,250 kg beef", "1.25 kg | beef"],
    ["2,500 kg potatoes", "2.5 kg | potato"],
    ["1,500 l stock", "1.5 l | stock"],
    ["1.250 kg beef", "1.25 kg | beef"],
    ["1,5 l milk", "1.5 l | milk"],
    ["0,500 kg rice", "0.5 kg | rice"],
    ["1,5-2 kg beef", "1.5-2 kg | beef"],
    ["1.333 cups oats", "1.333 cup | oat"],
    ["1,250 g rice", "1250 g | rice"],
    ["1.250,5 g rice", "1250.5 g | rice"],
    ["1'500 g rice", "1500 g | rice"],
    ["1·5 kg potatoes", "1.5 kg | potato"],
    ["1,5kg-2kg beef", "1.5-2 kg | beef"],
    ["1 000 g rice", "1000 g | rice"],
    ["1 500 g rice", "1500 g | rice"],
    ["1\u202f500 g rice", "1500 g | rice"],
    ["12 500 ml stock", "12500 ml | stock"],
    ["1 500 g tin of tomatoes", "1 can | tomato"],
    ["2 400 g tins chickpeas", "2 can | chickpea"],
  ])("either sign may begin decimals: %s", (line, expected) => {
    expect(read(line)).toBe(expected);
  });

  test("what nobody can tell stays as it is written, and says so", () => {
    expect(tripled("1.500 g", "mehl")).toBe("1.500 g mehl, as written");
    expect(tripled("", "1.500 g mehl")).toBe("1.500 g mehl, as written");
  });

  test("a cook who says how they write numbers has them read like that", () => {
    chooseDecimalSign(",");
    expect(read("1.500 g mehl")).toBe("1500 g | mehl");
    expect(read("1,250 g mehl")).toBe("1.25 g | mehl");
    expect(read("1,250 kg mehl")).toBe("1.25 kg | mehl");
    expect(tripled("1.500 g", "mehl")).toBe("4,5 kg mehl");
    chooseDecimalSign(".");
    expect(read("1.500 g mehl")).toBe("1.5 g | mehl");
    expect(read("1,250 g mehl")).toBe("1250 g | mehl");
  });
});

describe("counting words", () => {
  test.each([
    ["6 pcs tomatoes", "6 | tomato"],
    ["1 unit apple", "1 | apple"],
    ["3 units lemon", "3 | lemon"],
    ["4 ea limes", "4 | lime"],
    ["6 ct eggs", "6 | egg"],
    ["2 tea spoons salt", "2 tsp | salt"],
    ["2 x 15ml tbsp oil", "2 tbsp | oil"],
    ["3 - 4 x 15ml tablespoons oil", "3-4 tbsp | oil"],
    ["2 x 5ml teaspoons salt", "2 tsp | salt"],
    ["1 x 250ml cup milk", "1 cup | milk"],
    ["2 small-to-medium cloves garlic", "2 clove | garlic"],
    ["2 giant handfuls spinach", "2 handful | spinach"],
    ["3 pc chicken", "3 | chicken"],
    ["5 nos onion", "5 | onion"],
    ["12 count prawns", "12 | prawn"],
    ["2 ea. lemons", "2 | lemon"],
    ["1 Table spoon honey", "1 tbsp | honey"],
    ["2 tea-spoons salt", "2 tsp | salt"],
    ["2 tbsp's sugar", "2 tbsp | sugar"],
    ["2 cup’s flour", "2 cup | flour"],
    ["4 x 15 ml tbsp soy sauce", "4 tbsp | soy sauce"],
    ["3 huge handfuls kale", "3 handful | kale"],
    ["2 medium-to-large heads broccoli", "2 head | broccoli"],
    ["1 massive bunch coriander", "1 bunch | coriander"],
    ["2 loosely packed cups basil", "2 cup | basil"],
    ["1 teaspoon(s) salt", "1 tsp | salt"],
    ["4 x 15ml spoons oil", "4 tbsp | oil"],
    ["2 small to medium cloves garlic", "2 clove | garlic"],
    ["3 medium-to-large onions", "3 | onion"],
    ["2 no. onions", "2 | onion"],
    ["5 numbers tomatoes", "5 | tomato"],
    ["3 tbl spoons oil", "3 tbsp | oil"],
    ["half a teasp salt", "0.5 tsp | salt"],
    ["4 tablespoonsful sugar", "4 tbsp | sugar"],
    ["2 x 10ml dessertspoons sugar", "4 tsp | sugar"],
    ["2 x 2 tbsp oil", "4 tbsp | oil"],
    ["4 large-ish tomatoes", "4 | tomato"],
    ["2 pretty big handfuls kale", "2 handful | kale"],
    ["1 lrg onion", "1 | onion"],
    ["1 ginormous bunch parsley", "1 bunch | parsley"],
  ])("%s", (line, expected) => {
    expect(read(line)).toBe(expected);
  });

  test("scaled, they are still words", () => {
    expect(tripled("1 pc", "chicken")).toBe("3 pc chicken");
    expect(tripled("4 ea", "limes")).toBe("12 ea limes");
    expect(scaleAmount("2 tea spoons", 0.5).text).toBe("1 tea spoon");
  });
});

describe("sums and parts as a cook reads them", () => {
  const sum = (...amounts: string[]) =>
    totalWords(
      sumIngredients(amounts.map((amount) => ({ amount, name: "tahini" })))[0]?.totals ?? [],
    );

  test.each([
    [["1 cup", "1 tbsp"], "1 cup + 1 tbsp"],
    [["1 cup", "3 tbsp"], "1 cup + 3 tbsp"],
    [["2 cups", "1 tbsp"], "2 cups + 1 tbsp"],
    [["1½ cups", "2 tbsp"], "1½ cups + 2 tbsp"],
    [["1 cup", "2 tbsp", "1 tbsp"], "1 cup + 3 tbsp"],
    [["1 cup", "4 tbsp"], "1¼ cups"],
    [["3 cups", "1 tbsp"], "3 cups + 1 tbsp"],
    [["½ cup", "1 tbsp"], "½ cup + 1 tbsp"],
    [["¾ cup", "2 tbsp"], "¾ cup + 2 tbsp"],
    [["7 tbsp", "2 tbsp"], "9 tbsp"],
    [["1 cup", "2 tsp"], "1 cup + 2 tsp"],
    [["1 cup + 2 tsp"], "1 cup + 2 tsp"],
    [["1 cup + 2 tsp", "1 tsp"], "1 cup + 1 tbsp"],
    [["1 cup + 2 tbsp plus 1 tsp"], "1 cup + 7 tsp"],
    [["2 cups", "½ tsp"], "2 cups + ½ tsp"],
    [["½ cup", "1 tsp"], "½ cup + 1 tsp"],
    [["⅓ cup", "1 tbsp"], "⅓ cup + 1 tbsp"],
    [["1⅔ cups", "2 tsp"], "1⅔ cups + 2 tsp"],
    [["4 cups", "1 tbsp"], "4 cups + 1 tbsp"],
    [["12½ cups", "1 tsp"], "12½ cups + 1 tsp"],
    [["2-3 cups", "1 tbsp"], "2–3 cups + 1 tbsp"],
    [["1 quart", "1 tbsp"], "4 cups + 1 tbsp"],
    [["1 pint", "1 tsp"], "2 cups + 1 tsp"],
    [["2 pints", "1 pint"], "3 pints"],
    [["1 l", "1 tbsp"], "1.02 l"],
    [["2 l", "1 tsp"], "2.01 l"],
    [["1 kg", "5 g"], "1.01 kg"],
    [["1 kg", "500 g"], "1.5 kg"],
    [["2 lb", "1 oz"], "2 lb 1 oz"],
    [["2 lb", "8 oz"], "2½ lb"],
  ])("%j", (amounts, expected) => {
    expect(sum(...amounts)).toBe(expected);
  });

  test("amounts of different kinds in one line are all told", () => {
    const mixed = { amount: "1 cup + 2 tsp + 1 tin", name: "tomatoes" };
    const [sum, ...others] = sumIngredients([mixed, { amount: "1 cup", name: "tomatoes" }]);
    expect(others).toEqual([]);
    expect(totalWords(sum?.totals ?? [])).toBe("1 cup");
    expect(sum?.unsummed).toEqual([mixed]);
  });

  test.each([
    ["2 tbsp's", 2, "4 tbsp"],
    ["3 tsp’s", 2, "2 tbsp"],
    ["1 cup + 2 tsp + 1 tin", 3, "3 cups + 2 tbsp + 3 tins"],
    ["2 cups + a pinch", 2, "4 cups + 2 pinches"],
    ["200 g and 2 tins", 0.5, "100 g and 1 tin"],
    ["1 and a half", 2, "3"],
    ["⅛ tsp", 0.5, "a pinch"],
    ["1/8 tsp", 0.5, "a pinch"],
    ["¼ tsp", 0.25, "a pinch"],
    ["⅛ teaspoon", 1 / 3, "a pinch"],
    ["¼ tsp", 0.5, "⅛ tsp"],
    ["9 tbsp", 2, "1 cup + 2 tbsp"],
  ])("%s × %d is %s", (amount, factor, expected) => {
    expect(scaleAmount(amount, factor).text).toBe(expected);
  });

  test.each([
    ["2%-fat milk", "- | milk"],
    ["1 cup 2%-fat milk", "1 cup | milk"],
    ["2 percent milk", "- | milk"],
    ["500 g 5% fat beef mince", "500 g | beef mince"],
    ["0%-fat Greek yoghurt", "- | greek yoghurt"],
    ["1 pint 1% milk", "1 pint | milk"],
    ["200 ml 1.5% milk", "200 ml | milk"],
    ["2 pounds (16 to 20 count shrimp)", "2 lb | prawn"],
    ["1 lb (large shrimp, peeled)", "1 lb | prawn"],
    ["200 g (dark chocolate)", "200 g | dark chocolate"],
    ["3 cups (packed baby spinach)", "3 cup | spinach"],
    ["1 kg (frozen peas)", "1 kg | pea"],
  ])("%s", (line, expected) => {
    expect(read(line)).toBe(expected);
  });
});
