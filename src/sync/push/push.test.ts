import { expect, test } from "vitest";

import { readUser } from "#domain/user-document.ts";
import {
  createDevice,
  makeMeal,
  makePlan,
  rowsOf,
  type Device,
} from "#sync/doubles/device.fixture.ts";
import { createMemoryServer } from "#sync/doubles/memory-server.ts";
import { pull } from "#sync/pull/pull.ts";
import { RemoteError, type Fields } from "#sync/remotes/remote.ts";

import { withFields } from "../../../tests/support/unknown-fields.ts";
import { push } from "./push.ts";

const portions = { fridge: 1, freezer: 0 };

async function store(device: Device, id: string): Promise<void> {
  const args = { planId: null, portions, stars: null, imageUrl: "", at: 5 };
  await device.mutate("logMeal", { meal: makeMeal(id), ...args });
}

function storedIds(server: ReturnType<typeof createMemoryServer>): string[] {
  const { storedMeals } = readUser(server.read("users/alice").fields, 0);
  return storedMeals.map(({ recipeId }) => recipeId);
}

test("[S2.1] [S2.3] [S2.5] [S2.23] pending mutations are folded in order into one commit with the next version and last mutation id", async () => {
  const server = createMemoryServer({ now: () => 77 });
  const device = await createDevice(server);
  await pull(device.context);
  await store(device, "soup");
  await store(device, "stew");
  await device.mutate("savePlan", { plan: makePlan("p1"), addToShoppingList: false, at: 6 });

  expect(await push(device.context)).toBe("applied");

  expect(server.log).toHaveLength(1);
  expect([...(server.log[0]?.writes.keys() ?? [])].toSorted()).toEqual([
    "users/alice",
    "users/alice/aiMealPlans/p1",
  ]);
  expect(storedIds(server)).toEqual(["soup", "stew"]);
  expect(server.read("users/alice/aiMealPlans/p1").fields).toMatchObject({ id: "p1", v: 1 });
  const clientId = (await device.db.meta.get("clientId"))?.value as string;
  expect(server.read("users/alice").fields?.["sync"]).toEqual({
    v: 1,
    at: new Date(77),
    clients: { alice: { [clientId]: { seq: 3, id: expect.any(String), at: new Date(77) } } },
    moved: { from: 0, to: 1, aiMealPlans: 1 },
  });
  expect(await device.pending()).toEqual([]);
});

test("[S2.9] a lost reply is found out by the last mutation id: nothing is applied twice", async () => {
  const server = createMemoryServer();
  const device = await createDevice(server);
  await pull(device.context);
  device.link.commits = ["lost-reply"];
  await store(device, "soup");
  await expect(push(device.context)).rejects.toMatchObject({ kind: "transient" });
  expect(await device.pending()).toEqual(["logMeal"]);

  await device.sync();

  expect(storedIds(server)).toEqual(["soup"]);
  expect(server.log).toHaveLength(1);
  expect(await device.pending()).toEqual([]);
  expect((await device.user())?.storedMeals).toHaveLength(1);
});

test("[S2.9] a lost reply with more changes behind it: only those are sent", async () => {
  const server = createMemoryServer();
  const device = await createDevice(server);
  await pull(device.context);
  device.link.commits = ["lost-reply"];
  await store(device, "soup");
  await expect(push(device.context)).rejects.toBeInstanceOf(RemoteError);
  await store(device, "stew");

  expect(await push(device.context)).toBe("pull");

  expect(storedIds(server)).toEqual(["soup", "stew"]);
  // Both are on the server, but the local copy of its state has neither yet: no flicker [S4.1].
  expect((await device.user())?.storedMeals).toHaveLength(2);
  expect(await device.pending()).toEqual(["logMeal", "logMeal"]);
  await pull(device.context);
  expect((await device.user())?.storedMeals).toHaveLength(2);
  expect(await device.pending()).toEqual([]);
});

test("[S2.9] a request delivered twice, or after its sender gave up, is applied once", async () => {
  const server = createMemoryServer();
  const device = await createDevice(server);
  await pull(device.context);
  device.link.commits = ["twice", "late"];
  await store(device, "soup");
  await device.sync();
  await store(device, "stew");
  await expect(push(device.context)).rejects.toMatchObject({ kind: "transient" });

  const retry = push(device.context);
  server.deliverLate();
  await retry;
  await pull(device.context);

  expect(storedIds(server)).toEqual(["soup", "stew"]);
  expect((await device.user())?.storedMeals).toHaveLength(2);
});

test("[S2.9] two hosts of one storage push at the same time: each mutation is applied once", async () => {
  const server = createMemoryServer();
  const device = await createDevice(server);
  await pull(device.context);
  for (const id of ["a", "b", "c"]) await store(device, id);

  const hosts = await Promise.allSettled([push(device.context), push(device.context)]);
  await device.sync();

  expect(hosts.some(({ status }) => status === "fulfilled")).toBe(true);
  expect(storedIds(server)).toEqual(["a", "b", "c"]);
  expect(await device.pending()).toEqual([]);
});

test("[S2.2] intentions of two devices are both kept, whoever pushes first", async () => {
  const server = createMemoryServer();
  const [phone, tablet] = [await createDevice(server), await createDevice(server)];
  await store(phone, "soup");
  await phone.sync();
  await tablet.sync();
  const stored = { recipeId: "soup", storage: "fridge", storedAt: 5 } as const;
  await phone.mutate("eatPortion", { stored, id: "a", at: 6 });
  await tablet.mutate("eatPortion", { stored, id: "b", at: 7 });
  await store(tablet, "stew");

  await tablet.sync();
  await phone.sync();
  await tablet.sync();

  expect(storedIds(server)).toEqual(["stew"]);
  expect(await rowsOf(phone.db)).toEqual(await rowsOf(tablet.db));
});

test("[S2.17] the first push creates the user document, even for a change that is not in it", async () => {
  const server = createMemoryServer();
  const device = await createDevice(server);
  const recipe = { ...makeMeal("r1"), userId: "alice", createdAt: 3, updatedAt: 3 };
  await device.mutate("savePersonalRecipe", { recipe });
  await device.sync();
  expect(server.read("users/alice").fields).toMatchObject({ favorites: [], sync: { v: 1 } });
  expect(await device.user()).toMatchObject({ favorites: [] });
});

test("[S2.9] feedback is written unseen, once", async () => {
  const server = createMemoryServer();
  const device = await createDevice(server);
  await pull(device.context);
  device.link.commits = ["lost-reply"];
  const feedback = { text: "Nice", url: "/", uid: "alice", timestamp: 4 };
  await device.mutate("sendFeedback", { id: "f1", feedback });
  await expect(push(device.context)).rejects.toBeInstanceOf(RemoteError);
  await device.sync();
  expect(server.list("feedback")).toEqual([{ id: "f1", fields: feedback }]);
  expect(device.link.requests).not.toContain("get feedback/f1");
  expect(await device.pending()).toEqual([]);
});

test("[S2.15] what another version of the app stored in a document survives a push", async () => {
  const server = createMemoryServer();
  server.edit("users/alice", { favorites: ["x"], theme: "dark" });
  const device = await createDevice(server);
  await device.sync();
  await device.mutate("setCurrentMeal", { mealId: "m", on: true, at: 3 });
  await device.sync();
  expect(server.read("users/alice").fields).toMatchObject({
    favorites: ["x"],
    current_meals: ["m"],
    theme: "dark",
  });
});

test("[S2.15] what another version stored in any object of a document survives a push from here", async () => {
  const more = { ofTheFuture: "kept" };
  const server = createMemoryServer();
  const items = ["leek", "salt"].map((name) => ({ mealId: "m", name, amount: "1", bought: false }));
  const stored = { recipeId: "m", storage: "fridge", storedAt: 1, count: 3, title: "Soup" };
  const newer = {
    shoppingList: { ingredients: items, meals: [{ id: "m", title: "Soup" }], updatedAt: 1 },
    storedMeals: [{ ...stored, imageUrl: "", planId: "" }],
    lastPlanDefaults: { durationDays: 1, mealsPerDay: ["lunch"], peopleCount: 1 },
  };
  server.edit("users/alice", { ...(withFields(newer, more) as Fields), sync: { v: 1 } });
  const plan = withFields(makePlan("p", [makeMeal("m")]), more) as Fields;
  server.edit("users/alice/aiMealPlans/p", { ...plan, v: 1 });
  const device = await createDevice(server);
  await device.sync();
  const defaults = { durationDays: 3, mealsPerDay: ["dinner" as const], peopleCount: 2 };
  await device.mutate("setBought", { items, bought: true, at: 3 });
  const portion = { recipeId: "m", storage: "fridge", storedAt: 1 } as const;
  await device.mutate("eatPortion", { stored: portion, id: "eaten", at: 4 });
  await device.mutate("savePlan", { plan: makePlan("p2", []), addToShoppingList: false, at: 5 });
  await device.mutate("setPlanDefaults", { defaults, at: 5 });
  const log = { meal: makeMeal("other"), portions, stars: null, imageUrl: "", at: 6 };
  await device.mutate("logMeal", { ...log, planId: "p" });
  await device.sync();

  const user = server.read("users/alice").fields;
  expect(user).toMatchObject({
    shoppingList: {
      ...more,
      ingredients: items.map((item) => ({ ...item, ...more, bought: true })),
      meals: [more],
    },
    lastPlanDefaults: { ...defaults, ...more },
  });
  expect(user).toMatchObject({
    storedMeals: [{ ...stored, ...more, count: 2 }, { recipeId: "other" }],
  });
  const cooked = { ...log, meal: makeMeal("m"), planId: "p", at: 7 };
  await device.mutate("logMeal", cooked);
  await device.sync();
  expect(server.read("users/alice/aiMealPlans/p").fields).toMatchObject({
    ...more,
    status: "completed",
    recipes: [
      { ...more, cooked: true, ingredients: [more] },
      // It was logged as cooked from this plan.
      { id: "other", cooked: true },
    ],
  });
});

test("[S3.1] batches stay under the look-ups that rules may make", async () => {
  const server = createMemoryServer();
  const device = await createDevice(server);
  for (let index = 0; index < 40; index += 1) {
    const plan = makePlan(`p${index}`);
    await device.mutate("savePlan", { plan, addToShoppingList: false, at: 6 });
  }
  await device.sync();
  expect(server.log.map(({ writes }) => writes.size)).toEqual([19, 19, 5]);
  for (let index = 0; index < 40; index += 1) {
    await device.mutate("deletePlan", { planId: `p${index}` });
  }
  await device.sync();
  expect(server.list("users/alice/aiMealPlans")).toEqual([]);
  expect(server.list("users/alice/deletions")).toHaveLength(40);
  expect(await device.pending()).toEqual([]);
  expect(await device.db.deadLetters.count()).toBe(0);
});

test("[S2.26] one shared meal's count and rating move once per commit", async () => {
  const server = createMemoryServer();
  const device = await createDevice(server);
  const log = { planId: null, portions, imageUrl: "", at: 5 };
  await device.mutate("logMeal", { meal: makeMeal("soup"), stars: 4, ...log });
  await device.mutate("logMeal", { meal: makeMeal("soup"), stars: 5, ...log });
  await device.mutate("setFavorite", { mealId: "soup", on: true, at: 6 });
  await device.mutate("setFavorite", { mealId: "other", on: true, at: 6 });
  await device.sync();
  expect(server.log).toHaveLength(3);
  // A cook's first rating counts.
  const shared = { ratingCount: 1, ratingAverage: 4, favoriteCount: 1 };
  expect(server.read("aiMeals/soup").fields).toMatchObject(shared);
  expect(await device.db.aiMeals.get("soup")).toMatchObject(shared);
});

test("[S4.3] a push on top of the known state is applied without reading it back", async () => {
  const server = createMemoryServer();
  const device = await createDevice(server);
  await device.sync();
  await store(device, "soup");
  device.link.requests.length = 0;
  expect(await push(device.context)).toBe("applied");
  expect(device.link.requests).toEqual(["get users/alice", "commit"]);
  expect(await pull(device.context)).toBe("unchanged");
});

test("[S11.1] nothing is sent or fetched as another account", async () => {
  const server = createMemoryServer();
  const device = await createDevice(server);
  await store(device, "soup");
  for (const uid of ["mallory", null]) {
    device.link.uid = uid;
    await expect(push(device.context)).rejects.toMatchObject({ kind: "unauthenticated" });
    await expect(pull(device.context)).rejects.toMatchObject({ kind: "unauthenticated" });
  }
  expect(server.log).toEqual([]);
  expect(device.link.requests).toEqual([]);
});
