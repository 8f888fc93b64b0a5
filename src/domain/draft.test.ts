import { expect, test } from "vitest";

import {
  changeDraft,
  EMPTY_DRAFT,
  mealsOfType,
  remainingMealTypes,
  servesOf,
  type Draft,
  type DraftAction,
} from "./draft.ts";

function after(...actions: DraftAction[]): Draft {
  return actions.reduce(changeDraft, EMPTY_DRAFT);
}

const soup = { id: "soup", mealType: "lunch", title: "Soup", blurb: "Warm" } as const;
const stew = { id: "stew", mealType: "dinner", title: "Stew", blurb: "Slow" } as const;

test("starts with 7 days, 2 people, dinner, and nothing chosen", () => {
  expect(EMPTY_DRAFT.setup).toEqual({ durationDays: 7, peopleCount: 2, mealsPerDay: ["dinner"] });
  expect(EMPTY_DRAFT.requiredMealTypes).toEqual([]);
  expect(EMPTY_DRAFT.selectedMeals).toEqual([]);
});

test("clamps days to 1–14 and people to 1–8", () => {
  expect(after({ type: "setDuration", days: 0 }).setup.durationDays).toBe(1);
  expect(after({ type: "setDuration", days: 15 }).setup.durationDays).toBe(14);
  expect(after({ type: "setDuration", days: Number.NaN }).setup.durationDays).toBe(1);
  expect(after({ type: "setPeople", people: -3 }).setup.peopleCount).toBe(1);
  expect(after({ type: "setPeople", people: 9 }).setup.peopleCount).toBe(8);
});

test("toggles a meal type on and off, keeping the order of the day", () => {
  const both = after({ type: "toggleMeal", mealType: "breakfast" });
  expect(both.setup.mealsPerDay).toEqual(["breakfast", "dinner"]);
  expect(changeDraft(both, { type: "toggleMeal", mealType: "dinner" }).setup.mealsPerDay).toEqual([
    "breakfast",
  ]);
});

test("replaces several setup fields at once and leaves the others", () => {
  const { setup } = after({ type: "replaceSetup", fields: { durationDays: 40, peopleCount: 3 } });
  expect(setup).toEqual({ durationDays: 14, peopleCount: 3, mealsPerDay: ["dinner"] });
});

test("adds a meal with 4 servings, once, and removes it by id", () => {
  const twice = after({ type: "addMeal", meal: soup }, { type: "addMeal", meal: soup });
  expect(twice.selectedMeals).toEqual([{ ...soup, servings: 4 }]);
  expect(changeDraft(twice, { type: "removeMeal", id: "soup" }).selectedMeals).toEqual([]);
});

test("changes servings of one meal by id", () => {
  const draft = after(
    { type: "addMeal", meal: soup },
    { type: "addMeal", meal: stew },
    { type: "setServings", id: "stew", servings: 6 },
  );
  expect(draft.selectedMeals.map(({ servings }) => servings)).toEqual([4, 6]);
});

test("clears and replaces the selected meals", () => {
  const chosen = after({ type: "addMeal", meal: soup });
  expect(changeDraft(chosen, { type: "clearMeals" }).selectedMeals).toEqual([]);
  const meals = [{ ...stew, servings: 4 }];
  expect(changeDraft(chosen, { type: "replaceMeals", meals }).selectedMeals).toEqual(meals);
});

test("replaces, adds without duplicates and removes required meal types", () => {
  const draft = after(
    { type: "requireMealTypes", mealTypes: ["lunch"] },
    { type: "addRequiredMealType", mealType: "dinner" },
    { type: "addRequiredMealType", mealType: "lunch" },
  );
  expect(draft.requiredMealTypes).toEqual(["lunch", "dinner"]);
  expect(
    changeDraft(draft, { type: "removeRequiredMealType", mealType: "lunch" }).requiredMealTypes,
  ).toEqual(["dinner"]);
});

test("knows which required meal types still lack a meal, and lists meals by type", () => {
  const draft = after(
    { type: "requireMealTypes", mealTypes: ["lunch", "dinner"] },
    { type: "addMeal", meal: soup },
  );
  expect(remainingMealTypes(draft)).toEqual(["dinner"]);
  expect(mealsOfType(draft, "lunch").map(({ id }) => id)).toEqual(["soup"]);
  expect(mealsOfType(draft, "dinner")).toEqual([]);
});

test("starting a plan requires its meals and forgets an earlier choice", () => {
  const draft = after({ type: "addMeal", meal: soup }, { type: "startPlan" });
  expect(draft.requiredMealTypes).toEqual(["dinner"]);
  expect(draft.selectedMeals).toEqual([]);
  expect(servesOf(draft)).toBe(14);
});

test("a single meal is 4 serves of one meal type, whatever the setup says", () => {
  const draft = after({ type: "startSingle", mealType: "breakfast" });
  expect(draft.requiredMealTypes).toEqual(["breakfast"]);
  expect(servesOf(draft)).toBe(4);
});
