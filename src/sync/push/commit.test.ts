import { expect, test } from "vitest";

import { putMeta } from "#db/meta.ts";
import type { OutboxEntry } from "#db/schema.ts";
import { commitAll, commitSaid, lastWrites, NOW, start } from "#sync/doubles/commit.fixture.ts";
import { createDevice, makeMeal, makePlan, type Device } from "#sync/doubles/device.fixture.ts";
import { createMemoryServer } from "#sync/doubles/memory-server.ts";
import type { KnownDocuments } from "#sync/protocol/known.ts";
import { skippedId } from "#sync/protocol/last-mutation.ts";
import { readLocal } from "#sync/protocol/local.ts";

import { commitBatch } from "./commit.ts";
import { DELETION_KEPT_MS } from "./write-changes.ts";

const log = (id: string, stars: number | null = null) => ({
  meal: makeMeal(id),
  planId: null,
  portions: { fridge: 2, freezer: 0 },
  stars,
  imageUrl: "",
  at: 5,
});
const savePlan = (id: string) => ({ plan: makePlan(id), addToShoppingList: false, at: 6 });

async function entries({ db }: Device): Promise<OutboxEntry[]> {
  return db.outbox.orderBy("seq").toArray();
}

test("[S2.2] [S2.9] what the last mutation id covers is not done again; the last mutation id is told", async () => {
  const { server, device } = await start();
  await device.mutate("logMeal", log("pie"));
  expect(await commitAll(device)).toMatchObject({ kind: "committed", v: 1 });
  const [entry] = await entries(device);
  const commits = server.log.length;
  expect(await commitAll(device)).toEqual({
    kind: "acknowledged",
    lastMutation: { seq: 1, id: entry?.id },
  });
  await device.mutate("setCurrentMeal", { mealId: "m", on: true, at: 5 });
  expect(await commitAll(device)).toMatchObject({
    kind: "committed",
    v: 2,
    lastMutation: { seq: 2 },
  });
  expect(server.log).toHaveLength(commits + 1);
  expect(server.read("users/alice").fields).toMatchObject({ storedMeals: [{ count: 2 }] });
});

test("[S9.4] under a last mutation id that is not this storage's, nothing is sent nor noted as sent", async () => {
  const { server, device } = await start();
  await device.mutate("logMeal", log("pie"));
  const { clientId } = await readLocal(device.db);
  const clients = { alice: { [clientId]: { seq: 9, id: "another" } } };
  server.edit("users/alice", { sync: { v: 1, clients } });
  expect(await commitAll(device)).toEqual({ kind: "unrecognized" });
  expect((await readLocal(device.db)).sentSeq).toBe(0);
});

test("[S9.5] a storage that goes under another client id by now sends nothing under the old one", async () => {
  const { server, device } = await start();
  await device.mutate("logMeal", log("pie"));
  const local = await readLocal(device.db);
  await putMeta(device.db, { clientId: "c3c3c3c3-0000-4000-8000-000000000000" });
  const { remote } = device.context;
  const commit = await remote.transact((tx) =>
    commitBatch(tx, device.context, local, { entries: local.entries, known: null }),
  );
  expect(commit).toEqual({ kind: "unrecognized" });
  expect(server.read("users/alice").fields).toBeNull();
});

test("[S9.1] what is about to be sent is noted before it is", async () => {
  const { device } = await start();
  await device.mutate("logMeal", log("pie"));
  device.link.commits = ["lost-request"];
  await expect(commitAll(device)).rejects.toMatchObject({ kind: "transient" });
  expect((await readLocal(device.db)).sentSeq).toBe(1);
});

test("[S4.3] a commit tells the documents as a pull would read them, and when the server wrote last", async () => {
  const { device } = await start({ sync: { v: 4, at: new Date(77) }, note: "a newer app's" });
  await device.mutate("savePlan", savePlan("p"));
  await device.mutate("setCurrentMeal", { mealId: "m", on: true, at: 5 });
  const commit = await commitAll(device);
  const [, last] = await entries(device);
  if (commit.kind !== "committed") throw new Error(commit.kind);
  const { rows, ...told } = commit;
  const lastMutation = { seq: 2, id: last?.id };
  expect(told).toEqual({ kind: "committed", found: 4, v: 5, lastMutation, serverTime: 77 });
  expect(rows.map(({ collection, id }) => `${collection}/${id}`)).toEqual([
    "aiMealPlans/p",
    "users/alice",
  ]);
  expect(rows[0]?.doc).toMatchObject({ id: "p", userId: "alice" });
  expect(rows[0]?.doc).not.toHaveProperty("v");
  expect(rows[1]?.doc).toMatchObject({ current_meals: ["m"] });
  expect(rows[1]?.doc).not.toHaveProperty("sync");
});

test("[S2.19] a mutation that is being parked is passed by a last mutation id that says so", async () => {
  const { server, device } = await start();
  await device.mutate("logMeal", log("pie"));
  const { clientId } = await readLocal(device.db);
  const [entry] = await entries(device);
  const id = `-${entry?.id}`;
  expect(await commitAll(device, { isParked: true })).toMatchObject({
    lastMutation: { seq: 1, id },
  });
  expect(server.read("users/alice").fields).toMatchObject({
    sync: { clients: { alice: { [clientId]: { seq: 1, id } } } },
  });
});

test("[S2.16] [S7.26] skipping moves the last mutation id, and leaves all else as it was", async () => {
  const user = { odd: { of: "another version" }, sync: { v: 3, at: new Date(77) } };
  const { server, device } = await start(user);
  await device.mutate("logMeal", log("soup", 5));
  const local = await readLocal(device.db);
  const [entry] = local.entries;
  if (!entry) throw new Error("Nothing is waiting.");
  const skip = async () => {
    const now = await readLocal(device.db);
    const refused = { ...entry, refused: "denied" as const };
    return device.context.remote.transact((tx) =>
      commitBatch(tx, device.context, now, { entries: [refused], known: null }),
    );
  };
  const id = skippedId(entry.id);
  const lastMutation = { seq: 1, id };
  expect(await skip()).toEqual({
    kind: "committed",
    found: 3,
    v: 4,
    lastMutation,
    rows: [],
    serverTime: 77,
  });
  expect(lastWrites(server)).toEqual({
    "users/alice": {
      odd: { of: "another version" },
      sync: {
        v: 4,
        at: new Date(NOW),
        clients: { alice: { [local.clientId]: { seq: 1, id, at: new Date(NOW) } } },
        moved: { from: 3, to: 4 },
      },
    },
  });
  expect(await skip()).toEqual({ kind: "acknowledged", lastMutation });
});

test.each([
  ["behind the server's", 10_000_000],
  ["ahead of it", 0],
])(
  "[S2.4] [S5.9] a deletion is remembered for 90 days by the later clock: the device's %s",
  async (_, at) => {
    const { server, device } = await start({ sync: { v: 1, at: new Date(at) } });
    server.edit("users/alice/aiMealPlans/p", { ...makePlan("p"), v: 1 });
    await device.mutate("deletePlan", { planId: "p" });
    const commit = await commitAll(device);
    expect(commit).toMatchObject({ rows: [{ collection: "aiMealPlans", id: "p", doc: null }] });
    const forgetAt = new Date(Math.max(NOW, at) + 90 * 86_400_000);
    expect(DELETION_KEPT_MS).toBe(90 * 86_400_000);
    expect(lastWrites(server)).toMatchObject({
      "users/alice/aiMealPlans/p": null,
      "users/alice/deletions/aiMealPlans:p": { v: 2, at: forgetAt },
    });
  },
);

test.each<[string, KnownDocuments["docs"]]>([
  ["read", new Map()],
  ["known", new Map([["users/alice/aiMealPlans/p", null]])],
])(
  "[S2.3] what is %s not to be there, and is made and unmade in one batch, never gets there",
  async (_, docs) => {
    const { server, device } = await start({ sync: { v: 3 } });
    await device.mutate("savePlan", savePlan("p"));
    await device.mutate("deletePlan", { planId: "p" });
    const commit = await commitAll(device, { known: { v: 3, docs } });
    expect(commit).toMatchObject({ rows: [{ id: "p", doc: null }] });
    expect(Object.keys(lastWrites(server))).toEqual(["users/alice"]);
  },
);

test("whose a plan is, is written where it is left open, and only there", async () => {
  const { server, device } = await start();
  for (const [id, userId] of [
    ["open", ""],
    ["own", "alice"],
  ] as const) {
    const plan = { ...makePlan(id), userId };
    await device.mutate("savePlan", { plan, addToShoppingList: false, at: 6 });
  }
  await commitAll(device);
  for (const id of ["open", "own"]) {
    const { fields } = server.read(`users/alice/aiMealPlans/${id}`);
    expect(fields).toMatchObject({ userId: "alice", v: 1 });
  }
  expect(server.read("users/alice").fields).not.toHaveProperty("v");
});

test("[S2.6] [S2.7] documents known at the server's version are not read, at another they are", async () => {
  const { server, device } = await start({ sync: { v: 3 } });
  const path = "users/alice/aiMealPlans/p";
  server.edit(path, { ...makePlan("p"), v: 3 });
  await device.mutate("deletePlan", { planId: "p" });
  const asked = () => device.link.requests.filter((name) => name === `get ${path}`).length;
  const local = await readLocal(device.db);
  const docs = new Map<string, object | null>([[path, makePlan("p")]]);
  const tell = async (v: number) => {
    const known = { v, docs } as KnownDocuments;
    await commitAll(device, { known });
  };
  await tell(3);
  expect(asked()).toBe(0);
  expect(server.read(path).fields).toBeNull();
  // As if it had never been sent, on a server with a newer version.
  const back = { sync: { v: 4, clients: { alice: { [local.clientId]: { seq: 0, id: "" } } } } };
  server.edit("users/alice", back);
  await tell(3);
  expect(asked()).toBe(1);
});

test("[S7.25] arguments that nothing can be done with are refused by their mutation's name", async () => {
  const { device } = await start();
  for (const args of [{ plan: null }, null]) {
    const entry = { seq: 1, id: "a", name: "savePlan", version: 1, args, at: 1 };
    await device.db.outbox.put(entry);
    const refusal = { kind: "invalid", message: "savePlan can't be applied" };
    await expect(commitAll(device)).rejects.toMatchObject(refusal);
  }
});

test("[S2.21] nothing goes past a last mutation id that says its mutation was not applied", async () => {
  const { server, device } = await start();
  await device.mutate("logMeal", log("pie"));
  const [first] = await entries(device);
  await commitAll(device, { isParked: true });
  await device.mutate("setCurrentMeal", { mealId: "m", on: true, at: 5 });
  const commits = server.log.length;
  // A later last mutation id would no longer tell what happened to the first mutation.
  const lastMutation = { seq: 1, id: skippedId(first?.id ?? "") };
  expect(await commitAll(device)).toEqual({ kind: "acknowledged", lastMutation });
  expect(server.log).toHaveLength(commits);
  expect((await readLocal(device.db)).sentSeq).toBe(1);
});

test("[S6.7] nothing is read but what a change touches", async () => {
  const { device } = await start();
  await device.mutate("setFavorite", { mealId: "soup", on: true, at: 9 });
  await commitAll(device);
  expect(device.link.requests).toEqual(["get users/alice", "commit"]);
  await commitSaid(device);
  expect(device.link.requests.slice(2).toSorted()).toEqual([
    "commit",
    "get aiMeals/soup",
    "get users/alice",
    "get users/alice/mealMarks/soup",
  ]);
});

test("[S2.9] what a cook writes to us is written under an id of its own", async () => {
  const server = createMemoryServer();
  const device = await createDevice(server);
  const feedback = { text: "More soup", url: "/eat", uid: "alice", timestamp: 4 };
  await device.mutate("sendFeedback", { id: "f1", feedback });
  await commitAll(device);
  expect(server.list("feedback")).toEqual([{ id: "f1", fields: feedback }]);
});

test("whose a plan is, where that is said, is not said anew", async () => {
  const server = createMemoryServer();
  const device = await createDevice(server);
  const plan = { ...makePlan("p"), userId: "an administrator's" };
  await device.mutate("savePlan", { plan, addToShoppingList: false, at: 6 });
  await commitAll(device);
  expect(server.read("users/alice/aiMealPlans/p").fields).toMatchObject({ userId: plan.userId });
});
