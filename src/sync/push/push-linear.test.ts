import { expect, test } from "vitest";

import type { SimmerDb } from "#db/schema.ts";
import { createDevice, makeMeal, type Device } from "#sync/doubles/device.fixture.ts";
import { createMemoryServer } from "#sync/doubles/memory-server.ts";

import { push } from "./push.ts";

type Counted = "personalRecipes" | "base" | "outbox";

/** Counts the rows that are read from now on, by table. */
function countReads(db: SimmerDb): Record<Counted, number> {
  const counts = { personalRecipes: 0, base: 0, outbox: 0 };
  for (const name of ["personalRecipes", "base", "outbox"] as const) {
    db.table(name).hook("reading", (row: unknown) => {
      counts[name] += 1;
      return row;
    });
  }
  return counts;
}

/** The rows that a push of `count` mutations reads, for each of them. */
async function readsPerMutation(
  count: number,
  act: (device: Device, index: number) => Promise<void>,
): Promise<Record<Counted, number>> {
  const device = await createDevice(createMemoryServer());
  await device.sync();
  for (let index = 0; index < count; index += 1) await act(device, index);
  const counts = countReads(device.db);
  expect(await push(device.context)).toBe("applied");
  expect(await device.pending()).toEqual([]);
  expect(await device.db.base.count()).toBe(0);
  const { personalRecipes, base, outbox } = counts;
  return { personalRecipes: personalRecipes / count, base: base / count, outbox: outbox / count };
}

async function save(device: Device, index: number): Promise<void> {
  const recipe = { ...makeMeal(`r${index}`), userId: "alice", createdAt: 1, updatedAt: 1 };
  await device.mutate("savePersonalRecipe", { recipe });
}

test("[S6.10] a push reads each document that it touches three times at most, however many wait", async () => {
  for (const count of [100, 200, 400, 800]) {
    const { personalRecipes, base } = await readsPerMutation(count, save);
    expect(personalRecipes + base).toBeLessThan(3.1);
  }
}, 60_000);

test("[S6.10] a push reads a mutation a number of times that has a bound, however many wait", async () => {
  // Six of these fit in a batch, a third of as many recipes: a long outbox takes fewer of them.
  const remove = (device: Device, index: number) =>
    device.mutate("deletePersonalRecipe", { recipeId: `r${index}` });
  for (const count of [400, 1_600]) {
    expect((await readsPerMutation(count, remove)).outbox).toBeLessThan(12);
  }
}, 60_000);

test("[S6.10] behind another device's change, a push reads its outbox no oftener", async () => {
  const server = createMemoryServer();
  const [device, other] = [await createDevice(server), await createDevice(server)];
  await device.sync();
  await other.mutate("setCurrentMeal", { mealId: "soup", on: true, at: 1 });
  await other.sync();
  for (let index = 0; index < 400; index += 1) await save(device, index);
  const counts = countReads(device.db);
  expect(await push(device.context)).toBe("pull");
  expect(counts.outbox / 400).toBeLessThan(4);
}, 60_000);
