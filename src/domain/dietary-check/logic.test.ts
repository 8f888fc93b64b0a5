import { expect, test } from "vitest";

import type { AllergenId } from "#domain/catalogue.ts";

import { type ScreenedRecipe, screen } from "./check.ts";

/** How words affect one another: they deny, replace, describe, claim, shorten. */

function recipe(parts: Partial<ScreenedRecipe>): ScreenedRecipe {
  return { title: "", blurb: "", ingredients: [], instructions: [], equipment: [], ...parts };
}
function withIngredients(...names: string[]): ScreenedRecipe {
  return recipe({ ingredients: names.map((name) => ({ name, amount: "" })) });
}
function allergensOf(screened: ScreenedRecipe): AllergenId[] {
  return screen(screened).allergens.map(({ id }) => id);
}
function dietsOf(screened: ScreenedRecipe): string[] {
  return screen(screened).diets.map(({ id }) => id);
}

test.each<[line: string, ...allergens: AllergenId[]]>([
  ["maple syrup (not pancake syrup)"],
  ["dark chocolate suitable for vegans"],
  ["for gluten-free bread: almonds", "tree_nuts"],
  ["1 tsp almond-coloured food paste"],
  ["1 head of cabbage, the size of a chicken"],
  ["mushrooms, oyster or shiitake"],
  ["no-chicken bouillon"],
  ["1 cup self-rising gluten-free flour"],
  ["1 loaf gluten-free bread"],
  ["1 loaf of bread, gluten-free rolls", "gluten"],
  ["2 turkey drumsticks"],
  ["200 g paneer tikka", "dairy"],
  ["4 chicken-fried steaks", "gluten", "beef"],
  ["coconut cream (not coconut milk or cream of anything)", "coconut", "dairy"],
  ["carrots (not just butter)", "dairy"],
  ["rice milk (not cow's milk)"],
  ["250 g rice, not egg noodles"],
  ["1 cup almonds, no peanuts", "tree_nuts"],
  ["any pulses except soybeans"],
  ["carrots, not only butter", "dairy"],
  ["2 tbsp oil, not counting the butter", "dairy"],
  ["2 tbsp oil, no butter or cream", "dairy"],
  ["ghee-free rice, 200 g"],
  ["4 egg free-range", "eggs"],
  ["crème fraîche (oat-based)", "gluten"],
  ["soy-based cream", "soy"],
  ["dill pickles (sub vegan mayo)"],
  ["almond milk (or other plant milk)", "tree_nuts"],
  ["oat milk, or other plant milk", "gluten"],
  ["creamy peanut butter", "peanuts"],
  ["almond butter, creamy", "tree_nuts"],
  ["creamy oat milk", "gluten"],
  ["creamy dressing", "dairy"],
  ["2 cups shredded apples, peeled and cored to make 2 cups"],
  ["1 rotisserie chicken, meat shredded", "chicken"],
  ["1 rack of lamb, meat removed", "lamb"],
  ["1 whole turkey, giblets removed"],
  ["1 duck, liver reserved"],
  ["100 g giblets", "chicken"],
  ["pork shoulder steaks"],
  ["elk steak"],
])("no more and no less than is in it: %s", (line, ...expected) => {
  const found = screen(withIngredients(line))
    .allergens.filter(({ certainty }) => certainty === "in")
    .map(({ id }) => id);
  expect(found.toSorted()).toEqual(expected.toSorted());
});

test.each<[claim: string, foods: string[], broken: boolean]>([
  ["Vegan lasagne", ["lentils", "tomatoes"], false],
  ["Vegan lasagne", ["lentils", "cream"], true],
  ["Vegan pancakes", ["rice flour", "2 eggs"], true],
  ["Vegan burger", ["minced beef"], true],
])("%s of %j is believed only where each ingredient bears it out", (title, foods, broken) => {
  expect(dietsOf({ ...withIngredients(...foods), title }).includes("vegan")).toBe(broken);
});

test.each<[claim: string, foods: string[], found: AllergenId[]]>([
  ["Gluten-free pancakes", ["rice flour", "2 bananas"], []],
  ["Gluten-free pancakes", ["plain flour", "2 bananas"], ["gluten"]],
  ["Dairy-free carbonara", ["rice noodles", "cream"], ["dairy"]],
  ["Dairy-free yogurt pots", ["bananas", "rice milk"], []],
  ["Dairy-free yogurt pots", ["bananas", "double cream"], ["dairy"]],
])("%s of %j: only what its ingredients bear out", (title, foods, found) => {
  const allergens = allergensOf({ ...withIngredients(...foods), title });
  expect(allergens).toEqual(found);
});

test("a dairy-free claim of a dish with cream isn't believed for its other words either", () => {
  const { allergens } = screen({
    ...withIngredients("cream"),
    title: "Dairy-free custard",
  });
  expect(allergens).toContainEqual({
    id: "dairy",
    certainty: "in",
    because: "cream; custard (in the title)",
  });
});

test.each<[ingredient: string, step: string, found: AllergenId[]]>([
  ["gluten-free penne", "Drain the pasta.", []],
  ["gluten-free oats", "Serve with bread.", ["gluten"]],
  ["dairy-free spread", "Melt the butter.", []],
  ["dairy-free yogurt", "Serve with butter.", ["dairy"]],
  ["vegan mayonnaise", "Stir in the mayo.", []],
  ["coconut milk", "Add the milk.", ["coconut"]],
  ["coconut milk", "Add the butter.", ["dairy", "coconut"]],
])("after %s, “%s” shortens only what it can mean", (name, step, found) => {
  const screened = { ...withIngredients(name), instructions: [step] };
  expect(allergensOf(screened)).toEqual(found);
});
