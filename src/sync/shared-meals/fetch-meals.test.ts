import { expect, test } from "vitest";

import { ENGINE_VERSION, OutdatedEngineError } from "#db/engine-version.ts";
import { getMeta, putMeta } from "#db/meta.ts";
import { createDevice, sharedFields } from "#sync/doubles/device.fixture.ts";
import { createMemoryServer } from "#sync/doubles/memory-server.ts";

import { fetchMeals, SHARED_BYTES_A_DAY, weightOf } from "./fetch-meals.ts";

const DAY = 86_400_000;
const START = 100 * DAY;
/** The most that one meal can weigh. */
const MEAL = 25_000;
const soup = { id: "soup", fields: sharedFields("soup", 1) };
const nothing = { id: "nothing", fields: null };

async function start() {
  const { db, context } = await createDevice(createMemoryServer());
  const fetch = (now: number, ask: (size: number) => Promise<(typeof soup | typeof nothing)[]>) =>
    fetchMeals({ ...context, now: () => now }, { most: 5, ask });
  return {
    db,
    context,
    fetch,
    lose: async (now: number) => {
      const lost = fetch(now, () => Promise.reject(new Error("lost")));
      await expect(lost).rejects.toThrow("lost");
    },
    /** For how many meals the budget has room: none if nothing may be asked for. */
    room: async (now: number) => (await fetch(now, () => Promise.resolve([])))?.size ?? 0,
    spent: () => getMeta(db, "sharedMealsSpent", { since: -1, bytes: -1 }),
    /** Spends all but `left` of the day's budget; the day begins at `START`. */
    leave: (left: number) =>
      putMeta(db, { sharedMealsSpent: { since: START, bytes: SHARED_BYTES_A_DAY - left } }),
  };
}

test("[S5.20] [S5.21] a day's budget is 2 MB, to the byte", async () => {
  const { leave, room } = await start();
  await leave(5 * MEAL);
  expect(await room(START)).toBe(5);
  await leave(5 * MEAL - 1);
  expect(await room(START)).toBe(0);
  expect(SHARED_BYTES_A_DAY).toBe(2_000_000);
});

test("[S5.20] a request is charged what it brought, however much it might have", async () => {
  const { fetch, spent } = await start();
  const found = [soup, nothing];
  expect(await fetch(START, () => Promise.resolve(found))).toEqual({ size: 5, found });
  await fetch(START + 1, () => Promise.resolve([soup]));
  const bytes = 2 * weightOf(soup.fields) + weightOf(null);
  expect(await spent()).toEqual({ since: START, bytes });
});

test("[S5.20] a meal of the list that is new here costs as much as checking it, unless it is taken down", async () => {
  const { context, spent } = await start();
  const wanted = { most: 5, leastBytes: 16_000 };
  const hidden = { id: "hidden", fields: { ...sharedFields("hidden", 1), moderation: "hidden" } };
  const found = [soup, hidden, nothing];
  await fetchMeals(context, { ...wanted, ask: () => Promise.resolve(found) });
  const others = weightOf(hidden.fields) + weightOf(null);
  expect((await spent()).bytes).toBe(16_000 + others);
  // Fetched anew, it is not checked anew.
  await fetchMeals(context, { ...wanted, ask: () => Promise.resolve([soup]) });
  expect((await spent()).bytes).toBe(16_000 + others + weightOf(soup.fields));
});

test("[S5.22] one that fails is charged all that it could have brought", async () => {
  const { lose, spent } = await start();
  await lose(START);
  expect(await spent()).toEqual({ since: START, bytes: 5 * MEAL, isUnanswered: true });
});

test("[S5.22] an app that is closed while it asks has spent it", async () => {
  const { fetch, spent } = await start();
  let noted: unknown;
  await fetch(START, async () => {
    noted = await spent();
    return [];
  });
  expect(noted).toEqual({ since: START, bytes: 5 * MEAL, isUnanswered: true });
  expect(await spent()).toEqual({ since: START, bytes: 0 });
});

test("[S5.20] a new day begins 24 hours after the last one did", async () => {
  const { leave, room, spent } = await start();
  await leave(0);
  expect(await room(START + DAY - 1)).toBe(0);
  expect(await spent()).toMatchObject({ since: START });
  expect(await room(START + DAY)).toBe(5);
  expect(await spent()).toMatchObject({ since: START + DAY, bytes: 0 });
});

test("[S5.20] [S13.2] a clock set back begins the day anew, and gives nothing back", async () => {
  const { leave, room, spent } = await start();
  await leave(0);
  expect(await room(START - 5 * DAY)).toBe(0);
  expect(await spent()).toMatchObject({ since: START - 5 * DAY, bytes: SHARED_BYTES_A_DAY });
  expect(await room(START - 4 * DAY)).toBe(5);
});

test("[S5.31] after a request without an answer one meal is asked for, until one comes", async () => {
  const { lose, room } = await start();
  await lose(START);
  expect([await room(START + 1), await room(START + 2)]).toEqual([1, 5]);
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
  const { db, fetch, spent } = await start();
  const asked = fetch(START, async () => {
    await putMeta(db, { engineVersion: ENGINE_VERSION + 1 });
    return [soup];
  });
  await expect(asked).rejects.toThrow(OutdatedEngineError);
  expect(await spent()).toMatchObject({ since: START, bytes: 5 * MEAL });
  expect(await db.aiMeals.count()).toBe(0);
});
