import { expect, test } from "vitest";

import { VERSIONED_COLLECTIONS } from "#domain/collections.ts";
import { createDevice, makePlan } from "#sync/doubles/device.fixture.ts";
import { createMemoryServer } from "#sync/doubles/memory-server.ts";
import { readLocal } from "#sync/protocol/local.ts";

import { pull } from "./pull.ts";

/** What a device that knows the server's state asks for, and what it accepts as new. */

const savePlan = (id: string) => ({ plan: makePlan(id), addToShoppingList: false, at: 6 });
const tick = (mealId: string) => ({ mealId, on: true, at: 3 });

async function start() {
  const server = createMemoryServer();
  const device = await createDevice(server);
  await device.mutate("savePlan", savePlan("p1"));
  await device.mutate("savePlan", savePlan("p2"));
  await device.sync();
  device.link.requests.length = 0;
  /** Another of the cook's devices saves a plan. */
  const elsewhere = async (id: string) => {
    const other = await createDevice(server);
    await other.mutate("savePlan", savePlan(id));
    await other.sync();
  };
  const user = () => server.read("users/alice").fields ?? {};
  return { server, device, elsewhere, user };
}

test("[S5.13] a watch's report from before what another device did is no server gone back", async () => {
  const { device, elsewhere, user } = await start();
  const old = user();
  await elsewhere("p3");
  await pull(device.context);
  device.link.requests.length = 0;
  expect(await pull(device.context, { user: old })).toBe("unchanged");
  expect(device.link.requests).toEqual(["get users/alice"]);
});

test("[S5.10] a server that has lost what it had acknowledged is read whole, however far it is by now", async () => {
  const { server, device, user } = await start();
  const { clientId, acked } = await readLocal(device.db);
  const clients = { [clientId]: { seq: acked.seq - 1, id: "before" } };
  server.edit("users/alice/aiMealPlans/p2", null);
  server.edit("users/alice", { ...user(), sync: { v: 40, clients } });
  await pull(device.context);
  expect(device.link.requests).toContain("changes aiMealPlans 0:");
  expect(await device.db.aiMealPlans.toCollection().primaryKeys()).toEqual(["p1"]);
});

test("[S9.3] [S9.5] a marker that is another's is sorted out at the same version, too", async () => {
  const { server, device, user } = await start();
  const { clientId } = await readLocal(device.db);
  const clients = { [clientId]: { seq: 90, id: "a copy's" } };
  server.edit("users/alice", { ...user(), sync: { v: 1, clients } });
  expect(await pull(device.context)).toBe("applied");
  expect((await readLocal(device.db)).clientId).not.toBe(clientId);
});

test("[S6.3] what waits here is nothing new there", async () => {
  const { device } = await start();
  await device.mutate("setCurrentMeal", tick("soup"));
  expect(await pull(device.context)).toBe("unchanged");
  expect(await device.pending()).toEqual(["setCurrentMeal"]);
});

test("[S4.1] what the server has leaves the queue, though nothing else is new", async () => {
  const { device } = await start();
  const { acked } = await readLocal(device.db);
  const sent = { ...acked, name: "savePlan", version: 1, args: savePlan("p2"), at: 6 };
  await device.db.outbox.put(sent);
  expect(await pull(device.context)).toBe("applied");
  expect(await device.pending()).toEqual([]);
});

test("[S5.1] of every collection only what is new is asked for", async () => {
  const { device, elsewhere } = await start();
  await elsewhere("p3");
  await pull(device.context);
  expect(device.link.requests.toSorted()).toEqual([
    ...[...VERSIONED_COLLECTIONS, "deletions"].map((name) => `changes ${name} 1:`).toSorted(),
    "get users/alice",
  ]);
});
