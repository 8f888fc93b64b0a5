import { deleteApp, getApp, initializeApp } from "firebase/app";
import { debugErrorMap, initializeAuth } from "firebase/auth";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { startFirebase } from "./firebase-host.ts";

const config = {
  options: { apiKey: "key", projectId: "demo-host" },
  emulators: { host: "127.0.0.1", auth: 9, firestore: 9 },
  appCheckSiteKey: null,
};
const { fetch } = globalThis;

// As in a worker.
beforeEach(() => vi.stubGlobal("self", globalThis));
afterEach(async () => {
  vi.unstubAllGlobals();
  await deleteApp(getApp());
});
const start = () => startFirebase(config, () => undefined);

test("[S7.33] once Firebase Auth has started, every request goes out as before", async () => {
  const starting = start();
  expect(globalThis.fetch).not.toBe(fetch);
  expect((await starting).auth.currentUser).toBeNull();
  expect(globalThis.fetch).toBe(fetch);
});

test("[S7.33] where Firebase Auth can't start, every request goes out as before, too", async () => {
  initializeAuth(initializeApp(config.options), { errorMap: debugErrorMap });
  await expect(start()).rejects.toMatchObject({ code: "auth/already-initialized" });
  expect(globalThis.fetch).toBe(fetch);
});
