import { expect, test } from "vitest";

import type { OutboxEntry } from "#db/schema.ts";

import {
  commitBatch,
  commitPostponed,
  commitSkip,
  DELETION_KEPT_MS,
  type Commit,
} from "./commit.ts";
import { createDevice, makeMeal, makePlan, sharedFields, type Device } from "./device.fixture.ts";
import type { KnownDocuments } from "./known.ts";
import { putMeta, readLocal } from "./local.ts";
import { markedId, type PartialFate } from "./marker.ts";
import { createMemoryServer, type MemoryServer } from "./memory-server.ts";
import type { Fields } from "./remote.ts";

const NOW = 2_000_000;

async function start(user: Fields | null = null) {
  const server = createMemoryServer({ now: () => NOW });
  if (user) server.edit("users/alice", user);
  server.edit("aiMeals/soup", sharedFields("soup", 1_000));
  return { server, device: await createDevice(server, { now: () => NOW }) };
}

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

/** Sends all that waits in one transaction. */
async function commitAll(
  device: Device,
  more: { known?: KnownDocuments; fate?: PartialFate } = {},
): Promise<Commit> {
  const local = await readLocal(device.db);
  const { known = null, fate } = more;
  return device.context.remote.transact((tx) =>
    commitBatch(tx, device.context, local, { entries: local.entries, known, fate }),
  );
}

function lastWrites(server: MemoryServer): Record<string, unknown> {
  return Object.fromEntries(server.log.at(-1)?.writes ?? []);
}

test("[S2] what the marker covers is not done again; the marker is told", async () => {
  const { server, device } = await start();
  await device.mutate("logMeal", log("pie"));
  expect(await commitAll(device)).toMatchObject({ kind: "committed", v: 1 });
  const [entry] = await entries(device);
  const commits = server.log.length;
  expect(await commitAll(device)).toEqual({
    kind: "covered",
    marker: { seq: 1, id: entry?.id },
  });
  await device.mutate("setCurrentMeal", { mealId: "m", on: true, at: 5 });
  expect(await commitAll(device)).toMatchObject({ kind: "committed", v: 2, marker: { seq: 2 } });
  expect(server.log).toHaveLength(commits + 1);
  expect(server.read("users/alice").fields).toMatchObject({ storedMeals: [{ count: 2 }] });
});

test("[S9] under a marker that is not this storage's, nothing is sent nor noted as sent", async () => {
  const { server, device } = await start();
  await device.mutate("logMeal", log("pie"));
  const { clientId } = await readLocal(device.db);
  const clients = { [clientId]: { seq: 9, id: "another" } };
  server.edit("users/alice", { sync: { v: 1, clients } });
  expect(await commitAll(device)).toEqual({ kind: "strange" });
  expect((await readLocal(device.db)).sentSeq).toBe(0);
});

test("[S9] a storage that goes under another client id by now sends nothing under the old one", async () => {
  const { server, device } = await start();
  await device.mutate("logMeal", log("pie"));
  const local = await readLocal(device.db);
  await putMeta(device.db, { clientId: "c3c3c3c3-0000-4000-8000-000000000000" });
  const { remote } = device.context;
  const commit = await remote.transact((tx) =>
    commitBatch(tx, device.context, local, { entries: local.entries, known: null }),
  );
  expect(commit).toEqual({ kind: "strange" });
  expect(server.read("users/alice").fields).toBeNull();
});

test("[S9] what is about to be sent is noted before it is", async () => {
  const { device } = await start();
  await device.mutate("logMeal", log("pie"));
  device.link.commits = ["lost-request"];
  await expect(commitAll(device)).rejects.toMatchObject({ kind: "transient" });
  expect((await readLocal(device.db)).sentSeq).toBe(1);
});

test("[S4] a commit tells the documents as a pull would read them, and when the server wrote last", async () => {
  const { device } = await start({ sync: { v: 4, at: new Date(77) }, note: "a newer app's" });
  await device.mutate("savePlan", savePlan("p"));
  await device.mutate("setCurrentMeal", { mealId: "m", on: true, at: 5 });
  const commit = await commitAll(device);
  const [, last] = await entries(device);
  if (commit.kind !== "committed") throw new Error(commit.kind);
  const { rows, ...told } = commit;
  const marker = { seq: 2, id: last?.id };
  expect(told).toEqual({ kind: "committed", v: 5, marker, serverTime: 77 });
  expect(rows.map(({ collection, id }) => `${collection}/${id}`)).toEqual([
    "aiMealPlans/p",
    "users/alice",
  ]);
  expect(rows[0]?.doc).toMatchObject({ id: "p", userId: "alice" });
  expect(rows[0]?.doc).not.toHaveProperty("v");
  expect(rows[1]?.doc).toMatchObject({ current_meals: ["m"] });
  expect(rows[1]?.doc).not.toHaveProperty("sync");
});

test.each(["skipped", "withheld", "postponed"] as const)(
  "[S7] a mutation that is sent in part is %s by its marker",
  async (fate) => {
    const { server, device } = await start();
    await device.mutate("logMeal", log("pie"));
    const { clientId } = await readLocal(device.db);
    const [entry] = await entries(device);
    const id = markedId(fate, entry?.id ?? "");
    expect(await commitAll(device, { fate })).toMatchObject({ marker: { seq: 1, id } });
    expect(server.read("users/alice").fields).toMatchObject({
      sync: { clients: { [clientId]: { seq: 1, id } } },
    });
  },
);

test("[S7] skipping moves the marker, and leaves all else as it was", async () => {
  const user = { odd: { of: "another version" }, sync: { v: 3, at: new Date(77) } };
  const { server, device } = await start(user);
  await device.mutate("logMeal", log("soup", 5));
  const local = await readLocal(device.db);
  const [entry] = local.entries;
  if (!entry) throw new Error("Nothing is waiting.");
  const skip = async () => {
    const now = await readLocal(device.db);
    return device.context.remote.transact((tx) => commitSkip(tx, device.context, now, entry));
  };
  const id = markedId("skipped", entry.id);
  const marker = { seq: 1, id };
  expect(await skip()).toEqual({ kind: "committed", v: 4, marker, rows: [], serverTime: 77 });
  expect(lastWrites(server)).toEqual({
    "users/alice": {
      odd: { of: "another version" },
      sync: {
        v: 4,
        at: new Date(NOW),
        clients: { [local.clientId]: { seq: 1, id, at: new Date(NOW) } },
      },
    },
  });
  expect(await skip()).toEqual({ kind: "covered", marker });
});

test("[S3] of a log that is put off, the portions are sent and the rating is not", async () => {
  const { server, device } = await start();
  await device.mutate("logMeal", log("soup", 5));
  const local = await readLocal(device.db);
  const [entry] = local.entries;
  if (!entry) throw new Error("Nothing is waiting.");
  const commit = await device.context.remote.transact((tx) =>
    commitPostponed(tx, device.context, local, { entry, known: null }),
  );
  expect(commit).toMatchObject({ marker: { seq: 1, id: markedId("postponed", entry.id) } });
  expect(Object.keys(lastWrites(server))).toEqual(["users/alice"]);
  expect(server.read("users/alice").fields).toMatchObject({ storedMeals: [{ count: 2 }] });
});

test("[S3] of a heart that is put off, nothing is sent but that it is passed", async () => {
  const { server, device } = await start();
  await device.mutate("setFavorite", { mealId: "soup", on: true, at: 5 });
  const local = await readLocal(device.db);
  const [entry] = local.entries;
  if (!entry) throw new Error("Nothing is waiting.");
  const commit = await device.context.remote.transact((tx) =>
    commitPostponed(tx, device.context, local, { entry, known: null }),
  );
  const id = markedId("postponed", entry.id);
  expect(commit).toMatchObject({ kind: "committed", marker: { seq: 1, id } });
  expect(Object.keys(lastWrites(server))).toEqual(["users/alice"]);
  expect(server.read("users/alice").fields).toMatchObject({ favorites: [] });
});

test("[S2] a meal that nobody has shared comes with its author, and counts among what they share", async () => {
  const { server, device } = await start();
  await device.mutate("rateMeal", { meal: makeMeal("pie"), stars: 5, at: 9 });
  const commit = await commitAll(device);
  const at = new Date(NOW);
  const written = lastWrites(server);
  expect(Object.keys(written).toSorted()).toEqual([
    "aiMeals/pie",
    "mealAuthors/pie",
    "users/alice",
    "users/alice/limits/shares",
    "users/alice/mealMarks/pie",
  ]);
  expect(written).toMatchObject({
    "aiMeals/pie": { title: "pie", ratingCount: 1, sharedAt: at },
    "mealAuthors/pie": { uid: "alice", at },
    "users/alice/limits/shares": { mealId: "pie", minuteCount: 1, dayCount: 1 },
    "users/alice/mealMarks/pie": { stars: 5, ratedAt: at, v: 1 },
  });
  if (commit.kind !== "committed") throw new Error(commit.kind);
  const meal = commit.rows.find(({ collection }) => collection === "aiMeals");
  expect(meal?.doc).toMatchObject({ id: "pie", ratingCount: 1 });
  expect(meal?.doc).not.toHaveProperty("sharedAt");
});

test("[S2] of a shared meal and a mark that are there, only what has moved is sent", async () => {
  const { server, device } = await start();
  server.edit("users/alice", { sync: { v: 1 } });
  const mark = { stars: 5, favored: false, reported: false, hides: "nothing", updatedAt: 1, v: 1 };
  server.edit("users/alice/mealMarks/soup", mark);
  const sent: Record<string, unknown>[] = [];
  server.denyWhen(({ writes }) => {
    sent.push(Object.fromEntries(writes));
    return false;
  });
  await device.mutate("setFavorite", { mealId: "soup", on: true, at: 9 });
  await commitAll(device);
  expect(sent[0]).toMatchObject({
    "users/alice/mealMarks/soup": { favored: true, updatedAt: 9, v: 2 },
    "aiMeals/soup": { favoriteCount: 1 },
  });
  expect(sent[0]?.["aiMeals/soup"]).toEqual({ favoriteCount: 1 });
  // No rating: the server has none to count.
  expect(sent[0]?.["users/alice/mealMarks/soup"]).toEqual({ favored: true, updatedAt: 9, v: 2 });
});

test("[S2] a first mark without a rating says none, and nothing is counted for it", async () => {
  const { server, device } = await start();
  await device.mutate("hideMeal", { mealId: "soup", hides: "meal", at: 9 });
  await commitAll(device);
  const { fields } = server.read("users/alice/mealMarks/soup");
  expect(fields).toMatchObject({ stars: 0, hides: "meal", v: 1 });
  expect(fields).not.toHaveProperty("ratedAt");
});

test("[S7] neither is what is no sound meal rated, nor one shared that is too large for it", async () => {
  const { server, device } = await start();
  server.edit("aiMeals/pie", { title: 7 });
  await device.mutate("rateMeal", { meal: makeMeal("pie"), stars: 5, at: 9 });
  const unsound = { kind: "invalid", message: "aiMeals/pie is no sound meal" };
  await expect(commitAll(device)).rejects.toMatchObject(unsound);
  await device.db.outbox.clear();
  const huge = { ...makeMeal("cake"), instructions: ["x".repeat(300_000)] };
  await device.mutate("rateMeal", { meal: huge, stars: 5, at: 9 });
  const large = { kind: "invalid", message: "aiMeals/cake is too large to be shared" };
  await expect(commitAll(device)).rejects.toMatchObject(large);
});

test.each([
  ["behind the server's", 10_000_000],
  ["ahead of it", 0],
])(
  "[S5] a deletion is remembered for 90 days by the later clock: the device's %s",
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

test("[S2] what is made and unmade in one batch never gets to the server", async () => {
  const { server, device } = await start();
  await device.mutate("savePlan", savePlan("p"));
  await device.mutate("deletePlan", { planId: "p" });
  const commit = await commitAll(device);
  expect(commit).toMatchObject({ rows: [{ id: "p", doc: null }, { id: "alice" }] });
  expect(Object.keys(lastWrites(server))).toEqual(["users/alice"]);
});

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

test("[S6] documents known at the server's version are not read, at another they are", async () => {
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
  // As if it had not been sent, on a server that has moved on.
  const back = { sync: { v: 4, clients: { [local.clientId]: { seq: 0, id: "" } } } };
  server.edit("users/alice", back);
  await tell(3);
  expect(asked()).toBe(1);
});

test("[S7] arguments that nothing can be done with are refused by their mutation's name", async () => {
  const { device } = await start();
  for (const args of [{ plan: null }, null]) {
    const entry = { seq: 1, id: "a", name: "savePlan", version: 1, args, at: 1 };
    await device.db.outbox.put(entry);
    const refusal = { kind: "invalid", message: "savePlan can't be applied" };
    await expect(commitAll(device)).rejects.toMatchObject(refusal);
  }
});

test("[S2] nothing goes past a marker that says not all of its mutation was applied", async () => {
  const { server, device } = await start();
  await device.mutate("logMeal", log("pie"));
  const [first] = await entries(device);
  await commitAll(device, { fate: "withheld" });
  await device.mutate("setCurrentMeal", { mealId: "m", on: true, at: 5 });
  const commits = server.log.length;
  // One further on would not say any more what became of the first.
  const marker = { seq: 1, id: markedId("withheld", first?.id ?? "") };
  expect(await commitAll(device)).toEqual({ kind: "covered", marker });
  expect(server.log).toHaveLength(commits);
  expect((await readLocal(device.db)).sentSeq).toBe(1);
});

test("[S3] what can't be put off by this version, though it is to be, is passed as put off", async () => {
  const { server, device } = await start();
  await device.mutate("setCurrentMeal", { mealId: "m", on: true, at: 5 });
  const local = await readLocal(device.db);
  const [entry] = local.entries;
  if (!entry) throw new Error("Nothing is waiting.");
  const commit = await device.context.remote.transact((tx) =>
    commitPostponed(tx, device.context, local, { entry, known: null }),
  );
  expect(commit).toMatchObject({ marker: { seq: 1, id: markedId("postponed", entry.id) } });
  expect(server.read("users/alice").fields).toMatchObject({ current_meals: [] });
});

test("[S4] a shared meal lands with the time at which the server has it shared", async () => {
  const { device } = await start();
  await device.mutate("rateMeal", { meal: makeMeal("soup"), stars: 5, at: 9 });
  const commit = await commitAll(device);
  if (commit.kind !== "committed") throw new Error(commit.kind);
  const meal = commit.rows.find(({ collection }) => collection === "aiMeals");
  expect(meal?.doc).toMatchObject({ id: "soup", ratingCount: 2, sharedAt: 1_000 });
});

test("[S2] of two meals in one batch, each is sent what has moved of it, and each mark its own", async () => {
  const { server, device } = await start();
  server.edit("aiMeals/stew", { ...sharedFields("stew", 1_000), favoriteCount: 7 });
  const mark = { stars: 5, favored: false, reported: false, hides: "nothing", updatedAt: 1, v: 1 };
  server.edit("users/alice", { sync: { v: 1 } });
  server.edit("users/alice/mealMarks/soup", mark);
  const sent: Record<string, unknown>[] = [];
  server.denyWhen(({ writes }) => {
    sent.push(Object.fromEntries(writes));
    return false;
  });
  for (const mealId of ["stew", "soup"]) {
    await device.mutate("setFavorite", { mealId, on: true, at: 9 });
  }
  await commitAll(device);
  expect(sent[0]).toEqual({
    "aiMeals/soup": { favoriteCount: 1 },
    "aiMeals/stew": { favoriteCount: 8 },
    "users/alice/mealMarks/soup": { favored: true, updatedAt: 9, v: 2 },
    "users/alice/mealMarks/stew": expect.objectContaining({ favored: true, stars: 0, v: 2 }),
    "users/alice": expect.objectContaining({ favorites: ["stew", "soup"] }),
  });
});

test("[S6] nothing is read but what a change touches", async () => {
  const { device } = await start();
  await device.mutate("setFavorite", { mealId: "soup", on: true, at: 9 });
  await commitAll(device);
  expect(device.link.requests.toSorted()).toEqual([
    "commit",
    "get aiMeals/soup",
    "get users/alice",
    "get users/alice/mealMarks/soup",
  ]);
});
