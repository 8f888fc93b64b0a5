import { expect, test } from "vitest";

import { hasKitchen } from "#db/sync-status.ts";
import {
  createDevice,
  makeMeal,
  makePlan,
  rowsOf,
  sharedFields,
} from "#sync/doubles/device.fixture.ts";
import { createMemoryServer } from "#sync/doubles/memory-server.ts";
import { push } from "#sync/push/push.ts";
import { refreshSharedMeals } from "#sync/shared-meals/refresh.ts";

import { pull } from "./pull.ts";

const savePlan = (id: string) => ({ plan: makePlan(id), addToShoppingList: false, at: 6 });

test("[S5.1] a new device gets everything", async () => {
  const server = createMemoryServer();
  const [phone, tablet] = [await createDevice(server), await createDevice(server)];
  for (let index = 0; index < 30; index += 1) await phone.mutate("savePlan", savePlan(`p${index}`));
  await phone.sync();
  await pull(tablet.context);
  expect(await rowsOf(tablet.db)).toEqual(await rowsOf(phone.db));
  expect(await tablet.db.aiMealPlans.count()).toBe(30);
});

test("[S5.1] pages go on after (v, id): more rows of one version than a page holds all arrive", async () => {
  const server = createMemoryServer();
  server.edit("users/alice", { sync: { v: 1, clients: {} } });
  const device = await createDevice(server);
  await pull(device.context);
  device.link.requests.length = 0;
  for (let index = 0; index < 750; index += 1) {
    server.edit(`users/alice/aiMealPlans/p${index}`, { ...makePlan(`p${index}`), v: 2 });
  }
  server.edit("users/alice", { sync: { v: 2, clients: {} } });
  await pull(device.context);
  expect(await device.db.aiMealPlans.count()).toBe(750);
  const pages = device.link.requests.filter((name) => name.startsWith("changes aiMealPlans"));
  expect(pages).toHaveLength(3);
});

test("a document of an older shape is read with defaults, and reading it writes nothing", async () => {
  const server = createMemoryServer();
  const older = { recipes: [{ id: "r", title: "Soup" }], createdAt: 3, v: 1 };
  server.edit("users/alice/aiMealPlans/p", older);
  server.edit("users/alice", { favorites: ["x"], sync: { v: 1, clients: {} } });
  const written = server.log.length;
  const device = await createDevice(server);
  await device.sync();
  expect(await device.db.aiMealPlans.get("p")).toMatchObject({
    id: "p",
    status: "new",
    recipes: [{ title: "Soup", ingredients: [], cooked: false }],
  });
  expect(await device.user()).toMatchObject({ favorites: ["x"], current_meals: [] });
  expect(await device.pending()).toEqual([]);
  expect(server.log).toHaveLength(written);
  expect(server.read("users/alice/aiMealPlans/p").fields).toEqual(older);
});

test("[S5.5] [S5.6] documents with a version that no push writes come with a first read, those with none don't, and neither holds a pull up", async () => {
  const server = createMemoryServer();
  const numbers = { zero: 0, part: 1.5, half: 0.5, one: 1 };
  const versions = { none: undefined, text: "3", null: null, ...numbers };
  for (const [id, v] of Object.entries(versions)) {
    server.edit(`users/alice/aiMealPlans/${id}`, {
      ...makePlan(id),
      ...(v !== undefined && { v }),
    });
  }
  server.edit("users/alice/deletions/aiMealPlans:gone", { v: "1" });
  server.edit("users/alice", { sync: { v: 1, clients: {} } });
  const device = await createDevice(server);
  const context = { ...device.context, pageSize: 1 };
  expect(await pull(context)).toBe("applied");
  const ids = await device.db.aiMealPlans.toCollection().primaryKeys();
  expect(ids.toSorted()).toEqual(Object.keys(numbers).toSorted());
  expect(await pull(context)).toBe("unchanged");
  // What the cook does to one of them reaches the server like any other change.
  await device.mutate("deletePlan", { planId: "part" });
  await device.mutate("namePlan", { planId: "half", name: "Soups", at: 9 });
  await device.sync();
  expect(server.read("users/alice/aiMealPlans/part").fields).toBeNull();
  expect(server.read("users/alice/aiMealPlans/half").fields).toMatchObject({ name: "Soups", v: 2 });
});

test("[S5.3] rows that arrive while the pull reads make it read a consistent state", async () => {
  const server = createMemoryServer();
  const [phone, tablet] = [await createDevice(server), await createDevice(server)];
  await phone.mutate("savePlan", savePlan("p1"));
  await phone.sync();
  let raced = false;
  tablet.link.pause = async () => {
    if (raced || !tablet.link.requests.some((name) => name.startsWith("changes"))) return;
    raced = true;
    await phone.mutate("deletePlan", { planId: "p1" });
    await phone.mutate("savePlan", { ...savePlan("p2"), addToShoppingList: true });
    await phone.sync();
  };
  await pull(tablet.context);
  expect(raced).toBe(true);
  expect(await rowsOf(tablet.db)).toEqual(await rowsOf(phone.db));
  expect((await tablet.db.meta.get("cursor"))?.value).toBe(2);
});

test("[S5.13] a watch that reports what was true before the last push is no server gone back", async () => {
  const server = createMemoryServer();
  const device = await createDevice(server);
  await device.mutate("setCurrentMeal", { mealId: "a", on: true, at: 1 });
  await device.sync();
  const seen = { user: server.read("users/alice").fields };
  await device.mutate("setCurrentMeal", { mealId: "b", on: true, at: 2 });
  await device.sync();
  device.link.requests.length = 0;
  expect(await pull(device.context, seen)).toBe("unchanged");
  expect(device.link.requests).toEqual(["get users/alice"]);
  expect((await device.user())?.current_meals).toEqual(["a", "b"]);
});

test("[S4.4] a device that has never pulled pulls after its first push, and has everything then", async () => {
  const server = createMemoryServer();
  const device = await createDevice(server);
  await device.mutate("setCurrentMeal", { mealId: "a", on: true, at: 1 });
  // The very first push: it is version 1, right after cursor 0 of a device that knows nothing.
  expect(await push(device.context)).toBe("pull");
  expect(await device.pending()).toEqual(["setCurrentMeal"]);
  await pull(device.context);
  expect(await device.pending()).toEqual([]);
});

test("[S5.30] the kitchen is here with the first pull, as one with what it brings; of a cook who signed up here at once", async () => {
  const server = createMemoryServer();
  const phone = await createDevice(server);
  expect(await hasKitchen(phone.db)).toBe(false);
  await phone.mutate("createUser", { at: 1 });
  expect(await hasKitchen(phone.db)).toBe(true);
  expect(await push(phone.context)).toBe("pull");
  expect(await hasKitchen(phone.db)).toBe(true);
  await phone.mutate("setCurrentMeal", { mealId: "a", on: true, at: 2 });
  await phone.sync();
  expect(await hasKitchen(phone.db)).toBe(true);

  const tablet = await createDevice(server);
  // What the cook does here meanwhile makes a document, and no kitchen; nor does it once it is sent.
  await tablet.mutate("setCurrentMeal", { mealId: "b", on: true, at: 3 });
  expect(await tablet.user()).toBeDefined();
  expect(await hasKitchen(tablet.db)).toBe(false);
  tablet.link.refusal = "transient";
  await expect(pull(tablet.context)).rejects.toThrow("refused by the test");
  expect(await hasKitchen(tablet.db)).toBe(false);
  tablet.link.refusal = null;
  expect(await push(tablet.context)).toBe("pull");
  expect(await hasKitchen(tablet.db)).toBe(false);
  const refuse = () => {
    throw new Error("This row can't be stored.");
  };
  tablet.db.users.hook("updating", refuse);
  await expect(pull(tablet.context)).rejects.toThrow("can't be stored");
  expect(await hasKitchen(tablet.db)).toBe(false);
  tablet.db.users.hook("updating").unsubscribe(refuse);
  await pull(tablet.context);
  expect(await hasKitchen(tablet.db)).toBe(true);
  expect((await tablet.user())?.current_meals).toEqual(["a", "b"]);
});

test("[S5.8] a deleted document goes from the other devices, and stays when written again", async () => {
  const server = createMemoryServer();
  const [phone, tablet, late] = [
    await createDevice(server),
    await createDevice(server),
    await createDevice(server),
  ];
  await phone.mutate("savePlan", savePlan("p1"));
  await phone.sync();
  await tablet.sync();
  await phone.mutate("deletePlan", { planId: "p1" });
  await phone.sync();
  await tablet.sync();
  expect(await tablet.db.aiMealPlans.count()).toBe(0);
  await tablet.mutate("savePlan", savePlan("p1"));
  await tablet.sync();
  await phone.sync();
  await late.sync();
  for (const { db } of [phone, tablet, late]) expect(await db.aiMealPlans.count()).toBe(1);
});

test("[S6.3] reopening with nothing changed reads exactly one document", async () => {
  const server = createMemoryServer();
  const device = await createDevice(server);
  for (let index = 0; index < 20; index += 1)
    await device.mutate("savePlan", savePlan(`p${index}`));
  await device.sync();
  device.link.requests.length = 0;
  expect(await pull(device.context)).toBe("unchanged");
  expect(device.link.requests).toEqual(["get users/alice"]);
  const user = server.read("users/alice").fields;
  expect(await pull(device.context, { user })).toBe("unchanged");
  expect(device.link.requests).toHaveLength(1);
});

test("[S1.1] [S1.5] [S1.6] pending changes stay laid over whatever the server sends, and go when refused", async () => {
  const server = createMemoryServer();
  const [phone, tablet] = [await createDevice(server), await createDevice(server)];
  await phone.mutate("addMealsToList", { meals: [makeMeal("soup")], at: 2 });
  await phone.sync();
  await tablet.sync();
  const item = { mealId: "soup", name: "soup flour", amount: "1 cup" };
  await tablet.mutate("setBought", { items: [item], bought: true, at: 3 });
  await phone.mutate("addMealsToList", { meals: [makeMeal("stew")], at: 4 });
  await phone.sync();

  await pull(tablet.context);

  const list = (await tablet.user())?.shoppingList;
  expect(list?.ingredients.map(({ name, bought }) => [name, bought])).toEqual([
    ["soup flour", true],
    ["stew flour", false],
  ]);
  expect(await tablet.db.base.count()).toBe(1);
  await tablet.sync();
  await phone.sync();
  expect(await tablet.db.base.count()).toBe(0);
  expect(await rowsOf(phone.db)).toEqual(await rowsOf(tablet.db));
});

test("[S4.1] [S4.2] an acknowledged change stays in the overlay until the pulled last mutation id covers it", async () => {
  const server = createMemoryServer();
  const [phone, tablet] = [await createDevice(server), await createDevice(server)];
  await phone.sync();
  await tablet.sync();
  await phone.mutate("savePlan", savePlan("p1"));
  await phone.sync();
  await tablet.mutate("setCurrentMeal", { mealId: "m", on: true, at: 3 });
  expect(await push(tablet.context)).toBe("pull");
  expect(await tablet.pending()).toEqual(["setCurrentMeal"]);
  expect((await tablet.user())?.current_meals).toEqual(["m"]);
  // Acknowledged, so it is not sent again.
  expect(await push(tablet.context)).toBe("applied");
  expect(server.log).toHaveLength(2);
  await pull(tablet.context);
  expect(await tablet.pending()).toEqual([]);
  expect((await tablet.user())?.current_meals).toEqual(["m"]);
});

test("[S4.5] a shared meal's own rating stays visible when its change leaves the overlay", async () => {
  const server = createMemoryServer();
  const [phone, tablet] = [await createDevice(server), await createDevice(server)];
  await tablet.sync();
  const log = { planId: null, portions: { fridge: 0, freezer: 0 }, imageUrl: "", at: 5 };
  await phone.mutate("setBought", { items: [], bought: true, at: 1 });
  await phone.sync();
  const other = await createDevice(server, { uid: "bob" });
  await other.mutate("logMeal", { meal: makeMeal("soup"), stars: 4, ...log });
  await other.sync();
  await tablet.mutate("logMeal", { meal: makeMeal("soup"), stars: 5, ...log });
  expect(await tablet.db.aiMeals.get("soup")).toMatchObject({ ratingCount: 1 });
  expect(await push(tablet.context)).toBe("pull");
  expect(await tablet.db.aiMeals.get("soup")).toMatchObject({ ratingCount: 1 });
  await pull(tablet.context);
  expect(await tablet.db.aiMeals.get("soup")).toMatchObject({ ratingCount: 1, ratingAverage: 5 });
  const { remote } = tablet.context;
  // Another device of the cook's writes just before.
  const transact: typeof remote.transact = async (body) => {
    await phone.mutate("setCurrentMeal", { mealId: "m", on: true, at: 6 });
    await phone.sync();
    return remote.transact(body);
  };
  expect(await push({ ...tablet.context, remote: { ...remote, transact } })).toBe("pull");
  await pull(tablet.context);
  expect(await tablet.pending()).toEqual([]);
  // This device's copy with its own change; the next read also brings the other cook's change.
  expect(await tablet.db.aiMeals.get("soup")).toMatchObject({ ratingCount: 1, ratingAverage: 5 });
  await refreshSharedMeals(tablet.context);
  expect(await tablet.db.aiMeals.get("soup")).toMatchObject({ ratingCount: 2, ratingAverage: 4.5 });
});

test("[S5.18] a shared meal that already holds a pending rating is not rated twice on screen", async () => {
  const server = createMemoryServer();
  const device = await createDevice(server);
  const log = { planId: null, portions: { fridge: 0, freezer: 0 }, imageUrl: "", at: 5 };
  await device.mutate("logMeal", { meal: makeMeal("soup"), stars: 4, ...log });
  const other = await createDevice(server);
  await other.mutate("setFavorite", { mealId: "soup", on: true, at: 6 });
  await other.sync();
  // The favourite's pull is about to read the meal; the rating arrives first, without a reply.
  await device.db.aiMeals.clear();
  device.link.pause = async () => {
    if (!device.link.requests.includes("changes deletions 1:")) return;
    device.link.pause = async () => undefined;
    device.link.commits = ["lost-reply"];
    await expect(push(device.context)).rejects.toMatchObject({ kind: "transient" });
  };
  await pull(device.context);
  await refreshSharedMeals(device.context);
  expect(await device.db.aiMeals.get("soup")).toMatchObject({ ratingCount: 1 });
});

test("[S8.3] a state fetched before another host of this storage moved on is not applied", async () => {
  const server = createMemoryServer();
  const [phone, tablet] = [await createDevice(server), await createDevice(server)];
  await phone.sync();
  await tablet.mutate("savePlan", savePlan("p1"));
  await tablet.sync();
  await phone.mutate("setCurrentMeal", { mealId: "soup", on: true, at: 3 });
  phone.link.pause = async () => {
    if (!phone.link.requests.includes("changes aiMealPlans 0:")) return;
    phone.link.pause = async () => undefined;
    // Another host acts while this one holds the state of version 1.
    await phone.sync();
  };
  await pull(phone.context);
  expect((await phone.db.meta.get("cursor"))?.value).toBe(2);
  expect((await phone.user())?.current_meals).toEqual(["soup"]);
  expect(await phone.pending()).toEqual([]);
});

test("[S5.10] [S5.12] a whole new read replaces a copy whose server has gone back, and keeps what is pending", async () => {
  const server = createMemoryServer();
  const device = await createDevice(server);
  await device.mutate("savePlan", savePlan("p1"));
  await device.sync();
  await device.mutate("savePlan", savePlan("p2"));
  await device.sync();
  await device.mutate("savePlan", savePlan("p3"));
  server.edit("users/alice/aiMealPlans/p2", null);
  server.edit("users/alice", { favorites: ["f"], sync: { v: 1, clients: {} } });
  await device.sync();
  expect((await device.db.aiMealPlans.toCollection().primaryKeys()).toSorted()).toEqual([
    "p1",
    "p3",
  ]);
  expect((await device.user())?.favorites).toEqual(["f"]);
  expect(await device.pending()).toEqual([]);
});

test("[S5.11] a cursor older than the server's memory of deletions means a whole new read", async () => {
  const server = createMemoryServer();
  let time = 1_000;
  const device = await createDevice(server, { now: () => time });
  const other = await createDevice(server);
  await device.mutate("savePlan", savePlan("p1"));
  await device.sync();
  await other.sync();
  await other.mutate("deletePlan", { planId: "p1" });
  await other.sync();
  server.edit("users/alice/deletions/aiMealPlans:p1", null);
  time += 85 * 86_400_000;
  await device.sync();
  expect(await device.db.aiMealPlans.count()).toBe(0);
});

test("[S5.28] favourites outside the newest shared meals are fetched by id, once", async () => {
  const server = createMemoryServer();
  for (let index = 0; index < 101; index += 1) {
    server.edit(`aiMeals/m${index}`, sharedFields(`m${index}`, 1_000 + index));
  }
  server.edit("users/alice", { favorites: ["m0", "gone"], sync: { v: 1, clients: {} } });
  const device = await createDevice(server, { now: () => 5_000 });
  await device.sync();
  expect(await device.db.aiMeals.count()).toBe(101);
  const other = await createDevice(server);
  await other.sync();
  await other.mutate("setCurrentMeal", { mealId: "m3", on: true, at: 3 });
  await other.sync();
  device.link.requests.length = 0;
  await device.sync();
  expect(device.link.requests.filter((name) => name.includes("aiMeals/"))).toEqual([]);
});

test("[S5.26] shared meals are fetched again only when a screen asks and an hour has passed", async () => {
  const server = createMemoryServer();
  let time = 1_000_000;
  const device = await createDevice(server, { now: () => time });
  await device.sync();
  server.edit("aiMeals/m", sharedFields("m", time + 5));
  const ask = () => device.db.meta.put({ key: "sharedMealsWantedAt", value: time });
  time += 60_000;
  await ask();
  await device.sync();
  expect(await device.db.aiMeals.count()).toBe(0);
  time += 3_600_000;
  await device.sync();
  expect(await device.db.aiMeals.count()).toBe(1);
  device.link.requests.length = 0;
  time += 3_600_000;
  await device.sync();
  expect(device.link.requests).toEqual(["get users/alice"]);
});
