import { expect, test } from "vitest";

import type { MealType } from "./meal-types.ts";
import { spreadOverWeek } from "./spread-days.ts";

const TODAY = "2026-11-10";

function recipes(mealType: MealType, count: number, days: readonly string[] = []) {
  return Array.from({ length: count }, (_, index) => ({
    id: `${mealType}${index}`,
    title: "Dish",
    ingredients: [],
    instructions: [],
    mealType,
    blurb: "",
    equipment: [],
    cooked: false,
    day: days[index] ?? "",
  }));
}

const daysOf = (spread: { day: string }[]) => spread.map(({ day }) => Number(day.slice(-2)) - 10);

test("dinners are spread from today on, in their order, as far apart as a week allows", () => {
  const spread = spreadOverWeek(recipes("dinner", 4), TODAY);
  expect(spread.map(({ recipeId }) => recipeId)).toEqual([
    "dinner0",
    "dinner1",
    "dinner2",
    "dinner3",
  ]);
  expect(daysOf(spread)).toEqual([0, 2, 4, 5]);
});

test("more than a week's dinners are two on some days", () => {
  const days = daysOf(spreadOverWeek(recipes("dinner", 9), TODAY));
  expect(new Set(days).size).toBe(7);
  expect(days).toEqual(days.toSorted((a, b) => a - b));
  for (const day of days) expect(days.filter((other) => other === day).length).toBeLessThan(3);
});

test("lunches and dinners are each spread by themselves", () => {
  const spread = spreadOverWeek([...recipes("lunch", 7), ...recipes("dinner", 7)], TODAY);
  expect(daysOf(spread)).toEqual([0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6]);
});

test("what has a day keeps it, and a day that has a dinner gets no second while others are free", () => {
  const plan = recipes("dinner", 7, ["2026-11-11", "2026-11-13"]);
  const spread = spreadOverWeek(plan, TODAY);
  expect(spread).toHaveLength(5);
  // The plan begins on its first day, the 11th.
  expect(daysOf(spread)).toEqual([2, 4, 5, 6, 7]);
});

test("days that have passed and what is cooked don't count", () => {
  const [missed, cooked, waiting] = recipes("dinner", 3, ["2026-11-06", TODAY]);
  if (!missed || !cooked || !waiting) throw new Error("Too few recipes");
  const spread = spreadOverWeek([missed, { ...cooked, cooked: true }, waiting], TODAY);
  expect(spread).toEqual([{ recipeId: "dinner2", day: TODAY }]);
});
