import { expect, test } from "vitest";

import { NO_PREFERENCES } from "#domain/preferences.ts";

import { NO_FILTERS } from "../-meal-grid/meal-filters.ts";
import { createCatalogue } from "./recipe-catalogue.ts";
import { NO_CHOICE, type RecipeAnswer, type RecipeQuery } from "./recipe-query.ts";

const meal = (id: string, title: string, more: object = {}) => ({
  id,
  title,
  ingredients: [{ name: "flour", amount: "1" }],
  instructions: ["Bake for 40 minutes."],
  mealType: "dinner",
  blurb: "",
  equipment: [],
  ...more,
});

function kitchen() {
  const catalogue = createCatalogue();
  const own = [
    meal("soup", "Leek soup", { createdAt: 3, tags: ["Quick", "winter"], note: "From Ida" }),
    meal("tart", "Tart", { createdAt: 5, instructions: ["Bake for 5 minutes."] }),
  ];
  catalogue.put("personalRecipes", new Map(own.map((recipe) => [recipe.id, recipe])));
  const recipes = [
    { ...meal("soup", "Leek soup"), cooked: true },
    { ...meal("soup~again-0123abcd", "Leek soup"), cooked: true },
    { ...meal("pie", "Shepherd’s pie"), cooked: false },
  ];
  catalogue.put(
    "aiMealPlans",
    new Map([["p1", { id: "p1", recipes, createdAt: 4, status: "new" }]]),
  );
  catalogue.put(
    "recipeNotes",
    new Map([["pie", { id: "pie", text: "Use lamb", tags: ["quick"] }]]),
  );
  return catalogue;
}

function ask(catalogue: ReturnType<typeof createCatalogue>, query: Partial<RecipeQuery> = {}) {
  const asked = { ...NO_CHOICE, filters: NO_FILTERS, source: null, preferences: NO_PREFERENCES };
  const answers: RecipeAnswer[] = [...catalogue.find({ ...asked, ...query })];
  const last = answers.at(-1);
  if (!last?.isComplete) throw new Error("The answer is not complete.");
  return last;
}
const ids = (...args: Parameters<typeof ask>) => ask(...args).rows.map(({ id }) => id);
const typed = (text: string) => ({ filters: { ...NO_FILTERS, text } });

test("own, planned and shared recipes stand in one list, each dish once", () => {
  const catalogue = kitchen();
  const shared = meal("curry", "Curry", { createdAt: 9, ratingAverage: 5, ratingCount: 1 });
  catalogue.putShared([shared as never]);
  expect(ids(catalogue)).toEqual(["curry", "tart", "pie", "soup"]);
  expect(ids(catalogue, { source: "own" })).toEqual(["tart", "soup"]);
  expect(ids(catalogue, { source: "planned" })).toEqual(["pie", "soup"]);
  expect(ids(catalogue, { source: "shared" })).toEqual(["curry"]);
  expect(ask(catalogue).rows[2]).toEqual({
    id: "pie",
    title: "Shepherd’s pie",
    source: "planned",
    planId: "p1",
    tags: ["quick"],
  });
  catalogue.putShared([]);
  expect(ids(catalogue)).toEqual(["tart", "pie", "soup"]);
});

test("they are found by title, ingredient, tag and note, and by the tags that are chosen", () => {
  const catalogue = kitchen();
  expect(ids(catalogue, typed("shepherds"))).toEqual(["pie"]);
  expect(ids(catalogue, typed("flour leek"))).toEqual(["soup"]);
  expect(ids(catalogue, typed("wintre"))).toEqual(["soup"]);
  expect(ids(catalogue, typed("lamb"))).toEqual(["pie"]);
  expect(ids(catalogue, typed("ida"))).toEqual(["soup"]);
  expect(ids(catalogue, { tags: ["quick"] })).toEqual(["pie", "soup"]);
  expect(ids(catalogue, { tags: ["quick", "winter"] })).toEqual(["soup"]);
  expect(ask(catalogue).tags).toEqual(["Quick", "winter"]);
});

test("tags on as many recipes are in the order of their letters, after those on more", () => {
  const catalogue = createCatalogue();
  const own = [
    meal("soup", "Leek soup", { createdAt: 3, tags: ["Curries", "Winter", "Bread"] }),
    meal("tart", "Tart", { createdAt: 5, tags: ["winter", "äpfel"] }),
  ];
  catalogue.put("personalRecipes", new Map(own.map((recipe) => [recipe.id, recipe])));
  expect(ask(catalogue).tags).toEqual(["Winter", "äpfel", "Bread", "Curries"]);
});

test("they are in the order of age, of how often they were cooked, or of how long they take", () => {
  const catalogue = kitchen();
  expect(ids(catalogue, { sort: "newest" })).toEqual(["tart", "pie", "soup"]);
  expect(ids(catalogue, { sort: "cooked" })).toEqual(["soup", "tart", "pie"]);
  expect(ids(catalogue, { sort: "quickest" })[0]).toBe("tart");
  expect(ids(catalogue, { cooked: true })).toEqual(["soup"]);
  const portions = (storedAt: number, planId = "") => ({
    title: "Tart",
    recipeId: "tart",
    planId,
    storedAt,
    storage: "fridge",
    count: 1,
  });
  const store = (...storedMeals: object[]) =>
    catalogue.put("users", new Map([["ana", { id: "ana", storedMeals }]]));
  store(portions(10));
  expect(ids(catalogue, { cooked: true })).toEqual(["tart", "soup"]);
  expect(ids(catalogue, { cooked: false })).toEqual(["pie"]);
  // Twice in plans is more than once apart from them, and three times more than that.
  expect(ids(catalogue, { sort: "cooked" })).toEqual(["soup", "tart", "pie"]);
  store(portions(10), { ...portions(10), storage: "freezer" }, portions(20));
  const eaten = { kind: "eaten", from: portions(30), to: null, id: "" };
  catalogue.put("portionChanges", new Map([["recent", { id: "recent", changes: [eaten] }]]));
  expect(ids(catalogue, { sort: "cooked" })).toEqual(["tart", "soup", "pie"]);
  store();
  expect(ids(catalogue, { sort: "cooked" })).toEqual(["soup", "tart", "pie"]);
  // What has stars was cooked.
  catalogue.put("mealMarks", new Map([["pie", { id: "pie", stars: 5 }]]));
  expect(ids(catalogue, { cooked: false })).toEqual([]);
});

test("what an own recipe counts itself is cooked, beside what plans and portions tell", () => {
  const catalogue = kitchen();
  const cook = (timesCooked: number) =>
    catalogue.put(
      "personalRecipes",
      new Map([["tart", meal("tart", "Tart", { createdAt: 5, timesCooked })]]),
    );
  cook(1);
  expect(ids(catalogue, { cooked: true })).toEqual(["tart", "soup"]);
  expect(ids(catalogue, { cooked: false })).toEqual(["pie"]);
  expect(ids(catalogue, { sort: "cooked" })).toEqual(["soup", "tart", "pie"]);
  const portions = { title: "Tart", recipeId: "tart", storedAt: 10, storage: "fridge", count: 1 };
  cook(2);
  catalogue.put("users", new Map([["ana", { id: "ana", storedMeals: [portions] }]]));
  expect(ids(catalogue, { sort: "cooked" })).toEqual(["tart", "soup", "pie"]);
});

test("the minutes that an import wrote into an own recipe's note count for the quickest", () => {
  const catalogue = kitchen();
  const salad = meal("salad", "Salad", { createdAt: 1, instructions: ["Anrichten."] });
  const put = (note: string) =>
    catalogue.put("personalRecipes", new Map([["salad", { ...salad, note }]]));
  put("From Ida\nTakes 3 minutes");
  expect(ids(catalogue, { sort: "quickest" })[0]).toBe("salad");
  put("From Ida\nTakes 90 minutes");
  expect(ids(catalogue, { sort: "quickest" }).at(-1)).toBe("salad");
});

test("what has changed or is gone is so in the list", () => {
  const catalogue = kitchen();
  catalogue.put("personalRecipes", new Map([["soup", null]]));
  expect(ask(catalogue).rows.find(({ id }) => id === "soup")?.source).toBe("planned");
  catalogue.put("aiMealPlans", new Map([["p1", null]]));
  expect(ids(catalogue)).toEqual(["tart"]);
  expect(ids(catalogue, typed("soup"))).toEqual([]);
  catalogue.put("recipeNotes", new Map([["tart", null]]));
  catalogue.put(
    "personalRecipes",
    new Map([["tart", { id: "tart", title: 7, ingredients: "none" }]]),
  );
  expect(ask(catalogue).rows[0]?.title).toBe("Untitled meal");
});

test("an own recipe that could not be checked stays among the cook's own, and is never offered elsewhere", () => {
  const catalogue = createCatalogue();
  const unknown = meal("salad", "Salad", { ingredients: [{ name: "salted арахис", amount: "1" }] });
  const known = meal("stew", "Stew", { ingredients: [{ name: "carrots", amount: "1" }] });
  catalogue.put("personalRecipes", new Map([unknown, known].map((each) => [each.id, each])));
  const query: Partial<RecipeQuery> = {
    filters: { ...NO_FILTERS, edible: true },
    preferences: { allergies: ["peanuts"], diet: [], equipment: [] },
  };
  const own = ask(catalogue, { ...query, source: "own" });
  expect(own).toMatchObject({ unchecked: 0, marked: 1 });
  expect(own.rows.map(({ id }) => id)).toEqual(["stew", "salad"]);
  const all = ask(catalogue, query);
  expect(all).toMatchObject({ unchecked: 1, marked: 0, rows: [{ id: "stew" }] });
});

test("what the cook avoids is left out and counted, step by step", () => {
  const catalogue = createCatalogue();
  const many = Array.from({ length: 120 }, (_, at) =>
    meal(`r${at}`, `Stew ${at}`, {
      createdAt: 1_000 - at,
      ingredients: [{ name: at % 2 === 0 ? "milk" : "rice", amount: "1" }],
    }),
  );
  catalogue.put("personalRecipes", new Map(many.map((recipe) => [recipe.id, recipe])));
  const query: RecipeQuery = {
    ...NO_CHOICE,
    filters: { ...NO_FILTERS, edible: true },
    source: "own",
    preferences: { allergies: ["dairy"], diet: [], equipment: [] },
  };
  const answers = [...catalogue.find(query)];
  expect(answers.map(({ rows }) => rows.length)).toEqual([10, 20, 30, 40, 50, 60]);
  expect(answers.filter(({ isComplete }) => isComplete)).toEqual(answers.slice(-1));
  expect(answers.at(-1)).toMatchObject({ total: 120, avoided: 60, unchecked: 0 });
});
