import { initializeApp } from "firebase/app";
import type { Auth } from "firebase/auth";
import { connectFirestoreEmulator, getFirestore } from "firebase/firestore/lite";
import { expect, test } from "vitest";

import { untilIdle } from "#db/event-loop.fixture.ts";
import { createDevice } from "#sync/doubles/device.fixture.ts";
import { createMemoryServer } from "#sync/doubles/memory-server.ts";
import { putMeta } from "#sync/protocol/local.ts";
import { createFirestoreRemote } from "#sync/remotes/firestore-remote.ts";

import { REFUSALS, startRefusingProxy } from "../../../tests/support/refusing-proxy.ts";
import { expiryOf, sendAppTokens } from "./app-tokens.ts";
import { readAppToken } from "./worker-app-check.ts";

const jwt = (payload: object) =>
  `e30.${btoa(JSON.stringify(payload)).replaceAll("+", "-").replaceAll("/", "_")}.sig`;

test("a token says when it ends; what says nothing of it is none", () => {
  expect(expiryOf(jwt({ exp: 1_700, sub: "~~~???" }))).toBe(1_700_000);
  expect(() => expiryOf(jwt({}))).toThrow("does not say when it ends");
  expect(() => expiryOf("no token")).toThrow("JSON");
});

test("[S10.8] [S10.9] the last token is there for the service worker until it ends", async () => {
  const { db } = await createDevice(createMemoryServer());
  await expect(readAppToken(db, 0)).rejects.toMatchObject({ kind: "unverified" });
  await putMeta(db, { appToken: { token: "proof", expiresAt: 3_600_000 } });
  expect(await readAppToken(db, 0)).toEqual({ token: "proof", expiresAt: 3_600_000 });
  // A minute before it expires, the token is not sent any more.
  expect(await readAppToken(db, 3_539_999)).toMatchObject({ token: "proof" });
  await expect(readAppToken(db, 3_540_000)).rejects.toMatchObject({
    kind: "unverified",
    message: "App Check: no token is kept here that is still good.",
  });
});

test("[S10.7] [S10.8] every request carries the app's proof, which is asked for with the first and kept until it ends", async () => {
  const proxy = await startRefusingProxy({ host: "127.0.0.1", port: 9 });
  try {
    proxy.state.refusal = REFUSALS.quota;
    const config = { projectId: "demo-proof", apiKey: "key", appId: "1:1:web:1" };
    const app = initializeApp(config, "proof");
    const firestore = getFirestore(app);
    connectFirestoreEmulator(firestore, "127.0.0.1", proxy.port);
    const ends = [Date.now() - 1, Date.now() + 3_600_000];
    let asked = 0;
    sendAppTokens(app, async () => {
      asked += 1;
      return { token: `proof${asked}`, expiresAt: ends[asked - 1] ?? 0 };
    });
    await untilIdle();
    expect(asked).toBe(0);
    const remote = createFirestoreRemote({ firestore, auth: { currentUser: null } as Auth });
    for (let request = 0; request < 3; request += 1) {
      await expect(remote.get("users/alice")).rejects.toMatchObject({ kind: "quota" });
    }
    expect(proxy.state.asked.map(({ headers }) => headers["x-firebase-appcheck"])).toEqual([
      "proof1",
      "proof2",
      "proof2",
    ]);
  } finally {
    proxy.close();
  }
});
