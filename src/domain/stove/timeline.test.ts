import { expect, test } from "vitest";

import { stepTimerId, type KitchenTimer } from "#domain/timers/kitchen-timer.ts";

import type { Dish } from "./stove-dish.ts";
import { makeTimeline } from "./timeline.ts";

const MIN = 60_000;
const NOW = 1_800_000_000_000;

function dish(
  recipeId: string,
  step: number,
  instructions: string[],
  rest: Partial<Dish> = {},
): Dish {
  const title = recipeId === "stew" ? "Beef stew" : "Rice";
  const meal = {
    id: recipeId,
    title,
    ingredients: [{ name: "rice", amount: "200 g" }],
    instructions,
    mealType: "dinner" as const,
    blurb: "",
    equipment: [],
  };
  const steps = instructions.length;
  return {
    recipeId,
    planId: null,
    title,
    step,
    steps,
    meal,
    serves: undefined,
    timers: [],
    ...rest,
  };
}

function timer(id: string, label: string, leftMs: number): KitchenTimer {
  return {
    id,
    recipeId: "stew",
    planId: null,
    title: "Beef stew",
    step: 2,
    label,
    durationMs: 40 * MIN,
    endsAt: NOW + leftMs,
    remainingMs: leftMs,
    acknowledged: false,
  };
}

const stewSteps = ["Brown the beef.", "Simmer for 40 minutes. Stir at times.", "Season and serve."];
const riceSteps = ["Rinse 200 g rice.", "Simmer for 12 minutes."];

const told = (dishes: Dish[], loose: KitchenTimer[] = []) =>
  makeTimeline(dishes, [...dishes.flatMap(({ timers }) => timers), ...loose], NOW).entries.map(
    ({ at, dish: { title }, what, isLaterStart }) => [
      (at - NOW) / MIN,
      `${title}: ${what}${isLaterStart ? ", later" : ""}`,
    ],
  );

test("the rice is begun while the stew simmers, so that both end together", () => {
  const timers = [timer(stepTimerId("stew", 2, 0), "Simmer", 30 * MIN)];
  const stew = dish("stew", 2, stewSteps, { timers });
  expect(told([dish("rice", 1, riceSteps), stew])).toEqual([
    [0, "Beef stew: Step 2"],
    [16, "Rice: Step 1, later"],
    [18, "Rice: Step 2"],
    [30, "Beef stew: Step 3"],
    [30, "Beef stew: Simmer: timer rings"],
    [32, "Beef stew: Ready"],
    [32, "Rice: Ready"],
  ]);
  expect(makeTimeline([stew], timers, NOW).readyAt).toBe(NOW + 32 * MIN);
});

test("a timer of an earlier step runs beside the later ones, and a paused one says no moment", () => {
  const beside = timer(stepTimerId("stew", 1, 0), "Soak", 10 * MIN);
  const paused = { ...timer("by hand 1", "Tea", 5 * MIN), endsAt: null };
  const stew = dish("stew", 3, stewSteps, { timers: [beside, paused] });
  expect(told([stew])).toEqual([
    [0, "Beef stew: Step 3"],
    [10, "Beef stew: Soak: timer rings"],
    [10, "Beef stew: Ready"],
  ]);
});

test("a step says its first sentence, for as many as the dish is cooked for", () => {
  const rice = dish("rice", 1, ["Rinse 200 g rice. Drain it.", "Simmer for 12 minutes."], {
    serves: 8,
  });
  const [first, second] = makeTimeline([rice], [], NOW).entries;
  expect(first).toMatchObject({ words: "Rinse 400 g rice.", waits: 0 });
  expect(second).toMatchObject({ waits: 12 * 60 });
});

test("a dish known by its timers alone has no steps", () => {
  const timers = [timer("stew 1 0", "Rest", 3 * MIN)];
  const unknown = { ...dish("stew", 0, []), meal: null, timers };
  expect(told([unknown])).toEqual([
    [3, "Beef stew: Rest: timer rings"],
    [3, "Beef stew: Ready"],
  ]);
});

test("a timer of no dish rings among the rest", () => {
  const loose = { ...timer("by hand 2", "Eggs", 1 * MIN), recipeId: "", title: "" };
  expect(told([dish("rice", 1, riceSteps)], [loose])).toEqual([
    [0, "Rice: Step 1"],
    [1, ": Eggs: timer rings"],
    [2, "Rice: Step 2"],
    [16, "Rice: Ready"],
  ]);
});
