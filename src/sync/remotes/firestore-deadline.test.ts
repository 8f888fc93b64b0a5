import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

import { initializeApp } from "firebase/app";
import type { Auth } from "firebase/auth";
import { connectFirestoreEmulator, getFirestore, setLogLevel } from "firebase/firestore/lite";
import { afterEach, expect, test, vi } from "vitest";

import { createFirestoreRemote } from "./firestore-remote.ts";

const server = createServer();

afterEach(() => {
  vi.useRealTimers();
  server.closeAllConnections();
  server.close();
});

test("[S7.2] a request that nobody answers is given up after 30 s, as a failure that passes", async () => {
  const arrived = new Promise((resolve) => void server.once("request", resolve));
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  // Silences the SDK, which would log the aborted request.
  setLogLevel("silent");
  const firestore = getFirestore(initializeApp({ projectId: "demo-silent", apiKey: "key" }));
  connectFirestoreEmulator(firestore, "127.0.0.1", (server.address() as AddressInfo).port);
  const remote = createFirestoreRemote({ firestore, auth: { currentUser: null } as Auth });

  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  let end: unknown = "waiting";
  remote.get("users/alice").catch((error: unknown) => {
    end = error;
  });
  await arrived;
  await vi.advanceTimersByTimeAsync(29_999);
  expect(end).toBe("waiting");
  await vi.advanceTimersByTimeAsync(1);
  expect(end).toMatchObject({ name: "RemoteError", kind: "transient" });
});
