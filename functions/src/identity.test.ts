import { expect, test } from "vitest";

import { readCook, readRecentCook } from "./identity.ts";

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const ofRobin = () => Promise.resolve({ uid: "robin" });
const failsWith = (code: string) => () => Promise.reject(Object.assign(new Error(code), { code }));
const STALE = "Enter your password again to delete your account";
const refusal = { status: 401, message: "Authentication failed" };

test("a token speaks for its own cook", async () => {
  expect(await readCook(bearer("t"), ofRobin)).toBe("robin");
});

const NOW = 1_700_000_000_000;
const enteredAgo = (seconds: number) => () =>
  Promise.resolve({ uid: "robin", auth_time: NOW / 1_000 - seconds });

test.each([0, 300])("a password entered %i s ago is recent", async (seconds) => {
  expect(await readRecentCook(bearer("t"), NOW, enteredAgo(seconds))).toBe("robin");
});

test.each([301, 86_400])("one entered %i s ago is not", async (seconds) => {
  const read = readRecentCook(bearer("t"), NOW, enteredAgo(seconds));
  await expect(read).rejects.toMatchObject({ status: 401, message: STALE });
});

test("a token that does not say when its password was entered is not recent", async () => {
  const read = readRecentCook(bearer("t"), Date.now(), ofRobin);
  await expect(read).rejects.toMatchObject({ status: 401, message: STALE });
});

test.each([
  ["no header", {}],
  ["an empty one", { authorization: "" }],
  ["another scheme", { authorization: "Basic dDp0" }],
  ["no token", { authorization: "Bearer " }],
  ["two tokens", bearer("a b")],
  ["an endless one", bearer("t".repeat(8_193))],
])("%s is refused without asking Firebase", async (_, headers) => {
  const verify = () => Promise.reject(new Error("asked"));
  await expect(readCook(headers, verify)).rejects.toMatchObject(refusal);
});

test.each([
  "auth/argument-error",
  "auth/invalid-id-token",
  "auth/id-token-expired",
  "auth/id-token-revoked",
  "auth/user-disabled",
])("a token that Firebase refuses with %s is refused", async (code) => {
  await expect(readCook(bearer("t"), failsWith(code))).rejects.toMatchObject(refusal);
});

test("the token of an account that is gone says so", async () => {
  const refused = readCook(bearer("t"), failsWith("auth/user-not-found"));
  await expect(refused).rejects.toMatchObject({ status: 401, message: "User not found" });
});

test("a token that can't be checked is a server error, and grants nothing", async () => {
  const failure = readCook(bearer("t"), failsWith("app/network-error"));
  await expect(failure).rejects.toMatchObject({ message: "app/network-error" });
});
