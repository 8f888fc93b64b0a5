import { expect, test } from "vitest";

import { createDevice } from "./device.fixture.ts";
import { flush } from "./flush.ts";
import { createMemoryServer } from "./memory-server.ts";

const soup = { mealId: "soup", on: true, at: 3 };

test("[S10] a woken service worker sends what the page left", async () => {
  const server = createMemoryServer();
  const device = await createDevice(server);
  await device.mutate("setCurrentMeal", soup);
  await flush(device.context);
  expect(server.read("users/alice").fields).toMatchObject({ current_meals: ["soup"] });
  expect(await device.pending()).toEqual([]);
  await flush(device.context);
  expect(server.log).toHaveLength(1);
});

test("[S10] without a network it rejects, to be woken again, and keeps everything", async () => {
  const server = createMemoryServer();
  const device = await createDevice(server);
  await device.mutate("setCurrentMeal", soup);
  device.link.offline = true;
  await expect(flush(device.context)).rejects.toMatchObject({ kind: "transient" });
  expect(await device.pending()).toEqual(["setCurrentMeal"]);
});

test("[S9] [S10] what a pull must sort out first is sent after it", async () => {
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
