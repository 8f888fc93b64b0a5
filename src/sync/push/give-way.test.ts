import { expect, test } from "vitest";

import { createDevice, sharedFields, type Device } from "#sync/doubles/device.fixture.ts";
import { createMemoryServer } from "#sync/doubles/memory-server.ts";
import { RemoteError } from "#sync/remotes/remote.ts";

import { push } from "./push.ts";
import { handleRefusal, startAttempt } from "./refusals.ts";
import { createReadLog } from "./transaction-log.ts";

/** What yields to other cooks' changes, for how long, and when yielding would be pointless. */

const favorite = (mealId: string, on = true) => ({ mealId, on, at: 1 });

async function pushAgainstOthers(device: Device): Promise<void> {
  device.link.contested = 1_000;
  await expect(push(device.context)).rejects.toMatchObject({ kind: "contention" });
  device.link.contested = 0;
}

test("[S3.11] nothing is put off for what is about the same meal, or can't be sent anyway", async () => {
  const server = createMemoryServer();
  server.edit("aiMeals/hot", sharedFields("hot", 1_000));
  const device = await createDevice(server);
  await device.sync();
  await device.mutate("setFavorite", favorite("hot"));
  await device.mutate("setFavorite", favorite("hot", false));
  const unknown = { name: "fromTheFuture", version: 1, args: {}, id: "future", at: 1 };
  await device.db.outbox.add(unknown);
  await pushAgainstOthers(device);
  expect(server.log.filter(({ uid }) => uid === "alice")).toEqual([]);
  expect(await device.pending()).toEqual(["setFavorite", "setFavorite", "fromTheFuture"]);
});

test("[S3.6] what is about another meal does not wait for a hot one", async () => {
  const server = createMemoryServer();
  for (const id of ["hot", "other"]) server.edit(`aiMeals/${id}`, sharedFields(id, 1_000));
  const device = await createDevice(server);
  await device.sync();
  await device.mutate("setFavorite", favorite("hot"));
  await device.mutate("setFavorite", favorite("other"));
  // The first one loses the race three times; the second one meets no other cook.
  device.link.contested = 4;
  await device.sync();
  expect(server.read("users/alice").fields).toMatchObject({ favorites: ["other", "hot"] });
});

test("[S7.18] what was denied for what others did is told as contention, with the denial as its cause", async () => {
  const server = createMemoryServer();
  const device = await createDevice(server);
  await device.mutate("setCurrentMeal", { mealId: "soup", on: true, at: 1 });
  const entries = await device.db.outbox.toArray();
  const error = new RemoteError("denied", "no");
  const refuse = async (path: string) => {
    const reads = createReadLog();
    await device.context.remote.transact(async (tx) => void (await reads.watch(tx).get(path)));
    if (path === "users/alice") server.edit(path, { favorites: ["stew"] });
    const refused = { entries, reads, error };
    return handleRefusal(device.context, startAttempt(), refused);
  };
  const told = (message: string) => ({ kind: "contention", message, cause: error });
  await expect(refuse("users/alice")).rejects.toMatchObject(
    told("The documents changed meanwhile."),
  );
});
