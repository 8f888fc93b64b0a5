import { expect, test } from "vitest";

import { readUser } from "#domain/user-document.ts";
import { createDevice, makeMeal, rowsOf, type Device } from "#sync/doubles/device.fixture.ts";
import { createMemoryServer } from "#sync/doubles/memory-server.ts";

/** Two phones that were offline with the same portions, and the merged result on the server. */

const stored = { recipeId: "soup", storage: "fridge", storedAt: 5 } as const;

async function twoPhones(fridge: number) {
  const server = createMemoryServer();
  const [one, other] = [await createDevice(server), await createDevice(server)];
  await one.mutate("logMeal", {
    meal: makeMeal("soup"),
    planId: null,
    portions: { fridge, freezer: 0 },
    stars: null,
    imageUrl: "",
    at: 5,
  });
  await one.sync();
  await other.sync();
  const portions = () =>
    readUser(server.read("users/alice").fields, 0).storedMeals.map(
      ({ storage, storedAt, count }) => [storage, storedAt, count],
    );
  return { one, other, portions };
}

const undo = (device: Device, id: string) =>
  device.mutate("undoPortions", { id, title: "Soup", at: 9 });

test.each([true, false])(
  "both eat the last portion and take it back: there is one, whoever is first (%s)",
  async (isOneFirst) => {
    const { one, other, portions } = await twoPhones(1);
    for (const [device, id] of [
      [one, "a"],
      [other, "b"],
    ] as const) {
      await device.mutate("eatPortion", { stored, id, at: 6 });
      await undo(device, id);
    }
    for (const device of isOneFirst ? [one, other, one] : [other, one, other]) await device.sync();
    expect(portions()).toEqual([["fridge", 5, 1]]);
    expect(await rowsOf(one.db)).toEqual(await rowsOf(other.db));
  },
);

test("one eats and is heard of, the other has thrown all away: undoing the meal makes none", async () => {
  const { one, other, portions } = await twoPhones(2);
  await other.mutate("discardPortions", { stored, count: 2, id: "b", at: 6 });
  await one.mutate("eatPortion", { stored, id: "a", at: 7 });
  await other.sync();
  await one.sync();
  await undo(one, "a");
  await one.sync();
  await other.sync();
  expect(portions()).toEqual([]);
  // What was thrown away is restored completely, all the same.
  await undo(one, "b");
  await one.sync();
  await other.sync();
  expect(portions()).toEqual([["fridge", 5, 2]]);
  expect(await rowsOf(one.db)).toEqual(await rowsOf(other.db));
});

test("one freezes what the other eats of: it is eaten there, and the rest thaws again by undo", async () => {
  const { one, other, portions } = await twoPhones(3);
  await one.mutate("movePortions", { stored, to: "freezer", count: 3, id: "a", at: 8 });
  await other.mutate("eatPortion", { stored, id: "b", at: 7 });
  await one.sync();
  await other.sync();
  expect(portions()).toEqual([["freezer", 8, 2]]);
  await one.sync();
  await undo(one, "a");
  await undo(other, "b");
  await one.sync();
  await other.sync();
  await one.sync();
  expect(portions().reduce((sum, [, , count]) => sum + Number(count), 0)).toBe(3);
  expect(await rowsOf(one.db)).toEqual(await rowsOf(other.db));
});

test("a note that is lost with a refused change leaves nothing to undo", async () => {
  const { one, portions } = await twoPhones(1);
  await one.sync();
  await undo(one, "never-stored");
  await one.sync();
  expect(await one.pending()).toEqual([]);
  expect(portions()).toEqual([["fridge", 5, 1]]);
});
