import { expect, test } from "vitest";

import { commitAll, commitSaid, lastWrites, NOW, start } from "#sync/doubles/commit.fixture.ts";
import { createDevice, makeMeal } from "#sync/doubles/device.fixture.ts";
import { createMemoryServer } from "#sync/doubles/memory-server.ts";

/** What a commit writes to shared meals, and to a cook's marks of them. */

test("[S2.22] a meal that nobody has shared comes with its author, and counts among what they share", async () => {
  const { server, device } = await start();
  await device.mutate("rateMeal", { meal: makeMeal("pie"), stars: 5, at: 9 });
  const commit = await commitSaid(device);
  const at = new Date(NOW);
  const written = lastWrites(server);
  expect(Object.keys(written).toSorted()).toEqual([
    "aiMeals/pie",
    "mealAuthors/pie",
    "users/alice",
    "users/alice/limits/listed",
    "users/alice/mealMarks/pie",
  ]);
  expect(written).toMatchObject({
    "aiMeals/pie": { title: "pie", ratingCount: 1, sharedAt: at, slot: "pie" },
    "mealAuthors/pie": { uid: "alice", at },
    "users/alice/limits/listed": { id: "pie", dayCount: 1, meals: ["pie"] },
    "users/alice/mealMarks/pie": { stars: 5, ratedAt: at, v: 1 },
  });
  const meal = commit.rows.find(({ collection }) => collection === "aiMeals");
  expect(meal?.doc).toMatchObject({ id: "pie", ratingCount: 1 });
  expect(meal?.doc).not.toHaveProperty("sharedAt");
});

test("a meal that was rated long before it can be sent is as old as the rules let it be", async () => {
  const now = 400 * 86_400_000;
  const server = createMemoryServer({ now: () => now });
  const device = await createDevice(server, { now: () => now });
  await device.mutate("rateMeal", { meal: makeMeal("pie"), stars: 5, at: 9 });
  await commitSaid(device);
  expect(server.read("aiMeals/pie").fields).toMatchObject({ createdAt: now - 29 * 86_400_000 });
});

test("[S2.13] of a shared meal and a mark that are there, only what has moved is sent", async () => {
  const { server, device } = await start();
  server.edit("users/alice", { sync: { v: 1 } });
  const mark = { stars: 5, favored: false, reported: false, hides: "nothing", updatedAt: 1, v: 1 };
  server.edit("users/alice/mealMarks/soup", mark);
  // By this device's clock it was changed tomorrow, which is not mended by the way.
  const { fields } = server.read("aiMeals/soup");
  server.edit("aiMeals/soup", { ...fields, updatedAt: NOW + 86_400_000 });
  const sent: Record<string, unknown>[] = [];
  server.denyWhen(({ writes }) => {
    sent.push(Object.fromEntries(writes));
    return false;
  });
  await device.mutate("setFavorite", { mealId: "soup", on: true, at: 9 });
  await commitAll(device);
  await commitSaid(device);
  expect(Object.keys(sent[0] ?? {})).toEqual(["users/alice"]);
  expect(sent[1]?.["aiMeals/soup"]).toEqual({ favoriteCount: 1 });
  // No rating was made, so the server has none to count.
  expect(sent[1]?.["users/alice/mealMarks/soup"]).toEqual({ favored: true, updatedAt: 9, v: 3 });
});

test("[S2.13] a first mark without a rating says none, and nothing is counted for it", async () => {
  const { server, device } = await start();
  await device.mutate("hideMeal", { mealId: "soup", hides: "meal", at: 9 });
  await commitAll(device);
  const { fields } = server.read("users/alice/mealMarks/soup");
  expect(fields).toMatchObject({ stars: 0, hides: "meal", v: 1 });
  expect(fields).not.toHaveProperty("ratedAt");
});

test("[S2.14] [S7.25] what is no sound meal is not rated, and one that is too large to be shared is not tried", async () => {
  const { server, device } = await start();
  server.edit("aiMeals/pie", { title: 7 });
  await device.mutate("rateMeal", { meal: makeMeal("pie"), stars: 5, at: 9 });
  const unsound = { kind: "invalid", message: "aiMeals/pie is no sound meal" };
  await expect(commitSaid(device)).rejects.toMatchObject(unsound);
  await device.db.outbox.clear();
  const huge = { ...makeMeal("cake"), instructions: ["x".repeat(300_000)] };
  await device.mutate("rateMeal", { meal: huge, stars: 5, at: 9 });
  expect(await commitSaid(device)).toMatchObject({ found: 0, v: 0, rows: [] });
  expect(server.read("aiMeals/cake").fields).toBeNull();
});

test("[S4.3] a shared meal is applied with the time at which the server has it shared", async () => {
  const { device } = await start();
  await device.mutate("rateMeal", { meal: makeMeal("soup"), stars: 5, at: 9 });
  const commit = await commitSaid(device);
  const meal = commit.rows.find(({ collection }) => collection === "aiMeals");
  expect(meal?.doc).toMatchObject({ id: "soup", ratingCount: 2, sharedAt: 1_000 });
});

test("[S2.22] the fourth meal of a cook takes the place of the first, a third one of a day none; both are shared", async () => {
  let now = 1_000_000;
  const server = createMemoryServer({ now: () => now });
  const device = await createDevice(server, { now: () => now });
  const share = async (id: string, days = 0) => {
    now += days * 86_400_000 + days * 3_600_000;
    await device.db.outbox.clear();
    await device.mutate("rateMeal", { meal: makeMeal(id), stars: 5, at: 9 });
    await commitSaid(device);
  };
  const listed = () =>
    Object.fromEntries(
      server.list("aiMeals").map(({ id, fields: { sharedAt, slot } }) => [id, sharedAt && slot]),
    );
  for (const id of ["pie", "cake", "tart"]) await share(id);
  expect(listed()).toEqual({ pie: "pie", cake: "cake", tart: null });
  await share("stew", 1);
  await share("soup", 1);
  expect(listed()).toEqual({ pie: null, cake: "cake", tart: null, stew: "stew", soup: "pie" });
  // An administrator has deleted the one that would leave.
  server.edit("aiMeals/cake", null);
  await share("roast", 1);
  expect(listed()).toMatchObject({ stew: "stew", soup: "pie", roast: "roast" });
});
