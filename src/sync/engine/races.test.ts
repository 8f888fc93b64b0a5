import { expect, test } from "vitest";

import { putMeta } from "#db/meta.ts";
import { createDevice, makeMeal, makePlan, type Device } from "#sync/doubles/device.fixture.ts";
import { createMemoryServer } from "#sync/doubles/memory-server.ts";
import { readLocal } from "#sync/protocol/local.ts";
import { applyServerState, type FetchedState } from "#sync/pull/apply-server-state.ts";
import { pull } from "#sync/pull/pull.ts";
import { push } from "#sync/push/push.ts";
import type { Remote } from "#sync/remotes/remote.ts";

/**
 * Races: two hosts of one storage, or two devices of one cook, interleaving their steps; and storage
 * that has changed in between.
 */

const PLAN = "users/alice/aiMealPlans/p1";
const savePlan = (id: string) => ({ plan: makePlan(id), addToShoppingList: false, at: 6 });
const current = (mealId: string) => ({ mealId, on: true, at: 3 });

async function elsewhere(server: ReturnType<typeof createMemoryServer>, id: string): Promise<void> {
  const device = await createDevice(server);
  await device.mutate("savePlan", savePlan(id));
  await device.sync();
}

/** The same storage and server, as another host sees them; `after` runs once `path` is read. */
function hostOf({ context }: Device, path: string, after: () => Promise<void>) {
  const { remote } = context;
  let hasRun = false;
  const get: Remote["get"] = async (asked) => {
    const fields = await remote.get(asked);
    if (asked !== path || hasRun) return fields;
    hasRun = true;
    await after();
    return fields;
  };
  return { ...context, remote: { ...remote, get } };
}

test("[S8.3] a state fetched before another host's push was acknowledged is not applied", async () => {
  const server = createMemoryServer();
  const device = await createDevice(server);
  await device.sync();
  await elsewhere(server, "p1");
  await device.mutate("setCurrentMeal", current("m"));
  const before = await readLocal(device.db);

  // The other host pushes after this one has read the user document, which lacks that push's
  // last mutation id.
  const host = hostOf(device, "users/alice", async () => {
    expect(await push(device.context)).toBe("pull");
  });
  await pull(host);

  // If the last mutation id counted as lost by the server, this storage would be taken for a copy of another.
  expect((await readLocal(device.db)).clientId).toBe(before.clientId);
  expect(await device.user()).toMatchObject({ current_meals: ["m"] });
  expect(await device.db.deadLetters.count()).toBe(0);
  await device.sync();
  expect(await device.pending()).toEqual([]);
});

test.each([
  ["cursor", { cursor: 7 }],
  ["client id", { clientId: "c3c3c3c3-0000-4000-8000-000000000000" }],
  ["acknowledged seq", { acknowledged: { seq: 1, id: "a" } }],
])(
  "[S8.3] what was fetched for another %s is not applied, and changes nothing",
  async (_, moved) => {
    const device = await createDevice(createMemoryServer());
    const from = await readLocal(device.db);
    const rows = [{ collection: "users" as const, id: "alice", doc: null }];
    const fetched: FetchedState = {
      from,
      cursor: 1,
      lastMutation: from.acknowledged,
      rows,
      whole: false,
      pulled: { here: 5, there: 0 },
    };
    await putMeta(device.db, moved);
    const before = await device.db.meta.toArray();
    expect(await applyServerState(device.db, fetched)).toBe(false);
    expect(await device.db.meta.toArray()).toEqual(before);
  },
);

test("[S7.28] [S8.2] a mutation that another host has seen through meanwhile is not parked", async () => {
  const server = createMemoryServer();
  const device = await createDevice(server);
  await device.sync();
  // So that no commit of this device can be applied at once.
  await elsewhere(server, "other");
  await device.mutate("savePlan", savePlan("p1"));
  server.denyWhen(({ writes }) => writes.has(PLAN));
  let reads = 0;
  let outcome: string | undefined;
  const { remote } = device.context;
  const get: Remote["get"] = async (path) => {
    const fields = await remote.get(path);
    if (path === PLAN) reads += 1;
    // The second denial, with a fresh token, has just been found to be no lost race.
    if (path === PLAN && reads === 2) {
      server.denyWhen(() => false);
      outcome = await push(device.context);
    }
    return fields;
  };

  await push({ ...device.context, remote: { ...remote, get } });
  await device.sync();

  expect(outcome).toBe("pull");
  expect(server.read(PLAN).fields).toMatchObject({ id: "p1" });
  expect(await device.db.deadLetters.count()).toBe(0);
  expect(await device.db.aiMealPlans.get("p1")).toMatchObject({ id: "p1" });
  expect(await device.pending()).toEqual([]);
});

test("[S2.6] a damaged copy does not pass for what the server has", async () => {
  const server = createMemoryServer();
  const device = await createDevice(server);
  await device.mutate("savePlan", savePlan("p1"));
  await device.sync();
  const { recipes: _, ...damaged } = makePlan("p1");
  await device.db.table("aiMealPlans").put({ ...damaged, status: "burnt" });
  const log = { planId: "p1", portions: { fridge: 0, freezer: 0 }, stars: null, imageUrl: "" };
  await device.mutate("logMeal", { meal: makeMeal("p1-r"), ...log, at: 7 });
  device.link.requests.length = 0;

  await device.sync();

  expect(device.link.requests).toContain(`get ${PLAN}`);
  expect(server.read(PLAN).fields).toMatchObject({
    status: "completed",
    recipes: [{ id: "p1-r", title: "p1-r", cooked: true }],
  });
  expect(await device.db.aiMealPlans.get("p1")).toMatchObject({ recipes: [{ cooked: true }] });
});

const DAY_MS = 86_400_000;

test.each([
  ["set back by 91 days", -91, 0],
  ["81 days on", 81, 0],
  ["set back by 90 days", -90, 1],
  ["80 days on", 80, 1],
])(
  "[S5.11] [S13.2] on a clock %s, deletions are known or everything is read",
  async (_, days, left) => {
    const server = createMemoryServer();
    let time = 200 * DAY_MS;
    const device = await createDevice(server, { now: () => time });
    await device.mutate("savePlan", savePlan("p1"));
    await device.sync();
    const other = await createDevice(server);
    await other.sync();
    await other.mutate("deletePlan", { planId: "p1" });
    await other.sync();
    // This device's clock has hardly moved; by it, the device would still be told of the deletion.
    server.edit("users/alice/deletions/aiMealPlans:p1", null);
    time += days * DAY_MS;
    await pull(device.context);
    expect(await device.db.aiMealPlans.count()).toBe(left);
  },
);

test("[S5.13] a watch's report from before this device's own push is not taken for a server gone back", async () => {
  const server = createMemoryServer();
  const device = await createDevice(server);
  await device.sync();
  await elsewhere(server, "p1");
  const user = server.read("users/alice").fields;
  await device.mutate("setCurrentMeal", current("m"));
  expect(await push(device.context)).toBe("pull");
  const { clientId } = await readLocal(device.db);

  await pull(device.context, { user });

  expect((await readLocal(device.db)).clientId).toBe(clientId);
  expect(await device.user()).toMatchObject({ current_meals: ["m"] });
  expect(await device.pending()).toEqual([]);
});
