import fc from "fast-check";
import { expect, test } from "vitest";

import { HANDS_SECONDS, planStove, timeOfStep, type DishTimes } from "./stove-plan.ts";

const MIN = 60;

test.each([
  ["Chop the onions.", { hands: HANDS_SECONDS, waits: 0 }],
  ["Simmer for 20 minutes.", { hands: HANDS_SECONDS, waits: 20 * MIN }],
  ["Fry for 2 minutes, then bake for 10–12 minutes.", { hands: 4 * MIN, waits: 10 * MIN }],
])("what %j takes", (text, time) => {
  expect(timeOfStep(text, 3)).toEqual({ step: 3, ...time });
});

test("a running timer counts what is left, those before it nothing, those after it all", () => {
  const text = "Simmer for 20 minutes, rest for 5 minutes, then chill for 1 hour.";
  expect(timeOfStep(text, 1, new Map([[1, 90]]))).toEqual({
    step: 1,
    hands: 0,
    waits: 90 + 60 * MIN,
  });
});

const dish = (
  id: string,
  times: [hands: number, waits: number][],
  hasBegun = false,
): DishTimes => ({
  id,
  hasBegun,
  steps: times.map(([hands, waits], at) => ({
    step: at + 1,
    hands: hands * MIN,
    waits: waits * MIN,
  })),
  beside: 0,
});

test("the rice starts in 12 minutes, so that both end together", () => {
  const stew = dish("stew", [[2, 33]], true);
  const rice = dish("rice", [
    [3, 0],
    [2, 18],
  ]);
  const { readyIn, dishes } = planStove([rice, stew]);
  expect(readyIn).toBe(35 * MIN);
  expect(
    dishes.map(({ id, startsIn, readyIn: ready }) => [id, startsIn / MIN, ready / MIN]),
  ).toEqual([
    ["stew", 0, 35],
    ["rice", 12, 35],
  ]);
});

test("a dish starts earlier where the other needs the hands, and says so where it can't", () => {
  // The stew needs its cook again at 20–24, when the rice would begin at 22.
  const stew = dish(
    "stew",
    [
      [4, 16],
      [4, 18],
    ],
    true,
  );
  const rice = dish("rice", [[5, 15]]);
  const [, moved] = planStove([stew, rice]).dishes;
  expect(moved).toMatchObject({ id: "rice", startsIn: 15 * MIN, isTight: false });
  const busy = dish("busy", [[42, 0]], true);
  expect(planStove([busy, rice]).dishes[1]).toMatchObject({ startsIn: 22 * MIN, isTight: true });
});

test("a dish that has only timers is ready when the last one rings", () => {
  const tea: DishTimes = { id: "tea", hasBegun: true, steps: [], beside: 4 * MIN };
  expect(planStove([tea])).toEqual({
    readyIn: 4 * MIN,
    dishes: [{ id: "tea", startsIn: 0, readyIn: 4 * MIN, steps: [], isTight: false }],
  });
  expect(planStove([])).toEqual({ readyIn: 0, dishes: [] });
});

const times = fc.array(fc.record({ hands: fc.nat({ max: 900 }), waits: fc.nat({ max: 5400 }) }), {
  minLength: 1,
  maxLength: 8,
});
const kitchen = fc
  .array(fc.record({ hasBegun: fc.boolean(), times, beside: fc.nat({ max: 3600 }) }), {
    minLength: 1,
    maxLength: 6,
  })
  .map((all) =>
    all.map(({ hasBegun, times: list, beside }, index): DishTimes => ({
      id: `d${index}`,
      hasBegun,
      // Only what has begun has timers.
      beside: hasBegun ? beside : 0,
      steps: list.map((time, at) => ({ ...time, step: at + 1 })),
    })),
  );

test("nothing starts in the past, what has begun goes on now, and nothing is ready after the last", () => {
  fc.assert(
    fc.property(kitchen, (dishes) => {
      const plan = planStove(dishes);
      expect(plan.dishes).toHaveLength(dishes.length);
      for (const { id, startsIn, readyIn, steps } of plan.dishes) {
        const given = dishes.find((each) => each.id === id);
        expect(startsIn).toBeGreaterThanOrEqual(0);
        expect(given?.hasBegun === true && startsIn > 0).toBe(false);
        expect(readyIn).toBeLessThanOrEqual(plan.readyIn);
        expect(steps.map(({ step, hands, waits }) => ({ step, hands, waits }))).toEqual(
          given?.steps,
        );
      }
      expect(Math.max(...plan.dishes.map(({ readyIn }) => readyIn))).toBe(plan.readyIn);
    }),
  );
});

test("hands are needed twice only in dishes that say so, or have begun", () => {
  fc.assert(
    fc.property(kitchen, (dishes) => {
      const loose = planStove(dishes).dishes.filter(({ isTight }) => !isTight);
      const spans = loose.flatMap(({ id, steps }) =>
        steps.map(({ startsIn, hands }) => ({ id, from: startsIn, to: startsIn + hands })),
      );
      for (const a of spans) {
        for (const b of spans) {
          if (a.id === b.id || a.from === a.to || b.from === b.to) continue;
          expect(a.to <= b.from || b.to <= a.from).toBe(true);
        }
      }
    }),
  );
});

test("a dish that has not begun ends with the others, unless the cook's hands forbid it", () => {
  fc.assert(
    fc.property(kitchen, (dishes) => {
      const handless = dishes.map((each) => ({
        ...each,
        steps: each.steps.map((step) => ({ ...step, hands: 0 })),
      }));
      const plan = planStove(handless);
      const waiting = plan.dishes.filter(
        ({ id }) => dishes.find((each) => each.id === id)?.hasBegun === false,
      );
      expect(waiting.every(({ readyIn }) => readyIn === plan.readyIn)).toBe(true);
    }),
  );
});

test("the order in which dishes are named changes nothing", () => {
  fc.assert(
    fc.property(kitchen, (dishes) => {
      const byId = (plan: ReturnType<typeof planStove>) =>
        plan.dishes.toSorted((a, b) => (a.id < b.id ? -1 : 1));
      expect(byId(planStove(dishes.toReversed()))).toEqual(byId(planStove(dishes)));
    }),
  );
});
