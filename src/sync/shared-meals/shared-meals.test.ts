import { afterEach, expect, test, vi } from "vitest";

import { retryDeadLetter } from "#db/mutate.ts";
import { createDevice, makeMeal, makePlan, sharedFields } from "#sync/doubles/device.fixture.ts";
import { createMemoryServer, type CommitRequest } from "#sync/doubles/memory-server.ts";
import { pull } from "#sync/pull/pull.ts";
import { push } from "#sync/push/push.ts";

import { refreshSharedMeals } from "./refresh.ts";

const portions = { fridge: 2, freezer: 0 };
const log = (id: string, stars: number) => ({
  meal: makeMeal(id),
  stars,
  planId: null,
  portions,
  imageUrl: "",
  at: 5,
});
/** Rules that refuse every public change. */
const refusesShared = ({ writes }: CommitRequest) =>
  [...writes.keys()].some((path) => path.startsWith("aiMeals/"));

afterEach(() => {
  vi.useRealTimers();
});

test("[S5.14] [S5.15] a new device has the cook's own plan though no shared meal ever arrives", async () => {
  const server = createMemoryServer();
  const other = await createDevice(server);
  await other.mutate("savePlan", { plan: makePlan("p1"), addToShoppingList: false, at: 6 });
  await other.sync();
  const device = await createDevice(server);
  device.link.pause = () =>
    device.link.requests.some((name) => name.startsWith("changes deletions"))
      ? new Promise(() => undefined)
      : Promise.resolve();
  expect(await pull(device.context)).toBe("applied");
  expect(await device.db.aiMealPlans.count()).toBe(1);
});

test("[S5.17] shared meals that fail to come are not refreshed, and nothing else comes of it", async () => {
  const server = createMemoryServer();
  const device = await createDevice(server);
  server.edit("aiMeals/m", sharedFields("m", 1_000));
  await pull(device.context);
  device.link.offline = true;
  await refreshSharedMeals(device.context);
  expect(await device.db.aiMeals.count()).toBe(0);
  device.link.offline = false;
  await refreshSharedMeals(device.context);
  expect(await device.db.aiMeals.count()).toBe(1);
});

test("[S5.16] shared meals come ten at a time", async () => {
  const server = createMemoryServer();
  for (let at = 0; at < 25; at += 1) server.edit(`aiMeals/m${at}`, sharedFields(`m${at}`, at + 1));
  const device = await createDevice(server);
  await device.sync();
  expect(device.link.requests.filter((name) => name === "sharedMeals")).toHaveLength(3);
  expect(await device.db.aiMeals.count()).toBe(25);
});

test("[S5.16] [S5.17] a page that does not come in 8 s is given up; those before it stay, and the next try goes on", async () => {
  const server = createMemoryServer();
  for (let at = 0; at < 25; at += 1) server.edit(`aiMeals/m${at}`, sharedFields(`m${at}`, at + 1));
  const device = await createDevice(server);
  await pull(device.context);
  const asked = () => device.link.requests.filter((name) => name === "sharedMeals").length;
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  // Polling would move the faked clock.
  const stuck = new Promise<void>((resolve) => {
    device.link.pause = async () => {
      if (asked() !== 1) return;
      resolve();
      await new Promise(() => undefined);
    };
  });
  const refreshed = refreshSharedMeals(device.context).then(() => "done");
  await stuck;
  await vi.advanceTimersByTimeAsync(7_999);
  expect(await Promise.race([refreshed, Promise.resolve("waiting")])).toBe("waiting");
  await vi.advanceTimersByTimeAsync(1);
  expect(await refreshed).toBe("done");
  expect(await device.db.aiMeals.count()).toBe(10);
  device.link.pause = () => Promise.resolve();
  vi.useRealTimers();
  await refreshSharedMeals(device.context);
  expect(await device.db.aiMeals.count()).toBe(25);
});

test.each([
  ["a number among the ingredients", { ingredients: [{ name: "rice", amount: "1" }, 7] }],
  ["a title as long as a book", { title: "x".repeat(121) }],
  ["an average in words", { ratingAverage: "five" }],
  ["more to read than is shared today", { instructions: ["x".repeat(4_001), "x".repeat(4_000)] }],
])("[S2.14] a shared meal with %s is left out, not mended", async (_, spoiled) => {
  const server = createMemoryServer();
  server.edit("aiMeals/bad", { ...sharedFields("bad", 1_000), ...spoiled });
  server.edit("aiMeals/good", sharedFields("good", 1_000));
  const device = await createDevice(server);
  await device.sync();
  expect(await device.db.aiMeals.toCollection().primaryKeys()).toEqual(["good"]);
});

test("[S2.13] rating and heart of a shared meal send what they move, and nothing else of it", async () => {
  const server = createMemoryServer();
  const meal = { ...sharedFields("soup", 1_000), note: { of: "a newer app" } };
  server.edit("aiMeals/soup", meal);
  const device = await createDevice(server);
  await device.sync();
  await device.mutate("rateMeal", { meal: makeMeal("soup"), stars: 4, at: 9 });
  const requests: CommitRequest[] = [];
  server.denyWhen((request) => {
    requests.push(request);
    return false;
  });
  await device.sync();
  await device.mutate("setFavorite", { mealId: "soup", on: true, at: 10 });
  await device.sync();
  const sent = requests.flatMap(({ writes }) => writes.get("aiMeals/soup") ?? []);
  expect(sent).toEqual([
    { ratingAverage: 4.5, ratingCount: 2, updatedAt: 9 },
    { favoriteCount: 1 },
  ]);
  expect(server.read("aiMeals/soup").fields).toMatchObject({
    ...meal,
    ratingAverage: 4.5,
    ratingCount: 2,
    favoriteCount: 1,
    updatedAt: 9,
  });
});

test("[S7.37] a log whose rating is refused stores its portions, and tells of the stars", async () => {
  const server = createMemoryServer();
  const device = await createDevice(server);
  await device.sync();
  server.denyWhen(refusesShared);
  await device.mutate("logMeal", log("soup", 5));
  await device.mutate("setCurrentMeal", { mealId: "m", on: true, at: 6 });
  await device.sync();

  expect(server.read("users/alice").fields).toMatchObject({
    storedMeals: [{ recipeId: "soup", count: 2 }],
    current_meals: ["m"],
  });
  expect((await device.user())?.storedMeals).toHaveLength(1);
  expect(await device.db.aiMeals.count()).toBe(0);
  expect(await device.pending()).toEqual([]);
  const [lost, ...others] = await device.db.deadLetters.toArray();
  expect(others).toEqual([]);
  expect(lost).toMatchObject({ name: "rateMeal", args: { stars: 5, meal: { id: "soup" } } });

  server.denyWhen(() => false);
  await retryDeadLetter(device.db, lost?.id ?? "");
  await device.sync();
  expect(server.read("aiMeals/soup").fields).toMatchObject({ ratingCount: 1, ratingAverage: 5 });
  expect((await device.user())?.storedMeals).toMatchObject([{ count: 2 }]);
});

test("[S2.14] [S7.37] a log on a shared meal that is not sound stores its portions", async () => {
  const server = createMemoryServer();
  const spoiled = { ...sharedFields("soup", 1_000), ingredients: [{ name: "a", amount: "" }, 7] };
  server.edit("aiMeals/soup", spoiled);
  const device = await createDevice(server);
  await device.sync();
  await device.mutate("logMeal", log("soup", 5));
  await device.mutate("setFavorite", { mealId: "soup", on: true, at: 6 });
  await device.sync();
  expect(server.read("users/alice").fields).toMatchObject({
    storedMeals: [{ recipeId: "soup", count: 2 }],
    favorites: ["soup"],
  });
  expect(server.read("aiMeals/soup").fields).toEqual(spoiled);
  expect(await device.db.deadLetters.toArray()).toMatchObject([{ name: "rateMeal" }]);
});

test("[S7.37] a heart whose count is refused stays a heart, and nothing is parked", async () => {
  const server = createMemoryServer();
  server.edit("aiMeals/soup", sharedFields("soup", 1_000));
  const device = await createDevice(server);
  await device.sync();
  server.denyWhen(refusesShared);
  await device.mutate("setFavorite", { mealId: "soup", on: true, at: 6 });
  await device.sync();
  expect(server.read("users/alice").fields).toMatchObject({ favorites: ["soup"] });
  expect(await device.db.deadLetters.count()).toBe(0);
  expect(await device.db.aiMeals.get("soup")).toMatchObject({ favoriteCount: 0 });
});

test("[S7.37] a report that is refused still hides the meal from who made it", async () => {
  const server = createMemoryServer();
  server.edit("aiMeals/soup", sharedFields("soup", 1_000));
  const device = await createDevice(server);
  await device.sync();
  server.denyWhen(refusesShared);
  await device.mutate("reportMeal", { mealId: "soup", on: true, at: 6 });
  await device.sync();
  const hidden = { reported: false, hides: "meal" };
  expect(server.read("users/alice/mealMarks/soup").fields).toMatchObject(hidden);
  expect(await device.db.mealMarks.get("soup")).toMatchObject(hidden);
  expect(await device.db.deadLetters.count()).toBe(0);
});

test("[S2.27] [S7.37] a rating that was refused and got through after all is not told as lost", async () => {
  const server = createMemoryServer();
  const device = await createDevice(server);
  await device.sync();
  await device.mutate("logMeal", log("soup", 5));
  device.link.commits = ["normal", "late"];
  await expect(push(device.context)).rejects.toMatchObject({ kind: "transient" });
  server.denyWhen(refusesShared);
  device.link.pause = async () => {
    if (!device.link.requests.includes("refreshToken")) return;
    device.link.pause = async () => undefined;
    server.denyWhen(() => false);
    server.deliverLate();
  };
  await device.sync();
  expect(server.read("aiMeals/soup").fields).toMatchObject({ ratingCount: 1 });
  expect(await device.db.deadLetters.count()).toBe(0);
  expect((await device.user())?.storedMeals).toHaveLength(1);
});

test("a cook counts once a meal, however often and from wherever they rate it", async () => {
  const server = createMemoryServer();
  const [phone, tablet] = [await createDevice(server), await createDevice(server)];
  for (const device of [phone, tablet, phone]) {
    await device.sync();
    await device.mutate("logMeal", log("soup", 4));
    await device.sync();
  }
  const bob = await createDevice(server, { uid: "bob" });
  await bob.mutate("logMeal", log("soup", 5));
  await bob.sync();
  expect(server.read("aiMeals/soup").fields).toMatchObject({ ratingCount: 2, ratingAverage: 4.5 });
  expect(server.read("users/alice").fields).toMatchObject({
    storedMeals: [{ count: 2 }, { count: 2 }, { count: 2 }],
  });
});

test("what a shared meal tells of its plan is nothing", async () => {
  const server = createMemoryServer();
  const device = await createDevice(server);
  await device.mutate("logMeal", { ...log("soup", 5), planId: "the-plan" });
  await device.sync();
  const { fields } = server.read("aiMeals/soup");
  expect(fields).toMatchObject({ id: "soup", planId: "soup" });
  expect(JSON.stringify(fields)).not.toContain("the-plan");
});
