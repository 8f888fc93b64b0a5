import { expect, test } from "vitest";

import { ACCOUNT_GONE_PATH, DELETE_ACCOUNT_PATH } from "../../src/domain/account-service.ts";
import { RequestError } from "./http.ts";
import { noLimits } from "./limits/no-limits.fixture.ts";
import { JSON_TYPE, ports, request } from "./service.fixture.ts";
import { handle } from "./service.ts";

const STALE = "Enter your password again to delete your account";

function createService(change: Partial<typeof ports> = {}) {
  const deleted: string[] = [];
  const real: typeof ports = {
    ...ports,
    accounts: {
      readRecentCook: ({ authorization }) =>
        authorization === "Bearer fresh-u1"
          ? Promise.resolve("u1")
          : Promise.reject(new RequestError(401, STALE)),
      deleteAccount: (uid) => Promise.resolve(void deleted.push(uid)),
      isGone: (uid) => Promise.resolve(uid !== "u1"),
    },
    ...change,
  };
  const ask = async (path: string, body: unknown, authorization?: string) => {
    const headers = { ...JSON_TYPE, ...(authorization !== undefined && { authorization }) };
    const answer = await handle(request(path, body, { headers }), real);
    return { status: answer.status, json: JSON.parse(answer.body) as unknown };
  };
  return { ask, deleted };
}

test("an account is deleted for the cook who has just entered their password", async () => {
  const { ask, deleted } = createService();
  const answer = await ask(DELETE_ACCOUNT_PATH, { uid: "u1" }, "Bearer fresh-u1");
  expect(answer).toEqual({ status: 200, json: { deleted: true } });
  expect(deleted).toEqual(["u1"]);
});

test.each<[string, unknown, string | undefined, number, string]>([
  ["no token", { uid: "u1" }, undefined, 401, STALE],
  ["an old sign-in", { uid: "u1" }, "Bearer u1", 401, STALE],
  ["another cook's id", { uid: "u2" }, "Bearer fresh-u1", 401, "Authentication failed"],
  ["no id", {}, "Bearer fresh-u1", 400, "UID parameter is required"],
  ["an id that is a path", { uid: "a/b" }, "Bearer fresh-u1", 400, "UID parameter is required"],
])("%s deletes nothing", async (_, body, token, status, error) => {
  const { ask, deleted } = createService();
  expect(await ask(DELETE_ACCOUNT_PATH, body, token)).toEqual({ status, json: { error } });
  expect(deleted).toEqual([]);
});

test("too many requests delete nothing, and are counted for the cook of the token", async () => {
  const counted: string[] = [];
  const takeRequest = (uid: string) => {
    counted.push(uid);
    return Promise.resolve(90);
  };
  const { ask, deleted } = createService({ limits: { ...noLimits, takeRequest } });
  const answer = await ask(DELETE_ACCOUNT_PATH, { uid: "u1" }, "Bearer fresh-u1");
  expect(answer.status).toBe(429);
  expect([counted, deleted]).toEqual([["u1"], []]);
});

test("a deletion that fails says so without detail, and can be asked for again", async () => {
  const failing = createService({
    accounts: {
      ...ports.accounts,
      readRecentCook: () => Promise.resolve("u1"),
      deleteAccount: () => Promise.reject(new Error("users/u1 is unavailable")),
    },
  });
  expect(await failing.ask(DELETE_ACCOUNT_PATH, { uid: "u1" }, "Bearer x")).toEqual({
    status: 500,
    json: { error: "Something went wrong on our side. Please try again." },
  });
});

test("whether an account is gone is told without a token, and leaves no count behind", async () => {
  const takeRequest = () => Promise.reject(new Error("counted"));
  const { ask } = createService({ limits: { ...noLimits, takeRequest } });
  expect(await ask(ACCOUNT_GONE_PATH, { uid: "u1" })).toEqual({
    status: 200,
    json: { gone: false },
  });
  expect(await ask(ACCOUNT_GONE_PATH, { uid: "u9" })).toEqual({
    status: 200,
    json: { gone: true },
  });
  expect((await ask(ACCOUNT_GONE_PATH, { uid: "a/b" })).status).toBe(400);
});

test("if Auth can't be reached, an account is reported as neither gone nor existing", async () => {
  const isGone = () => Promise.reject(new Error("unavailable"));
  const { ask } = createService({ accounts: { ...ports.accounts, isGone } });
  expect((await ask(ACCOUNT_GONE_PATH, { uid: "u1" })).status).toBe(500);
});
