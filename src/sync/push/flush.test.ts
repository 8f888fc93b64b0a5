import { expect, test } from "vitest";

import { createDevice } from "#sync/doubles/device.fixture.ts";
import { createMemoryServer } from "#sync/doubles/memory-server.ts";
import type { Remote } from "#sync/remotes/remote.ts";

import { flush } from "./push.ts";

const soup = { mealId: "soup", on: true, at: 3 };

test("[S10.2] a woken service worker sends what the page left", async () => {
  const server = createMemoryServer();
  const device = await createDevice(server);
  await device.mutate("setCurrentMeal", soup);
  await flush(device.context);
  expect(server.read("users/alice").fields).toMatchObject({ current_meals: ["soup"] });
  expect(await device.pending()).toEqual([]);
  device.link.requests.length = 0;
  await flush(device.context);
  expect(server.log).toHaveLength(1);
  // All of it has been applied, so no pull is needed.
  expect(device.link.requests).toEqual([]);
});

test("[S10.3] without a network it rejects, to be woken again, and keeps everything", async () => {
  const server = createMemoryServer();
  const device = await createDevice(server);
  await device.mutate("setCurrentMeal", soup);
  device.link.offline = true;
  await expect(flush(device.context)).rejects.toMatchObject({ kind: "transient" });
  expect(await device.pending()).toEqual(["setCurrentMeal"]);
});

test("[S9.4] [S10.2] what a pull must sort out first is sent after it", async () => {
  const server = createMemoryServer();
  const device = await createDevice(server);
  await device.mutate("setCurrentMeal", soup);
  await device.sync();
  const user = server.read("users/alice").fields;
  server.edit("users/alice", { ...user, sync: { v: 5, clients: {} } });
  await device.mutate("setCurrentMeal", { ...soup, mealId: "stew" });
  await flush(device.context);
  expect(server.read("users/alice").fields).toMatchObject({ current_meals: ["soup", "stew"] });
});

test("[S10.5] beside others who write all the time it goes three rounds; the rest is the next cycle's", async () => {
  const server = createMemoryServer();
  const device = await createDevice(server);
  await device.sync();
  await device.mutate("setCurrentMeal", soup);
  const { remote } = device.context;
  let version = 0;
  let sent = 0;
  const busy: Remote = {
    ...remote,
    async transact(body) {
      sent += 1;
      version += 5;
      const user = server.read("users/alice").fields;
      const sync = { ...(user?.["sync"] as object), v: version };
      server.edit("users/alice", { ...user, sync });
      return remote.transact(body);
    },
    // While it pulls, the cook makes further changes.
    async get(path) {
      await device.mutate("setCurrentMeal", { ...soup, mealId: `stew-${sent}` });
      return remote.get(path);
    },
  };
  await flush({ ...device.context, remote: busy });
  expect(sent).toBe(3);
  expect(await device.pending()).toEqual(["setCurrentMeal"]);
  expect(server.read("users/alice").fields).toMatchObject({
    current_meals: ["soup", "stew-1", "stew-2"],
  });
});
