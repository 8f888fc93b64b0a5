import fc from "fast-check";
import { expect, test } from "vitest";

import type { DinnerNote } from "./dinner-note.ts";
import { findAlarmChanges, nextToStart, planDinner } from "./dinner.ts";
import type { Dish } from "./stove-dish.ts";

const MIN = 60_000;
const NOW = 1_800_000_000_000;

function dish(recipeId: string, instructions: string[], rest: Partial<Dish> = {}): Dish {
  const meal = {
    id: recipeId,
    title: recipeId,
    ingredients: [],
    instructions,
    mealType: "dinner" as const,
    blurb: "",
    equipment: [],
  };
  const steps = instructions.length;
  const at = { recipeId, planId: null, title: recipeId, step: 0, steps, meal, timers: [] };
  return { ...at, serves: undefined, ...rest };
}

const lamb = (rest?: Partial<Dish>) =>
  dish("Lamb", ["Rub it.", "Roast for 60 minutes.", "Carve."], rest);
const potatoes = (rest?: Partial<Dish>) =>
  dish("Potatoes", ["Peel.", "Boil for 20 minutes."], rest);

const told = (dishes: Dish[], eatIn: number, now = NOW) =>
  planDinner(dishes, NOW + eatIn * MIN, now).dishes.map(
    ({ title, startsAt, readyAt }) => `${title} ${(startsAt - NOW) / MIN}–${(readyAt - NOW) / MIN}`,
  );

test("each dish starts so that all are ready when it is time to eat", () => {
  expect(told([potatoes(), lamb()], 120)).toEqual(["Lamb 54–120", "Potatoes 96–120"]);
  const [first] = planDinner([lamb()], NOW + 120 * MIN, NOW).dishes;
  expect(first?.waits).toEqual([
    { step: 2, at: NOW + 58 * MIN, words: "Roast for 60 minutes.", seconds: 3600 },
  ]);
});

test("a dish that can't make it moves dinner, and the others with it", () => {
  expect(told([potatoes(), lamb()], 50)).toEqual(["Lamb 0–66", "Potatoes 42–66"]);
});

test("when Next comes late, what has not begun starts later", () => {
  // It came to the roasting 4 minutes before this moment, when the plan had it ready at 120.
  const roasting = lamb({ step: 2, stepAt: NOW + 56 * MIN });
  const at = (minutes: number) => NOW + minutes * MIN;
  expect(told([potatoes(), roasting], 120, at(60))[1]).toBe("Potatoes 96–120");
  // It should have been turned over to the carving at 118, and is not at 125.
  const late = told([potatoes(), roasting], 120, at(125));
  expect(late).toEqual(["Lamb 125–127", "Potatoes 125–149"]);
});

const note = (alarmAt: number | null): DinnerNote => ({
  eatAt: NOW + 120 * MIN,
  dishes: [{ recipeId: "Potatoes", planId: null, alarmAt }],
});
const changes = (alarmAt: number | null, now: number, rest?: Partial<Dish>) =>
  findAlarmChanges(planDinner([potatoes(rest)], NOW + 120 * MIN, now), note(alarmAt), now).map(
    ({ at }) => at,
  );

test("an alarm is set for a start, moves with it, and ends when the dish is begun", () => {
  const start = NOW + 96 * MIN;
  expect(changes(null, NOW)).toEqual([start]);
  expect(changes(start, NOW), "what the cook did to it stays").toEqual([]);
  expect(changes(start - 5 * MIN, NOW)).toEqual([start]);
  expect(changes(start, start), "it rings until it is answered").toEqual([]);
  expect(changes(start, start, { step: 2 })).toEqual([null]);
});

const times = fc.array(fc.integer({ min: 1, max: 90 }), { minLength: 1, maxLength: 5 });
const someDish = fc
  .record({ times, step: fc.nat(5), age: fc.option(fc.nat(200)) })
  .map(({ times: minutes, step, age }) => ({
    instructions: minutes.map((each) => `Cook for ${each} minutes.`),
    rest: {
      step: Math.min(step, minutes.length),
      ...(age !== null && { stepAt: NOW - age * MIN }),
    },
  }));
const someDishes = fc
  .array(someDish, { minLength: 1, maxLength: 6 })
  .map((all) => all.map(({ instructions, rest }, at) => dish(`dish ${at}`, instructions, rest)));
const eatIn = fc.integer({ min: -60, max: 400 });

test("no start is in the past, and dinner is late only where one dish alone is", () => {
  fc.assert(
    fc.property(someDishes, eatIn, (dishes, minutes) => {
      const eatAt = NOW + minutes * MIN;
      const plan = planDinner(dishes, eatAt, NOW);
      const alone = dishes.map((each) => planDinner([each], eatAt, NOW).readyAt);
      expect(plan.readyAt).toBe(Math.max(eatAt, ...alone));
      expect(plan.dishes).toHaveLength(dishes.length);
      for (const { startsAt, readyAt } of plan.dishes) {
        expect(startsAt).toBeGreaterThanOrEqual(NOW);
        expect(readyAt).toBeGreaterThanOrEqual(startsAt);
        expect(readyAt).toBeLessThanOrEqual(plan.readyAt + 1);
      }
    }),
  );
});

test("an alarm that was set as the plan says needs no change, and none is for a dish that has begun", () => {
  fc.assert(
    fc.property(someDishes, eatIn, (dishes, minutes) => {
      const plan = planDinner(dishes, NOW + minutes * MIN, NOW);
      const set: DinnerNote = {
        eatAt: plan.eatAt,
        dishes: plan.dishes.map(({ recipeId, planId, hasBegun, startsAt }) => ({
          recipeId,
          planId,
          alarmAt: hasBegun ? null : startsAt,
        })),
      };
      expect(findAlarmChanges(plan, set, NOW)).toEqual([]);
      expect(nextToStart(plan)?.hasBegun ?? false).toBe(false);
    }),
  );
});
