import { expect, test } from "vitest";

import type { AiMealPlan } from "#domain/entities.ts";
import { overlay, type Docs } from "#domain/mutations/define.ts";
import { applyInvocation, followUpOf } from "#domain/mutations/registry.ts";
import { isRecipeSafe } from "#domain/recipe-service.ts";

import { anasActs, DEMO_PREFERENCES, otherCooksActs, type DemoAct } from "./demo-kitchen.ts";
import { OWN_RECIPES } from "./demo-meals.ts";

const NOW = Date.UTC(2026, 10, 21, 12);

function play(docs: Docs, acts: readonly DemoAct[], uid: string): Docs {
  return acts
    .flatMap((act) => [act, followUpOf(act)])
    .filter((act) => act !== null)
    .reduce((seen, act) => overlay(seen, applyInvocation(act, seen, uid)), docs);
}

/** What the next cook finds: marks of meals belong to each cook alone. */
function withoutMarks({ mealMarks: _marks, ...docs }: Docs): Docs {
  return docs;
}

function playAll(): Docs {
  const shared = (["mateo", "ines", "kofi", "sofia", "noor"] as const).reduce(
    (before, cook) => play(withoutMarks(before), otherCooksActs(cook, NOW), cook),
    {},
  );
  return play(withoutMarks(shared), anasActs("ana", NOW), "ana");
}

function plansOf(docs: Docs): AiMealPlan[] {
  return Object.values(docs.aiMealPlans ?? {}).filter((plan) => plan !== null);
}

test("Ana has plans in every state", () => {
  const statuses = plansOf(playAll()).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual(["completed", "completed", "in-progress", "new", "single"]);
});

test("her list is half in the basket, her fridge and freezer hold portions of many ages", () => {
  const user = playAll().users?.["ana"];
  const bought = user?.shoppingList.ingredients.filter((item) => item.bought).length ?? 0;
  const all = user?.shoppingList.ingredients.length ?? 0;
  expect(all).toBeGreaterThan(25);
  expect(bought / all).toBeGreaterThan(0.3);
  expect(bought / all).toBeLessThan(0.6);
  for (const place of ["fridge", "freezer"]) {
    const stored = user?.storedMeals.filter(({ storage }) => storage === place) ?? [];
    expect(new Set(stored.map(({ storedAt }) => storedAt)).size).toBeGreaterThan(1);
  }
  expect(user?.favorites.length).toBeGreaterThan(4);
  expect(user?.current_meals).toHaveLength(3);
  expect(user?.lastPlanDefaults.durationDays).toBe(4);
});

test("meals shared by several cooks have averages between whole stars", () => {
  const shared = Object.values(playAll().aiMeals ?? {}).filter((meal) => meal !== null);
  expect(shared.length).toBeGreaterThan(12);
  expect(shared.some(({ ratingAverage }) => ratingAverage % 1 !== 0)).toBe(true);
  expect(shared.some(({ favoriteCount }) => favoriteCount > 1)).toBe(true);
});

test("what is in her plans and her own recipes is what she may eat", () => {
  const meals = [...plansOf(playAll()).flatMap(({ recipes }) => recipes), ...OWN_RECIPES];
  expect(meals.filter((meal) => !isRecipeSafe(meal, DEMO_PREFERENCES))).toEqual([]);
});

test("every act has an id of its own, the same in every run", () => {
  const ids = anasActs("ana", NOW).map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(anasActs("ana", NOW + 5_000).map(({ id }) => id)).toEqual(ids);
});
