import { expect, test } from "vitest";

import type { OutboxEntry } from "#db/schema.ts";
import { createDevice, makeMeal } from "#sync/doubles/device.fixture.ts";
import { createMemoryServer } from "#sync/doubles/memory-server.ts";

import { readRetimed, TOLERATED_MS, type ClockReading } from "./clock-correction.ts";
import { getMeta, putMeta } from "./local.ts";

const DAY = 86_400_000;
const AT = 100 * DAY;
const AHEAD = 2 * DAY;

type Waiting = Partial<OutboxEntry> & { seq: number };

/**
 * A device on which these mutations wait, each made at `AT` by its clock unless it says otherwise.
 */
async function start(...waiting: Waiting[]) {
  const { db, context } = await createDevice(createMemoryServer(), { now: () => AT + 50 });
  await db.outbox.bulkPut(
    waiting.map(({ seq, ...more }) => {
      const { at = AT } = more;
      const args = { mealId: `meal-${seq}`, on: true, at };
      return { seq, id: `id${seq}`, name: "setCurrentMeal", version: 1, args, at, ...more };
    }),
  );
  let asked = 0;
  const readWith = (reading: ClockReading | null) =>
    readRetimed(context, async () => {
      asked += 1;
      return reading;
    });
  return { db, readWith, asked: () => asked };
}

const fast: ClockReading = { ahead: AHEAD, serverNow: AT + 50 - AHEAD };
const timesOf = (entries: readonly OutboxEntry[]) =>
  entries.map(({ at, args }) => [at, (args as { at: number }).at]);

test("[S13.7] the server is asked the time only where something waits that was never sent", async () => {
  const sent = await start({ seq: 1 }, { seq: 2 }, { seq: 3, name: "fromTheFuture" });
  await putMeta(sent.db, { sentSeq: 2 });
  expect((await sent.readWith(fast)).entries).toHaveLength(3);
  expect(sent.asked()).toBe(0);
  const unsent = await start({ seq: 1 }, { seq: 2 });
  await putMeta(unsent.db, { sentSeq: 1 });
  await unsent.readWith(fast);
  expect(unsent.asked()).toBe(1);
});

test("[S13.11] where nobody can tell the time, all stays as it is", async () => {
  const { db, readWith } = await start({ seq: 1 });
  expect(timesOf((await readWith(null)).entries)).toEqual([[AT, AT]]);
  expect(await db.meta.get("clock")).toBeUndefined();
  expect(await db.outbox.get(1)).not.toHaveProperty("ahead");
});

test("[S13.4] [S13.7] what was never sent is brought to the server's time, in the outbox too; the rest stays", async () => {
  const { db, readWith } = await start({ seq: 1 }, { seq: 2 }, { seq: 3, name: "fromTheFuture" });
  await putMeta(db, { sentSeq: 1 });
  const { entries } = await readWith(fast);
  const server = AT - AHEAD;
  expect(timesOf(entries)).toEqual([
    [AT, AT],
    [server, server],
    [AT, AT],
  ]);
  expect(entries.map(({ ahead }) => ahead)).toEqual([undefined, AHEAD, undefined]);
  expect(await db.outbox.orderBy("seq").toArray()).toEqual(entries);
  // The device shows what it will send.
  expect(await db.users.get("alice")).toMatchObject({ updatedAt: server });
});

test.each([
  ["five minutes", TOLERATED_MS, 0],
  ["a moment more", TOLERATED_MS + 1, TOLERATED_MS + 1],
  ["five minutes behind", -TOLERATED_MS, 0],
])(
  "[S13.5] [S13.10] a clock that is off by %s is corrected by that, or left",
  async (_, ahead, by) => {
    // If the clock is behind, the server's time is no bound.
    const { db, readWith } = await start({ seq: 1 });
    const { entries } = await readWith({ ahead, serverNow: AT + DAY });
    expect(entries[0]?.at).toBe(AT - by);
    expect(await getMeta(db, "clock", null)).toEqual(by === 0 ? null : { ahead, here: AT + 50 });
  },
);

test("[S13.10] of several, those that are right keep their times, and are known to be looked at", async () => {
  const right = AT - AHEAD - 1_000;
  const { readWith } = await start({ seq: 1 }, { seq: 2, at: right, ahead: AHEAD });
  const { entries } = await readWith(fast);
  expect(timesOf(entries)).toEqual([
    [AT - AHEAD, AT - AHEAD],
    [right, right],
  ]);
  expect(entries.map(({ ahead }) => ahead)).toEqual([AHEAD, AHEAD]);
});

test("[S13.5] one corrected before is corrected again by what has changed since", async () => {
  const { readWith } = await start({ seq: 1, ahead: DAY });
  const { entries } = await readWith({ ahead: AHEAD, serverNow: AT });
  expect(entries[0]).toMatchObject({ at: AT - DAY, ahead: AHEAD });
});

test("[S13.5] no time is put after the server's, before what it had said by then, or before 1970", async () => {
  const late = await start({ seq: 1 });
  const { entries: bounded } = await late.readWith({ ahead: -DAY, serverNow: AT + 5_000 });
  // A clock a day behind would move it to tomorrow; it was made before now.
  expect(bounded[0]?.at).toBe(AT);
  const slow = await start({ seq: 1 });
  const { entries: put } = await slow.readWith({ ahead: -DAY, serverNow: AT + DAY / 2 });
  expect(put[0]?.at).toBe(AT + DAY / 2);
  const early = await start({ seq: 1, seen: AT - AHEAD + 40 });
  expect((await early.readWith(fast)).entries[0]?.at).toBe(AT - AHEAD + 40);
  const ancient = await start({ seq: 1 });
  const far = { ahead: 2 * AT, serverNow: AT };
  expect((await ancient.readWith(far)).entries[0]?.at).toBe(0);
});

test("[S13.15] how the clock stands is kept while it is wrong, and told once when it is right again", async () => {
  const { db, readWith } = await start({ seq: 1 });
  const right = { ahead: 0, serverNow: AT + 50 };
  await readWith(right);
  expect(await db.meta.get("clock")).toBeUndefined();
  await readWith(fast);
  expect(await getMeta(db, "clock", null)).toEqual({ ahead: AHEAD, here: AT + 50 });
  await readWith(right);
  expect((await db.meta.get("clock"))?.value).toBeNull();
});

const logOf = (seq: number, at: number): Waiting => ({
  seq,
  at,
  name: "logMeal",
  args: {
    meal: makeMeal("soup"),
    planId: null,
    portions: { fridge: 1, freezer: 0 },
    stars: null,
    imageUrl: "",
    at,
  },
});

test("[S13.13] a portion that is renamed is found by those behind it, and by those to come", async () => {
  const stored = { recipeId: "soup", storage: "fridge", storedAt: AT };
  const eaten: Waiting = { seq: 2, name: "eatPortion", args: { stored, at: AT + 9 }, at: AT + 9 };
  const { db, readWith } = await start(logOf(1, AT), eaten);
  const { entries } = await readWith(fast);
  const renamed = AT - AHEAD;
  expect(entries[1]?.args).toMatchObject({ stored: { storedAt: renamed } });
  const kept = await getMeta(db, "renamedPortions", {});
  expect(Object.values(kept)).toEqual([renamed]);
  // A screen that has not been redrawn since queued it; its own time is right.
  await db.outbox.clear();
  const later = { ...eaten, seq: 5, id: "later", version: 1, at: AT, name: "eatPortion" };
  const other: Waiting = { seq: 6, at: AT };
  const args = { mealId: "stew", on: true, at: AT };
  const plain = { ...other, id: "other", name: "setCurrentMeal", version: 1, args, at: AT };
  await db.outbox.bulkPut([{ ...later, args: { stored, at: AT } }, plain]);
  const { entries: next } = await readWith(fast);
  expect(next[0]?.args).toMatchObject({ stored: { storedAt: renamed } });
});

test("[S13.13] of renamed portions the last 200 are remembered", async () => {
  const { db, readWith } = await start(logOf(1, AT));
  const old = Array.from({ length: 200 }, (_, index) => [`${index} pie`, index] as const);
  await putMeta(db, { renamedPortions: Object.fromEntries(old) });
  await readWith(fast);
  const names = Object.keys(await getMeta(db, "renamedPortions", {}));
  expect(names).toHaveLength(200);
  expect(names).not.toContain("0 pie");
  expect(names).toEqual(expect.arrayContaining(["1 pie", `${AT} soup`]));
});
