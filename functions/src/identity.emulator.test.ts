import { deleteApp, initializeApp } from "firebase-admin/app";
import { getAuth } from "firebase-admin/auth";
import { afterAll, beforeAll, expect, test } from "vitest";

import { readCook } from "./identity.ts";
import { newCook } from "./signed-in.fixture.ts";

const app = initializeApp({ projectId: process.env["GCLOUD_PROJECT"] ?? "" });
const auth = getAuth(app);
let robin: { uid: string; token: string };

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const refusal = { status: 401, message: "Authentication failed" };

beforeAll(async () => {
  robin = await newCook();
});
afterAll(() => deleteApp(app));

test("a token says whose it is", async () => {
  expect(await readCook(bearer(robin.token))).toBe(robin.uid);
});

test("what is no token of this project is refused", async () => {
  await expect(readCook(bearer("rubbish"))).rejects.toMatchObject(refusal);
  const [header, payload = "", signature] = robin.token.split(".");
  const claims = JSON.parse(Buffer.from(payload, "base64url").toString()) as object;
  const of = (change: object) => {
    const changed = Buffer.from(JSON.stringify({ ...claims, ...change })).toString("base64url");
    return bearer([header, changed, signature].join("."));
  };
  await expect(readCook(of({ aud: "demo-other" }))).rejects.toMatchObject(refusal);
  await expect(readCook(of({ exp: 1 }))).rejects.toMatchObject(refusal);
});

test("being disabled or deleted ends a token at once", async () => {
  const cook = await newCook();
  await auth.updateUser(cook.uid, { disabled: true });
  await expect(readCook(bearer(cook.token))).rejects.toMatchObject(refusal);
  await auth.deleteUser(cook.uid);
  const gone = { status: 401, message: "User not found" };
  await expect(readCook(bearer(cook.token))).rejects.toMatchObject(gone);
});
