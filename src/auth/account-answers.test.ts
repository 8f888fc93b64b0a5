import { afterEach, expect, test, vi } from "vitest";

import { keepAccount, whileKeepingAccount } from "./account-answers.ts";

afterEach(() => vi.restoreAllMocks());

const LOOKUP = "https://identitytoolkit.googleapis.com/v1/accounts:lookup?key=k";
const TOKEN = "https://securetoken.googleapis.com/v1/token?key=k";

/** The result of a request if the server answers like this. */
async function ask(status: number, body: unknown, address: string | URL | Request = LOOKUP) {
  const reported: string[] = [];
  const text = typeof body === "string" ? body : JSON.stringify(body);
  const asking = keepAccount(
    () => Promise.resolve(new Response(text, { status })),
    (...words) => reported.push(words.join(": ")),
  );
  const end: unknown = await asking(address).catch((error: unknown) => error);
  const passed = end instanceof Response ? await end.text() : null;
  const networkError = end instanceof TypeError ? end.message : null;
  return { passed, networkError, reported };
}

const error = (code: number, message: string) => ({ error: { code, message } });

test.each([
  [400, "USER_NOT_FOUND", LOOKUP],
  [400, "USER_DISABLED", LOOKUP],
  [400, "INVALID_ID_TOKEN", LOOKUP],
  [400, "CREDENTIAL_TOO_OLD_LOGIN_AGAIN", LOOKUP],
  [400, "PROJECT_NUMBER_MISMATCH", TOKEN],
  [400, "TOKEN_EXPIRED", TOKEN],
  [400, "INVALID_REFRESH_TOKEN", new URL(TOKEN)],
  [400, "MISSING_REFRESH_TOKEN", new Request(TOKEN)],
  [400, "USER_DISABLED : by an administrator", TOKEN],
])("[S7.33] %i %s ends a session: Firebase Auth is told", async (status, message, address) => {
  const body = error(status, message);
  expect(await ask(status, body, address)).toEqual({
    passed: JSON.stringify(body),
    networkError: null,
    reported: [],
  });
});

/** The result of an answer that is not about the account and has this message. */
const kept = (said: string) => ({
  passed: null,
  networkError: "Firebase Auth did not say how things stand with the account.",
  reported: [`The account could not be looked up, and is kept: ${said}`],
});

test.each([
  [400, "API key not valid. Please pass a valid API key.", LOOKUP],
  [403, "Requests from referer https://simmer.example/ are blocked.", TOKEN],
  [429, "Quota exceeded for quota metric 'Token requests'.", TOKEN],
  [401, "Firebase App Check token is invalid.", new Request(LOOKUP)],
  [400, "a USER_DISABLED of somebody else", new URL(LOOKUP)],
])("[S7.33] %i %s is not about the account, which is kept", async (status, message, address) => {
  expect(await ask(status, error(status, message), address)).toEqual(kept(`${status} ${message}`));
});

test.each([
  [503, "<html>", "http://127.0.0.1:9/identitytoolkit.googleapis.com/v1/accounts:lookup"],
  [500, { error: "broken" }, LOOKUP],
  [502, { fault: "of a proxy" }, TOKEN],
  [400, { error: { code: 400, message: ["USER_DISABLED"] } }, LOOKUP],
])("[S7.33] %i %j is nothing that Firebase Auth says: the account is kept", async (...all) => {
  const [status, body, address] = all;
  expect(await ask(status, body, address)).toEqual(kept(`${status} `));
});

test("what is answered well, and what others are asked, is passed on", async () => {
  expect(await ask(200, { users: [] })).toMatchObject({ passed: '{"users":[]}', reported: [] });
  const body = error(400, "API key not valid.");
  for (const address of ["https://simmer.example/v1/recipes", "/identitytoolkit.googleapis.com"]) {
    expect(await ask(400, body, address)).toMatchObject({ passed: JSON.stringify(body) });
  }
});

test("whoever starts Auth has such answers kept back until it has started, or has failed to", async () => {
  const answer = () => Promise.resolve(new Response("{}", { status: 500 }));
  const scope: { fetch: typeof fetch } = { fetch: answer };
  const told = vi.spyOn(console, "error").mockReturnValue();
  const heard: unknown[] = [];
  const start = async () => {
    heard.push(await scope.fetch(LOOKUP).catch((failure: unknown) => failure));
    return "started";
  };
  expect(await whileKeepingAccount(scope, start)).toBe("started");
  expect(heard).toEqual([expect.any(TypeError)]);
  expect(told.mock.calls).toEqual([["The account could not be looked up, and is kept", "500 "]]);
  expect(scope.fetch).toBe(answer);
  const failing = () => Promise.reject(new Error("It did not start"));
  await expect(whileKeepingAccount(scope, failing)).rejects.toThrow("It did not start");
  expect(scope.fetch).toBe(answer);
});
