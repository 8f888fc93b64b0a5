import { expect, test } from "vitest";

import { createDevice, sharedFields } from "#sync/doubles/device.fixture.ts";
import { createMemoryServer } from "#sync/doubles/memory-server.ts";

import { push } from "./push.ts";

/**
 * A shared meal that other cooks change too: what is sent alone, and what is sent together around
 * it.
 */

async function start() {
  const server = createMemoryServer();
  server.edit("aiMeals/soup", sharedFields("soup", 1_000));
  const device = await createDevice(server);
  await device.sync();
  const tick = (mealId: string) => device.mutate("setCurrentMeal", { mealId, on: true, at: 3 });
  await tick("a");
  await tick("b");
  await device.mutate("setFavorite", { mealId: "soup", on: true, at: 4 });
  await tick("c");
  await tick("d");
  const before = server.log.length;
  /** The cook's current meals and favourites after each commit. */
  const left = () =>
    server.log.slice(before).map(({ writes }) => {
      const user = writes.get("users/alice");
      return [user?.["current_meals"], user?.["favorites"]];
    });
  return { server, device, left };
}

const [two, four] = [
  ["a", "b"],
  ["a", "b", "c", "d"],
];

test("[S3.5] lost to others once, the heart goes by itself: after what came before, before the rest", async () => {
  const { device, left } = await start();
  device.link.contested = 1;
  expect(await push(device.context)).toBe("applied");
  expect(left()).toEqual([
    [two, []],
    [two, ["soup"]],
    [four, ["soup"]],
  ]);
});

test("[S3.6] lost three times, it is passed, and comes after the rest", async () => {
  const { server, device, left } = await start();
  device.link.contested = 3;
  expect(await push(device.context)).toBe("applied");
  expect(left()).toEqual([
    [two, []],
    [two, []],
    [four, ["soup"]],
  ]);
  expect(server.read("aiMeals/soup").fields).toMatchObject({ favoriteCount: 1 });
});

test("[S3.11] a device that has nothing else to send tries on, and is told of it", async () => {
  const server = createMemoryServer();
  server.edit("aiMeals/soup", sharedFields("soup", 1_000));
  const device = await createDevice(server);
  await device.sync();
  await device.mutate("setFavorite", { mealId: "soup", on: true, at: 4 });
  device.link.contested = 3;
  await expect(push(device.context)).rejects.toMatchObject({ kind: "contention" });
  expect(device.link.contested).toBe(0);
  expect(await device.pending()).toEqual(["setFavorite"]);
  expect(await push(device.context)).toBe("applied");
});
