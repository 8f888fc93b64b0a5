import { expect, test } from "vitest";

import type { AiMealPlan, PlanRecipe } from "./entities.ts";
import { datedMeals, inOrderOfDays, planByDay, weekOfAll, weekOfPlan } from "./planned-days.ts";

const TODAY = "2026-11-24";

function dish(id: string, more: Partial<PlanRecipe> = {}): PlanRecipe {
  return {
    id,
    title: `Dish ${id}`,
    ingredients: [],
    instructions: ["Stir."],
    mealType: "dinner",
    blurb: "",
    equipment: [],
    cooked: false,
    ...more,
  };
}

function planOf(id: string, ...recipes: PlanRecipe[]): AiMealPlan {
  return { id, recipes, createdAt: 1, updatedAt: 1, status: "new", userId: "ana" };
}

const ids = (meals: readonly { meal: { id: string } }[]) => meals.map(({ meal }) => meal.id);

test("what is planned for today comes first, breakfast before dinner, then the next days", () => {
  const dated = datedMeals(
    [
      planOf("new", dish("pie", { day: "2026-11-26" }), dish("stew", { day: TODAY })),
      planOf("old", dish("eggs", { day: TODAY, mealType: "breakfast" })),
    ],
    TODAY,
  );
  expect(ids(dated.coming)).toEqual(["eggs", "stew", "pie"]);
  const waiting = ["tart", "pie", "stew"].map((id) => ({ meal: dish(id), planId: "new" }));
  expect(inOrderOfDays(waiting, dated).map(({ meal, day }) => [meal.id, day])).toEqual([
    ["eggs", TODAY],
    ["stew", TODAY],
    ["pie", "2026-11-26"],
    ["tart", ""],
  ]);
});

test("what was not cooked on its day is offered apart for a week, the latest first; what was, never", () => {
  const dated = datedMeals(
    [
      planOf(
        "p",
        dish("long", { day: "2026-11-16" }),
        dish("week", { day: "2026-11-17" }),
        dish("yesterday", { day: "2026-11-23" }),
        dish("cooked", { day: "2026-11-23", cooked: true }),
        dish("today", { day: TODAY, cooked: true }),
        dish("none", { day: "" }),
      ),
    ],
    TODAY,
  );
  expect(ids(dated.coming)).toEqual([]);
  expect(ids(dated.missed)).toEqual(["yesterday", "week"]);
  const waiting = ["week", "long", "none"].map((id) => ({ meal: dish(id), planId: "p" }));
  expect(ids(inOrderOfDays(waiting, dated))).toEqual(["long", "none"]);
});

test("a dish that two plans have on days waits once, for the first of them", () => {
  const plans = [
    planOf("p", dish("soup", { day: "2026-11-25" })),
    planOf("q", dish("soup", { day: TODAY })),
  ];
  expect(inOrderOfDays([], datedMeals(plans, TODAY))).toMatchObject([{ planId: "q", day: TODAY }]);
});

test("a plan by day begins with what is on none, and keeps its order within a day", () => {
  const plan = planOf(
    "p",
    dish("b", { day: "2026-11-25" }),
    dish("a", { day: TODAY }),
    dish("d"),
    dish("c", { day: "2026-11-25" }),
  );
  expect(planByDay(plan).map(({ day, recipes }) => [day, ...recipes.map(({ id }) => id)])).toEqual([
    ["", "d"],
    [TODAY, "a"],
    ["2026-11-25", "b", "c"],
  ]);
});

test("the week of all plans has each meal once, what was missed and what is in no plan as well", () => {
  const plans = [
    planOf("p", dish("soup", { day: "2026-11-25" }), dish("stew", { day: "2026-11-22" })),
    planOf("q", dish("soup", { day: TODAY }), dish("stew", { day: "2026-11-26" })),
    planOf("r", dish("pie", { day: "2026-11-23" })),
  ];
  const waiting = [
    { meal: dish("tart"), planId: null },
    { meal: dish("soup"), planId: "p" },
  ];
  const week = weekOfAll(waiting, datedMeals(plans, TODAY));
  expect(week.map(({ meal, planId, day }) => [meal.id, planId, day])).toEqual([
    ["soup", "q", TODAY],
    ["stew", "q", "2026-11-26"],
    ["tart", null, ""],
    ["pie", "r", "2026-11-23"],
  ]);
  expect(week.every(({ cooked }) => !cooked)).toBe(true);
});

test("the week of a plan keeps the plan's order, and says what is cooked", () => {
  const plan = planOf("p", dish("soup", { cooked: true }), dish("pie", { day: TODAY }));
  expect(weekOfPlan(plan)).toMatchObject([
    { meal: { id: "soup" }, planId: "p", day: "", cooked: true },
    { meal: { id: "pie" }, planId: "p", day: TODAY, cooked: false },
  ]);
});
