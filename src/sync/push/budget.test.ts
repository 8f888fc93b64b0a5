import { expect, test } from "vitest";

import { ENGINE_VERSION, OutdatedEngineError } from "#db/engine-version.ts";
import { createDevice } from "#sync/doubles/device.fixture.ts";
import { createMemoryServer } from "#sync/doubles/memory-server.ts";
import { getMeta, putMeta } from "#sync/protocol/local.ts";

import { openBudget, SHARED_BYTES_A_DAY, weightOf } from "./budget.ts";

const DAY = 86_400_000;
const START = 100 * DAY;
const soup = { title: "Soup" };

async function start() {
  const { db } = await createDevice(createMemoryServer());
  return {
    db,
    open: (now: number) => openBudget(db, now),
    spent: () => getMeta(db, "sharedMealsSpent", { since: -1, bytes: -1 }),
    /** Spends all but `left` of the day's budget; the day begins at `START`. */
    spendAllBut: async (left: number) => {
      const budget = await openBudget(db, START);
      const failed = budget.pay(SHARED_BYTES_A_DAY - left, () => Promise.reject(new Error("lost")));
      await expect(failed).rejects.toThrow("lost");
      await budget.close();
    },
  };
}

test("[S5.20] a day's budget is 2 MB, to the byte", async () => {
  const { open } = await start();
  const budget = await open(START);
  expect([SHARED_BYTES_A_DAY, SHARED_BYTES_A_DAY + 1].map(budget.allows)).toEqual([true, false]);
  expect(SHARED_BYTES_A_DAY).toBe(2_000_000);
});

test("[S5.20] a request is charged what it brought, however much it might have", async () => {
  const { open, spent } = await start();
  const budget = await open(START);
  const found = [{ fields: soup }, { fields: null }];
  expect(await budget.pay(900_000, async () => ({ found, more: 1 }))).toEqual({ found, more: 1 });
  await budget.pay(900_000, async () => ({ found: [{ fields: soup }] }));
  await budget.close();
  const bytes = 2 * weightOf(soup) + weightOf(null);
  expect(await spent()).toEqual({ since: START, bytes });
  const next = await open(START + 1);
  const left = SHARED_BYTES_A_DAY - bytes;
  expect([left, left + 1].map(next.allows)).toEqual([true, false]);
});

test("[S5.22] one that fails is charged all that it could have brought", async () => {
  const { open, spendAllBut, spent } = await start();
  await spendAllBut(10);
  expect(await spent()).toMatchObject({ since: START, bytes: SHARED_BYTES_A_DAY - 10 });
  const next = await open(START + 1);
  expect([10, 11].map(next.allows)).toEqual([true, false]);
});

test("[S5.22] an app that is closed while it asks has spent it", async () => {
  const { open, spent } = await start();
  const budget = await open(START);
  let noted: unknown;
  await budget.pay(7_000, async () => {
    noted = await spent();
    return { found: [] };
  });
  expect(noted).toEqual({ since: START, bytes: 7_000, isUnanswered: true });
  expect(await spent()).toEqual({ since: START, bytes: 7_000, isUnanswered: true });
  await budget.close();
  expect(await spent()).toEqual({ since: START, bytes: 0 });
});

test("[S5.20] a new day begins 24 hours after the last one did", async () => {
  const { open, spendAllBut, spent } = await start();
  await spendAllBut(0);
  const late = await open(START + DAY - 1);
  expect(late.allows(1)).toBe(false);
  await late.close();
  expect(await spent()).toMatchObject({ since: START });
  const next = await open(START + DAY);
  expect(next.allows(SHARED_BYTES_A_DAY)).toBe(true);
  await next.close();
  expect(await spent()).toMatchObject({ since: START + DAY, bytes: 0 });
});

test("[S5.20] [S13.2] a clock set back begins the day anew, and gives nothing back", async () => {
  const { open, spendAllBut, spent } = await start();
  await spendAllBut(0);
  const back = await open(START - 5 * DAY);
  expect(back.allows(1)).toBe(false);
  await back.close();
  expect(await spent()).toMatchObject({ since: START - 5 * DAY, bytes: SHARED_BYTES_A_DAY });
  expect((await open(START - 4 * DAY)).allows(1)).toBe(true);
});

test("[S5.31] whether the last request was answered is known after the app was closed, too", async () => {
  const { open, spendAllBut } = await start();
  expect((await open(START)).isUnanswered()).toBe(false);
  await spendAllBut(10);
  const next = await open(START + 1);
  expect(next.isUnanswered()).toBe(true);
  await next.pay(1, async () => ({ found: [] }));
  expect(next.isUnanswered()).toBe(false);
  await next.close();
  expect((await open(START + 2)).isUnanswered()).toBe(false);
});

test("nothing is stored where nothing was spent", async () => {
  const { open, spent } = await start();
  await (await open(START)).close();
  expect(await spent()).toEqual({ since: -1, bytes: -1 });
});

test("nothing is stored a second time", async () => {
  const { db, spendAllBut } = await start();
  const stored: unknown[] = [];
  const note = (_: unknown, row: unknown) => void stored.push(row);
  db.meta.hook("creating", note);
  db.meta.hook("updating", note);
  await spendAllBut(10);
  expect(stored).toHaveLength(1);
});

/** How Firestore's REST interface encodes a value. */
function wrap(value: unknown): unknown {
  if (value === null) return { nullValue: null };
  if (typeof value === "string") return { stringValue: value };
  if (typeof value === "boolean") return { booleanValue: value };
  if (typeof value === "number") return { integerValue: String(value) };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(wrap) } };
  const fields = Object.entries(value as object).map(([name, field]) => [name, wrap(field)]);
  return { mapValue: { fields: Object.fromEntries(fields) } };
}

test.each([
  ["no text", ""],
  ["plain text", "x".repeat(1_000)],
  ["text of several bytes a letter", "é".repeat(1_000)],
  ["text that JSON escapes", '"'.repeat(1_000)],
  ["a number", 7],
  ["a switch", true],
  ["nothing", null],
  ["a list", Array.from({ length: 40 }, () => "flour")],
  ["a list of lists", Array.from({ length: 40 }, () => [1])],
  ["fields", { ingredients: ["flour"], mealType: "dinner", ratingCount: 3, note: null }],
  ["a field with a long name", { ["n".repeat(500)]: 1 }],
  ["many fields", Object.fromEntries(Array.from({ length: 50 }, (_, index) => [`n${index}`, 1]))],
])("%s weighs about what it comes to on its way here", (_, value) => {
  const sent = new TextEncoder().encode(JSON.stringify(wrap(value))).length;
  expect(weightOf(value)).toBeGreaterThanOrEqual(sent * 0.9);
  expect(weightOf(value)).toBeLessThan(sent * 1.5 + 10);
});

// Found by a random run: seed 366561229, path 61:1:1:0:2:4:4:4:3:3:3:3:3:3:5:6:6:9:11:11 and on.
test("[S12.1] what was asked for before a newer app took the database over is not noted any more", async () => {
  const { db, open, spent } = await start();
  const budget = await open(START);
  const asked = budget.pay(7_000, async () => {
    await putMeta(db, { engineVersion: ENGINE_VERSION + 1 });
    return { found: [{ fields: soup }] };
  });
  await asked;
  await expect(budget.close()).rejects.toThrow(OutdatedEngineError);
  expect(await spent()).toMatchObject({ since: START, bytes: 7_000 });
});
