import { expect, test } from "vitest";

import { RECIPES_SAVED_AT_ONCE } from "#domain/limits.ts";
import { createDevice, makeMeal } from "#sync/doubles/device.fixture.ts";
import { createMemoryServer } from "#sync/doubles/memory-server.ts";

import { push } from "./push.ts";

test("imported recipes go out in transactions of eighteen, each with one read", async () => {
  const device = await createDevice(createMemoryServer());
  await device.sync();
  for (let step = 0; step < 4; step += 1) {
    const recipes = Array.from({ length: RECIPES_SAVED_AT_ONCE }, (_, nth) => ({
      ...makeMeal(`r${step}-${nth}`),
      userId: "alice",
      createdAt: 1,
      updatedAt: 1,
    }));
    await device.mutate("savePersonalRecipes", { recipes, isAdding: true });
  }
  device.link.requests.length = 0;
  expect(await push(device.context)).toBe("applied");
  // What docs/scale.md says of an import: the cook's document is read, and no recipe.
  expect(device.link.requests).toEqual(
    Array.from({ length: 8 }, (_, nth) => (nth % 2 === 0 ? "get users/alice" : "commit")),
  );
});
