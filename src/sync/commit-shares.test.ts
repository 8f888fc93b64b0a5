import { expect, test } from "vitest";

import { commitBatch, type Commit } from "./commit.ts";
import { createDevice, makeMeal, makePlan, type Device } from "./device.fixture.ts";
import { readLocal } from "./local.ts";
import { createMemoryServer } from "./memory-server.ts";

/** What a commit writes beside the documents that it changes, and what it refuses. */

async function commitAll(device: Device): Promise<Commit> {
  const local = await readLocal(device.db);
  return device.context.remote.transact((tx) =>
    commitBatch(tx, device.context, local, { entries: local.entries, known: null }),
  );
}

test("[S2] each meal that a cook shares is counted on from those before it", async () => {
  const server = createMemoryServer();
  const device = await createDevice(server);
  for (const id of ["pie", "cake"]) {
    await device.mutate("rateMeal", { meal: makeMeal(id), stars: 5, at: 9 });
    await commitAll(device);
  }
  expect(server.read("users/alice/limits/shares").fields).toMatchObject({
    mealId: "cake",
    minuteCount: 2,
    dayCount: 2,
  });
});

test("[S2] what a cook writes to us is written under an id of its own", async () => {
  const server = createMemoryServer();
  const device = await createDevice(server);
  const feedback = { text: "More soup", url: "/eat", uid: "alice", timestamp: 4 };
  await device.mutate("sendFeedback", { id: "f1", feedback });
  await commitAll(device);
  expect(server.list("feedback")).toEqual([{ id: "f1", fields: feedback }]);
});

test("[S7] what can be read and not be done is refused by its mutation's name", async () => {
  const device = await createDevice(createMemoryServer());
  const args = { meal: makeMeal("soup"), planId: null, stars: null, at: 5 };
  await device.db.outbox.add({ id: "a", name: "logMeal", version: 1, args, at: 1 });
  await expect(commitAll(device)).rejects.toMatchObject({
    kind: "invalid",
    message: "logMeal can't be applied",
  });
});

test("whose a plan is, where that is said, is not said anew", async () => {
  const server = createMemoryServer();
  const device = await createDevice(server);
  const plan = { ...makePlan("p"), userId: "an administrator's" };
  await device.mutate("savePlan", { plan, addToShoppingList: false, at: 6 });
  await commitAll(device);
  expect(server.read("users/alice/aiMealPlans/p").fields).toMatchObject({ userId: plan.userId });
});
