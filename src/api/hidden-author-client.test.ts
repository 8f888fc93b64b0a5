import { expect, test } from "vitest";

import type { HiddenAuthorsRequest } from "#domain/hidden-authors.ts";

import { fetchMealsOfHiddenAuthors } from "./hidden-author-client.ts";

const many = (count: number) => Array.from({ length: count }, (_, at) => `m${at}`);

/** A fake service that responds with every meal it is sent, or with the given response. */
function serve(status = 200, answer?: unknown) {
  const asked: { path: string; body: HiddenAuthorsRequest }[] = [];
  const send: typeof fetch = (path, init) => {
    const body = JSON.parse(init?.body as string) as HiddenAuthorsRequest;
    asked.push({ path: path as string, body });
    const json = answer === undefined ? { meals: body.shown } : answer;
    return Promise.resolve(new Response(JSON.stringify(json), { status }));
  };
  return { asked, send };
}

test("asks in parts of at most 200, and puts the answers together", async () => {
  const { asked, send } = serve();
  const question = { hidden: ["h"], shown: many(450) };
  expect(await fetchMealsOfHiddenAuthors(question, { fetch: send })).toEqual(many(450));
  expect(asked.map(({ body }) => body.shown.length)).toEqual([200, 200, 50]);
  expect(asked[0]?.path).toBe("/v1/meals/of-hidden-authors");
});

test("sends no request if there is nothing to ask", async () => {
  const { asked, send } = serve();
  expect(await fetchMealsOfHiddenAuthors({ hidden: [], shown: ["m"] }, { fetch: send })).toEqual(
    [],
  );
  expect(asked).toEqual([]);
});

test.each<[string, number, unknown]>([
  ["a refusal", 401, { error: "Authentication failed" }],
  ["a refusal that looks like an answer", 429, { meals: ["m"] }],
  ["something else", 200, { meals: "all" }],
  ["another site's page", 200, "<!doctype html>"],
])("%s is no answer", async (_, status, answer) => {
  const { send } = serve(status, answer);
  const asking = fetchMealsOfHiddenAuthors({ hidden: ["h"], shown: ["m"] }, { fetch: send });
  await expect(asking).rejects.toThrow("not told");
});
