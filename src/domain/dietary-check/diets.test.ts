import { expect, test } from "vitest";

import type { DietId } from "#domain/catalogue.ts";

import { screen } from "./check.ts";

/** Diets broken by "amount name" pairs, and why. */
function dietsOf(...listed: [amount: string, name: string][]): Partial<Record<DietId, string>> {
  const { diets } = screen({
    title: "",
    blurb: "",
    ingredients: listed.map(([amount, name]) => ({ name, amount })),
    instructions: [],
    equipment: [],
  });
  return Object.fromEntries(diets.map(({ id, because }) => [id, because]));
}
function breaks(diet: DietId, ...listed: [amount: string, name: string][]): boolean {
  return diet in dietsOf(...listed);
}

test.each([
  "beef mince",
  "chicken stock",
  "stock",
  "bacon",
  "duck",
  "gelatine",
  "lard",
  "suet",
  "fish sauce",
  "Worcestershire sauce",
  "prawns",
  "oyster sauce",
  "anchovies",
  "Parmesan",
  "Gruyère",
  "marshmallows",
  "pepperoni",
  "venison",
])("not vegetarian, so not vegan: %s", (name) => {
  expect(dietsOf(["", name])).toMatchObject({ vegetarian: name.toLowerCase() });
  expect(breaks("vegan", ["", name])).toBe(true);
});

test.each([
  "vegetable stock",
  "vegetarian sausages",
  "vegan chicken pieces",
  "vegetarian Parmesan-style cheese",
  "tofu",
  "mushroom stock cube",
  "jackfruit",
  "vegan gelatine",
  "vegetable suet",
  "cheddar",
  "eggs",
  "honey",
])("vegetarian: %s", (name) => {
  expect(breaks("vegetarian", ["", name])).toBe(false);
});

test.each([
  "milk",
  "eggs",
  "honey",
  "Parmesan",
  "ghee",
  "mayonnaise",
  "milk chocolate",
  "egg noodles",
])("not vegan: %s", (name) => {
  expect(breaks("vegan", ["", name])).toBe(true);
});

test.each([
  "coconut milk",
  "vegan butter",
  "dark chocolate",
  "red wine",
  "vegan mayonnaise",
  "burger buns",
  "margarine",
  "peanut butter",
])("vegan, whatever some brands hold: %s", (name) => {
  expect(breaks("vegan", ["", name])).toBe(false);
});

test("pescatarians eat fish, shellfish and Parmesan, but no meat or meat stock", () => {
  expect(breaks("pescatarian", ["", "salmon"], ["", "prawns"], ["", "Parmesan"])).toBe(false);
  expect(breaks("pescatarian", ["", "chicken stock"])).toBe(true);
  expect(breaks("pescatarian", ["", "pancetta"])).toBe(true);
});

test.each<[fits: boolean, ...listed: [amount: string, name: string][]]>([
  [true, ["1 tbsp", "plain flour"]],
  [true, ["1 tsp", "sugar"], ["1 tbsp", "cornflour"]],
  [true, ["", "flour, for dusting"]],
  [true, ["300 g", "cauliflower rice"]],
  [true, ["2", "courgettes"], ["600 g", "chicken breast"], ["200 g", "green beans"]],
  [true, ["100 g", "almond flour"]],
  [false, ["300 g", "basmati rice"]],
  [false, ["1½ cups", "flour"]],
  [false, ["500 g", "penne"]],
  [false, ["4", "potatoes"]],
  [false, ["2 x 400 g tins", "chickpeas"]],
  [false, ["2 (400 g) tins", "black beans"]],
  [false, ["4", "burger buns"]],
  [false, ["100 g", "sugar"]],
  [false, ["4 tbsp", "honey"]],
  [false, ["500 ml", "orange juice"]],
  [false, ["3", "bananas"]],
  [false, ["", "bread"]],
  [false, ["200 g", "gluten-free penne"]],
  [false, ["3 tbsp", "sugar"], ["3 tbsp", "flour"]],
])("low carb %s: %j", (fits, ...listed) => {
  expect(breaks("low_carb", ...listed)).toBe(!fits);
});

test.each<[fits: boolean, ...listed: [amount: string, name: string][]]>([
  [true, ["2 tbsp", "olive oil"]],
  [true, ["", "oil, for frying"], ["15 g", "butter"]],
  [true, ["600 g", "chicken breast"], ["150 g", "fat-free yogurt"]],
  [true, ["160 g", "tuna in olive oil, drained"]],
  [true, ["1 tbsp", "sesame seeds"]],
  [false, ["100 g", "butter"]],
  [false, ["300 ml", "double cream"]],
  [false, ["200 g", "cheddar"]],
  [false, ["400 ml", "coconut milk"]],
  [false, ["500 g", "lamb mince"]],
  [false, ["150 g", "walnuts"]],
  [false, ["2", "avocados"], ["1 tbsp", "olive oil"]],
  [false, ["5 tbsp", "mayonnaise"]],
  [false, ["1 litre", "sunflower oil"]],
])("low fat %s: %j", (fits, ...listed) => {
  expect(breaks("low_fat", ...listed)).toBe(!fits);
});

test("deep-frying is never low in fat, a deep frying pan may be", () => {
  const fry = (step: string) =>
    screen({ title: "", blurb: "", ingredients: [], instructions: [step], equipment: [] }).diets;
  expect(fry("Deep-fry until golden.")).toContainEqual({ id: "low_fat", because: "deep-fried" });
  expect(fry("Heat a wide, deep frying pan.")).toEqual([]);
});

test("says how much, and from what", () => {
  expect(
    dietsOf(["300 g", "penne"], ["2 tsp", "sugar"], ["100 g", "butter, melted"]),
  ).toMatchObject({
    low_carb: "about 57 g of carbohydrates a serve: penne, sugar",
    low_fat: "about 21 g of fat a serve: butter, melted",
  });
});

test.each([
  "rice",
  "quinoa",
  "oats",
  "chickpeas",
  "lentils",
  "peanut butter",
  "soy sauce",
  "tofu",
  "milk",
  "ghee",
  "caster sugar",
  "potatoes",
  "sunflower oil",
  "bread",
])("not paleo: %s", (name) => {
  expect(breaks("paleo", ["1 tsp", name])).toBe(true);
});

test.each([
  "beef",
  "sweet potatoes",
  "honey",
  "olive oil",
  "coconut milk",
  "almond flour",
  "eggs",
  "green beans",
  "rice vinegar",
  "coconut aminos",
])("paleo: %s", (name) => {
  expect(breaks("paleo", ["1 tsp", name])).toBe(false);
});

test("an idea is judged by a usual portion of what its title names", () => {
  const diets = (title: string) =>
    screen({ title, blurb: "", ingredients: [], instructions: [], equipment: [] }).diets.map(
      ({ id }) => id,
    );
  expect(diets("Creamy mushroom pasta")).toEqual(["vegan", "low_carb", "paleo"]);
  expect(diets("Grilled courgettes with lemon")).toEqual([]);
});
