import { expect, test } from "vitest";

import { COOKBOOK } from "../../../src/cookbook/cookbook.ts";
import { renderRecipe } from "../../../src/cookbook/render.ts";
import { ALLERGEN_IDS, DIET_IDS } from "../../../src/domain/catalogue.ts";
import { NO_PREFERENCES, type Preferences } from "../../../src/domain/preferences.ts";
import { isIdeaSafe, isRecipeSafe } from "../../../src/domain/recipe-service.ts";
import { titleKey } from "../../../src/domain/titles.ts";
import { recipesFor } from "./adapt.ts";
import { cookbookProvider } from "./cookbook-provider.ts";
import { markTitle, unmarkTitle } from "./marks.ts";
import { replaceInTitle, SUBSTITUTIONS } from "./substitutions.ts";

const ask = { exclude: [], leftovers: [], signal: new AbortController().signal };

test("without restrictions the book is as written", () => {
  const all = recipesFor(NO_PREFERENCES);
  expect(all).toHaveLength(COOKBOOK.length);
  expect(all.filter(({ isChanged }) => isChanged)).toEqual([]);
});

test("substitutes are for ingredients the book has", () => {
  const keys = new Set(COOKBOOK.flatMap(({ ingredients }) => ingredients.map(([key]) => key)));
  expect(Object.keys(SUBSTITUTIONS).filter((key) => !keys.has(key))).toEqual([]);
});

test.each([
  ...ALLERGEN_IDS.map((id) => ({ allergies: [id] })),
  ...DIET_IDS.map((id) => ({ diet: [id] })),
])("what a cook with %o is given passes the screen, under titles of its own", (change) => {
  const preferences: Preferences = { ...NO_PREFERENCES, ...change };
  const recipes = recipesFor(preferences).map(({ recipe }) => recipe);
  expect(recipes.length).toBeGreaterThan(0);
  expect(
    recipes.filter(
      (recipe) => !isRecipeSafe(recipe, preferences) || !isIdeaSafe(recipe, preferences),
    ),
  ).toEqual([]);
  expect(new Set(recipes.map(({ title }) => titleKey(title))).size).toBe(recipes.length);
});

test("a replaced ingredient is replaced in the list and in the steps, and the title says so", () => {
  const preferences: Preferences = { ...NO_PREFERENCES, allergies: ["dairy"] };
  const changed = recipesFor(preferences).filter(({ isChanged }) => isChanged);
  expect(changed.length).toBeGreaterThan(5);
  for (const { base, recipe } of changed) {
    expect(recipe.title).toMatch(/^Dairy-Free /);
    expect(recipe.ingredients).not.toEqual(renderRecipe(base).ingredients);
    expect(recipe.instructions.join(" ")).not.toMatch(/[{}]/);
    expect(recipe.blurb).toMatch(/Made with /);
  }
});

test("what was replaced is not drawn: what stands in its place is", () => {
  const changed = [
    ...ALLERGEN_IDS.map((id) => ({ allergies: [id] })),
    ...DIET_IDS.map((id) => ({ diet: [id] })),
  ].flatMap((change) =>
    recipesFor({ ...NO_PREFERENCES, ...change }).filter(({ isChanged }) => isChanged),
  );
  const wrong = changed.flatMap(({ base, recipe: { title, picture, ingredients } }) => {
    const written = renderRecipe(base).ingredients;
    const isIn = (list: typeof written, food: string) =>
      list.some(({ name }) => name.includes(food));
    const foods = picture?.split(": ")[1]?.split(", ") ?? [];
    return foods
      .filter((food) => isIn(written, food) && !isIn(ingredients, food))
      .map((food) => `${title}: ${food}`);
  });
  expect(wrong).toEqual([]);
  const redrawn = changed.filter(
    ({ base, recipe }) => recipe.picture !== renderRecipe(base).picture,
  );
  expect(redrawn.length).toBeGreaterThan(5);
});

test("an idea says the picture of its recipe", async () => {
  const preferences: Preferences = { ...NO_PREFERENCES, diet: ["vegan"] };
  const mealType = "dinner" as const;
  const wanted = { ...ask, preferences, mealType, count: 6, seed: 1 };
  const ideas = await cookbookProvider.ideas(wanted);
  expect(ideas).toHaveLength(6);
  const recipes = await cookbookProvider.recipes({
    ...ask,
    preferences,
    ideas: ideas.map((idea) => ({ ...idea, mealType })),
  });
  expect(ideas.map(({ picture }) => picture)).toEqual(recipes.map((recipe) => recipe?.picture));
});

test("an adapted dish is found again by its title, and after the preferences changed", async () => {
  const dairy: Preferences = { ...NO_PREFERENCES, allergies: ["dairy"] };
  const changed = recipesFor(dairy).find(({ isChanged }) => isChanged);
  const idea = { title: changed?.recipe.title ?? "", blurb: "b", mealType: "dinner" as const };
  const [again] = await cookbookProvider.recipes({ ...ask, preferences: dairy, ideas: [idea] });
  expect(again).toEqual(changed?.recipe);
  const [plain] = await cookbookProvider.recipes({
    ...ask,
    preferences: NO_PREFERENCES,
    ideas: [idea],
  });
  expect(plain?.title).toBe(changed?.base.title);
});

test("the same seed gives the same ideas, another seed others", async () => {
  const wanted = { ...ask, preferences: NO_PREFERENCES, count: 8, mealType: "dinner" as const };
  const first = await cookbookProvider.ideas({ ...wanted, seed: 0.25 });
  expect(await cookbookProvider.ideas({ ...wanted, seed: 0.25 })).toEqual(first);
  expect(await cookbookProvider.ideas({ ...wanted, seed: 0.75 })).not.toEqual(first);
});

test("ideas that use up what is there come first, and none against what the cook avoids", async () => {
  const wanted = { ...ask, count: 4, mealType: "dinner" as const, seed: 0.3 };
  const leftovers = ["Roast salmon", "Cooked rice"];
  const holds = (title: string) =>
    /salmon|rice/i.test(
      JSON.stringify(COOKBOOK.find((recipe) => recipe.title === title)?.ingredients ?? title),
    );
  const ideas = await cookbookProvider.ideas({ ...wanted, leftovers, preferences: NO_PREFERENCES });
  expect(ideas.map(({ title }) => holds(title))).toEqual([true, true, true, true]);
  const without = await cookbookProvider.ideas({
    ...wanted,
    leftovers,
    preferences: { ...NO_PREFERENCES, allergies: ["fish" as const] },
  });
  expect(without).toHaveLength(4);
  expect(without.filter(({ title }) => /salmon/i.test(title))).toEqual([]);
});

test("ideas vary in cuisine", async () => {
  const cuisines = new Map(COOKBOOK.map(({ title, cuisine }) => [title, cuisine]));
  for (const seed of [0.1, 0.4, 0.9]) {
    const ideas = await cookbookProvider.ideas({
      ...ask,
      preferences: NO_PREFERENCES,
      count: 10,
      mealType: "dinner",
      seed,
    });
    expect(new Set(ideas.map(({ title }) => cuisines.get(title))).size).toBeGreaterThanOrEqual(6);
  }
});

test("a wish in other words gets the dish it resembles", async () => {
  const ideas = [
    { title: "Overnight Bircher muesli", blurb: "b", mealType: "breakfast" as const },
    { title: "Overnight Bircher muesli again", blurb: "b", mealType: "breakfast" as const },
  ];
  const [first, second] = await cookbookProvider.recipes({
    ...ask,
    preferences: NO_PREFERENCES,
    ideas,
  });
  expect(first?.title).toMatch(/Bircher/);
  expect(second?.title).not.toBe(first?.title);
});

test("marks come in one order and come off again", () => {
  const marked = markTitle("Pasta Bake", { diets: [], allergens: ["gluten", "dairy"] });
  expect(marked).toBe("Dairy-Free Gluten-Free Pasta Bake");
  expect(unmarkTitle(marked)).toBe("Pasta Bake");
  expect(unmarkTitle("Vegan Tree-Nut-Free Pie")).toBe("Pie");
});

test("a title names what is in the dish now", () => {
  const swap = (title: string, key: string, name: string) => replaceInTitle(title, key, name);
  expect(swap("Cashew Chicken", "cashews", "sunflower seeds")).toBe("Sunflower Seed Chicken");
  expect(swap("Roast Halloumi", "halloumi", "firm tofu")).toBe("Roast Tofu");
  expect(swap("Greek Yogurt with Figs", "yogurt", "plain oat yogurt")).toBe("Oat Yogurt with Figs");
  expect(swap("Pasta e Ceci", "pasta", "gluten-free pasta tubes")).toBe("Pasta e Ceci");
  expect(swap("Butter Chicken", "butter", "olive oil")).toBe("Butter Chicken");
});

test("a bought substitute is none for allergies its label may name", () => {
  const buttery = (preferences: Preferences) =>
    recipesFor(preferences).some(({ recipe }) =>
      recipe.ingredients.some(({ name }) => name === "dairy-free sunflower spread"),
    );
  expect(buttery({ ...NO_PREFERENCES, allergies: ["dairy"] })).toBe(true);
  expect(buttery({ ...NO_PREFERENCES, allergies: ["dairy", "soy"] })).toBe(false);
});
