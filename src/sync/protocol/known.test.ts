import { expect, test } from "vitest";

import { createDevice, makeMeal, makePlan, type Device } from "#sync/doubles/device.fixture.ts";
import { createMemoryServer } from "#sync/doubles/memory-server.ts";
import { pull } from "#sync/pull/pull.ts";
import { push } from "#sync/push/push.ts";

const PLAN = "users/alice/aiMealPlans/p1";
const portions = { fridge: 0, freezer: 0 };

async function savePlan(device: Device, id: string, at = 6): Promise<void> {
  await device.mutate("savePlan", { plan: makePlan(id), addToShoppingList: false, at });
}

/** Marks the plan's only meal as cooked; without stars no shared meal is touched. */
async function cook(device: Device, planId: string, stars: 4 | null = null): Promise<void> {
  const args = { planId, portions, stars, imageUrl: "", at: 7 };
  await device.mutate("logMeal", { meal: makeMeal(`${planId}-r`), ...args });
}

async function createSynced() {
  const server = createMemoryServer();
  const device = await createDevice(server);
  await savePlan(device, "p1");
  await device.sync();
  device.link.requests.length = 0;
  return { server, device };
}

test("[S2.6] [S2.7] documents known at the server's version are not read again; shared meals are", async () => {
  const { server, device } = await createSynced();
  await cook(device, "p1", 4);
  await savePlan(device, "p2");

  expect(await push(device.context)).toBe("applied");

  expect(device.link.requests).toEqual([
    "get users/alice",
    "commit",
    "get users/alice",
    "get users/alice/mealMarks/p1-r",
    "get aiMeals/p1-r",
    "get users/alice/limits/listed",
    "commit",
  ]);
  expect(server.read(PLAN).fields).toMatchObject({ status: "completed", v: 2 });
  expect(await pull(device.context)).toBe("unchanged");
});

test("[S2.7] once another device has written, what the push touches is read from the server", async () => {
  const { server, device } = await createSynced();
  const other = await createDevice(server);
  await other.sync();
  await other.mutate("deletePlan", { planId: "p1" });
  await other.sync();
  await cook(device, "p1");

  expect(await push(device.context)).toBe("pull");

  expect(device.link.requests).toContain(`get ${PLAN}`);
  // The other device's deletion stands: the plan that this device knew does not come back.
  expect(server.read(PLAN).fields).toBeNull();
});

test("[S2.6] commits that have not been applied yet count as known", async () => {
  const { server, device } = await createSynced();
  await savePlan(device, "p2");
  for (let index = 0; index < 20; index += 1) await savePlan(device, `more-${index}`);
  await device.mutate("deletePlan", { planId: "p1" });
  await cook(device, "p2");

  expect(await push(device.context)).toBe("applied");

  expect(device.link.requests).toEqual(["get users/alice", "commit", "get users/alice", "commit"]);
  expect(server.read(PLAN).fields).toBeNull();
  expect(server.read("users/alice/deletions/aiMealPlans:p1").fields).toMatchObject({ v: 3 });
  expect(server.read("users/alice/aiMealPlans/p2").fields).toMatchObject({ status: "completed" });
  expect(await pull(device.context)).toBe("unchanged");
});

test("[S2.7] a device that has never pulled reads all it touches", async () => {
  const { server } = await createSynced();
  const device = await createDevice(server);
  await cook(device, "p1");
  await push(device.context);
  expect(device.link.requests).toContain(`get ${PLAN}`);
  expect(server.read(PLAN).fields).toMatchObject({ status: "completed" });
});

test("[S2.8] [S7.19] what is refused is tried once more over what the server really has", async () => {
  const { server, device } = await createSynced();
  // A manual edit in the console, or an older app on this device: neither raises the version.
  const { fields } = server.read(PLAN);
  server.edit(PLAN, { ...fields, note: "keep" });
  server.denyWhen(({ writes }) => {
    const plan = writes.get(PLAN);
    return plan !== undefined && plan?.["note"] !== "keep";
  });
  await cook(device, "p1");

  await device.sync();

  expect(server.read(PLAN).fields).toMatchObject({ status: "completed", note: "keep" });
  expect(await device.db.deadLetters.count()).toBe(0);
  expect(await device.pending()).toEqual([]);
});

test("[S3.17] what the cook does while a long queue goes out goes out with it", async () => {
  const { server, device } = await createSynced();
  for (let index = 0; index < 40; index += 1) await savePlan(device, `more-${index}`);
  let isActing = false;
  device.link.pause = async () => {
    if (isActing || !device.link.requests.includes("commit")) return;
    isActing = true;
    await device.mutate("setCurrentMeal", { mealId: "late", on: true, at: 9 });
  };

  expect(await push(device.context)).toBe("applied");

  expect(isActing).toBe(true);
  expect(await device.pending()).toEqual([]);
  expect(server.read("users/alice").fields).toMatchObject({ current_meals: ["late"] });
});

/** The same value with the fields of each object in the opposite order. */
function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== "object" || value === null) return value;
  const fields = Object.entries(value).map(([name, field]) => [name, reversed(field)]);
  return Object.fromEntries(fields.toReversed());
}

test("[S2.6] in whatever order a document's fields are kept here, it is known", async () => {
  const { device } = await createSynced();
  const plan = await device.db.aiMealPlans.get("p1");
  await device.db.table("aiMealPlans").put(reversed(plan));
  await cook(device, "p1");
  expect(await push(device.context)).toBe("applied");
  expect(device.link.requests).not.toContain(`get ${PLAN}`);
});

test("[S2.7] of an account that no app counted versions of yet, nothing is known before a pull", async () => {
  const server = createMemoryServer();
  server.edit(PLAN, makePlan("p1"));
  const device = await createDevice(server);
  await cook(device, "p1");
  await push(device.context);
  expect(device.link.requests).toContain(`get ${PLAN}`);
  expect(server.read(PLAN).fields).toMatchObject({ status: "completed" });
});

test("[S7.25] what names no document is refused like any other, and holds nothing up", async () => {
  const { server, device } = await createSynced();
  await cook(device, "no/document");
  await device.mutate("setCurrentMeal", { mealId: "late", on: true, at: 9 });
  await push(device.context);
  expect(await device.db.deadLetters.toArray()).toMatchObject([
    { name: "logMeal", reason: "invalid" },
  ]);
  expect(server.read("users/alice").fields).toMatchObject({ current_meals: ["late"] });
});

test("[S2.6] a document made here since is known as the server has it: not at all", async () => {
  const { server, device } = await createSynced();
  await savePlan(device, "p2");
  await cook(device, "p2");
  expect(await push(device.context)).toBe("applied");
  expect(device.link.requests).toEqual(["get users/alice", "commit"]);
  expect(server.read("users/alice/aiMealPlans/p2").fields).toMatchObject({ status: "completed" });
});
