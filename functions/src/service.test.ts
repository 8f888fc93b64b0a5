import { expect, test } from "vitest";

import { TITLE_MAX, LEFTOVERS_MAX } from "../../src/domain/limits.ts";
import type { FullRecipesAnswer, MealIdeasAnswer } from "../../src/domain/recipe-service.ts";
import { noLimits } from "./limits/no-limits.fixture.ts";
import { ask, IDEAS, ports, RECIPES, request } from "./service.fixture.ts";
import { handle } from "./service.ts";

test("gives 8 different ideas unless told how many", async () => {
  const { status, json } = await ask(IDEAS, { uid: "u1" });
  const { ideas, source } = json as MealIdeasAnswer;
  expect(status).toBe(200);
  expect(source).toBe("cookbook");
  expect(new Set(ideas.map(({ title }) => title)).size).toBe(8);
  for (const { title, blurb } of ideas) {
    expect(title.length).toBeLessThanOrEqual(120);
    expect(blurb.length).toBeLessThanOrEqual(280);
  }
});

test("ten ideas lead to their ten full recipes, in order", async () => {
  const first = await ask(IDEAS, { uid: "u1", count: 10, mealType: "dinner" });
  const ideas = (first.json as MealIdeasAnswer).ideas.map((each) => ({
    ...each,
    mealType: "dinner",
  }));
  expect(ideas).toHaveLength(10);
  const { status, json } = await ask(RECIPES, { uid: "u1", ideas });
  const { recipes, note } = json as FullRecipesAnswer;
  expect(status).toBe(200);
  expect(note).toBeUndefined();
  expect(recipes.map(({ title }) => title)).toEqual(ideas.map(({ title }) => title));
  expect(recipes.map(({ ideaIndex }) => ideaIndex)).toEqual([...ideas.keys()]);
  for (const recipe of recipes) {
    expect(recipe.mealType).toBe("dinner");
    expect(recipe.ingredients.length).toBeGreaterThan(1);
    expect(recipe.instructions.join(" ")).not.toMatch(/[{}]/);
  }
});

test("generating more never brings a title back", async () => {
  const first = await ask(IDEAS, { uid: "u1", count: 10, mealType: "lunch" });
  const exclude = (first.json as MealIdeasAnswer).ideas.map(({ title }) => title);
  const second = await ask(IDEAS, { uid: "u1", count: 10, mealType: "lunch", exclude });
  const titles = (second.json as MealIdeasAnswer).ideas.map(({ title }) => title);
  expect(titles).toHaveLength(10);
  expect(titles.filter((title) => exclude.includes(title))).toEqual([]);
});

test("what is there to be used up may be named, within bounds; a request without it is as before", async () => {
  const wanted = { uid: "u1", count: 3, mealType: "dinner" };
  const leftovers = ["Lentil soup", "x".repeat(TITLE_MAX)];
  expect((await ask(IDEAS, { ...wanted, leftovers })).status).toBe(200);
  expect((await ask(IDEAS, wanted)).status).toBe(200);
  const most = Array.from({ length: LEFTOVERS_MAX }, () => "Rice");
  expect((await ask(IDEAS, { ...wanted, leftovers: most })).status).toBe(200);
  for (const broken of [[...most, "Rice"], ["x".repeat(TITLE_MAX + 1)], "Rice", [7], { 0: "x" }]) {
    expect((await ask(IDEAS, { ...wanted, leftovers: broken })).status).toBe(400);
  }
});

test("says when to come back after too many requests", async () => {
  const limits = { ...noLimits, takeRequest: () => Promise.resolve(90) };
  const answer = await handle(request(IDEAS, { uid: "u1" }), { ...ports, limits });
  expect(answer.status).toBe(429);
  expect(answer.headers["retry-after"]).toBe("90");
  expect(answer.body).toBe('{"error":"That was a lot of requests. Try again in 2 minutes."}');
});

test("keeps what went wrong inside to the log", async () => {
  const logged: unknown[] = [];
  const secret = new Error("connect 10.0.0.7 refused");
  const answer = await handle(request(IDEAS, { uid: "u1" }), {
    ...ports,
    readCook: () => Promise.reject(secret),
    logError: (_, error) => logged.push(error),
  });
  expect(answer.status).toBe(500);
  expect(answer.body).toBe('{"error":"Something went wrong on our side. Please try again."}');
  expect(logged).toEqual([secret]);
});

test("refuses what is not the app where App Check is required", async () => {
  const answer = await handle(request(IDEAS, { uid: "u1" }), {
    ...ports,
    isGenuineApp: () => Promise.resolve(false),
  });
  expect(answer.status).toBe(401);
});

test("an unknown title gets the closest recipe, and the response says so", async () => {
  const wanted = { title: "Grandma's tomato soup with basil", blurb: "x", mealType: "lunch" };
  const { json } = await ask(RECIPES, { uid: "u1", ideas: [wanted] });
  const { recipes, note } = json as FullRecipesAnswer;
  expect(recipes[0]?.title).toMatch(/soup/i);
  expect(note).toBe("The closest recipe we have stands in for “Grandma's tomato soup with basil”.");
});

test("each recipe says which idea it answers, also behind one that got none", async () => {
  const soup = { title: "Grandma's tomato soup", blurb: "x", mealType: "lunch" };
  const ideas = [{ ...soup, title: "Zzyzx qwertz" }, soup];
  const { json } = await ask(RECIPES, { uid: "u1", ideas });
  const { recipes } = json as FullRecipesAnswer;
  expect(recipes.map(({ ideaIndex }) => ideaIndex)).toEqual([1]);
});

test("a title that resembles nothing gets no recipe, and the answer says so", async () => {
  const wanted = { title: "Zzyzx qwertz", blurb: "x", mealType: "lunch" };
  const { json } = await ask(RECIPES, { uid: "u1", ideas: [wanted] });
  expect(json).toEqual({
    recipes: [],
    source: "cookbook",
    note: "No safe recipe for “Zzyzx qwertz”.",
  });
});
