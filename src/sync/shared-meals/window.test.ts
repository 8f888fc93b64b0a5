import { expect, test, vi } from "vitest";

import { writeDocs } from "#db/document-store.ts";
import { getMeta, putMeta } from "#db/meta.ts";
import { emptyUser } from "#domain/user-document.ts";
import { createDevice, makeMeal, sharedFields, type Device } from "#sync/doubles/device.fixture.ts";
import { createMemoryServer } from "#sync/doubles/memory-server.ts";
import { RemoteError } from "#sync/remotes/remote.ts";

import { SHARED_BYTES_A_DAY } from "./fetch-meals.ts";
import { refreshSharedMeals } from "./refresh.ts";

/** Which shared meals are requested, and when; which of the stored ones are kept. */

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const NOON = 20_000 * DAY;
const PAGE_BYTES = 250_000;
const BY_ID_BYTES = 125_000;

/** A device with a log of its requests for others' meals. */
async function start() {
  const time = { now: NOON };
  const server = createMemoryServer({ now: () => time.now });
  const device = await createDevice(server, { now: () => time.now });
  const { remote } = device.context;
  const { sharedMeals } = remote;
  const windows: Parameters<typeof sharedMeals>[0][] = [];
  remote.sharedMeals = async (query) => {
    windows.push(query);
    return sharedMeals(query);
  };
  const byId = () =>
    device.link.requests
      .filter((name) => name.startsWith("get aiMeals/"))
      .map((name) => name.slice("get aiMeals/".length));
  const refresh = async () => refreshSharedMeals(device.context);
  return { time, server, device, windows, byId, refresh };
}

async function keepFavorites({ db }: Device, favorites: string[], current_meals: string[] = []) {
  const doc = { ...emptyUser(1), favorites, current_meals };
  await writeDocs(db, [{ collection: "users", id: "alice", doc }]);
}

/** Puts meals on the device as if the server had sent them before. */
async function store({ db }: Device, meals: readonly Record<string, unknown>[]): Promise<void> {
  const rows = meals.map((doc) => ({ collection: "aiMeals" as const, id: String(doc["id"]), doc }));
  await writeDocs(db, rows);
}

/** A stored meal that was shared at `at`, or one whose time of sharing is not read yet. */
const sharedAt = (id: string, at: number) => ({ ...sharedFields(id, at), sharedAt: at });
function madeAt(id: string, createdAt: number) {
  const { sharedAt: _, ...fields } = sharedFields(id, createdAt);
  return fields;
}

const mealIds = async ({ db }: Device) => db.aiMeals.toCollection().primaryKeys();
const ids = (count: number) => Array.from({ length: count }, (_, at) => `m${at + 100}`);

test("[S5.25] [S5.26] [S5.27] the newest are asked for at first, a day later and after a clock was set back; what is newer, after an hour; each if a screen asks", async () => {
  const { time, server, device, windows, refresh } = await start();
  server.edit("aiMeals/soup", sharedFields("soup", NOON - DAY));
  server.edit("aiMeals/stew", sharedFields("stew", NOON - 2 * DAY));
  const asked = async (passed: number, wanted: number) => {
    await putMeta(device.db, { sharedMealsAt: NOON, sharedMealsWantedAt: wanted });
    time.now = NOON + passed;
    windows.length = 0;
    await refresh();
    return windows.map(({ newerThan = "all" }) => newerThan);
  };
  await refresh();
  expect(windows).toStrictEqual([{ limit: 10 }]);
  expect(await getMeta(device.db, "sharedMealsAt", 0)).toBe(NOON);

  const newer = NOON - DAY - 60_000;
  expect(await asked(HOUR - 1, NOON + HOUR)).toEqual([]);
  expect(await asked(HOUR, NOON + HOUR)).toEqual([newer]);
  expect(await getMeta(device.db, "sharedMealsAt", 0)).toBe(NOON + HOUR);
  expect(await asked(DAY - 1, NOON + 1)).toEqual([newer]);
  expect(await asked(DAY, NOON + 1)).toEqual(["all"]);
  // No screen has shown the shared meals since, or ever.
  for (const passed of [HOUR, DAY]) {
    expect(await asked(passed, NOON)).toEqual([]);
    expect(await asked(passed, 0)).toEqual([]);
  }
  expect(await asked(0, NOON + 1)).toEqual([]);
  expect(await asked(-1, 1)).toEqual(["all"]);
  expect(await asked(-1, 0)).toEqual([]);
  await device.db.aiMeals.clear();
  await store(device, [madeAt("pie", NOON)]);
  expect(await asked(HOUR, NOON + 1)).toEqual([-60_000]);
});

test("[S5.16] [S5.25] pages follow one another until one is not full, a hundred meals at the most", async () => {
  const { server, device, windows, refresh } = await start();
  for (const [at, id] of ids(20).entries()) {
    server.edit(`aiMeals/${id}`, sharedFields(id, NOON - at));
  }
  await refresh();
  expect(windows.map(({ after }) => after?.id)).toEqual([undefined, "m109", "m119"]);
  expect(await mealIds(device)).toEqual(ids(20));
  for (const [at, id] of ids(120).entries()) {
    server.edit(`aiMeals/${id}`, sharedFields(id, NOON - at));
  }
  await device.db.meta.delete("sharedMealsAt");
  windows.length = 0;
  await refresh();
  expect(windows).toHaveLength(10);
  expect(await mealIds(device)).toEqual(ids(100));
});

test("[S5.20] however short they are, at most 125 meals that others put on the list come new in a day", async () => {
  const { time, server, device, refresh } = await start();
  const everHere = new Set<string>();
  for (let hour = 0; hour < 12; hour += 1) {
    time.now = NOON + hour * HOUR;
    // A hundred new ones each hour, from as many accounts as that takes.
    for (const id of ids(100))
      server.edit(`aiMeals/h${hour}-${id}`, sharedFields(`h${hour}-${id}`, time.now));
    await putMeta(device.db, { sharedMealsWantedAt: time.now });
    await refresh();
    for (const id of await mealIds(device)) everHere.add(id);
  }
  expect(everHere.size).toBeGreaterThanOrEqual(100);
  expect(everHere.size).toBeLessThanOrEqual(125);
});

test("[S5.25] what is taken down takes none of the hundred's places", async () => {
  const { server, device, refresh } = await start();
  for (const [at, id] of ids(130).entries()) {
    const moderation = at < 25 ? "hidden" : null;
    server.edit(`aiMeals/${id}`, { ...sharedFields(id, NOON - at), moderation });
  }
  await refresh();
  expect(await mealIds(device)).toEqual(ids(130));
});

test("[S5.29] what is not among the newest goes, but for what the cook keeps, is changing, or waits for", async () => {
  const { server, device, refresh } = await start();
  server.edit("aiMeals/new", sharedFields("new", NOON));
  const kept = ["heart", "cooking", "rated", "based", "late"];
  await store(
    device,
    [...kept, "gone"].map((id) => sharedAt(id, 5)),
  );
  await store(device, [madeAt("unread", 5)]);
  await keepFavorites(device, ["heart"], ["cooking"]);
  await device.mutate("rateMeal", { meal: makeMeal("rated"), stars: 5, at: 1 });
  await device.db.base.put({ collection: "aiMeals", id: "based", doc: sharedAt("based", 5) });
  // More than are looked up at a time: the last one has to wait.
  await putMeta(device.db, { sharedMealsStale: [...ids(50), "late"] });
  await refresh();
  expect((await mealIds(device)).toSorted()).toEqual([...kept, "new"].toSorted());
});

test("[S5.29] what could not be read whole removes nothing, nor does what was only added", async () => {
  const { time, server, device, windows, refresh } = await start();
  for (const id of ids(20)) server.edit(`aiMeals/${id}`, sharedFields(id, NOON));
  await store(device, [sharedAt("gone", 5)]);
  const spent = { since: NOON, bytes: SHARED_BYTES_A_DAY - PAGE_BYTES };
  await putMeta(device.db, { sharedMealsSpent: spent });
  await refresh();
  expect(windows).toHaveLength(1);
  expect(await mealIds(device)).toHaveLength(11);
  time.now += HOUR;
  await putMeta(device.db, { sharedMealsWantedAt: time.now });
  await device.db.meta.delete("sharedMealsSpent");
  await refresh();
  expect(await device.db.aiMeals.get("gone")).toBeDefined();
});

test("[S5.21] with nothing left of the day, nothing is asked", async () => {
  const { server, device, windows, byId, refresh } = await start();
  server.edit("aiMeals/soup", sharedFields("soup", NOON));
  await keepFavorites(device, ["soup"]);
  const left = async (bytes: number) => {
    const spent = { since: NOON, bytes: SHARED_BYTES_A_DAY - bytes };
    await putMeta(device.db, { sharedMealsSpent: spent });
    await device.db.meta.delete("sharedMealsAt");
    await refresh();
    return [windows.splice(0).length, byId().length];
  };
  expect(await left(BY_ID_BYTES - 1)).toEqual([0, 0]);
  expect(await left(BY_ID_BYTES)).toEqual([0, 1]);
  expect(await left(PAGE_BYTES - 1)).toEqual([0, 1]);
  expect(await left(PAGE_BYTES)).toEqual([1, 1]);
});

test("[S4.6] [S5.28] fifty are looked up by id at one time, five at once, those that have changed first", async () => {
  const { device, byId, refresh } = await start();
  await keepFavorites(device, ids(60));
  await putMeta(device.db, { sharedMealsAt: NOON, sharedMealsStale: ["stale", "m159"] });
  const { get } = device.context.remote;
  let [open, most] = [0, 0];
  device.context.remote.get = async (path) => {
    open += 1;
    most = Math.max(most, open);
    await Promise.resolve();
    open -= 1;
    return get(path);
  };
  await refresh();
  expect(byId()).toEqual(["stale", "m159", ...ids(48)]);
  expect(most).toBe(5);
  // None of them exists, and the device knows that.
  expect(await getMeta(device.db, "sharedMealsStale", ["?"])).toEqual([]);
  expect(await getMeta(device.db, "sharedMealsAbsent", [])).toEqual(byId());
  await refresh();
  expect(byId().slice(50)).toEqual(ids(60).slice(48, 59));
  // A caller that does not say whether anything is new is treated as if something were.
  await keepFavorites(device, ["new"]);
  await refreshSharedMeals(device.context);
  expect(byId().at(-1)).toBe("new");
});

test("[S5.28] what the cook keeps is looked up where it is nowhere here and may be there", async () => {
  const { time, server, device, byId, refresh } = await start();
  await store(device, [sharedAt("here", NOON - DAY)]);
  const recipe = { ...makeMeal("own"), userId: "alice", createdAt: 1, updatedAt: 1 };
  await device.mutate("savePersonalRecipe", { recipe });
  await putMeta(device.db, { sharedMealsAt: NOON, sharedMealsAbsent: ["absent"] });
  await keepFavorites(device, ["here", "own", "a/b", "absent", "soup"], ["soup", "pie"]);
  await refresh();
  expect(byId()).toEqual(["soup", "pie"]);
  server.edit("aiMeals/absent", sharedFields("absent", NOON - 2 * DAY));
  time.now += HOUR;
  await putMeta(device.db, { sharedMealsWantedAt: time.now });
  await refresh();
  expect(byId()).toHaveLength(2);
  // Once a day, this includes those that did not exist the last time.
  time.now += DAY;
  await putMeta(device.db, { sharedMealsWantedAt: time.now });
  await refresh();
  expect(byId().slice(2)).toEqual(["absent", "soup", "pie"]);
  expect(await device.db.aiMeals.get("absent")).toBeDefined();
});

test("[S5.28] one that could not be asked for is not taken for one that is not there", async () => {
  const { device, byId, refresh } = await start();
  await keepFavorites(device, ["soup"]);
  await putMeta(device.db, { sharedMealsAt: NOON });
  device.link.offline = true;
  await refresh();
  expect(await getMeta(device.db, "sharedMealsAbsent", [])).toEqual([]);
  device.link.offline = false;
  await refresh();
  expect(byId()).toEqual(["soup"]);
});

test("[S5.19] an answer from before a change of the cook's left the overlay is asked for again, twice", async () => {
  const { server, device, windows, refresh } = await start();
  server.edit("aiMeals/soup", sharedFields("soup", NOON));
  let moving = 1;
  device.link.pause = async () => {
    if (moving === 0) return;
    moving -= 1;
    const moves = await getMeta(device.db, "sharedMealsMoves", 0);
    await putMeta(device.db, { sharedMealsMoves: moves + 1 });
  };
  await refresh();
  expect(windows).toHaveLength(2);
  expect(await mealIds(device)).toEqual(["soup"]);

  const again = async () => {
    await device.db.meta.delete("sharedMealsAt");
    await device.db.aiMeals.clear();
    windows.length = 0;
    moving = 10;
    await refresh();
    expect(await mealIds(device)).toEqual([]);
    return windows.length;
  };
  expect(await again()).toBe(3);
  expect(await getMeta(device.db, "sharedMealsAt", 0)).toBe(0);
  const spent = { since: NOON, bytes: SHARED_BYTES_A_DAY - PAGE_BYTES };
  await putMeta(device.db, { sharedMealsSpent: spent });
  expect(await again()).toBe(1);
});

test("[S5.18] a meal that pending changes are laid over is left as it is, and looked up once they are gone", async () => {
  const { server, device, byId, refresh } = await start();
  for (const id of ["soup", "stew"]) server.edit(`aiMeals/${id}`, sharedFields(id, NOON));
  await device.mutate("rateMeal", { meal: makeMeal("soup"), stars: 4, at: 1 });
  // A cook's private mark of a meal is not applied to it.
  await device.mutate("hideMeal", { mealId: "stew", hides: "meal", at: 1 });
  const shown = await device.db.aiMeals.get("soup");
  await putMeta(device.db, { sharedMealsAt: NOON, sharedMealsStale: ["soup", "stew"] });
  await refresh();
  expect(byId()).toEqual(["soup", "stew"]);
  expect(await device.db.aiMeals.get("soup")).toEqual(shown);
  expect(await device.db.aiMeals.get("stew")).toMatchObject({ title: "stew" });
  expect(await getMeta(device.db, "sharedMealsStale", [])).toEqual(["soup"]);
  expect(await getMeta(device.db, "sharedMealsAbsent", [])).toEqual([]);
});

test("[S5.28] where there is nothing to ask for, nothing is written either", async () => {
  const { device, refresh } = await start();
  await putMeta(device.db, { sharedMealsAt: NOON });
  const before = await device.db.meta.toArray();
  await refresh();
  expect(await device.db.meta.toArray()).toEqual(before);
});

test("[S11.1] nothing is asked as another account", async () => {
  const { device, windows, refresh } = await start();
  device.link.uid = "mallory";
  await refresh();
  expect(windows).toEqual([]);
});

test("a fault of the app's own is not taken for one of the network, and what it cost is noted", async () => {
  const { device, refresh } = await start();
  const spent = async () =>
    (await getMeta(device.db, "sharedMealsSpent", { since: 0, bytes: 0 })).bytes;
  device.context.remote.sharedMeals = async () => Promise.reject(new TypeError("a bug"));
  await expect(refresh()).rejects.toThrow("a bug");
  expect(await spent()).toBe(PAGE_BYTES);
  device.context.remote.sharedMeals = async () =>
    Promise.reject(new RemoteError("transient", "by the test"));
  await refresh();
  expect(await spent()).toBe(PAGE_BYTES + PAGE_BYTES / 10);
});

test("[S5.31] after a request without an answer one meal is asked for at a time, until one comes", async () => {
  const { server, device, windows, byId, refresh } = await start();
  for (const id of ids(12)) server.edit(`aiMeals/${id}`, sharedFields(id, NOON));
  await keepFavorites(device, ids(12));
  const { get, sharedMeals } = device.context.remote;
  device.context.remote.get = async () => Promise.reject(new RemoteError("transient", "lost"));
  await refresh();
  const spent = async () => getMeta(device.db, "sharedMealsSpent", { since: 0, bytes: 0 });
  expect(await spent()).toEqual({ since: NOON, bytes: BY_ID_BYTES, isUnanswered: true });
  // Ten more failures in a row leave more than half of the day's budget.
  for (let time = 0; time < 10; time += 1) await refresh();
  expect((await spent()).bytes).toBe(BY_ID_BYTES + (10 * BY_ID_BYTES) / 5);

  device.context.remote.get = get;
  const answered = byId().length;
  device.context.remote.sharedMeals = async (query) => {
    windows.push(query);
    throw new RemoteError("transient", "lost");
  };
  await refresh();
  expect(byId().slice(answered)).toEqual(ids(12));
  expect(windows.splice(0).map(({ limit }) => limit)).toEqual([10]);
  device.context.remote.sharedMeals = sharedMeals;
  await refresh();
  expect(windows.map(({ limit }) => limit)).toEqual([1, 10, 10]);
  expect(await spent()).not.toHaveProperty("isUnanswered");
});

test("what has come is not waited for any longer", async () => {
  const { device, windows, refresh } = await start();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  try {
    await refresh();
    expect(windows).toHaveLength(1);
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    vi.useRealTimers();
  }
  expect(await mealIds(device)).toEqual([]);
});

test("[S5.35] a meal that a screen waits for is looked up by id, and stays though it is none of the newest", async () => {
  const { server, device, byId, refresh } = await start();
  const { sharedAt: _, ...old } = sharedAt("linked", NOON - DAY);
  server.edit("aiMeals/linked", old);
  await putMeta(device.db, { sharedMealsSought: ["linked", "nowhere", "a/b"] });
  await refresh();
  expect(byId()).toEqual(["linked", "nowhere"]);
  expect(await device.db.aiMeals.toCollection().primaryKeys()).toEqual(["linked"]);
  expect(await getMeta(device.db, "sharedMealsSought", [])).toEqual([]);
});

test("[S5.35] a lookup that fails, or that the day's budget refuses, is given up", async () => {
  const { server, device, byId, refresh } = await start();
  server.edit("aiMeals/linked", sharedAt("linked", NOON));
  await putMeta(device.db, { sharedMealsAt: NOON, sharedMealsSought: ["linked"] });
  device.link.offline = true;
  await refresh();
  expect(await getMeta(device.db, "sharedMealsSought", [])).toEqual([]);
  device.link.offline = false;
  const spent = { since: NOON, bytes: SHARED_BYTES_A_DAY };
  await putMeta(device.db, { sharedMealsSpent: spent, sharedMealsSought: ["linked"] });
  await refresh();
  expect(await getMeta(device.db, "sharedMealsSought", [])).toEqual([]);
  expect(byId()).toEqual([]);
});
