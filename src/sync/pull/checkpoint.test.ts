import { expect, test, vi } from "vitest";

import { mutate } from "#db/mutate.ts";
import { createDevice } from "#sync/doubles/device.fixture.ts";
import { readLocal } from "#sync/protocol/local.ts";
import { push } from "#sync/push/push.ts";

import {
  createStorage,
  DAY_MS,
  expectSame,
  pullUntil,
  savePlan,
  saveRecipe,
  start,
} from "./checkpoint.fixture.ts";
import { pull } from "./pull.ts";

/** What a pull goes on with after another one was cut short. */

const SOME = [1, 2, 4, 6, 8, 9, 10, 11];

test.each(SOME)(
  "[S5.36] a first sync that ended after %i requests goes on, and reads no document twice",
  async (requests) => {
    const { server, clock } = await start();
    const { open, brought } = createStorage(server, () => clock.here);
    expect(await pullUntil(await open(), requests)).toBe(false);

    const again = await open();
    expect(await again.db.personalRecipes.count()).toBe(0);
    await pull(again);

    expect(brought.toSorted()).toEqual(["a", "b", "c", "d", "e", "f", "g", "h"]);
    await expectSame(server, again);
  },
);

test.each(SOME)(
  "[S5.36] what happens on the server after %i requests of a first sync is not missed",
  async (requests) => {
    const { server, other, clock } = await start();
    const { open } = createStorage(server, () => clock.here);
    await pullUntil(await open(), requests);

    await other.mutate("deletePlan", { planId: "a" });
    await other.mutate("namePlan", { planId: "d", name: "Soups", at: 9 });
    await other.mutate("savePersonalRecipe", saveRecipe("0"));
    await other.sync();
    await pullUntil(await open(), requests);
    await other.mutate("deletePersonalRecipe", { recipeId: "h" });
    await other.mutate("savePlan", savePlan("a"));
    await other.sync();
    const again = await open();
    await pull(again);

    expect(await again.db.aiMealPlans.get("d")).toMatchObject({ name: "Soups" });
    await expectSame(server, again);
  },
);

test.each(SOME)(
  "[S5.37] what a server has lost after %i requests is not taken for its state",
  async (requests) => {
    const { server, other, clock } = await start();
    await other.mutate("savePlan", savePlan("i"));
    await other.sync();
    const { open } = createStorage(server, () => clock.here);
    await pullUntil(await open(), requests);

    server.edit("users/alice/aiMealPlans/i", null);
    const { fields } = server.read("users/alice");
    server.edit("users/alice", { ...fields, sync: { v: 1, clients: {} } });
    await pullUntil(await open(), requests);
    const again = await open();
    await pull(again);

    expect(await again.db.aiMealPlans.get("i")).toBeUndefined();
    await expectSame(server, again);
  },
);

test("[S5.37] what a server had before it lost what this device pushed is not taken for its state, either", async () => {
  const { server, other, clock } = await start();
  await other.mutate("savePlan", savePlan("i"));
  await other.sync();
  const { open } = createStorage(server, () => clock.here);
  await pullUntil(await open(), 11);
  const device = await open();
  for (const id of ["x", "y"]) {
    await mutate(device.db, "savePlan", savePlan(id));
    await push(device);
  }

  const { clientId, acknowledged } = await readLocal(device.db);
  const clients = { alice: { [clientId]: { seq: acknowledged.seq - 1, id: "before" } } };
  const { fields } = server.read("users/alice");
  for (const id of ["i", "y"]) server.edit(`users/alice/aiMealPlans/${id}`, null);
  server.edit("users/alice", { ...fields, sync: { v: 40, clients } });
  await pull(device);

  expect(await device.db.aiMealPlans.get("i")).toBeUndefined();
});

test.each([
  ["this device's clock", { here: 81 * DAY_MS, there: 0 }],
  ["this device's clock, set back", { here: -91 * DAY_MS, there: 0 }],
  ["the server's clock", { here: 0, there: 81 * DAY_MS }],
])(
  "[S5.37] [S5.11] what was read 80 days ago by %s is read again: deletions may have been forgotten",
  async (_, passed) => {
    const { server, other, clock } = await start();
    const { open } = createStorage(server, () => clock.here);
    await pullUntil(await open(), 9);

    await other.mutate("deletePlan", { planId: "a" });
    await other.sync();
    server.edit("users/alice/deletions/aiMealPlans:a", null);
    clock.here += passed.here;
    clock.there += passed.there;
    await other.mutate("savePlan", savePlan("z"));
    await other.sync();
    const again = await open();
    await pull(again);

    expect(await again.db.aiMealPlans.get("a")).toBeUndefined();
    await expectSame(server, again);
  },
);

test("[S5.36] a page that could not be kept is fetched again, and the others are not", async () => {
  const { server, clock } = await start();
  const { open, brought } = createStorage(server, () => clock.here);
  const full = await open();
  full.db.fetchedPages.hook("creating", (_, { source }) => {
    if (source === "personalRecipes") throw new Error("There is no space.");
  });
  await expect(pull(full)).rejects.toThrow("There is no space.");
  await vi.waitFor(async () => expect(await full.db.fetchedPages.count()).toBe(3));
  full.db.close();
  const again = await open();
  await pull(again);
  expect(brought.toSorted()).toEqual(["a", "b", "c", "d", "e", "f", "f", "g", "g", "h"]);
  await expectSame(server, again);
});

test("[S8.2] [S5.36] two hosts of a storage that read everything at once come to the same", async () => {
  for (let at = 1; at < 12; at += 1) {
    const { server, other, clock } = await start();
    const { open } = createStorage(server, () => clock.here);
    const [one, two] = [await open(), await open()];
    one.link.pause = async () => {
      if (one.link.requests.length < at) return;
      one.link.pause = async () => undefined;
      await pullUntil(two, at);
      await other.mutate("deletePlan", { planId: "b" });
      await other.mutate("savePersonalRecipe", saveRecipe("g"));
      await other.sync();
      await pullUntil(await open(), at + 2);
    };
    await pull(one);
    await pull(one);
    expect(await one.db.aiMealPlans.get("b")).toBeUndefined();
    await expectSame(server, one);
  }
});

test("[S5.36] what is pending here stays laid over a first sync that was cut short", async () => {
  const { server, clock } = await start();
  const { open } = createStorage(server, () => clock.here);
  const first = await open();
  const device = await createDevice(server);
  await pullUntil(first, 10);
  const again = await open();
  await device.mutate("namePlan", { planId: "c", name: "Elsewhere", at: 8 });
  await device.sync();
  // The first push of this device comes before its first sync has ended.
  await mutate(again.db, "namePlan", { planId: "c", name: "Here", at: 9 });
  expect(await push(again)).toBe("pull");
  await pull(again);
  expect(await again.db.aiMealPlans.get("c")).toMatchObject({ name: "Here" });
  await expectSame(server, again);
});
