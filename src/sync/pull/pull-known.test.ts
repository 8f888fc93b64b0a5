import { expect, test } from "vitest";

import { VERSIONED_COLLECTIONS } from "#domain/collections.ts";
import { createDevice, makePlan } from "#sync/doubles/device.fixture.ts";
import { createMemoryServer, type MemoryServer } from "#sync/doubles/memory-server.ts";
import { readLocal } from "#sync/protocol/local.ts";
import type { Fields } from "#sync/remotes/remote.ts";

import { pull } from "./pull.ts";

/** What a device that knows the server's state requests, and what it accepts as new. */

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

test("[S5.13] a watch's report that doesn't know this client, or knows it otherwise, is looked up", async () => {
  const { server, device, user } = await start();
  const { clientId } = await readLocal(device.db);
  const sync = user()["sync"] as Fields;
  for (const clients of [{}, { alice: { [clientId]: { seq: 90, id: "a copy's" } } }]) {
    const late = { ...user(), sync: { ...sync, v: 7, clients } };
    expect(await pull(device.context, { user: late })).toBe("unchanged");
  }
  expect(await readLocal(device.db)).toMatchObject({ clientId, cursor: 1 });
  expect(device.link.requests).toEqual(["get users/alice", "get users/alice"]);
  expect(server.log).toHaveLength(1);
});

test("[S5.10] a server that has lost what it had acknowledged is read whole, however far it is by now", async () => {
  const { server, device, user } = await start();
  const { clientId, acknowledged } = await readLocal(device.db);
  const clients = { alice: { [clientId]: { seq: acknowledged.seq - 1, id: "before" } } };
  server.edit("users/alice/aiMealPlans/p2", null);
  server.edit("users/alice", { ...user(), sync: { v: 40, clients } });
  await pull(device.context);
  expect(device.link.requests).toContain("changes aiMealPlans -1:");
  expect(await device.db.aiMealPlans.toCollection().primaryKeys()).toEqual(["p1"]);
});

test("[S9.3] [S9.5] a last mutation id that is another's is sorted out at the same version, too", async () => {
  const { server, device, user } = await start();
  const { clientId } = await readLocal(device.db);
  const clients = { alice: { [clientId]: { seq: 90, id: "a copy's" } } };
  server.edit("users/alice", { ...user(), sync: { v: 1, clients } });
  expect(await pull(device.context)).toBe("applied");
  const after = await readLocal(device.db);
  expect(after.clientId).not.toBe(clientId);
  // The new client has sent nothing: a last mutation id that it finds is not its own.
  expect(after).toMatchObject({ sentSeq: 0, acknowledged: { seq: 0, id: "" } });
});

test("[S6.3] what waits here is nothing new there", async () => {
  const { device } = await start();
  await device.mutate("setCurrentMeal", tick("soup"));
  expect(await pull(device.context)).toBe("unchanged");
  expect(await device.pending()).toEqual(["setCurrentMeal"]);
});

test("[S4.1] what the server has leaves the queue, though nothing else is new", async () => {
  const { device } = await start();
  const { acknowledged } = await readLocal(device.db);
  const sent = { ...acknowledged, name: "savePlan", version: 1, args: savePlan("p2"), at: 6 };
  await device.db.outbox.put(sent);
  expect(await pull(device.context)).toBe("applied");
  expect(await device.pending()).toEqual([]);
});

test("[S5.1] [S5.32] only what has moved since the cursor is asked for, and of it what is new", async () => {
  const { device, elsewhere } = await start();
  await elsewhere("p3");
  await pull(device.context);
  expect(device.link.requests).toEqual([
    "get users/alice",
    "changes aiMealPlans 1:",
    "changes deletions 1:",
  ]);
});

test("[S5.32] a change of the cook's own document alone is here with that document", async () => {
  const { server, device, user } = await start();
  const other = await createDevice(server);
  await other.mutate("setCurrentMeal", tick("soup"));
  await other.sync();
  expect(await pull(device.context, { user: user() })).toBe("applied");
  expect(device.link.requests).toEqual([]);
  expect((await device.user())?.current_meals).toEqual(["soup"]);
  expect((await readLocal(device.db)).cursor).toBe(2);
});

test("[S2.23] [S5.32] of a deletion alone, its record is asked for", async () => {
  const { server, device, user } = await start();
  const other = await createDevice(server);
  await other.sync();
  await other.mutate("deletePlan", { planId: "p1" });
  await other.sync();
  expect(user()).toMatchObject({ sync: { moved: { aiMealPlans: 1, deletions: 2 } } });
  await pull(device.context);
  expect(device.link.requests).toEqual(["get users/alice", "changes deletions 1:"]);
  expect(await device.db.aiMealPlans.toCollection().primaryKeys()).toEqual(["p2"]);
});

/** A push of an older app, which leaves the record of moved collections unchanged. */
function pushWithoutNotes(server: MemoryServer, v: number): void {
  const { fields } = server.read("users/alice");
  const sync = { ...(fields?.["sync"] as Fields), v };
  server.edit("users/alice", { ...fields, sync });
  server.edit(`users/alice/aiMealPlans/of-v${v}`, { ...makePlan(`of-v${v}`), v });
}

test("[S5.33] [S2.24] what an app moved that makes no notes is not missed, before the next push or after it", async () => {
  const { server, device, elsewhere, user } = await start();
  const late = await createDevice(server);
  await late.sync();
  pushWithoutNotes(server, 2);
  await pull(device.context);
  expect(device.link.requests.toSorted()).toEqual([
    ...[...VERSIONED_COLLECTIONS, "deletions"].map((name) => `changes ${name} 1:`).toSorted(),
    "get users/alice",
  ]);
  expect(await device.db.aiMealPlans.count()).toBe(3);

  // The next push doesn't know what moved before it, and resets `from`.
  const other = await createDevice(server);
  await other.mutate("setCurrentMeal", tick("soup"));
  await other.sync();
  expect(user()).toMatchObject({ sync: { v: 3, moved: { from: 2, to: 3 } } });
  await pull(late.context);
  expect(await late.db.aiMealPlans.count()).toBe(3);
  device.link.requests.length = 0;
  await pull(device.context);
  expect(device.link.requests).toEqual(["get users/alice"]);

  await elsewhere("p9");
  device.link.requests.length = 0;
  await pull(device.context);
  expect(device.link.requests).toEqual([
    "get users/alice",
    "changes aiMealPlans 3:",
    "changes deletions 3:",
  ]);
});

test("[S5.34] a new device asks for no deletion from before it began, and sees one while it reads", async () => {
  const { server } = await start();
  const other = await createDevice(server);
  await other.sync();
  await other.mutate("deletePlan", { planId: "p1" });
  await other.sync();
  const device = await createDevice(server);
  device.link.pause = async () => {
    if (device.link.requests.at(-1) !== "get users/alice") return;
    device.link.pause = async () => undefined;
    await other.mutate("deletePlan", { planId: "p2" });
    await other.sync();
  };
  await pull(device.context);
  expect(device.link.requests.filter((name) => !name.endsWith(" -1:"))).toEqual([
    "get users/alice",
    "changes deletions 2:",
    "get users/alice",
  ]);
  expect(await device.db.aiMealPlans.count()).toBe(0);
  expect((await readLocal(device.db)).cursor).toBe(3);
});
