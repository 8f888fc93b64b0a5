import { expect, test } from "vitest";

import { putMeta } from "#db/meta.ts";
import type { OutboxEntry } from "#db/schema.ts";
import {
  createDevice,
  makeMeal,
  makePlan,
  sharedFields,
  type Device,
} from "#sync/doubles/device.fixture.ts";
import { createMemoryServer, type MemoryServer } from "#sync/doubles/memory-server.ts";
import { skippedId } from "#sync/protocol/last-mutation.ts";
import { readLocal } from "#sync/protocol/local.ts";
import { RemoteError, type Remote } from "#sync/remotes/remote.ts";

import { BATCH_BYTES_MAX } from "./batch.ts";
import { push } from "./push.ts";

const portions = { fridge: 2, freezer: 0 };
const log = (id: string) => ({
  meal: makeMeal(id),
  planId: null,
  portions,
  stars: 5,
  imageUrl: "",
  at: 5,
});
const savePlan = (id: string) => ({ plan: makePlan(id), addToShoppingList: false, at: 6 });
const tick = (mealId: string) => ({ mealId, on: true, at: 3 });

const planned = { whole: {}, skipped: { refused: "denied" } } as const;
type Fate = keyof typeof planned;
const fates: Fate[] = ["whole", "skipped"];

/** The field of an entry that holds its fate. */
const saidBy = ({ refused }: OutboxEntry) => (refused === undefined ? {} : { refused });

async function only({ db }: Device): Promise<OutboxEntry> {
  const [entry, ...others] = await db.outbox.toArray();
  if (!entry || others.length > 0) throw new Error("Not one mutation is waiting.");
  return entry;
}

/** Leaves on the server what a host that has passed the mutation in this way would have left. */
async function leaveLastMutation(device: Device, server: MemoryServer, fate: Fate): Promise<void> {
  const { clientId } = await readLocal(device.db);
  const { seq, id } = await only(device);
  const lastMutation = { seq, id: fate === "whole" ? id : skippedId(id) };
  server.edit("users/alice", { sync: { v: 1, clients: { alice: { [clientId]: lastMutation } } } });
  await putMeta(device.db, { sentSeq: seq });
}

async function startRated(): Promise<{ server: MemoryServer; device: Device }> {
  const server = createMemoryServer();
  server.edit("aiMeals/soup", sharedFields("soup", 1_000));
  const device = await createDevice(server);
  await device.sync();
  await device.mutate("logMeal", { ...log("soup"), stars: null });
  return { server, device };
}

test.each(fates.flatMap((mine) => fates.map((told) => [mine, told] as const)))(
  "[S2.18] [S8.2] about to be %s, a mutation that the last mutation id tells was %s becomes that",
  async (mine, told) => {
    const { server, device } = await startRated();
    await leaveLastMutation(device, server, told);
    await device.db.outbox
      .toCollection()
      .modify((entry) => void Object.assign(entry, planned[mine]));

    expect(await push(device.context)).toBe("pull");

    const entry = await only(device);
    expect(saidBy(entry)).toEqual(planned[told]);
    const { acknowledged } = await readLocal(device.db);
    expect(acknowledged).toEqual({ seq: 1, id: told === "whole" ? entry.id : skippedId(entry.id) });
    if (mine === told) return;
    // Screens show it this way until a pull brings it.
    expect((await device.user())?.storedMeals ?? []).toHaveLength(told === "whole" ? 1 : 0);
  },
);

/** The device's context, with something else happening when a transaction has gone through. */
function withAfter(device: Device, after: () => Promise<void>) {
  const { remote } = device.context;
  let hasRun = false;
  const transact: Remote["transact"] = async (body) => {
    const result = await remote.transact(body);
    if (!hasRun) {
      hasRun = true;
      await after();
    }
    return result;
  };
  return { ...device.context, remote: { ...remote, transact } };
}

test.each([
  ["client id", { clientId: "c3c3c3c3-0000-4000-8000-000000000000" }, { seq: 0, id: "" }],
  ["later mark", { acknowledged: { seq: 7, id: "later" } }, { seq: 7, id: "later" }],
])("[S8.3] where another host has noted another %s, this one notes nothing", async (...all) => {
  const [, moved, left] = all;
  const device = await createDevice(createMemoryServer());
  await device.mutate("setCurrentMeal", tick("m"));
  const context = withAfter(device, async () => {
    await putMeta(device.db, moved);
    await device.db.outbox.clear();
  });
  expect(await push(context)).toBe("pull");
  expect((await readLocal(device.db)).acknowledged).toEqual(left);
});

test("[S8.2] what was passed before keeps its fate when the last mutation id goes on from there", async () => {
  const device = await createDevice(createMemoryServer());
  await device.mutate("setCurrentMeal", tick("refused"));
  const { id } = await only(device);
  await device.db.outbox.toCollection().modify({ refused: "denied" });
  // The first to be sent is passed over, the second is sent; this device has never pulled.
  await push(device.context);
  expect((await readLocal(device.db)).acknowledged).toEqual({ seq: 1, id: skippedId(id) });
  await device.mutate("setCurrentMeal", tick("sent"));
  await push(device.context);
  const { acknowledged, entries } = await readLocal(device.db);
  expect(acknowledged.seq).toBe(2);
  expect(entries.map(saidBy)).toEqual([{ refused: "denied" }, {}]);
});

test("[S3.17] what is queued while the rest is sent goes with the same push", async () => {
  const server = createMemoryServer();
  const device = await createDevice(server);
  await device.sync();
  await device.mutate("setCurrentMeal", tick("a"));
  const context = withAfter(device, () => device.mutate("setCurrentMeal", tick("b")));
  expect(await push(context)).toBe("applied");
  expect(await device.pending()).toEqual([]);
  expect(server.read("users/alice").fields).toMatchObject({ current_meals: ["a", "b"] });
});

test("[S4.3] eight commits are applied together, and the rest at the end", async () => {
  let time = 500;
  const server = createMemoryServer({ now: () => time });
  const device = await createDevice(server);
  await device.sync();
  // Each takes a commit of its own.
  for (let index = 0; index < 10; index += 1) {
    const plan = { ...makePlan(`p${index}`), name: "x".repeat(BATCH_BYTES_MAX) };
    await device.mutate("savePlan", { plan, addToShoppingList: false, at: 5 });
  }
  const { remote } = device.context;
  const waiting: number[] = [];
  const transact: Remote["transact"] = async (body) => {
    waiting.push((await device.pending()).length);
    time += 60_000;
    return remote.transact(body);
  };
  expect(await push({ ...device.context, remote: { ...remote, transact } })).toBe("applied");
  expect(waiting).toEqual([10, 10, 10, 10, 10, 10, 10, 10, 2, 2]);
  const { cursor, acknowledged, pulled, sentSeq } = await readLocal(device.db);
  expect({ cursor, seq: acknowledged.seq, sentSeq }).toEqual({ cursor: 10, seq: 10, sentSeq: 10 });
  expect(pulled).toEqual({ here: 1_000, there: time - 60_000 });
});

test("[S7.19] [S7.20] a refused one is found by halves, with the token refreshed once", async () => {
  const server = createMemoryServer();
  const device = await createDevice(server);
  await device.sync();
  for (const id of ["a", "b", "c", "d", "e"]) await device.mutate("savePlan", savePlan(id));
  const tried: string[] = [];
  server.denyWhen(({ writes }) => {
    tried.push([...writes.keys()].flatMap((path) => path.split("/")[3] ?? []).join(""));
    return writes.has("users/alice/aiMealPlans/c");
  });
  await push(device.context);
  expect(tried).toEqual(["abcde", "abcde", "ab", "cd", "c", "", "de"]);
  expect(device.link.requests.filter((name) => name === "refreshToken")).toHaveLength(1);
});

test("[S7.3] [S7.7] what is no refusal parks nothing, and is told as it is", async () => {
  const server = createMemoryServer();
  const device = await createDevice(server);
  await device.sync();
  await device.mutate("setCurrentMeal", tick("m"));
  const { remote } = device.context;
  for (const failure of [new TypeError("a bug"), new RemoteError("transient", "no network")]) {
    const transact: Remote["transact"] = () => Promise.reject(failure);
    await expect(push({ ...device.context, remote: { ...remote, transact } })).rejects.toBe(
      failure,
    );
    expect(saidBy(await only(device))).toEqual({});
  }
  expect(device.link.requests).not.toContain("refreshToken");
});

test("[S7.25] what can't be written is refused as invalid, with no token asked for", async () => {
  const server = createMemoryServer();
  const device = await createDevice(server);
  await device.sync();
  await device.mutate("setCurrentMeal", tick("m"));
  const { remote } = device.context;
  let tries = 0;
  const transact: Remote["transact"] = async (body) => {
    tries += 1;
    if (tries === 1) throw new RemoteError("invalid", "no such value");
    return remote.transact(body);
  };
  await push({ ...device.context, remote: { ...remote, transact } });
  expect(await device.db.deadLetters.toArray()).toMatchObject([{ reason: "invalid" }]);
  expect(device.link.requests).not.toContain("refreshToken");
});

test("[S13.12] the server is asked the time once a push, and what is written goes by it", async () => {
  const DAY = 86_400_000;
  const server = createMemoryServer({ now: () => 1_000 * DAY });
  const device = await createDevice(server, { now: () => 1_010 * DAY });
  device.link.tellsTime = true;
  await device.mutate("savePlan", savePlan("p"));
  await device.sync();
  await device.mutate("deletePlan", { planId: "p" });
  for (const id of ["a", "b"]) {
    await device.mutate("rateMeal", { meal: makeMeal(id), stars: 5, at: 5 });
  }
  const { remote } = device.context;
  let asked = 0;
  const clockAhead: Remote["clockAhead"] = (...clocks) => {
    asked += 1;
    return remote.clockAhead(...clocks);
  };
  expect(await push({ ...device.context, remote: { ...remote, clockAhead } })).toBe("applied");
  expect(asked).toBe(1);
  expect(server.read("users/alice/deletions/aiMealPlans:p").fields).toMatchObject({
    at: new Date(1_090 * DAY),
  });
  expect((await readLocal(device.db)).pulled.here).toBe(1_010 * DAY);
});
