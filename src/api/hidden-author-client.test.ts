import { expect, test } from "vitest";

import type { HiddenAuthorsRequest } from "#domain/hidden-authors.ts";

import { fetchMealsOfHiddenAuthors } from "./hidden-author-client.ts";

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

test("asks the service, and reads its answer", async () => {
  const { asked, send } = serve();
  const question = { hidden: ["h"], shown: ["a", "b"] };
  expect(await fetchMealsOfHiddenAuthors(question, { fetch: send })).toEqual(["a", "b"]);
  expect(asked).toEqual([{ path: "/v1/meals/of-hidden-authors", body: question }]);
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
