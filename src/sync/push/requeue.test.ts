import { expect, test } from "vitest";

import type { OutboxEntry } from "#db/schema.ts";
import { createDevice, makeMeal, sharedFields, type Device } from "#sync/doubles/device.fixture.ts";
import { createMemoryServer } from "#sync/doubles/memory-server.ts";
import { putMeta, readLocal, type LocalState } from "#sync/protocol/local.ts";
import { markedId, type PartialFate } from "#sync/protocol/marker.ts";
import { applyServerState, type FetchedState } from "#sync/pull/apply-server-state.ts";

async function start(): Promise<Device> {
  const server = createMemoryServer();
  for (const id of ["soup", "stew"]) server.edit(`aiMeals/${id}`, sharedFields(id, 1_000));
  const device = await createDevice(server);
  await device.sync();
  return device;
}

const heart = (mealId: string, on = true) => ["setFavorite", { mealId, on, at: 5 }] as const;
const rating = (id: string) => ["rateMeal", { meal: makeMeal(id), stars: 5, at: 5 }] as const;
const portions = { fridge: 2, freezer: 0 };
const log = (id: string, stars: number | null) =>
  ["logMeal", { meal: makeMeal(id), planId: null, portions, stars, imageUrl: "", at: 5 }] as const;

async function entries({ db }: Device): Promise<OutboxEntry[]> {
  return db.outbox.orderBy("seq").toArray();
}

/** What this device knows of itself once it has sent everything that waits. */
async function readSent({ db }: Device): Promise<LocalState> {
  const { entries: waiting } = await readLocal(db);
  await putMeta(db, { sentSeq: waiting.at(-1)?.seq ?? 0 });
  return readLocal(db);
}

/** Applies a state in which the server has passed the first waiting mutation, with that fate. */
async function applyFirst(
  device: Device,
  fate: PartialFate,
  of?: Partial<FetchedState>,
): Promise<void> {
  const from = await readSent(device);
  const [first] = from.entries;
  if (!first) throw new Error("Nothing is waiting.");
  const marker = { seq: first.seq, id: markedId(fate, first.id) };
  const fetched = { from, cursor: from.cursor + 1, marker, rows: [], whole: false, now: 77 };
  expect(await applyServerState(device.db, { ...fetched, ...of })).toBe(true);
}

test("[S3.6] [S3.8] what was postponed comes last, with what was done about the same meal behind it", async () => {
  const device = await start();
  await device.mutate(...rating("soup"));
  await device.mutate("setCurrentMeal", { mealId: "a", on: true, at: 5 });
  await device.mutate(...heart("soup"));
  await device.mutate(...heart("stew"));
  await device.mutate(...heart("soup", false));
  const [first, tick, on, other, off] = await entries(device);
  await applyFirst(device, "postponed");

  const after = await entries(device);
  expect(after.map(({ id }) => id)).toEqual([
    tick?.id,
    other?.id,
    `${first?.id}+1`,
    on?.id,
    off?.id,
  ]);
  expect(after.map(({ seq }) => seq)).toEqual([2, 4, 6, 7, 8]);
  expect(after[2]).toMatchObject({ name: "rateMeal", version: 1, at: first?.at });
  for (const entry of after) expect(entry).not.toHaveProperty("postponed");
  // Screens show it neither lost nor done twice.
  expect(await device.db.aiMeals.get("soup")).toMatchObject({ ratingCount: 2, favoriteCount: 0 });
  expect(await device.user()).toMatchObject({ favorites: ["stew"], current_meals: ["a"] });
  expect(await device.db.parked.count()).toBe(0);
});

test("[S3.6] [S3.13] of a logged meal the rating alone is put off, each time under a further id", async () => {
  const device = await start();
  await device.mutate(...log("soup", 5));
  const [first] = await entries(device);
  await applyFirst(device, "postponed");
  const [rest] = await entries(device);
  expect(rest).toMatchObject({
    id: `${first?.id}+1`,
    name: "rateMeal",
    args: { meal: { id: "soup" }, stars: 5 },
    seen: expect.any(Number),
  });
  expect(rest).not.toHaveProperty("ownOnly");
  await applyFirst(device, "postponed");
  expect((await entries(device)).map(({ id }) => id)).toEqual([`${first?.id}+2`]);
});

test("[S7.24] of what is withheld, what the cook would miss is parked as refused, and gone from screens", async () => {
  const device = await start();
  await device.mutate(...log("soup", 5));
  const [first] = await entries(device);
  expect(await device.db.aiMeals.get("soup")).toMatchObject({ ratingCount: 2 });
  await applyFirst(device, "withheld");
  expect(await entries(device)).toEqual([]);
  expect(await device.db.parked.toArray()).toEqual([
    {
      id: first?.id,
      name: "rateMeal",
      version: 1,
      args: { meal: makeMeal("soup"), stars: 5, at: 5 },
      at: first?.at,
      parkedAt: 77,
      reason: "denied",
    },
  ]);
  expect(await device.db.aiMeals.get("soup")).toMatchObject({ ratingCount: 1 });
  expect(await device.db.base.count()).toBe(0);
});

test("[S7.24] of a heart nothing is missed: none is parked", async () => {
  const device = await start();
  await device.mutate(...heart("soup"));
  await applyFirst(device, "withheld");
  expect(await device.db.parked.count()).toBe(0);
  expect(await device.db.aiMeals.get("soup")).toMatchObject({ favoriteCount: 0 });
});

test("[S4.5] [S4.6] a shared meal is shown as its change made it until it is read again", async () => {
  const device = await start();
  await device.mutate(...heart("soup"));
  await device.mutate(...heart("stew"));
  const from = await readSent(device);
  const marker = { seq: 2, id: from.entries[1]?.id ?? "" };
  const stew = { ...(await device.db.aiMeals.get("stew")), favoriteCount: 40 };
  const rows = [{ collection: "aiMeals" as const, id: "stew", doc: stew }];
  const moves = async () => (await device.db.meta.get("sharedMealsMoves"))?.value ?? 0;
  const before = Number(await moves());
  await applyServerState(device.db, {
    from,
    cursor: from.cursor + 1,
    marker,
    rows,
    whole: false,
    now: 77,
  });
  expect(await device.db.aiMeals.get("soup")).toMatchObject({ favoriteCount: 1 });
  expect(await device.db.aiMeals.get("stew")).toMatchObject({ favoriteCount: 40 });
  // The fetched state held this meal, so it need not be read again.
  expect((await device.db.meta.get("sharedMealsStale"))?.value).toEqual(["soup"]);
  expect(await moves()).toBe(before + 1);

  await device.mutate(...rating("soup"));
  await device.mutate("setCurrentMeal", { mealId: "a", on: true, at: 5 });
  const next = await readSent(device);
  const last = { seq: 4, id: next.entries[1]?.id ?? "" };
  const fetched = { from: next, cursor: next.cursor + 1, marker: last, whole: false, now: 78 };
  await applyServerState(device.db, { ...fetched, rows: [] });
  expect((await device.db.meta.get("sharedMealsStale"))?.value).toEqual(["soup"]);
  expect(await moves()).toBe(before + 2);
});

test("[S4.6] what touches no shared meal leaves what is known of them alone", async () => {
  const device = await start();
  await device.mutate("setCurrentMeal", { mealId: "a", on: true, at: 5 });
  const from = await readSent(device);
  const marker = { seq: 1, id: from.entries[0]?.id ?? "" };
  await device.db.meta.bulkDelete(["sharedMealsMoves", "sharedMealsStale"]);
  await applyServerState(device.db, {
    from,
    cursor: from.cursor + 1,
    marker,
    rows: [],
    whole: false,
    now: 7,
  });
  expect(await device.db.meta.get("sharedMealsMoves")).toBeUndefined();
  expect(await device.db.meta.get("sharedMealsStale")).toBeUndefined();
});

test("[S3.12] what can't be put off by this version, though a marker says so, is not queued again", async () => {
  const device = await start();
  await device.mutate("setCurrentMeal", { mealId: "a", on: true, at: 5 });
  await applyFirst(device, "postponed");
  expect(await entries(device)).toEqual([]);
});

test("[S3.12] what this version doesn't know is not queued again whole, for a part of it was sent", async () => {
  const device = await start();
  await device.db.outbox.add({ id: "newer", name: "fromTheFuture", version: 9, args: {}, at: 4 });
  await applyFirst(device, "postponed");
  expect(await entries(device)).toEqual([]);
});

test("[S3.12] [S7.25] what can't be read any more is not taken apart: it is queued again whole, and parked", async () => {
  const device = await start();
  await device.mutate(...log("soup", 5));
  const [logged] = await entries(device);
  await device.db.outbox.update(logged?.seq ?? 0, { args: null });
  await applyFirst(device, "postponed");
  expect(await entries(device)).toMatchObject([{ name: "logMeal", args: null }]);
  await device.sync();
  expect(await entries(device)).toEqual([]);
  expect(await device.db.parked.toArray()).toMatchObject([{ name: "logMeal", reason: "invalid" }]);
});

test("[S7.24] [S7.25] withheld and then damaged, one says no more of what was lost, and holds up nothing", async () => {
  const device = await start();
  await device.mutate(...log("soup", 5));
  const [logged] = await entries(device);
  await device.db.outbox.update(logged?.seq ?? 0, { args: null });
  await applyFirst(device, "withheld");
  expect(await entries(device)).toEqual([]);
});
