import { expect, test } from "vitest";

import { deleteAccountOnServer, isAccountGone } from "./account-client.ts";
import { fetchWithCookToken } from "./cook-token.ts";

/** A fake service with one canned response. */
function serve(status: number, answer: unknown) {
  const asked: { path: string; body: unknown; authorization: string | null }[] = [];
  const send: typeof fetch = (path, init) => {
    const authorization = new Headers(init?.headers).get("authorization");
    const body: unknown = JSON.parse(init?.body as string);
    asked.push({ path: path as string, body, authorization });
    const text = typeof answer === "string" ? answer : JSON.stringify(answer);
    return Promise.resolve(new Response(text, { status }));
  };
  return { asked, send };
}

const unreachable: typeof fetch = () => Promise.reject(new TypeError("Failed to fetch"));
const UNFINISHED = "Your account is not deleted yet: Simmer could not finish. Please try again.";

test("deletes with the proof that was just given, not with the page's own token", async () => {
  const { asked, send } = serve(200, { deleted: true });
  const page = fetchWithCookToken(() => Promise.resolve("an hour old"), send);
  await deleteAccountOnServer("u1", "fresh", { fetch: page });
  expect(asked).toEqual([
    { path: "/v1/account/delete", body: { uid: "u1" }, authorization: "Bearer fresh" },
  ]);
});

test("an account that is gone already was deleted by a request whose answer was lost", async () => {
  const { send } = serve(401, { error: "User not found" });
  await expect(deleteAccountOnServer("u1", "t", { fetch: send })).resolves.toBeUndefined();
});

test.each([
  [401, { error: "Authentication failed" }, UNFINISHED],
  [500, { error: "Something went wrong on our side. Please try again." }, UNFINISHED],
  [200, "<html>Welcome to the hotel</html>", UNFINISHED],
  [200, { deleted: false }, UNFINISHED],
  [404, { error: "User not found" }, UNFINISHED],
  [
    401,
    { error: "Enter your password again to delete your account" },
    "Enter your password again to delete your account",
  ],
  [
    429,
    { error: "That was a lot of requests. Try again in a minute." },
    "That was a lot of requests. Try again in a minute.",
  ],
])("%i %j is reported as a failed deletion", async (status, answer, message) => {
  const deleting = deleteAccountOnServer("u1", "t", { fetch: serve(status, answer).send });
  await expect(deleting).rejects.toMatchObject({ message });
});

test("without a response it is unknown whether it was deleted, and the cook is told so", async () => {
  await expect(deleteAccountOnServer("u1", "t", { fetch: unreachable })).rejects.toThrow(
    "may not be deleted yet",
  );
});

test.each([true, false])(
  "whether an account is gone is taken from the service: %s",
  async (gone) => {
    const { asked, send } = serve(200, { gone });
    expect(await isAccountGone("u1", { fetch: send })).toBe(gone);
    expect(asked).toEqual([
      { path: "/v1/account/is-gone", body: { uid: "u1" }, authorization: null },
    ]);
  },
);

test.each<[number, unknown]>([
  [200, "<html>Sign in to the hotel's network</html>"],
  [200, {}],
  [200, { gone: "true" }],
  [401, { error: "User not found" }],
  [404, { gone: true }],
  [500, { gone: true }],
])("%i %j says nothing of the account, so nothing may be removed", async (status, answer) => {
  await expect(isAccountGone("u1", { fetch: serve(status, answer).send })).rejects.toThrow(
    "Whether the account is gone was not told",
  );
});

test("a network failure proves nothing either", async () => {
  await expect(isAccountGone("u1", { fetch: unreachable })).rejects.toThrow("Can’t reach");
});
