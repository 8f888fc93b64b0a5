import { initializeApp } from "firebase/app";
import { debugErrorMap, initializeAuth } from "firebase/auth";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { restoreAuth } from "./firebase-host.ts";

const config = {
  options: {},
  emulators: { host: "127.0.0.1", auth: 9, firestore: 9 },
  appCheckSiteKey: null,
};
const { fetch } = globalThis;

// As in a worker.
beforeEach(() => vi.stubGlobal("self", globalThis));
afterEach(() => vi.unstubAllGlobals());

test("[S7.33] once Firebase Auth has started, every request goes out as before", async () => {
  const starting = restoreAuth(initializeApp({ apiKey: "key" }, "starts"), config);
  expect(globalThis.fetch).not.toBe(fetch);
  expect((await starting).currentUser).toBeNull();
  expect(globalThis.fetch).toBe(fetch);
});

test("[S7.33] where Firebase Auth can't start, every request goes out as before, too", async () => {
  const app = initializeApp({ apiKey: "key" }, "started otherwise");
  initializeAuth(app, { errorMap: debugErrorMap });
  await expect(restoreAuth(app, config)).rejects.toMatchObject({
    code: "auth/already-initialized",
  });
  expect(globalThis.fetch).toBe(fetch);
});
