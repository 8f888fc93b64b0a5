import { expect, test, vi } from "vitest";

import { NO_PREFERENCES } from "#domain/preferences.ts";

import { fetchMealIdeas } from "./recipe-client.ts";
import { APP_CHECK_HEADER, fetchWithAppCheck } from "./service-app-check.ts";

const ASK = { uid: "u1", preferences: NO_PREFERENCES };

/** Records each request's headers; responds with no ideas. */
function noteHeaders() {
  const seen: Record<string, string>[] = [];
  const send: typeof fetch = (_, init) => {
    seen.push(Object.fromEntries(new Headers(init?.headers)));
    return Promise.resolve(Response.json({ ideas: [], source: "cookbook" }));
  };
  return { seen, send };
}

test("each call carries a token, beside what it carries anyway", async () => {
  const { seen, send } = noteHeaders();
  const fetch = fetchWithAppCheck(() => Promise.resolve("token-1"), send);
  await fetchMealIdeas(ASK, { fetch });
  expect(seen).toEqual([{ "content-type": "application/json", [APP_CHECK_HEADER]: "token-1" }]);
});

test("without a token the service is asked all the same: it decides", async () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  const { seen, send } = noteHeaders();
  const fetch = fetchWithAppCheck(() => Promise.reject(new Error("blocked")), send);
  await fetchMealIdeas(ASK, { fetch });
  expect(seen).toEqual([{ "content-type": "application/json" }]);
  expect(warn).toHaveBeenCalledOnce();
  warn.mockRestore();
});

test("a cook who leaves while the token is fetched asks nothing", async () => {
  const { seen, send } = noteHeaders();
  const leaving = new AbortController();
  const fetch = fetchWithAppCheck(() => {
    leaving.abort(new Error("left"));
    return Promise.resolve("token-1");
  }, send);
  const call = fetchMealIdeas(ASK, { fetch, signal: leaving.signal });
  await expect(call).rejects.toThrow("left");
  expect(seen).toEqual([]);
});
