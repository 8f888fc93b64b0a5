// Import this before Dexie, whose live queries look for an IndexedDB only once.
import "fake-indexeddb/auto";
import { expect, test } from "vitest";

import { makeMeal } from "#sync/doubles/device.fixture.ts";

import { fixChance } from "./chance.ts";
import { createWorld, type World } from "./world.ts";

/** Random stories that have failed, in their shortest form. */
const STORIES: { title: string; steps: ((world: World) => Promise<void>)[] }[] = [
  {
    title: "a meal is taken back after a heart that had nothing to count",
    steps: [
      async (world) => world.act(0, 0, "logMeal", log("soup")),
      async (world) => world.act(0, 0, "setFavorite", { mealId: "soup", on: false, at: 1 }),
      async (world) => world.push(0, 0),
      async (world) => world.act(0, 0, "takeBackMeal", { mealId: "soup", on: true, at: 1 }),
      async (world) => world.push(0, 0),
      async (world) => world.sync(0, 0),
    ],
  },
  {
    title: "a meal is taken back after another of its ratings",
    steps: [
      async (world) => world.act(0, 0, "rateMeal", rating("soup")),
      async (world) => world.sync(0, 0),
      async (world) => world.act(0, 0, "rateMeal", rating("soup")),
      async (world) => world.act(0, 0, "takeBackMeal", { mealId: "soup", on: true, at: 1 }),
      async (world) => world.sync(0, 0),
    ],
  },
  {
    title: "a meal is taken back that was to be taken back before it was shared",
    steps: [
      async (world) => world.act(0, 0, "takeBackMeal", { mealId: "soup", on: true, at: 1 }),
      async (world) => world.sync(0, 0),
      async (world) => world.act(0, 0, "rateMeal", rating("soup")),
      async (world) => world.sync(0, 0),
      async (world) => world.act(0, 0, "takeBackMeal", { mealId: "soup", on: true, at: 1 }),
      async (world) => world.setFate(0, 0, "lost-reply"),
      async (world) => world.push(0, 0),
      async (world) => world.act(0, 0, "hideMeal", { mealId: "stew", hides: "meal", at: 1 }),
    ],
  },
  {
    title: "a meal is taken back again after a lost reply, as another device has shared it again",
    steps: [
      async (world) => world.act(0, 0, "rateMeal", rating("soup")),
      async (world) => world.sync(0, 0),
      async (world) => world.act(0, 0, "takeBackMeal", { mealId: "soup", on: true, at: 1 }),
      async (world) => world.setFate(0, 0, "lost-reply"),
      async (world) => world.push(0, 0),
      async (world) => world.act(1, 0, "takeBackMeal", { mealId: "soup", on: false, at: 1 }),
      async (world) => world.sync(1, 0),
      async (world) => world.sync(0, 0),
    ],
  },
  {
    title: "a new cook shares more meals in a day than get a place in everyone's list",
    steps: [
      async (world) => world.act(0, 0, "rateMeal", rating("soup")),
      async (world) => world.act(0, 0, "rateMeal", rating("stew")),
      async (world) => world.act(0, 0, "rateMeal", rating("curry")),
      async (world) => world.act(0, 0, "rateMeal", rating("pie")),
      async (world) => world.sync(0, 0),
    ],
  },
];

function log(id: string) {
  const portions = { fridge: 1, freezer: 0 };
  return { meal: makeMeal(id), planId: null, stars: 5, imageUrl: "", at: 1, portions };
}

function rating(id: string) {
  return { meal: makeMeal(id), stars: 5, at: 1 };
}

test.for(STORIES)("[S1.1] [S3.19] devices converge: $title", async ({ title, steps }) => {
  fixChance(title);
  const world = await createWorld([
    { uid: "alice", machine: 0 },
    { uid: "alice", machine: 1 },
  ]);
  async function tell(): Promise<void> {
    for (const step of steps) {
      await step(world);
      await world.check();
    }
    await world.quiet();
  }
  await expect(tell()).resolves.toBeUndefined();
});
