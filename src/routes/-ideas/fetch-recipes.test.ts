// Imported before Dexie, whose live queries look for an IndexedDB only once.
import "fake-indexeddb/auto";
import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { expect, test } from "vitest";

import { openDatabase } from "#db/schema.ts";
import type { FullRecipe } from "#domain/recipe-service.ts";
import { emptyUser } from "#domain/user-document.ts";
import { drawMeal } from "#pictures/drawing/meal.ts";

import { fetchRecipe } from "./fetch-recipes.ts";

const answered: FullRecipe = {
  title: "Grandma’s chicken rice",
  blurb: "Warm.",
  mealType: "dinner",
  ingredients: [
    { name: "chicken", amount: "500 g" },
    { name: "rice", amount: "300 g" },
  ],
  instructions: ["Simmer."],
  equipment: [],
};

/** The recipe that the cook gets of an idea, if the service answers so. */
async function recipeOf(
  idea: { title: string; blurb: string; picture?: string },
  answer: Partial<FullRecipe> = {},
) {
  const db = openDatabase("ana", { indexedDB: new IDBFactory(), IDBKeyRange });
  await db.users.put({ ...emptyUser(1), id: "ana" });
  await db.meta.put({ key: "pulled", value: { here: 1, there: 1 } });
  const body = { recipes: [{ ...answered, ...answer }], source: "model" };
  const { recipe } = await fetchRecipe(db, "ana", { id: "i", source: "model", ...idea }, "dinner", {
    fetch: () => Promise.resolve(Response.json(body)),
  });
  return recipe;
}

test("a recipe keeps the picture that the service says, of itself or of its idea", async () => {
  const idea = { title: "Chicken rice", blurb: "Warm." };
  const picture = "plate: chicken, rice";
  expect((await recipeOf({ ...idea, picture })).picture).toBe(picture);
  expect((await recipeOf(idea, { picture })).picture).toBe(picture);
});

test.each([
  { title: "Something of chicken", blurb: "With rice and peas." },
  { title: "Green curry", blurb: "A friend of mango." },
  { title: "Grandma’s surprise", blurb: "Nobody knows." },
])("a recipe without a picture is drawn as its idea was: $title", async (idea) => {
  const recipe = await recipeOf(idea, { title: idea.title });
  expect(drawMeal(recipe, "i")).toEqual(drawMeal(idea, "i"));
});
