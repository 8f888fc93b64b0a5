import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

import { afterEach, expect, test } from "vitest";

import { NO_PREFERENCES } from "#domain/preferences.ts";
import { UNREACHABLE, UNREADABLE } from "#failure-words/service-words.ts";

import { fetchFullRecipes, fetchMealIdeas, RecipeServiceError } from "./recipe-client.ts";

const ASK = { uid: "u1", preferences: NO_PREFERENCES };
const NO_EGGS = { ...NO_PREFERENCES, allergies: ["eggs" as const] };

type Handler = (request: IncomingMessage, response: ServerResponse, body: string) => void;

let close: (() => Promise<void>) | undefined;

afterEach(async () => {
  await close?.();
  close = undefined;
});

/** A `fetch` for same-origin paths, as in the browser; the origin is a real server. */
async function serve(handler: Handler): Promise<typeof fetch> {
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => (body += chunk.toString()));
    request.on("end", () => handler(request, response, body));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  close = () =>
    new Promise((resolve) => {
      server.closeAllConnections();
      server.close(() => resolve());
    });
  return (path, init) => {
    if (typeof path !== "string") throw new Error("the client asks for paths");
    return fetch(new URL(path, `http://127.0.0.1:${port}`), init);
  };
}

function answering(status: number, body: string) {
  return serve((_, response) => {
    response.writeHead(status, { "content-type": "application/json" }).end(body);
  });
}

const soup = {
  title: "Tomato Soup",
  blurb: "Warm and quick.",
  mealType: "lunch" as const,
  ingredients: [{ name: "tomatoes", amount: "1 kg" }],
  instructions: ["Simmer the tomatoes for 20 minutes."],
  equipment: ["pot" as const],
};
const omelette = {
  ...soup,
  title: "Herb Omelette",
  ingredients: [{ name: "eggs", amount: "4" }],
  instructions: ["Beat the eggs and fry for 3 minutes."],
  equipment: ["frying_pan" as const],
};

function messageOf(call: Promise<unknown>): Promise<string> {
  return call.then(
    () => "no error",
    (error: unknown) =>
      error instanceof RecipeServiceError ? error.message : `not ours: ${String(error)}`,
  );
}

test("asks for ideas as the contract says and returns them", async () => {
  const seen: unknown[] = [];
  const fetch = await serve((request, response, body) => {
    seen.push(request.method, request.url, request.headers["content-type"], JSON.parse(body));
    const ideas = [{ title: "Tomato Soup", blurb: "Warm and quick." }];
    response.end(JSON.stringify({ ideas, source: "cookbook", note: "Only 1 more idea." }));
  });
  const preferences = { ...NO_EGGS, diet: ["vegan" as const], equipment: ["pot" as const] };
  const ask = { uid: "u1", preferences, count: 10, mealType: "lunch" as const };
  const answer = await fetchMealIdeas(ask, { fetch });
  expect(answer.ideas).toEqual([{ title: "Tomato Soup", blurb: "Warm and quick." }]);
  expect(answer.note).toBe("Only 1 more idea.");
  expect(seen).toEqual([
    "POST",
    "/v1/recipes/get-meal-ideas",
    "application/json",
    {
      uid: "u1",
      count: 10,
      mealType: "lunch",
      allergies: ["eggs"],
      dietPreferences: ["vegan"],
      equipment: ["pot"],
    },
  ]);
});

test("drops an idea that is against an allergy, whatever the service says", async () => {
  const ideas = [soup, omelette].map(({ title, blurb }) => ({ title, blurb }));
  const fetch = await answering(200, JSON.stringify({ ideas, source: "model" }));
  const answer = await fetchMealIdeas({ uid: "u1", preferences: NO_EGGS }, { fetch });
  expect(answer.ideas.map(({ title }) => title)).toEqual(["Tomato Soup"]);
});

test("returns full recipes and drops those against an allergy", async () => {
  const fetch = await answering(
    200,
    JSON.stringify({ recipes: [omelette, soup], source: "model" }),
  );
  const ideas = ["Tomato Soup", "Herb Omelette"].map((title) => ({
    title,
    blurb: "Warm.",
    mealType: "lunch" as const,
  }));
  const all = await fetchFullRecipes({ ...ASK, ideas }, { fetch });
  expect(all.recipes).toEqual([soup, omelette]);
  const safe = await fetchFullRecipes({ uid: "u1", preferences: NO_EGGS, ideas }, { fetch });
  expect(safe.recipes).toEqual([soup, undefined]);
});

test("a recipe goes to the idea that the service says it answers; what it says otherwise is passed over", async () => {
  const ideas = [1, 2, 3].map((n) => ({
    title: `Dish ${n}`,
    blurb: "b",
    mealType: "lunch" as const,
  }));
  const recipes = [
    { ...omelette, ideaIndex: 2 },
    { ...soup, ideaIndex: "two" },
  ];
  const fetch = await answering(200, JSON.stringify({ recipes }));
  const answer = await fetchFullRecipes({ ...ASK, ideas }, { fetch });
  expect(answer.recipes).toEqual([soup, undefined, omelette]);
  expect(answer.note).toBeUndefined();
});

test("an answer of ideas alone, or of recipes alone, is enough", async () => {
  const ideas = [{ title: "Tomato Soup", blurb: "Warm." }];
  const asked = [{ title: "Tomato Soup", blurb: "Warm.", mealType: "lunch" as const }];
  expect(
    await fetchMealIdeas(ASK, { fetch: await answering(200, JSON.stringify({ ideas })) }),
  ).toEqual({ ideas, source: undefined, note: undefined });
  await close?.();
  const recipes = [soup];
  const fetch = await answering(200, JSON.stringify({ recipes, source: "a cousin", note: 7 }));
  expect(await fetchFullRecipes({ ...ASK, ideas: asked }, { fetch })).toEqual({
    recipes,
    source: undefined,
    note: undefined,
  });
});

test("one bad entry of ten costs itself, not the other nine", async () => {
  const nine = Array.from({ length: 9 }, (_, index) => ({
    title: `Soup ${index}`,
    blurb: "Warm.",
  }));
  const bad = [
    { title: "Soup" },
    null,
    { title: "", blurb: "" },
    { title: "S".repeat(121), blurb: "" },
  ];
  for (const entry of bad) {
    const ideas = nine.toSpliced(4, 0, entry as never);
    const fetch = await answering(200, JSON.stringify({ ideas, source: "model", note: "Few." }));
    expect(await fetchMealIdeas(ASK, { fetch })).toEqual({
      ideas: nine,
      source: "model",
      note: "Few. 1 idea could not be read and is left out.",
    });
    await close?.();
  }
  const recipes = [
    soup,
    { ...soup, instructions: ["Simmer.", 7] },
    { ...soup, ingredients: [...soup.ingredients, { name: { en: "peanuts" }, amount: "1" }] },
  ];
  const fetch = await answering(200, JSON.stringify({ recipes }));
  const ideas = [{ title: "Tomato Soup", blurb: "Warm.", mealType: "lunch" as const }];
  expect(await fetchFullRecipes({ ...ASK, ideas }, { fetch })).toMatchObject({
    recipes: [soup],
    note: "2 recipes could not be read and are left out.",
  });
});

test.each([
  [{ equipment: ["a cauldron", "pot", 7, "pot"] }, { equipment: ["pot"] }],
  [{ equipment: "a cauldron" }, { equipment: [] }],
  [{ equipment: undefined }, { equipment: [] }],
  [
    {
      ingredients: [
        { name: "tomatoes", amount: 3 },
        { name: "salt", amount: null },
      ],
    },
    {
      ingredients: [
        { name: "tomatoes", amount: "3" },
        { name: "salt", amount: "" },
      ],
    },
  ],
])("a recipe with %j loses that, not itself", async (odd, read) => {
  const fetch = await answering(200, JSON.stringify({ recipes: [{ ...soup, ...odd }] }));
  const ideas = [{ title: "Tomato Soup", blurb: "Warm.", mealType: "lunch" as const }];
  const { recipes, note } = await fetchFullRecipes({ ...ASK, ideas }, { fetch });
  expect(recipes).toEqual([{ ...soup, ...read }]);
  expect(note).toBeUndefined();
});

test("a recipe with odd equipment is checked as any other", async () => {
  const recipes = [{ ...omelette, equipment: ["a cauldron"] }];
  const fetch = await answering(200, JSON.stringify({ recipes }));
  const ideas = [{ title: "Herb Omelette", blurb: "Warm.", mealType: "lunch" as const }];
  const asked = { ...ASK, preferences: NO_EGGS, ideas };
  expect((await fetchFullRecipes(asked, { fetch })).recipes).toEqual([undefined]);
});

test("more entries than were asked for are cut off", async () => {
  const ideas = Array.from({ length: 500 }, (_, at) => ({ title: `Soup ${at}`, blurb: "Warm." }));
  const fetch = await answering(200, JSON.stringify({ ideas, note: "n".repeat(9_000) }));
  const answer = await fetchMealIdeas(ASK, { fetch });
  expect(answer.ideas.length).toBeLessThan(100);
  expect(answer.note?.length).toBeLessThan(1_000);
});

test("does not call without a user id", async () => {
  let calls = 0;
  const fetch = await serve((_, response) => {
    calls += 1;
    response.end("{}");
  });
  for (const uid of [null, undefined, ""]) {
    expect(await messageOf(fetchMealIdeas({ ...ASK, uid }, { fetch }))).toBe(
      "User UID is required for API calls",
    );
    expect(await messageOf(fetchFullRecipes({ ...ASK, uid, ideas: [] }, { fetch }))).toBe(
      "User UID is required for API calls",
    );
  }
  expect(calls).toBe(0);
});

test.each([
  [401, '{"error":"UID parameter is required"}', "User not authenticated"],
  [401, '{"error":"User not found"}', "User account not found"],
  [401, '{"message":"UID parameter is required"}', "User not authenticated"],
  [401, '{"message":"User not found"}', "User account not found"],
  [401, '{"error":"Unauthorized","message":"User not found"}', "User account not found"],
  [401, '{"error":{"code":1},"message":"User not found"}', "User account not found"],
  [401, '{"error":"something else"}', "Authentication failed"],
  [401, '{"message":"something else"}', "Authentication failed"],
  [500, "", "Failed to fetch meal ideas: 500"],
  [401, "<html>", "Authentication failed"],
  [400, '{"error":"Title must be 120 characters or less"}', "Title must be 120 characters or less"],
  [429, '{"error":"Try again in a minute."}', "Try again in a minute."],
  [500, "<html>oops</html>", "Failed to fetch meal ideas: 500"],
  [503, '{"error":""}', "Failed to fetch meal ideas: 503"],
  [404, '{"message":"no"}', "Failed to fetch meal ideas: 404"],
  [200, "not json", UNREADABLE],
  [200, '{"ideas":[{"title":7}],"source":"model"}', UNREADABLE],
  [200, '{"ideas":{"0":{"title":"Soup","blurb":"Warm."}}}', UNREADABLE],
  [200, '{"recipes":[]}', UNREADABLE],
])("maps %i %s", async (status, body, message) => {
  const fetch = await answering(status, body);
  expect(await messageOf(fetchMealIdeas(ASK, { fetch }))).toBe(message);
});

test("names the call that failed", async () => {
  const fetch = await answering(502, "");
  expect(await messageOf(fetchFullRecipes({ ...ASK, ideas: [] }, { fetch }))).toBe(
    "Failed to fetch full recipes: 502",
  );
});

test("says so when the service can't be reached, or hangs up half way", async () => {
  const fetch = await serve((_, response) => {
    response.writeHead(200, { "content-length": "1000" });
    response.write('{"ideas":[');
    response.destroy();
  });
  expect(await messageOf(fetchMealIdeas(ASK, { fetch }))).toBe(UNREACHABLE);
  await close?.();
  expect(await messageOf(fetchMealIdeas(ASK, { fetch }))).toBe(UNREACHABLE);
});

test("stops when the caller does, with the caller's reason", async () => {
  const caller = new AbortController();
  const reason = new Error("left the screen");
  const fetch = await serve(() => caller.abort(reason));
  const call = fetchMealIdeas(ASK, { fetch, signal: caller.signal });
  await expect(call).rejects.toBe(reason);
});
