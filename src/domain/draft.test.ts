import { expect, test } from "vitest";

import {
  changeDraft,
  EMPTY_DRAFT,
  remainingMealTypes,
  servesOf,
  type Draft,
  type DraftAction,
} from "./draft.ts";

function after(...actions: DraftAction[]): Draft {
  return actions.reduce(changeDraft, EMPTY_DRAFT);
}

const soup = { id: "soup", title: "Soup", blurb: "Warm" };
const salad = { id: "salad", title: "Salad", blurb: "Cool" };
const stew = { id: "stew", title: "Stew", blurb: "Slow" };

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

test("ideas are chosen with 4 servings each, in place of those chosen for the meal type before", () => {
  const draft = after(
    { type: "chooseIdeas", mealType: "lunch", ideas: [soup, salad] },
    { type: "chooseIdeas", mealType: "dinner", ideas: [stew] },
    { type: "chooseIdeas", mealType: "lunch", ideas: [salad] },
  );
  expect(draft.selectedMeals).toEqual([
    { ...stew, mealType: "dinner", servings: 4 },
    { ...salad, mealType: "lunch", servings: 4 },
  ]);
  const none = changeDraft(draft, { type: "chooseIdeas", mealType: "lunch", ideas: [] });
  expect(none.selectedMeals.map(({ id }) => id)).toEqual(["stew"]);
});

test("another idea takes a chosen one's place, for as many serves of the same meal", () => {
  const draft = after(
    { type: "chooseIdeas", mealType: "lunch", ideas: [soup, salad] },
    { type: "chooseIdeas", mealType: "dinner", ideas: [stew] },
  );
  const pie = { id: "pie", title: "Pie", blurb: "Leeks under a crust." };
  const swapped = changeDraft(draft, { type: "swapIdea", id: soup.id, idea: pie });
  expect(swapped.selectedMeals).toEqual([
    { ...pie, mealType: "lunch", servings: 4 },
    { ...salad, mealType: "lunch", servings: 4 },
    { ...stew, mealType: "dinner", servings: 4 },
  ]);
  expect(changeDraft(swapped, { type: "swapIdea", id: "pie", idea: soup })).toEqual(draft);
  expect(changeDraft(draft, { type: "swapIdea", id: "gone", idea: pie })).toEqual(draft);
});

test("knows which required meal types still lack a meal", () => {
  const draft = after(
    { type: "toggleMeal", mealType: "lunch" },
    { type: "startPlan" },
    { type: "chooseIdeas", mealType: "lunch", ideas: [soup] },
  );
  expect(remainingMealTypes(draft)).toEqual(["dinner"]);
});

test("starting a plan requires its meals and forgets an earlier choice", () => {
  const draft = after(
    { type: "chooseIdeas", mealType: "lunch", ideas: [soup] },
    { type: "startPlan" },
  );
  expect(draft.requiredMealTypes).toEqual(["dinner"]);
  expect(draft.selectedMeals).toEqual([]);
  expect(servesOf(draft)).toBe(14);
});

test("a single meal is 4 serves of one meal type, whatever the setup says", () => {
  const draft = after({ type: "startSingle", mealType: "breakfast" });
  expect(draft.requiredMealTypes).toEqual(["breakfast"]);
  expect(servesOf(draft)).toBe(4);
  expect(draft.leftovers).toEqual([]);
});

test("what is to be used up belongs to one single meal: the next one, or a plan, begins without", () => {
  const leftovers = ["Roast chicken"];
  const first = { type: "startSingle", mealType: "dinner", leftovers } as const;
  expect(after(first).leftovers).toEqual(leftovers);
  expect(after(first, { type: "setPeople", people: 3 }).leftovers).toEqual(leftovers);
  expect(after(first, { type: "startSingle", mealType: "lunch" }).leftovers).toEqual([]);
  expect(after(first, { type: "startPlan" }).leftovers).toEqual([]);
});
