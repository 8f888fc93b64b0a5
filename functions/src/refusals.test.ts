import { expect, test } from "vitest";

import { ask, idea, IDEAS, JSON_TYPE, OF_U1, RECIPES } from "./service.fixture.ts";

test.each([
  ["no uid", IDEAS, {}, 401, "UID parameter is required"],
  ["an empty uid", RECIPES, { uid: "", ideas: [idea] }, 401, "UID parameter is required"],
  ["a uid that is no text", IDEAS, { uid: 7 }, 401, "UID parameter is required"],
  ["no object", IDEAS, [], 401, "UID parameter is required"],
  ["null", IDEAS, null, 401, "UID parameter is required"],
  ["another cook's uid", IDEAS, { uid: "u2" }, 401, "Authentication failed"],
  ["an endless uid", IDEAS, { uid: "u".repeat(200) }, 401, "Authentication failed"],
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
])("accepts requests from its own site only: %o", async (headers, status) => {
  const answer = await ask(IDEAS, { uid: "u1" }, { headers: { ...OF_U1, ...headers } });
  expect(answer.status).toBe(status);
});
