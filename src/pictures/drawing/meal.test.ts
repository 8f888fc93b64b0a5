import { expect, test } from "vitest";

import { findFoods } from "./drawn-foods.ts";
import { drawMeal, type MealDrawing } from "./meal.ts";

const DISHES = [
  "Tomato soup with basil",
  "Pumpkin soup",
  "Blueberry pancakes",
  "Chicken and rice bowl",
  "Spaghetti with tomato sauce",
  "Lemon salmon with greens",
  "Greek salad",
  "Avocado toast with egg",
  "Chickpea curry",
  "Berry smoothie",
  "Overnight oats",
  "Beef tacos",
  "Margherita pizza",
  "Mushroom risotto",
  "Pork dumplings",
  "Chicken skewers",
  "Lasagne",
  "Hot chocolate",
  "Blueberry muffins",
  "Turkey sandwich",
  "Beef burger",
  "Chicken burrito",
  "Shakshuka",
  "Vegetable frittata",
  "Roast chicken tray bake",
  "Tofu stir-fry",
  "Yogurt with raspberries",
];

function fills(drawing: MealDrawing): Set<string | undefined> {
  return new Set(drawing.layers.map(({ fill, stroke }) => fill ?? stroke));
}

test("the same meal is drawn the same", () => {
  for (const title of DISHES) {
    expect(drawMeal({ title }, "id-1")).toEqual(drawMeal({ title }, "id-1"));
  }
});

test("different dishes are told apart", () => {
  const seen = new Set(DISHES.map((title) => JSON.stringify(drawMeal({ title }, "x").layers)));
  expect(seen.size).toBe(DISHES.length);
});

test("the same dish of another seed is laid out differently", () => {
  const [one, other] = ["a", "b"].map((seed) => drawMeal({ title: "Greek salad" }, seed));
  expect(one?.form).toBe(other?.form);
  expect(one?.layers).not.toEqual(other?.layers);
});

test("ingredients show where the title says what the dish is", () => {
  const plain = fills(drawMeal({ title: "Rice bowl" }, "x"));
  const pink = fills(
    drawMeal({ title: "Rice bowl", ingredients: [{ name: "salmon" }, { name: "peas" }] }, "x"),
  );
  const [salmon] = findFoods("salmon");
  expect(pink).toContain(salmon?.base);
  expect(plain).not.toContain(salmon?.base);
});

test("what is said of an idea stands for its ingredients until they are known", () => {
  const blurb = "With salmon from the grill.";
  const [salmon] = findFoods("salmon");
  expect(fills(drawMeal({ title: "Rice bowl", blurb }))).toContain(salmon?.base);
  const ingredients = [{ name: "tofu" }];
  expect(fills(drawMeal({ title: "Rice bowl", blurb, ingredients }))).not.toContain(salmon?.base);
});

test("finds foods in the order they are named, the longest name of each", () => {
  const names = (text: string) => findFoods(text).map(({ base }) => base);
  const [sweet] = names("sweet potato");
  const [potato] = names("potato");
  expect(sweet).not.toBe(potato);
  expect(names("Salmon, sweet potato")).toEqual([...names("salmon"), sweet]);
  expect(names("Potatoes and potatoes")).toEqual([potato]);
});

test("a food that isn't to be seen is left out", () => {
  expect(findFoods("chicken stock, olive oil, soy sauce")).toEqual([]);
});

test("any words are drawn, with numbers in every path", () => {
  const odd = ["", " ", "!!!", "日本", "x".repeat(10_000), "<script>", "rice ".repeat(500)];
  for (const title of [...odd, ...DISHES]) {
    const { layers } = drawMeal({ title });
    expect(layers.length).toBeGreaterThan(5);
    for (const { d } of layers) expect(d).not.toMatch(/NaN|undefined|Infinity/);
  }
});

test("a picture stays light enough for a page of them", () => {
  for (const title of DISHES) expect(drawMeal({ title }).layers.length).toBeLessThan(110);
});
