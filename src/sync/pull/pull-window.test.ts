import { expect, test } from "vitest";

import { putMeta } from "#db/meta.ts";
import { sinceOf, VERSIONED_COLLECTIONS } from "#domain/collections.ts";
import { createDevice, makePlan } from "#sync/doubles/device.fixture.ts";
import { createMemoryServer } from "#sync/doubles/memory-server.ts";
import { readLocal } from "#sync/protocol/local.ts";

import { pull } from "./pull.ts";

const DAY = 86_400_000;
const START = 1_000 * DAY;
const savePlan = (id: string) => ({ plan: makePlan(id), addToShoppingList: false, at: 6 });

/** Two devices of a cook in the same state, each with a clock of its own beside the server's. */
async function start() {
  const time = { server: START, here: START };
  const server = createMemoryServer({ now: () => time.server });
  const device = await createDevice(server, { now: () => time.here });
  const other = await createDevice(server, { now: () => time.server });
  await other.mutate("savePlan", savePlan("p1"));
  await other.sync();
  await device.sync();
  device.link.requests.length = 0;
  const change = async () => {
    await other.mutate("savePlan", savePlan("p2"));
    await other.sync();
  };
  /** From which version plans were requested: -1 for all; empty if they were not. */
  const askedFrom = () =>
    device.link.requests
      .filter((name) => / aiMealPlans /u.test(name))
      .map((name) => Number.parseInt(name.split(" ")[2] ?? "", 10));
  return { server, device, other, time, change, askedFrom };
}

test.each([
  ["80 days later", 80 * DAY, 1],
  ["a moment more than 80 days later", 80 * DAY + 1, -1],
  ["with the clock set back by 90 days", -90 * DAY, 1],
  ["with the clock set back by more", -90 * DAY - 1, -1],
])(
  "[S5.11] %s by this device's clock, changes are asked for from where they are known",
  async (...all) => {
    const [, passed, from] = all;
    const { device, time, change, askedFrom } = await start();
    await change();
    time.here = START + passed;
    await pull(device.context);
    expect(askedFrom()).toEqual([from]);
    expect(await device.db.aiMealPlans.count()).toBe(2);
  },
);

test("[S5.11] a device that slept for so long in the midst of a pull reads everything again", async () => {
  const { server, device, other, time } = await start();
  await other.mutate("deletePlan", { planId: "p1" });
  await other.sync();
  device.link.pause = async () => {
    // Right after the user document is read: its version is out of date by the next request.
    if (device.link.requests.length !== 1) return;
    time.server = START + 91 * DAY;
    time.here = START + 91 * DAY;
    server.forgetDeletions();
  };
  await pull(device.context);
  expect(await device.db.aiMealPlans.count()).toBe(0);
});

test.each([
  ["80 days later", 80 * DAY, 1],
  ["a moment more than 80 days later", 80 * DAY + 1, -1],
])("[S5.11] %s by the server's clock, too", async (_, passed, from) => {
  const { device, time, change, askedFrom } = await start();
  time.server = START + passed;
  await change();
  await pull(device.context);
  expect(askedFrom()).toEqual([from]);
});

test("[S6.3] with nothing new, nothing but the user document is asked for, however long it was", async () => {
  const { device, time } = await start();
  time.here = START + 200 * DAY;
  expect(await pull(device.context)).toBe("unchanged");
  expect(device.link.requests).toEqual(["get users/alice"]);
});

test("[S5.11] that nothing was new is noted once a day, so that the time since counts from there", async () => {
  const { device, time } = await start();
  const here = async () => (await readLocal(device.db)).pulled.here;
  time.here = START + DAY;
  await pull(device.context);
  expect(await here()).toBe(START);
  time.here = START + DAY + 1;
  await pull(device.context);
  expect(await here()).toBe(START + DAY + 1);
});

test("[S5.10] a server that has gone back is read whole, also where only its version tells", async () => {
  const { server, device, askedFrom } = await start();
  server.edit("users/alice/aiMealPlans/p1", null);
  server.edit("users/alice", { ...server.read("users/alice").fields, sync: { v: 0 } });
  await pull(device.context);
  expect(askedFrom()).toEqual([-1]);
  expect(await device.db.aiMealPlans.count()).toBe(0);
  expect((await readLocal(device.db)).cursor).toBe(0);
});

test("[S5.1] a storage that has pulled nothing yet does not take itself for too old", async () => {
  const { device, askedFrom } = await start();
  await putMeta(device.db, { cursor: 0, pulled: { here: 0, there: 0 } });
  await pull(device.context);
  expect(askedFrom()).toEqual([-1]);
  expect(await device.db.aiMealPlans.count()).toBe(1);
});

test("[S5.1] an account that the server knows nothing of is asked for no changes", async () => {
  const device = await createDevice(createMemoryServer());
  expect(await pull(device.context)).toBe("applied");
  expect(device.link.requests).toEqual(["get users/alice"]);
  expect(await device.user()).toBeUndefined();
});

test("[S5.38] a server that never holds still is told of as contention, with nothing changed", async () => {
  const { server, device } = await start();
  const before = await readLocal(device.db);
  let version = 5;
  device.link.pause = async () => {
    version += 1;
    const { fields } = server.read("users/alice");
    server.edit("users/alice", { ...fields, sync: { v: version } });
    server.edit("users/alice/aiMealPlans/p1", { ...makePlan("p1"), v: version + 1 });
  };
  await expect(pull(device.context)).rejects.toMatchObject({
    kind: "contention",
    message: "The documents kept changing while they were read.",
  });
  expect(device.link.requests.filter((name) => name === "get users/alice")).toHaveLength(8);
  expect(await readLocal(device.db)).toEqual(before);
});

test("[S5.7] marks that an app passed over, since it did not know them, are read once, and nothing else again", async () => {
  const { server, device } = await start();
  const mark = { stars: 0, favored: false, reported: false, hides: "meal", updatedAt: 1, v: 1 };
  server.edit("users/alice/mealMarks/soup", mark);
  // As an app without the record of moved collections left it.
  server.edit("users/alice", { sync: { v: 1, at: new Date(START) } });
  await device.db.meta.put({ key: "collectionsRead", value: sinceOf("mealMarks") - 1 });
  expect(await pull(device.context)).toBe("applied");
  expect(await device.db.mealMarks.get("soup")).toMatchObject({ hides: "meal" });
  const unknown = VERSIONED_COLLECTIONS.filter((name) => sinceOf(name) >= sinceOf("mealMarks"));
  expect(device.link.requests.slice(1)).toEqual([
    ...unknown.map((name) => `changes ${name} 0:`),
    "changes deletions 1:",
  ]);
  expect(await pull(device.context)).toBe("unchanged");
});

test("[S5.7] [S5.32] of what an app passed over, only what was ever written is read", async () => {
  const { device, other } = await start();
  const note = { recipeId: "soup", before: "", text: "More leek.", at: 7 };
  await other.mutate("writeRecipeNote", note);
  await other.sync();
  await device.sync();
  device.link.requests.length = 0;
  await device.db.recipeNotes.clear();
  await device.db.meta.put({ key: "collectionsRead", value: sinceOf("mealMarks") - 1 });
  expect(await pull(device.context)).toBe("applied");
  expect(await device.db.recipeNotes.count()).toBe(1);
  expect(device.link.requests.slice(1)).toEqual([
    "changes aiMealPlans 0:",
    "changes recipeNotes 0:",
    "changes deletions 2:",
  ]);
});

test("[S5.8] a deletion of what only a newer app knows holds no pull up", async () => {
  const { server, device, change } = await start();
  server.edit("users/alice/deletions/fromTheFuture:p1", { v: 2 });
  await change();
  expect(await pull(device.context)).toBe("applied");
  expect(await device.db.aiMealPlans.count()).toBe(2);
});

test("[S5.4] a row that the server's own version never reaches is taken at the second look", async () => {
  const { server, device, change } = await start();
  server.edit("users/alice/aiMealPlans/p9", { ...makePlan("p9"), v: 9 });
  await change();
  expect(await pull(device.context)).toBe("applied");
  expect(device.link.requests.filter((name) => name === "get users/alice")).toHaveLength(2);
  expect(await device.db.aiMealPlans.count()).toBe(3);
  expect((await readLocal(device.db)).cursor).toBe(2);
});
