import { expect, test } from "vitest";

import type { AiMealPlan } from "#domain/entities.ts";
import { PLAN_NAME_MAX } from "#domain/limits.ts";
import { mealOf } from "#domain/sound-meal.ts";

import { overlay, type Docs, type Invocation } from "./define.ts";
import { namePlan, setPlanDay, setPlanDays } from "./plan-days.ts";
import { addPlanRecipe, removePlanRecipe, swapPlanRecipe } from "./plan-recipes.ts";
import { deletePlan, newPlan, savePlan } from "./plans.ts";
import { applyInvocation } from "./registry.ts";

const UID = "alice";
const dish = (id: string) => ({
  id,
  title: `Dish ${id}`,
  ingredients: [],
  instructions: ["Stir."],
  mealType: "dinner" as const,
  blurb: "",
  equipment: [],
});

const week: AiMealPlan = {
  ...newPlan(["soup", "stew", "pie"].map(dish), { id: "p", userId: UID, at: 1 }),
  createdAt: 1,
};

function after(docs: Docs, ...calls: Invocation[]): Docs {
  return calls.reduce((now, call) => overlay(now, applyInvocation(call, now, UID)), docs);
}

const kitchen = (plan: AiMealPlan | null = week): Docs => ({
  aiMealPlans: { p: plan },
  users: { [UID]: null },
});
const planIn = (docs: Docs) => docs.aiMealPlans?.["p"];
const daysIn = (docs: Docs) =>
  Object.fromEntries((planIn(docs)?.recipes ?? []).map(({ id, day }) => [id, day]));

const at = 9;
const put = (recipeId: string, day: string) =>
  setPlanDay.invoke({ planId: "p", recipeId, day, at });
const call = (name: string) => namePlan.invoke({ planId: "p", name, at });

test("a plan whose only meal on a day is taken out has no last day, whichever came first", () => {
  const gone = removePlanRecipe.invoke({ planId: "p", recipeId: "soup", unlist: false, at });
  const day = put("soup", "2026-11-24");
  expect(planIn(after(kitchen(), day))?.lastDay).toBe("2026-11-24");
  expect(planIn(after(kitchen(), day, gone))?.lastDay).toBe("");
  expect(planIn(after(kitchen(), gone, day))?.lastDay ?? "").toBe("");
});

test("two phones that put two meals on days both have their way, whichever is first", () => {
  const [one, other] = [put("soup", "2026-11-24"), put("pie", "2026-11-26")];
  const both = { soup: "2026-11-24", stew: undefined, pie: "2026-11-26" };
  for (const docs of [after(kitchen(), one, other), after(kitchen(), other, one)]) {
    expect(daysIn(docs)).toEqual(both);
    expect(planIn(docs)).toMatchObject({ lastDay: "2026-11-26", status: "new", updatedAt: at });
  }
});

test("of two days for one meal the later counts, and the plan's last day follows", () => {
  const docs = after(kitchen(), put("soup", "2026-11-30"), put("soup", "2026-11-24"));
  expect(planIn(docs)).toMatchObject({ lastDay: "2026-11-24" });
  const off = after(docs, put("soup", ""));
  expect(daysIn(off)).toMatchObject({ soup: "" });
  expect(planIn(off)).toMatchObject({ lastDay: "" });
});

test("a meal that is cooked or gone stays where it is, and so does a plan that is gone", () => {
  const recipes = week.recipes.map((recipe) => ({ ...recipe, cooked: recipe.id === "soup" }));
  const cooked = kitchen({ ...week, recipes });
  expect(after(cooked, put("soup", "2026-11-24"))).toEqual(cooked);
  expect(after(kitchen(), put("tart", "2026-11-24"))).toEqual(kitchen());
  expect(after(kitchen(null), put("soup", "2026-11-24"), call("Guests"))).toEqual(kitchen(null));
  // The same day once more is no change, so that nothing is sent.
  expect(setPlanDay.apply(kitchen(), { planId: "p", recipeId: "soup", day: "", at }, UID)).toEqual(
    {},
  );
});

test("a meal that is put on a day and taken out, in either order, leaves no day behind", () => {
  const [day, out] = [
    put("soup", "2026-11-24"),
    removePlanRecipe.invoke({ planId: "p", recipeId: "soup", unlist: false, at }),
  ];
  for (const docs of [after(kitchen(), day, out), after(kitchen(), out, day)]) {
    expect(daysIn(docs)).toEqual({ stew: undefined, pie: undefined });
    expect(planIn(docs)?.lastDay ?? "").toBe("");
  }
});

test("several meals move in one step; what was moved or cooked meanwhile stays, and undo takes back the rest", () => {
  const move = (from: string, day: string) =>
    setPlanDays.invoke({
      planId: "p",
      days: ["soup", "stew"].map((recipeId) => ({ recipeId, from, day })),
      at,
    });
  const spread = after(kitchen(), put("stew", "2026-11-30"), move("", "2026-11-24"));
  expect(daysIn(spread)).toEqual({ soup: "2026-11-24", stew: "2026-11-30", pie: undefined });
  expect(planIn(spread)).toMatchObject({ lastDay: "2026-11-30" });
  const back = after(spread, move("2026-11-24", ""));
  expect(daysIn(back)).toEqual({ soup: "", stew: "2026-11-30", pie: undefined });
  const recipes = week.recipes.map((recipe) => ({ ...recipe, cooked: recipe.id === "soup" }));
  expect(daysIn(after(kitchen({ ...week, recipes }), move("", "2026-11-24")))).toMatchObject({
    soup: undefined,
    stew: "2026-11-24",
  });
});

test("a day is one of the calendar's: anything else is no argument", () => {
  for (const day of ["2026-02-30", "tomorrow", "2026-11-24T00:00", 5, null]) {
    expect(() => setPlanDay.read({ planId: "p", recipeId: "soup", day, at }, 1)).toThrow("Invalid");
  }
});

test("what takes a meal's place takes its day, but not that of a meal that was cooked meanwhile", () => {
  const swap = swapPlanRecipe.invoke({
    planId: "p",
    recipeId: "soup",
    recipe: dish("tart"),
    unlist: false,
    items: null,
    at,
  });
  const docs = after(kitchen(), put("soup", "2026-11-24"), swap);
  expect(daysIn(docs)).toEqual({ tart: "2026-11-24", stew: undefined, pie: undefined });
  const recipes = week.recipes.map((recipe) => ({ ...recipe, cooked: true, day: "2026-11-24" }));
  expect(daysIn(after(kitchen({ ...week, recipes }), swap))).toMatchObject({
    soup: "2026-11-24",
    tart: undefined,
  });
});

test("a meal that was taken out comes back on its day", () => {
  const docs = after(
    kitchen(),
    put("soup", "2026-11-24"),
    removePlanRecipe.invoke({ planId: "p", recipeId: "soup", unlist: false, at }),
  );
  expect(planIn(docs)).toMatchObject({ lastDay: "" });
  const back = { planId: "p", recipe: dish("soup"), before: ["stew"], items: null, at };
  const again = after(docs, addPlanRecipe.invoke({ ...back, day: "2026-11-24" }));
  expect(daysIn(again)).toMatchObject({ soup: "2026-11-24" });
  expect(planIn(again)).toMatchObject({ lastDay: "2026-11-24" });
  // As an app from before days existed would have sent it.
  expect(daysIn(after(docs, addPlanRecipe.invoke(back)))).toMatchObject({ soup: undefined });
});

test("a name is one line and not too long, and an empty one takes it away", () => {
  const named = after(kitchen(), call("  The\n in-laws  "));
  expect(planIn(named)).toMatchObject({ name: "The in-laws", updatedAt: at });
  expect(planIn(after(named, call(" ")))).toMatchObject({ name: "" });
  expect(planIn(after(kitchen(), call("x".repeat(500))))?.name).toHaveLength(PLAN_NAME_MAX);
  expect(namePlan.apply(named, { planId: "p", name: " The in-laws", at: 10 }, UID)).toEqual({});
  expect(namePlan.apply(kitchen(), { planId: "p", name: " ", at }, UID)).toEqual({});
  expect(namePlan.apply({}, { planId: "p", name: "Guests", at }, UID)).toEqual({});
  // Surrounding spaces don't count towards the length, and a cut name doesn't end with one.
  const most = "x".repeat(PLAN_NAME_MAX);
  expect(planIn(after(kitchen(), call(`  ${most}`)))?.name).toBe(most);
  const words = `${"x".repeat(PLAN_NAME_MAX - 1)} words`;
  expect(planIn(after(kitchen(), call(words)))?.name).toBe("x".repeat(PLAN_NAME_MAX - 1));
});

test("an accent that a keyboard sends as a character of its own makes no other name", () => {
  const decomposed = "Cre\u0300me week";
  expect(planIn(after(kitchen(), call(decomposed)))?.name).toBe("Cr\u00e8me week");
});

test("a plan that was deleted comes back with its name and its days, and nothing else", () => {
  const named = after(kitchen(), call("Guests"), put("soup", "2026-11-24"));
  const plan = planIn(named)!;
  const newer = {
    ...plan,
    mood: "a newer app's",
    recipes: plan.recipes.map((recipe) => ({ ...recipe, note: "a newer app's" })),
  };
  const gone = after(named, deletePlan.invoke({ planId: "p" }));
  const back = after(gone, savePlan.invoke({ plan: newer, addToShoppingList: false, at }));
  expect(planIn(back)).toEqual(plan);
});

test("a plan that is cooked once more has its name, and no days", () => {
  const recipes = [{ ...dish("soup"), cooked: true, day: "2026-11-24" }];
  const again = newPlan(recipes, { id: "q", userId: UID, name: "Guests", at });
  expect(again).toMatchObject({ name: "Guests", recipes: [{ ...mealOf(dish("soup")) }] });
  expect(again.recipes[0]).not.toHaveProperty("day");
  expect(again).not.toHaveProperty("lastDay");
  expect(newPlan(recipes, { id: "q", userId: UID, at })).not.toHaveProperty("name");
});
