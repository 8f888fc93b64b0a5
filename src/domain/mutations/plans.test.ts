import fc from "fast-check";
import { expect, test } from "vitest";

import type { AiMealPlan, PlanStatus } from "#domain/entities.ts";
import { PLAN_RECIPES_MAX } from "#domain/limits.ts";
import { mealOf } from "#domain/sound-meal.ts";
import { emptyUser } from "#domain/user-document.ts";

import { plan as anyPlan } from "../../../tests/support/domain-arbitraries.ts";
import { withFields } from "../../../tests/support/unknown-fields.ts";
import {
  clampDays,
  clampPeople,
  deletePlan,
  ideasNeeded,
  isSingleMealSetup,
  markCooked,
  newestFirst,
  newPlan,
  savePlan,
  setupProblem,
  statusWhenSaved,
} from "./plans.ts";

function planOf(id: string, status: PlanStatus, cooked: boolean[], createdAt = 1): AiMealPlan {
  return {
    id,
    status,
    createdAt,
    updatedAt: createdAt,
    userId: "cook",
    recipes: cooked.map((done, index) => ({
      id: `${id}-r${index}`,
      title: `Dish ${index}`,
      ingredients: [{ name: "salt", amount: "1 pinch" }],
      instructions: ["Stir."],
      mealType: "dinner",
      blurb: "",
      equipment: [],
      cooked: done,
    })),
  };
}

test("days and people are clamped to 1–14 and 1–8, to whole numbers", () => {
  expect([0, 1, 14, 15, 3.4, -2, Number.NaN].map(clampDays)).toEqual([1, 1, 14, 14, 3, 1, 1]);
  expect([0, 8, 9, Number.POSITIVE_INFINITY].map(clampPeople)).toEqual([1, 8, 8, 8]);
});

test("a setup needs a meal and at most 30 serves", () => {
  const setup = { durationDays: 7, peopleCount: 2, mealsPerDay: ["dinner" as const] };
  expect(setupProblem(setup)).toBeNull();
  expect(setupProblem({ ...setup, mealsPerDay: [] })).toBe("Please select at least one meal");
  expect(setupProblem({ ...setup, durationDays: 10, peopleCount: 3 })).toBeNull();
  expect(setupProblem({ ...setup, durationDays: 14, peopleCount: 8 })).toBe(
    "Maximum 30 serves allowed (currently 112)",
  );
});

test("one idea covers four serves", () => {
  expect([1, 4, 5, 6, 8, 30].map(ideasNeeded)).toEqual([1, 1, 2, 2, 2, 8]);
});

test("four serves or fewer of one meal may be a single meal", () => {
  const small = { durationDays: 2, peopleCount: 2 };
  expect(isSingleMealSetup({ ...small, mealsPerDay: ["lunch"] })).toBe(true);
  expect(isSingleMealSetup({ ...small, mealsPerDay: ["lunch", "dinner"] })).toBe(false);
  expect(isSingleMealSetup({ durationDays: 5, peopleCount: 1, mealsPerDay: ["lunch"] })).toBe(
    false,
  );
});

test("a plan of two ideas stays a plan, though the recipe of only one arrived", () => {
  const [recipe] = planOf("p", "new", [false]).recipes;
  if (!recipe) throw new Error("no recipe");
  const saved = { id: "q", userId: "ana", at: 7 };
  expect(newPlan([recipe], { ...saved, ideas: 2 }).status).toBe("new");
  expect(newPlan([recipe], { ...saved, ideas: 1 }).status).toBe("single");
  expect(newPlan([recipe], saved).status).toBe("single");
});

test("a plan of one idea is saved as single, any other as new", () => {
  expect([1, 2, 0].map(statusWhenSaved)).toEqual(["single", "new", "new"]);
});

test("any plan can be cooked again: the same dishes, none cooked, and nothing of the old plan moves", () => {
  fc.assert(
    fc.property(anyPlan, (plan) => {
      const before = structuredClone(plan);
      const again = newPlan(plan.recipes, { id: "again", userId: "ana", at: 7 });
      expect(plan).toEqual(before);
      expect(again.recipes).toEqual(
        plan.recipes.map((recipe) => ({ ...mealOf(recipe), cooked: false })),
      );
      expect(again).toMatchObject({ id: "again", userId: "ana", createdAt: 7, updatedAt: 7 });
      expect(again.status).toBe(plan.recipes.length === 1 ? "single" : "new");
      const cooked = again.recipes.reduce((state, { id }) => markCooked(state, id, 9), again);
      expect(cooked.status).toBe(plan.recipes.length === 0 ? "new" : "completed");
    }),
  );
});

test("a new plan holds a dish once, and no more recipes than a plan may", () => {
  const { recipes } = planOf(
    "p",
    "completed",
    Array.from({ length: 60 }, () => true),
  );
  const [first] = recipes;
  const unnamed = { ...first!, id: "" };
  const made = newPlan([unnamed, ...recipes, first!], { id: "again", userId: "ana", at: 7 });
  expect(made.recipes.map(({ id }) => id)).toEqual(
    recipes.slice(0, PLAN_RECIPES_MAX).map(({ id }) => id),
  );
});

test("cooking moves new to in-progress, and any plan to completed with its last recipe", () => {
  expect(markCooked(planOf("p", "new", [false, false]), "p-r0", 5)).toMatchObject({
    status: "in-progress",
    updatedAt: 5,
  });
  expect(markCooked(planOf("p", "in-progress", [true, false]), "p-r1", 5).status).toBe("completed");
  expect(markCooked(planOf("p", "single", [false]), "p-r0", 5).status).toBe("completed");
});

test("a single plan of several dishes stays single until the last of them is cooked", () => {
  expect(markCooked(planOf("p", "single", [false, false]), "p-r0", 5).status).toBe("single");
});

test("cooking a recipe again, or one not in the plan, changes nothing", () => {
  const plan = planOf("p", "in-progress", [true, false]);
  expect(markCooked(plan, "p-r0", 5)).toBe(plan);
  expect(markCooked(plan, "elsewhere", 5)).toBe(plan);
});

test("of plans made at the same moment the same one is current on every device", () => {
  const [a, b, c] = ["a", "b", "c"].map((id) => planOf(id, "new", [false], 3));
  for (const plans of [
    [a!, b!, c!],
    [c!, b!, a!],
    [b!, c!, a!],
  ]) {
    expect(newestFirst(plans).map(({ id }) => id)).toEqual(["c", "b", "a"]);
  }
});

test("saving adds the ingredients to the list only when asked", () => {
  const plan = planOf("p", "new", [false, false]);
  const listed = savePlan.apply({}, { plan, addToShoppingList: true, at: 9 }, "cook");
  expect(listed.users?.["cook"]?.shoppingList.meals.map(({ id }) => id)).toEqual(["p-r0", "p-r1"]);
  expect(savePlan.apply({}, { plan, addToShoppingList: false, at: 9 }, "cook")).toEqual({
    aiMealPlans: { p: plan },
  });
});

test("a plan that is saved again keeps what is cooked, and what a newer app knows of it", () => {
  const plan = planOf("p", "new", [false, false]);
  const args = { plan, addToShoppingList: false, at: 9 };
  const newer = { ofTheFuture: "kept" };
  const [first, second] = markCooked(plan, "p-r0", 5).recipes;
  const now = { ...plan, ...newer, recipes: [first!, { ...second!, ...newer }] };
  expect(savePlan.apply({ aiMealPlans: { p: now } }, args, "cook")).toEqual({
    aiMealPlans: { p: { ...now, status: "in-progress" } },
  });
  expect(savePlan.apply({ aiMealPlans: { p: plan } }, args, "cook")).toEqual({
    aiMealPlans: { p: plan },
  });
});

test("a plan that comes back has what this version knows: no more is let into a new document", () => {
  const plan = planOf("p", "new", [false, false]);
  const newer = withFields(plan, { ofTheFuture: "kept" }) as typeof plan;
  const args = { plan: newer, addToShoppingList: false, at: 9 };
  // No field may be undefined, which Firestore rejects.
  expect(savePlan.apply({ aiMealPlans: { p: null } }, args, "cook")).toStrictEqual({
    aiMealPlans: { p: plan },
  });
});

test("a plan that is saved again brings back what was taken out of it meanwhile, uncooked", () => {
  const plan = planOf("p", "new", [false, false]);
  const [, second] = markCooked(plan, "p-r1", 5).recipes;
  const now = { ...plan, recipes: [second!] };
  const args = { plan, addToShoppingList: false, at: 9 };
  const saved = savePlan.apply({ aiMealPlans: { p: now } }, args, "cook").aiMealPlans?.["p"];
  expect(saved?.recipes.map(({ id, cooked }) => [id, cooked])).toEqual([
    ["p-r0", false],
    ["p-r1", true],
  ]);
});

test("a single meal that is saved goes on the list too, and no setup is lost with it", () => {
  const plan = planOf("p", "single", [false]);
  const lastPlanDefaults = { durationDays: 3, mealsPerDay: ["lunch" as const], peopleCount: 2 };
  const docs = { users: { cook: { ...emptyUser(0), lastPlanDefaults } } };
  const { users } = savePlan.apply(docs, { plan, addToShoppingList: true, at: 9 }, "cook");
  expect(users?.["cook"]).toMatchObject({
    shoppingList: { meals: [{ id: "p-r0" }] },
    lastPlanDefaults,
    updatedAt: 9,
  });
});

test("deleting a plan that is already gone changes nothing", () => {
  expect(deletePlan.apply({ aiMealPlans: { p: null } }, { planId: "p" }, "cook")).toEqual({});
  expect(deletePlan.apply({}, { planId: "p" }, "cook")).toEqual({ aiMealPlans: { p: null } });
});
