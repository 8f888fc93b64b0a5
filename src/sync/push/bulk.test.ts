import { expect, test } from "vitest";

import { getDocument } from "#db/document-store.ts";
import type { OutboxEntry } from "#db/schema.ts";
import { createDevice, makeMeal, type Device } from "#sync/doubles/device.fixture.ts";
import { createMemoryServer, type MemoryServer } from "#sync/doubles/memory-server.ts";

import { flush, push } from "./push.ts";

/** What an import queues goes behind what the cook does meanwhile. */

const recipe = (id: string, title = id) => ({
  ...makeMeal(id, title),
  userId: "alice",
  createdAt: 1,
  updatedAt: 1,
});
const tick = (mealId: string) => ({ mealId, on: true, at: 3 });

/** As many recipes as go in one transaction. */
const page = (nth: number) => Array.from({ length: 18 }, (_, row) => recipe(`r${nth}-${row}`));

async function start(pages: number) {
  const server = createMemoryServer();
  const device = await createDevice(server);
  await device.sync();
  for (let nth = 0; nth < pages; nth += 1)
    await device.mutate("savePersonalRecipes", { recipes: page(nth), isAdding: true });
  return { server, device };
}

/** Runs `act` once, as soon as the server has taken the next commit. */
function afterCommit({ context }: Device, act: () => Promise<void>): void {
  const { remote } = context;
  let isFirst = true;
  context.remote = {
    ...remote,
    async transact(body) {
      const result = await remote.transact(body);
      if (isFirst) {
        isFirst = false;
        await act();
      }
      return result;
    },
  };
}

/** The recipes on the server, by the version of the commit that wrote them last. */
function savedIn(server: MemoryServer): Map<number, string[]> {
  const saved = new Map<number, string[]>();
  for (const { writes } of server.log) {
    const user = writes.get("users/alice");
    const { v } = (user?.["sync"] ?? {}) as { v: number };
    const ids = [...writes.keys()].filter((path) => path.includes("/personalRecipes/"));
    saved.set(v, ids.map((path) => path.split("/").at(-1) ?? "").toSorted());
  }
  return saved;
}

const queueOf = async ({ db }: Device): Promise<OutboxEntry[]> =>
  db.outbox.orderBy("seq").toArray();

test("[S3.20] a tick that comes after an import goes before it, and one that is made meanwhile goes next", async () => {
  const { server, device } = await start(3);
  await device.mutate("setCurrentMeal", tick("soup"));
  afterCommit(device, async () => {
    expect(server.read("users/alice").fields).toMatchObject({ current_meals: ["soup"] });
    afterCommit(device, async () => device.mutate("setCurrentMeal", tick("stew")));
  });
  expect(await push(device.context)).toBe("applied");
  const sizes = [...savedIn(server).values()].map(({ length }) => length);
  expect(sizes.slice(-5)).toEqual([0, 18, 0, 18, 18]);
  expect(server.read("users/alice").fields).toMatchObject({ current_meals: ["soup", "stew"] });
  expect(await queueOf(device)).toEqual([]);
});

test("[S3.21] an edit of a recipe that waits in an import goes after it, and both before the rest", async () => {
  const { server, device } = await start(3);
  await device.mutate("savePersonalRecipe", { recipe: recipe("r1-4", "Edited") });
  await device.mutate("deletePersonalRecipe", { recipeId: "r1-5" });
  await device.mutate("setCurrentMeal", tick("soup"));
  expect(await push(device.context)).toBe("applied");
  const order = [...savedIn(server).values()].flatMap((ids) => ids.slice(0, 1));
  expect(order.map((id) => id.split("-")[0])).toEqual(["r1", "r1", "r0", "r2"]);
  expect(server.read("users/alice/personalRecipes/r1-4").fields).toMatchObject({ title: "Edited" });
  expect(server.read("users/alice/personalRecipes/r1-5").fields).toBeNull();
  expect(await queueOf(device)).toEqual([]);
});

test("[S3.21] what depends on such an edit goes after it, too", async () => {
  const { device } = await start(2);
  const meal = { ...makeMeal("r1-4"), author: "self" as const };
  const imageUrl = "0".repeat(64);
  await device.mutate("logMeal", {
    meal,
    planId: null,
    portions: { fridge: 2, freezer: 0 },
    stars: null,
    imageUrl,
    at: 5,
  });
  const [stored] = (await device.user())?.storedMeals ?? [];
  if (!stored) throw new Error("No portions are stored.");
  await device.mutate("eatPortion", { stored, id: "eaten", at: 6 });
  expect(await push(device.context)).toBe("applied");
  expect(await device.user()).toMatchObject({ storedMeals: [{ count: 1 }] });
  expect(await getDocument(device.db, "personalRecipes", "r1-4")).toMatchObject({
    photo: imageUrl,
  });
});

test("[S3.20] what another device has done meanwhile is here before the rest of an import goes", async () => {
  const { server, device } = await start(4);
  const tablet = await createDevice(server);
  await tablet.sync();
  afterCommit(device, async () => {
    await tablet.mutate("setCurrentMeal", tick("soup"));
    await tablet.sync();
  });
  expect(await push(device.context)).toBe("pull");
  expect((await queueOf(device)).length).toBeGreaterThan(0);
  await flush(device.context);
  expect(await device.user()).toMatchObject({ current_meals: ["soup"] });
  expect(await queueOf(device)).toEqual([]);
  expect([...savedIn(server).values()].flat()).toHaveLength(72);
});

test("[S3.20] four transactions of an import go at once, and the rest with the next", async () => {
  const { server, device } = await start(6);
  const sent = () => [...savedIn(server).values()].filter(({ length }) => length > 0).length;
  expect(await flush(device.context)).toBe(true);
  expect(sent()).toBe(4);
  expect(await flush(device.context)).toBe(false);
  expect(sent()).toBe(6);
  expect(await queueOf(device)).toEqual([]);
});

test("[S9.7] [S3.20] storage restored from before an import was sent sends none of it again by itself", async () => {
  const { server, device } = await start(2);
  const copied = await device.db.outbox.toArray();
  const meta = await device.db.meta.toArray();
  await device.sync();
  await device.mutate("deletePersonalRecipe", { recipeId: "r0-3" });
  await device.sync();
  const copy = await createDevice(server);
  await copy.db.outbox.bulkPut(copied);
  await copy.db.meta.bulkPut(meta);
  const commits = server.log.length;
  await copy.sync();
  expect(server.log.slice(commits).flatMap(({ writes }) => [...writes.keys()])).toEqual([]);
  expect(server.read("users/alice/personalRecipes/r0-3").fields).toBeNull();
  expect(await copy.db.deadLetters.toArray()).toMatchObject([
    { name: "savePersonalRecipes", reason: "uncertain" },
    { name: "savePersonalRecipes", reason: "uncertain" },
  ]);
});

test("[S2.12] [S3.20] an import's turn moves the last mutation id past nothing that is unknown", async () => {
  const { server, device } = await start(0);
  const unknown = { id: "newer", name: "fromTheFuture", version: 9, args: {}, at: 4 };
  await device.db.outbox.add({ ...unknown });
  await device.mutate("savePersonalRecipes", { recipes: page(0), isAdding: true });
  expect(await push(device.context)).toBe("applied");
  expect((await queueOf(device)).map(({ id }) => id)).toEqual(["newer"]);
  const [waiting] = await queueOf(device);
  const { sync } = server.read("users/alice").fields as {
    sync: { clients: { alice: Record<string, { seq: number }> } };
  };
  const seqs = Object.values(sync.clients.alice).map(({ seq }) => seq);
  expect(Math.max(...seqs)).toBeLessThan(waiting?.seq ?? 0);
  expect([...savedIn(server).values()].flat()).toHaveLength(18);
});

test("[S3.20] a rating that was queued with a change that moves behind an import still belongs to it", async () => {
  const { device } = await start(2);
  await device.mutate("savePersonalRecipe", { recipe: recipe("r1-4", "Edited") });
  const [, , edit] = await queueOf(device);
  await device.db.outbox.add({
    id: "said",
    name: "fromTheFuture",
    version: 9,
    args: {},
    at: 4,
    forEveryone: true,
    follows: edit?.seq ?? 0,
  });
  afterCommit(device, async () => {
    const moved = (await queueOf(device)).find(({ id }) => id === edit?.id);
    const said = (await queueOf(device)).find(({ id }) => id === "said");
    expect(moved?.seq).toBeGreaterThan(edit?.seq ?? 0);
    expect(said?.follows).toBe(moved?.seq);
  });
  await push(device.context);
});
