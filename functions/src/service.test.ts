import { expect, test } from "vitest";

import type { FullRecipesAnswer, MealIdeasAnswer } from "../../src/domain/recipe-service.ts";
import { cookbookProvider } from "./cookbook/cookbook-provider.ts";
import type { ServiceRequest } from "./http.ts";
import { noLimits } from "./limits/no-limits.fixture.ts";
import { combineProviders } from "./providers.ts";
import { handle, type Ports } from "./service.ts";

const IDEAS = "/v1/recipes/get-meal-ideas";
const RECIPES = "/v1/recipes/get-full-recipes";

const ports: Ports = {
  users: { exists: (uid) => Promise.resolve(uid === "u1") },
  providers: combineProviders({
    cookbook: cookbookProvider,
    model: undefined,
    logError: (_, error) => {
      throw error;
    },
  }),
  limits: noLimits,
  isGenuineApp: () => Promise.resolve(true),
  random: () => 0.5,
  logError: () => undefined,
};

const JSON_TYPE = { "content-type": "application/json", host: "simmer.example" };

function request(path: string, body: unknown, change: Partial<ServiceRequest> = {}) {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  return {
    method: "POST",
    path,
    headers: JSON_TYPE,
    body: new TextEncoder().encode(text),
    address: "192.0.2.1",
    signal: new AbortController().signal,
    ...change,
  };
}

async function ask(path: string, body: unknown, change: Partial<ServiceRequest> = {}) {
  const { status, headers, body: text } = await handle(request(path, body, change), ports);
  expect(headers["content-type"]).toBe("application/json; charset=utf-8");
  return { status, headers, json: JSON.parse(text) as unknown };
}

const idea = { title: "Tomato Soup", blurb: "Warm and quick.", mealType: "lunch" };

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

test.each([
  ["no uid", IDEAS, {}, 401, "UID parameter is required"],
  ["an empty uid", RECIPES, { uid: "", ideas: [idea] }, 401, "UID parameter is required"],
  ["a uid that is no text", IDEAS, { uid: 7 }, 401, "UID parameter is required"],
  ["no object", IDEAS, [], 401, "UID parameter is required"],
  ["null", IDEAS, null, 401, "UID parameter is required"],
  ["an unknown uid", IDEAS, { uid: "u2" }, 401, "User not found"],
  ["an endless uid", IDEAS, { uid: "u".repeat(200) }, 401, "User not found"],
  ["no ideas", RECIPES, { uid: "u1" }, 400, "Provide 1–10 ideas with title and blurb"],
  [
    "an empty list",
    RECIPES,
    { uid: "u1", ideas: [] },
    400,
    "Provide 1–10 ideas with title and blurb",
  ],
  [
    "eleven ideas",
    RECIPES,
    { uid: "u1", ideas: Array.from({ length: 11 }, () => idea) },
    400,
    "Provide 1–10 ideas with title and blurb",
  ],
  [
    "an idea without meal type",
    RECIPES,
    { uid: "u1", ideas: [{ title: "a", blurb: "b" }] },
    400,
    "Each idea must include title, blurb, and mealType",
  ],
  [
    "an idea of a meal type we don't know",
    RECIPES,
    { uid: "u1", ideas: [{ ...idea, mealType: "brunch" }] },
    400,
    "Each idea must include title, blurb, and mealType",
  ],
  [
    "a blank title",
    RECIPES,
    { uid: "u1", ideas: [{ ...idea, title: " " }] },
    400,
    "Each idea must include title, blurb, and mealType",
  ],
  [
    "an idea that is null",
    RECIPES,
    { uid: "u1", ideas: [null] },
    400,
    "Each idea must include title, blurb, and mealType",
  ],
  [
    "a long title",
    RECIPES,
    { uid: "u1", ideas: [{ ...idea, title: "t".repeat(121) }] },
    400,
    "Title must be 120 characters or less",
  ],
  [
    "a long blurb",
    RECIPES,
    { uid: "u1", ideas: [{ ...idea, blurb: "b".repeat(281) }] },
    400,
    "Blurb must be 280 characters or less",
  ],
  [
    "a count of 0",
    IDEAS,
    { uid: "u1", count: 0 },
    400,
    "Count must be a whole number from 1 to 20",
  ],
  [
    "a count of 2.5",
    IDEAS,
    { uid: "u1", count: 2.5 },
    400,
    "Count must be a whole number from 1 to 20",
  ],
  [
    "a count of 21",
    IDEAS,
    { uid: "u1", count: 21 },
    400,
    "Count must be a whole number from 1 to 20",
  ],
  [
    "a count in words",
    IDEAS,
    { uid: "u1", count: "8" },
    400,
    "Count must be a whole number from 1 to 20",
  ],
  [
    "an unknown meal type",
    IDEAS,
    { uid: "u1", mealType: "brunch" },
    400,
    "Meal type must be breakfast, lunch or dinner",
  ],
  ["an unknown allergy", IDEAS, { uid: "u1", allergies: ["milk"] }, 400, 'Unknown allergy: "milk"'],
  ["an unknown diet", IDEAS, { uid: "u1", dietPreferences: ["keto"] }, 400, 'Unknown diet: "keto"'],
  [
    "unknown equipment",
    RECIPES,
    { uid: "u1", ideas: [idea], equipment: [3] },
    400,
    "Unknown equipment: 3",
  ],
  [
    "allergies that are no list",
    IDEAS,
    { uid: "u1", allergies: "eggs" },
    400,
    "allergies must be a list",
  ],
  [
    "titles that are none",
    IDEAS,
    { uid: "u1", exclude: [1] },
    400,
    "exclude must be a list of meal titles",
  ],
  ["malformed JSON", IDEAS, '{"uid":"u1",', 400, "The request is not valid JSON"],
  ["nothing", IDEAS, "", 400, "The request is not valid JSON"],
  [
    "too much",
    IDEAS,
    JSON.stringify({ uid: "x".repeat(66_000) }),
    413,
    "The request is too large: 64 KB at most",
  ],
  ["another path", "/v1/recipes", { uid: "u1" }, 404, "There is nothing here"],
  ["a path of Object's", "constructor", { uid: "u1" }, 404, "There is nothing here"],
])("refuses %s", async (_, path, body, status, error) => {
  const answer = await ask(path, body);
  expect(answer.json).toEqual({ error });
  expect(answer.status).toBe(status);
});

test("accepts titles and blurbs of exactly the longest length", async () => {
  const longest = { title: "t".repeat(120), blurb: "b".repeat(280), mealType: "lunch" };
  expect((await ask(RECIPES, { uid: "u1", ideas: [longest] })).status).toBe(200);
});

test("refuses other methods, types and encodings", async () => {
  const get = await ask(IDEAS, "", { method: "GET" });
  expect(get.status).toBe(405);
  expect(get.headers["allow"]).toBe("POST");
  const form = { ...JSON_TYPE, "content-type": "application/x-www-form-urlencoded" };
  expect((await ask(IDEAS, { uid: "u1" }, { headers: form })).status).toBe(415);
  expect((await ask(IDEAS, { uid: "u1" }, { headers: {} })).status).toBe(415);
  const packed = { ...JSON_TYPE, "content-encoding": "gzip" };
  expect((await ask(IDEAS, { uid: "u1" }, { headers: packed })).status).toBe(415);
});

test.each([
  [{ "sec-fetch-site": "cross-site" }, 403],
  [{ "sec-fetch-site": "same-site" }, 403],
  [{ "sec-fetch-site": "same-origin", origin: "https://simmer.example" }, 200],
  [{ origin: "https://evil.example" }, 403],
  [{ origin: "null" }, 403],
  [{ origin: "https://simmer.example" }, 200],
  [{ origin: "https://app.example", "x-forwarded-host": "app.example" }, 200],
  [{}, 200],
])("answers its own site only: %o", async (headers, status) => {
  const answer = await ask(IDEAS, { uid: "u1" }, { headers: { ...JSON_TYPE, ...headers } });
  expect(answer.status).toBe(status);
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
    users: { exists: () => Promise.reject(secret) },
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

test("a title of nobody's gets the closest recipe, and the answer says so", async () => {
  const wanted = { title: "Grandma's tomato soup with basil", blurb: "x", mealType: "lunch" };
  const { json } = await ask(RECIPES, { uid: "u1", ideas: [wanted] });
  const { recipes, note } = json as FullRecipesAnswer;
  expect(recipes[0]?.title).toMatch(/soup/i);
  expect(note).toBe("The closest recipe we have stands in for “Grandma's tomato soup with basil”.");
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
