import { expect, test } from "vitest";

import { putMeta } from "#db/meta.ts";
import { createDevice, makeMeal, makePlan } from "#sync/doubles/device.fixture.ts";
import { createMemoryServer } from "#sync/doubles/memory-server.ts";
import { readLocal } from "#sync/protocol/local.ts";
import type { Remote } from "#sync/remotes/remote.ts";

import { BATCH_LOOKUPS_MAX } from "./batch.ts";
import { push } from "./push.ts";

/** How a push ends, and which clock it uses. */

const savePlan = (id: string) => ({ plan: makePlan(id), addToShoppingList: false, at: 6 });
const tick = (mealId: string) => ({ mealId, on: true, at: 3 });

test("[S8.3] where another host has applied a state meanwhile, what was sent is noted, and a pull is due", async () => {
  const device = await createDevice(createMemoryServer());
  await device.sync();
  await device.mutate("setCurrentMeal", tick("m"));
  const { remote } = device.context;
  const transact: Remote["transact"] = async (body) => {
    const result = await remote.transact(body);
    await putMeta(device.db, { cursor: 7 });
    return result;
  };
  expect(await push({ ...device.context, remote: { ...remote, transact } })).toBe("pull");
  expect((await readLocal(device.db)).acknowledged).toMatchObject({ seq: 1 });
  expect(await device.pending()).toEqual(["setCurrentMeal"]);
});

test("[S9.4] under a last mutation id that is not this storage's nothing is sent before a pull", async () => {
  const server = createMemoryServer();
  const device = await createDevice(server);
  await device.sync();
  await device.mutate("setCurrentMeal", tick("m"));
  const { clientId } = await readLocal(device.db);
  server.edit("users/alice", {
    sync: { v: 1, clients: { alice: { [clientId]: { seq: 9, id: "x" } } } },
  });
  expect(await push(device.context)).toBe("pull");
  expect(server.read("users/alice").fields).not.toHaveProperty("current_meals");
});

test("[S7.20] after the half of a refused batch that holds what is refused, all goes together again", async () => {
  const server = createMemoryServer();
  const device = await createDevice(server);
  await device.sync();
  const plans = Array.from({ length: 38 }, (_, index) => `p${index + 1}`);
  for (const id of plans.slice(0, 18)) await device.mutate("savePlan", savePlan(id));
  await device.mutate("setCurrentMeal", tick("m"));
  for (const id of plans.slice(18)) await device.mutate("savePlan", savePlan(id));
  const sizes: number[] = [];
  server.denyWhen(({ writes }) => {
    sizes.push([...writes.keys()].filter((path) => path.includes("/aiMealPlans/")).length);
    // Twice: even with a fresh token it is refused, for its own sake. Then it is let through after
    // all.
    return sizes.length <= 2;
  });
  await push(device.context);
  // Twice with as many as the rules' look-ups allow; then halved down to the last of nineteen; then all
  // that fit.
  expect(sizes).toEqual([18, 18, 9, 9, 8, 12]);
});

test("[S13.11] where nobody can tell the time, what is written goes by this device's clock", async () => {
  const DAY = 86_400_000;
  const server = createMemoryServer();
  const device = await createDevice(server, { now: () => 1_010 * DAY });
  await device.mutate("savePlan", savePlan("p"));
  await device.sync();
  await device.mutate("deletePlan", { planId: "p" });
  await push(device.context);
  expect(server.read("users/alice/deletions/aiMealPlans:p").fields).toMatchObject({
    at: new Date(1_100 * DAY),
  });
});

test("[S4.4] what a device that has never pulled sends does not pass for all that the server has", async () => {
  const server = createMemoryServer();
  server.edit("users/alice", { favorites: ["soup"] });
  const device = await createDevice(server);
  await device.mutate("setCurrentMeal", tick("m"));
  expect(await push(device.context)).toBe("pull");
  expect(await device.pending()).toEqual(["setCurrentMeal"]);
  expect(server.read("users/alice").fields).toMatchObject({ current_meals: ["m"] });
});

test("[S3.17] a long outbox is read as often for many batches as for two", async () => {
  const readsOf = async (batches: number) => {
    const server = createMemoryServer();
    const device = await createDevice(server);
    await device.sync();
    const count = batches * BATCH_LOOKUPS_MAX;
    for (let at = 0; at < count; at += 1) await device.mutate("savePlan", savePlan(`p${at}`));
    const commits = server.log.length;
    let reads = 0;
    device.db.outbox.hook("reading", (entry) => {
      if (entry.seq === count) reads += 1;
      return entry;
    });
    await push(device.context);
    expect(server.log).toHaveLength(commits + batches);
    expect(await device.pending()).toEqual([]);
    return reads;
  };
  expect(await readsOf(5)).toBe(await readsOf(2));
});

test("[S11.1] as another account nothing is sent any more, in the middle of a push either", async () => {
  const server = createMemoryServer();
  const device = await createDevice(server);
  await device.sync();
  // Of new shared meals, each takes a transaction of its own.
  for (const id of ["soup", "stew"]) {
    await device.mutate("rateMeal", { meal: makeMeal(id), stars: 5, at: 5 });
  }
  const { remote } = device.context;
  let sent = 0;
  const transact: Remote["transact"] = async (body) => {
    sent += 1;
    const result = await remote.transact(body);
    device.link.uid = "mallory";
    return result;
  };
  const context = { ...device.context, remote: { ...remote, transact } };
  const refusal = { kind: "unauthenticated", message: "Another account, or none, is signed in." };
  await expect(push(context)).rejects.toMatchObject(refusal);
  expect(sent).toBe(1);
  expect(await device.pending()).toEqual(["rateMeal"]);
});

test("[S11.1] as another account, or as none, a push ends before it has asked anything", async () => {
  const device = await createDevice(createMemoryServer());
  for (const uid of ["mallory", null]) {
    device.link.uid = uid;
    await expect(push(device.context)).rejects.toMatchObject({ kind: "unauthenticated" });
  }
  expect(device.link.requests).toEqual([]);
});
