import { expect, test } from "vitest";

import { readAppToken } from "./app-check.ts";
import { expiryOf, keepAppToken } from "./app-tokens.ts";
import { createDevice } from "./device.fixture.ts";
import { createMemoryServer } from "./memory-server.ts";

const jwt = (payload: object) =>
  `e30.${btoa(JSON.stringify(payload)).replaceAll("+", "-").replaceAll("/", "_")}.sig`;

test("a token says when it ends; what says nothing of it is none", () => {
  expect(expiryOf(jwt({ exp: 1_700, sub: "~~~???" }))).toBe(1_700_000);
  expect(() => expiryOf(jwt({}))).toThrow("does not say when it ends");
  expect(() => expiryOf("no token")).toThrow("JSON");
});

test("[S10] the last token is there for the service worker until it ends", async () => {
  const { db } = await createDevice(createMemoryServer());
  await expect(readAppToken(db, 0)).rejects.toMatchObject({ kind: "unverified" });
  await keepAppToken(db, { token: "proof", expiresAt: 3_600_000 });
  expect(await readAppToken(db, 0)).toEqual({ token: "proof", expiresAt: 3_600_000 });
  // A minute before its end it is not worth sending any more.
  expect(await readAppToken(db, 3_539_999)).toMatchObject({ token: "proof" });
  await expect(readAppToken(db, 3_540_000)).rejects.toMatchObject({
    kind: "unverified",
    message: "App Check: no token is kept here that is still good.",
  });
});
