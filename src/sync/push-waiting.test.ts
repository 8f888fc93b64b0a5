import { IDBFactory } from "fake-indexeddb";
import { expect, test } from "vitest";

import { createDevice, type Device } from "./device.fixture.ts";
import { createMemoryServer, type MemoryServer } from "./memory-server.ts";
import { pushWaiting } from "./push-waiting.ts";
import { RemoteError, type Remote } from "./remote.ts";

const soup = { mealId: "soup", on: true, at: 3 };

/** A device with a change that waits and no page open, and what its service worker does about it. */
async function wake(server: MemoryServer, change: (device: Device) => Partial<Remote>) {
  const device = await createDevice(server, { storage: new IDBFactory() });
  await device.mutate("setCurrentMeal", soup);
  const remote = { ...device.context.remote, ...change(device) };
  const woken = pushWaiting({
    remote,
    open: async () => device.db,
    lock: async (_, job) => job(),
    now: () => 1_000,
  });
  return { device, woken };
}

const currentMeals = (server: MemoryServer) => server.read("users/alice").fields?.["current_meals"];

test("[S7] [S10] a token rejected in the background is refreshed once, and what waits is sent", async () => {
  const server = createMemoryServer();
  const { device, woken } = await wake(server, ({ link }) => {
    link.tokenExpired = true;
    return {};
  });
  await woken;
  expect(currentMeals(server)).toEqual(["soup"]);
  expect(device.link.requests.filter((line) => line === "refreshToken")).toHaveLength(1);
});

test("[S7] [S10] a new token that is rejected as well ends it: only an open app can help", async () => {
  const server = createMemoryServer();
  let refreshed = 0;
  const { woken } = await wake(server, ({ link }) => {
    link.tokenExpired = true;
    return { refreshToken: async () => void (refreshed += 1) };
  });
  await woken;
  expect(refreshed).toBe(1);
  expect(currentMeals(server)).toBeUndefined();
});

test("[S7] [S10] when nobody can be reached who gives a new token, it is woken again", async () => {
  const server = createMemoryServer();
  const { woken } = await wake(server, ({ link }) => {
    link.tokenExpired = true;
    return {
      refreshToken: async () => Promise.reject(new RemoteError("transient", "offline")),
    };
  });
  await expect(woken).rejects.toMatchObject({ kind: "transient" });
});

test("[S7] [S10] a session that is over is not asked for twice", async () => {
  const server = createMemoryServer();
  const { device, woken } = await wake(server, ({ link }) => {
    link.tokenExpired = true;
    return {
      refreshToken: async () => Promise.reject(new RemoteError("unauthenticated", "disabled")),
    };
  });
  await woken;
  expect(device.link.requests).toEqual([]);
});
