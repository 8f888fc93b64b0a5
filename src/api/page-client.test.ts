import { expect, test } from "vitest";

import { IMPORT_PAGE_PATH, type PageRecipe } from "#domain/page-import.ts";

import { fetchPageRecipes } from "./page-client.ts";

const SOUP: PageRecipe = {
  title: "Soup",
  description: "",
  serves: null,
  minutes: 20,
  ingredients: [{ heading: "", lines: ["3 leeks"] }],
  steps: [],
  tags: [],
  note: [],
  source: { name: "", url: "https://soups.example/" },
  rating: null,
  pictures: [],
  problems: [],
};

function answering(status: number, body: unknown) {
  const asked: [unknown, unknown][] = [];
  const fetch = (path: unknown, init?: RequestInit) => {
    asked.push([path, JSON.parse(init?.body as string)]);
    return Promise.resolve(new Response(JSON.stringify(body), { status }));
  };
  return { asked, fetch: fetch as typeof globalThis.fetch };
}

test("asks for the page, and returns its recipes", async () => {
  const { asked, fetch } = answering(200, { recipes: [SOUP] });
  expect(await fetchPageRecipes("https://soups.example/", { fetch })).toEqual([SOUP]);
  expect(asked).toEqual([[IMPORT_PAGE_PATH, { url: "https://soups.example/" }]]);
});

test.each([
  [422, { error: "The page could not be reached" }, "The page could not be reached"],
  [500, {}, "Failed to fetch the page: 500"],
  [200, { recipes: [] }, "What came back can’t be read. Please try again."],
  [200, { recipes: [{ title: "Soup" }] }, "What came back can’t be read. Please try again."],
])("%i %j is told as %s", async (status, body, message) => {
  const { fetch } = answering(status, body);
  await expect(fetchPageRecipes("https://soups.example/", { fetch })).rejects.toThrow(message);
});
