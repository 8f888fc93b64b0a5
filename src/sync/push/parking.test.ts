import { expect, test } from "vitest";

import { discardDeadLetter, retryDeadLetter } from "#db/mutate.ts";
import { describeChange } from "#domain/mutations/change-words.ts";
import { createDevice, makePlan, rowsOf, type Device } from "#sync/doubles/device.fixture.ts";
import { createLink, createMemoryRemote } from "#sync/doubles/memory-remote.ts";
import { createMemoryServer, type CommitRequest } from "#sync/doubles/memory-server.ts";
import { pull } from "#sync/pull/pull.ts";
import { RemoteError } from "#sync/remotes/remote.ts";

import { push } from "./push.ts";

const savePlan = (id: string) => ({ plan: makePlan(id), addToShoppingList: false, at: 6 });

/** Rules that refuse one plan. */
const refusesPlan = (id: string) => (request: CommitRequest) =>
  request.writes.has(`users/alice/aiMealPlans/${id}`);

async function meal(device: Device, mealId: string): Promise<void> {
  await device.mutate("setCurrentMeal", { mealId, on: true, at: 3 });
}

test("[S7.20] [S7.26] [S7.27] one refused mutation among many is found, parked and taken back; the rest goes through", async () => {
  const server = createMemoryServer();
  const device = await createDevice(server);
  await device.sync();
  for (const id of ["a", "b", "c", "d", "e"]) await device.mutate("savePlan", savePlan(id));
  await meal(device, "m");
  server.denyWhen(refusesPlan("c"));

  await device.sync();

  expect(server.list("users/alice/aiMealPlans").map(({ id }) => id)).toEqual(["a", "b", "d", "e"]);
  expect(await device.db.deadLetters.toArray()).toEqual([
    {
      id: expect.any(String),
      name: "savePlan",
      version: 1,
      args: savePlan("c"),
      at: expect.any(Number),
      parkedAt: 1_000,
      reason: "denied",
    },
  ]);
  expect(await device.db.aiMealPlans.get("c")).toBeUndefined();
  expect((await device.user())?.current_meals).toEqual(["m"]);
  expect(await device.pending()).toEqual([]);
  expect(await device.db.base.count()).toBe(0);
  expect(device.link.requests.filter((name) => name === "refreshToken")).toHaveLength(1);
});

test("[S7.27] a parked mutation is done again when the cook says so, or forgotten", async () => {
  const server = createMemoryServer();
  const device = await createDevice(server);
  await device.mutate("savePlan", savePlan("a"));
  await device.mutate("savePlan", savePlan("b"));
  server.denyWhen((request) => refusesPlan("a")(request) || refusesPlan("b")(request));
  await device.sync();
  const [first, second] = await device.db.deadLetters.toArray();
  server.denyWhen(() => false);

  await retryDeadLetter(device.db, first?.id ?? "");
  await discardDeadLetter(device.db, second?.id ?? "");
  expect(await device.db.aiMealPlans.count()).toBe(1);
  await device.sync();

  expect(server.list("users/alice/aiMealPlans")).toHaveLength(1);
  expect(await device.db.deadLetters.count()).toBe(0);
});

test("[S7.25] a mutation whose data can't be written is parked as invalid", async () => {
  const server = createMemoryServer();
  const device = await createDevice(server);
  const recipe = { ...makePlan("x"), recipes: [], id: "two/parts" };
  await device.mutate("savePlan", { plan: recipe, addToShoppingList: false, at: 6 });
  await device.mutate("savePlan", savePlan("fine"));
  await device.sync();
  expect(await device.db.deadLetters.toArray()).toMatchObject([{ reason: "invalid" }]);
  expect(await device.db.aiMealPlans.toCollection().primaryKeys()).toEqual(["fine"]);
});

test("[S7.25] arguments that nothing can be done with are parked, not tried for ever", async () => {
  const server = createMemoryServer();
  const device = await createDevice(server);
  const entry = { name: "savePlan", version: 1, args: null, id: "broken", at: 1 };
  await device.db.outbox.add(entry);
  await meal(device, "m");
  await device.sync();
  expect(await device.db.deadLetters.toArray()).toMatchObject([
    { id: "broken", reason: "invalid" },
  ]);
  expect(await device.pending()).toEqual([]);
  expect(server.read("users/alice").fields).toMatchObject({ current_meals: ["m"] });
});

const broken: [string, unknown][] = [
  ["savePlan", { plan: {}, addToShoppingList: false, at: 6 }],
  ["savePlan", { ...savePlan("b"), plan: { ...makePlan("b"), recipes: "none" } }],
  ["setCurrentMeal", { mealId: 7, on: true, at: 3 }],
  ["setPreference", { field: "storedMeals", id: "vegan", on: true, at: 3 }],
  ["logMeal", { stars: 5 }],
  ["sendFeedback", {}],
  ["setFavorite", { mealId: "soup" }],
];

test.each(broken)(
  "[S7.25] [S7.26] arguments of %s that don't fit are parked and told, and stop nothing: %j",
  async (name, args) => {
    const server = createMemoryServer();
    const device = await createDevice(server);
    await device.db.outbox.add({ name, version: 1, args, id: "broken", at: 1 });
    await meal(device, "m");
    expect((await device.user())?.current_meals).toEqual(["m"]);
    await device.sync();
    const [parked, ...others] = await device.db.deadLetters.toArray();
    expect(parked).toMatchObject({ id: "broken", args, reason: "invalid" });
    expect(others).toEqual([]);
    expect(parked && describeChange(parked)).toBe("A change that can't be read");
    expect(await device.pending()).toEqual([]);
    expect(server.read("users/alice").fields).toMatchObject({ current_meals: ["m"] });
    // A retry leaves it where it is.
    await expect(retryDeadLetter(device.db, "broken")).rejects.toThrow("Invalid");
    expect(await device.db.deadLetters.count()).toBe(1);
  },
);

test("[S7.18] a denial that another device's commit has caused parks nothing", async () => {
  const server = createMemoryServer();
  const [phone, tablet] = [await createDevice(server), await createDevice(server)];
  await phone.sync();
  await tablet.sync();
  await meal(phone, "phone");
  let races = 0;
  phone.link.pause = async () => {
    // Between this device's reads and its commit, every time.
    if (phone.link.requests.at(-1) !== "get users/alice" || races >= 3) return;
    races += 1;
    await meal(tablet, `tablet${races}`);
    await tablet.sync();
  };
  for (let round = 0; round < 6; round += 1) {
    await push(phone.context).catch((error: unknown) => {
      if (!(error instanceof RemoteError) || error.kind !== "contention") throw error;
    });
  }
  await phone.sync();
  expect(races).toBe(3);
  expect(await phone.db.deadLetters.count()).toBe(0);
  expect((await phone.user())?.current_meals).toEqual(["tablet1", "tablet2", "tablet3", "phone"]);
});

test("[S7.16] when everything is refused, nothing is parked: it is not the mutation's fault", async () => {
  const server = createMemoryServer();
  const device = await createDevice(server);
  await device.sync();
  await meal(device, "a");
  await meal(device, "b");
  server.denyWhen(() => true);
  await expect(push(device.context)).rejects.toMatchObject({ kind: "denied" });
  expect(await device.db.deadLetters.count()).toBe(0);
  expect(await device.pending()).toHaveLength(2);
  expect((await device.user())?.current_meals).toEqual(["a", "b"]);
  server.denyWhen(() => false);
  await device.sync();
  expect(server.read("users/alice").fields).toMatchObject({ current_meals: ["a", "b"] });
});

test("[S7.28] parking survives being killed in its middle, and its replies being lost", async () => {
  for (const fates of [["lost-reply"], ["lost-request"], ["late"]] as const) {
    const server = createMemoryServer();
    const device = await createDevice(server);
    await device.sync();
    await device.mutate("savePlan", savePlan("bad"));
    server.denyWhen(refusesPlan("bad"));
    // Refused twice (the token is refreshed in between); then the last mutation id's step past it fails.
    device.link.commits = ["normal", "normal", ...fates];
    await expect(push(device.context)).rejects.toMatchObject({ kind: "transient" });
    expect(await device.db.aiMealPlans.count()).toBe(0);
    await meal(device, "m");
    server.deliverLate();
    await device.sync();
    await device.sync();
    expect(await device.db.deadLetters.toArray()).toMatchObject([{ name: "savePlan" }]);
    expect(await device.pending()).toEqual([]);
    expect(server.read("users/alice").fields).toMatchObject({ current_meals: ["m"] });
  }
});

test("[S7.28] a refused mutation that had got through after all is not parked", async () => {
  const server = createMemoryServer();
  const device = await createDevice(server);
  await device.sync();
  await device.mutate("savePlan", savePlan("p"));
  device.link.commits = ["late"];
  await expect(push(device.context)).rejects.toMatchObject({ kind: "transient" });
  // This time it is refused, and the last mutation id's step past it is lost.
  server.denyWhen(refusesPlan("p"));
  device.link.commits = ["normal", "normal", "lost-request"];
  await expect(push(device.context)).rejects.toMatchObject({ kind: "transient" });
  // Then the first request arrives.
  server.denyWhen(() => false);
  server.deliverLate();
  await device.sync();
  expect(server.list("users/alice/aiMealPlans")).toHaveLength(1);
  expect(await device.db.deadLetters.count()).toBe(0);
  expect(await device.db.aiMealPlans.count()).toBe(1);
  expect(await device.pending()).toEqual([]);
});

test("[S7.28] a refused mutation that got through with its whole batch is not parked either", async () => {
  const server = createMemoryServer();
  const device = await createDevice(server);
  await device.sync();
  await device.mutate("savePlan", savePlan("p"));
  await meal(device, "m");
  device.link.commits = ["late"];
  await expect(push(device.context)).rejects.toMatchObject({ kind: "transient" });
  server.denyWhen(refusesPlan("p"));
  // The batch twice, then the plan alone: refused. The last mutation id's step past it is lost.
  device.link.commits = ["normal", "normal", "normal", "lost-request"];
  await expect(push(device.context)).rejects.toMatchObject({ kind: "transient" });
  expect(await device.db.aiMealPlans.count()).toBe(0);
  server.denyWhen(() => false);
  server.deliverLate();
  await push(device.context);
  await meal(device, "n");
  await device.sync();
  expect(server.list("users/alice/aiMealPlans")).toHaveLength(1);
  expect(await device.db.aiMealPlans.count()).toBe(1);
  expect(await device.db.deadLetters.count()).toBe(0);
  expect((await device.user())?.current_meals).toEqual(["m", "n"]);
});

test("[S7.28] [S8.2] two hosts without a lock park a refused mutation: neither takes it for applied", async () => {
  const server = createMemoryServer();
  const [phone, tablet] = [await createDevice(server), await createDevice(server)];
  await phone.sync();
  await phone.mutate("savePlan", savePlan("bad"));
  await meal(phone, "m");
  server.denyWhen(refusesPlan("bad"));
  phone.link.commits = ["normal", "normal", "normal", "lost-request"];
  await expect(push(phone.context)).rejects.toMatchObject({ kind: "transient" });
  // The tablet is ahead, so the phone's commits can't be applied at once.
  await meal(tablet, "t");
  await tablet.sync();
  // While one host is about to skip it, the other host does so and continues.
  const link = createLink("alice");
  let hasGoneOn = false;
  link.pause = async () => {
    if (hasGoneOn) return;
    hasGoneOn = true;
    await push(phone.context);
  };
  await push({ ...phone.context, remote: createMemoryRemote(server, link) });
  expect(server.read("users/alice").fields).toMatchObject({ current_meals: ["t", "m"] });

  await phone.sync();
  expect(await phone.db.deadLetters.toArray()).toMatchObject([
    { name: "savePlan", reason: "denied" },
  ]);
  expect(await phone.pending()).toEqual([]);
});

test("[S2.11] [S2.12] a mutation this version doesn't know waits, behind those it knows, and is never lost", async () => {
  const server = createMemoryServer();
  const device = await createDevice(server);
  await device.sync();
  const future = { name: "fromTheFuture", version: 1, args: { x: 1 }, id: "future", at: 1 };
  const newer = { name: "setCurrentMeal", version: 2, args: { y: 1 }, id: "newer", at: 1 };
  await device.db.outbox.bulkAdd([future, newer]);
  await meal(device, "m");
  await device.sync();
  expect(server.read("users/alice").fields).toMatchObject({ current_meals: ["m"] });
  expect(await device.pending()).toEqual(["fromTheFuture", "setCurrentMeal"]);
  expect(await push(device.context)).toBe("applied");
  await meal(device, "n");
  await device.sync();
  const waiting = await device.db.outbox.orderBy("seq").toArray();
  expect(waiting.map(({ id }) => id)).toEqual(["future", "newer"]);
  expect(await device.db.deadLetters.count()).toBe(0);
});

test("[S2.9] an unknown mutation that a newer version had sent is not sent again", async () => {
  const server = createMemoryServer();
  const device = await createDevice(server);
  await device.sync();
  await meal(device, "sent");
  device.link.commits = ["lost-reply"];
  await expect(push(device.context)).rejects.toBeInstanceOf(RemoteError);
  await device.db.outbox.toCollection().modify({ name: "fromTheFuture" });
  await meal(device, "m");
  await device.sync();
  expect(await device.pending()).toEqual([]);
  expect(server.log).toHaveLength(2);
  expect((await device.user())?.current_meals).toEqual(["sent", "m"]);
});

test("[S9.5] storage restored from an old copy gets a new client id, and sends what is new", async () => {
  const server = createMemoryServer();
  const device = await createDevice(server);
  await device.sync();
  await meal(device, "a");
  await device.sync();
  // The copy holds the storage as it is now; the original continues.
  const copy = await createCopy(server, device);
  await meal(device, "b");
  await meal(device, "c");
  await device.sync();
  const before = (await copy.db.meta.get("clientId"))?.value;

  await copy.sync();
  expect((await copy.db.meta.get("clientId"))?.value).not.toBe(before);
  await meal(copy, "d");
  await copy.sync();
  await device.sync();

  expect((await device.user())?.current_meals).toEqual(["a", "b", "c", "d"]);
  expect(await rowsOf(copy.db)).toEqual(await rowsOf(device.db));
  expect(await copy.db.deadLetters.count()).toBe(0);
});

test("[S9.3] [S9.7] two copies that wrote the same seq: neither is mistaken for the other", async () => {
  const server = createMemoryServer();
  const device = await createDevice(server);
  await device.sync();
  const copy = await createCopy(server, device);
  await meal(device, "device");
  await meal(copy, "copy");
  await device.sync();
  await expect(push(copy.context)).resolves.toBe("pull");
  await copy.sync();
  // One copy may have sent this under the client id of both: only the cook can say.
  expect(await copy.db.deadLetters.toArray()).toMatchObject([
    { name: "setCurrentMeal", args: { mealId: "copy" }, reason: "uncertain" },
  ]);
  const [parked] = await copy.db.deadLetters.toArray();
  await retryDeadLetter(copy.db, parked?.id ?? "");
  await copy.sync();
  await device.sync();
  expect((await device.user())?.current_meals).toEqual(["device", "copy"]);
});

test("[S2.9] [S9.8] a copy made with changes pending does not send them a second time", async () => {
  const server = createMemoryServer();
  const device = await createDevice(server);
  await device.sync();
  await meal(device, "a");
  const copy = await createCopy(server, device);
  await device.sync();
  await copy.sync();
  expect(server.log).toHaveLength(1);
  expect(await copy.pending()).toEqual([]);
});

test("[S9.10] a device away for so long that its last mutation id was dropped starts anew, and loses nothing", async () => {
  const server = createMemoryServer();
  const device = await createDevice(server);
  await meal(device, "a");
  await device.sync();
  const user = server.read("users/alice").fields;
  server.edit("users/alice", { ...user, sync: { v: 9, clients: {} } });
  await meal(device, "b");
  await device.sync();
  expect(server.read("users/alice").fields).toMatchObject({ current_meals: ["a", "b"] });
  expect(await device.db.deadLetters.count()).toBe(0);
});

test("[S9.12] cleared storage is a new device", async () => {
  const server = createMemoryServer();
  const device = await createDevice(server);
  await meal(device, "a");
  await device.sync();
  const fresh = await createDevice(server);
  await meal(fresh, "b");
  await fresh.sync();
  expect((await fresh.user())?.current_meals).toEqual(["a", "b"]);
  await pull(device.context);
  expect(await rowsOf(fresh.db)).toEqual(await rowsOf(device.db));
});

/** A device whose storage is a copy of another's. */
async function createCopy(
  server: ReturnType<typeof createMemoryServer>,
  device: Device,
): Promise<Device> {
  const copy = await createDevice(server);
  for (const table of device.db.tables) {
    const keys = await table.toCollection().primaryKeys();
    const rows = await table.toArray();
    await copy.db.table(table.name).clear();
    const isInbound = table.schema.primKey.keyPath !== "" && table.schema.primKey.keyPath !== null;
    await copy.db.table(table.name).bulkPut(rows, isInbound ? undefined : keys);
  }
  return copy;
}
