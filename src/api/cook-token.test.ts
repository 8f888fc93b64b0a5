import { afterEach, expect, test, vi } from "vitest";

import { NO_PREFERENCES } from "#domain/preferences.ts";

import { fetchWithCookToken } from "./cook-token.ts";
import { fetchMealIdeas, RecipeServiceError } from "./recipe-client.ts";

const ASK = { uid: "u1", preferences: NO_PREFERENCES };

/** Records each request's headers; responds with no ideas, or with the given response. */
function noteHeaders(answer = () => Response.json({ ideas: [], source: "cookbook" })) {
  const seen: Record<string, string>[] = [];
  const send: typeof fetch = (_, init) => {
    seen.push(Object.fromEntries(new Headers(init?.headers)));
    return Promise.resolve(answer());
  };
  return { seen, send };
}

const PLAIN = { "content-type": "application/json" };

test("each call carries the cook's token, beside what it carries anyway", async () => {
  const { seen, send } = noteHeaders();
  const fetch = fetchWithCookToken(() => Promise.resolve("token-1"), send);
  await fetchMealIdeas(ASK, { fetch });
  expect(seen).toEqual([{ ...PLAIN, authorization: "Bearer token-1" }]);
});

test.each([
  ["there is none", () => Promise.resolve(null)],
  ["it does not come", () => new Promise<null>(() => undefined)],
])("without a token, when %s, the service is asked all the same", async (_, getToken) => {
  const { seen, send } = noteHeaders();
  await fetchMealIdeas(ASK, { fetch: fetchWithCookToken(getToken, send, 0) });
  expect(seen).toEqual([PLAIN]);
});

afterEach(() => void vi.useRealTimers());

test("nobody waits longer than 10 s to be known", async () => {
  vi.useFakeTimers();
  const { seen, send } = noteHeaders();
  const deaf = () => new Promise<null>(() => undefined);
  const call = fetchMealIdeas(ASK, { fetch: fetchWithCookToken(deaf, send) });
  await vi.advanceTimersByTimeAsync(9_999);
  expect(seen).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(seen).toEqual([PLAIN]);
  await call;
});

test("a service that wants one says so, in the words for it", async () => {
  const refusal = () => Response.json({ error: "Authentication failed" }, { status: 401 });
  const { send } = noteHeaders(refusal);
  const fetch = fetchWithCookToken(() => Promise.resolve(null), send);
  const failure = new RecipeServiceError("Authentication failed", 401);
  await expect(fetchMealIdeas(ASK, { fetch })).rejects.toEqual(failure);
});

test("a cook who leaves while the token is fetched asks nothing", async () => {
  const { seen, send } = noteHeaders();
  const leaving = new AbortController();
  const fetch = fetchWithCookToken(() => {
    leaving.abort(new Error("left"));
    return Promise.resolve("token-1");
  }, send);
  const call = fetchMealIdeas(ASK, { fetch, signal: leaving.signal });
  await expect(call).rejects.toThrow("left");
  expect(seen).toEqual([]);
});
