import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { beforeEach, expect, test } from "vitest";

import { openDatabase, type SimmerDb } from "#db/schema.ts";
import type { AiMealPlan, Meal, PlanStatus } from "#domain/entities.ts";

import { setPlanDay } from "./plan-recipe-repository.ts";
import {
  deletePlan,
  getCurrentPlan,
  getLatestSingle,
  getPlan,
  listPlans,
  listPlansOnDays,
  namePlan,
  restorePlan,
  savePlan,
} from "./plan-repository.ts";
import { getUser } from "./user-repository.ts";

let db: SimmerDb;
beforeEach(() => {
  db = openDatabase("ana", { indexedDB: new IDBFactory(), IDBKeyRange });
});

function planOf(id: string, createdAt: number, status: PlanStatus): AiMealPlan {
  return { id, recipes: [], createdAt, updatedAt: createdAt, status, userId: "ana" };
}

async function store(...plans: AiMealPlan[]) {
  await db.aiMealPlans.bulkPut(plans);
}

const meal = (id: string): Meal => ({
  id,
  title: `Meal ${id}`,
  ingredients: [{ name: "rice", amount: "200 g" }],
  instructions: ["Cook."],
  mealType: "dinner",
  blurb: "Good",
  equipment: [],
});

test("active plans are all that are not completed, newest first, a page at a time", async () => {
  await store(
    planOf("a", 1, "new"),
    planOf("b", 4, "single"),
    planOf("c", 3, "in-progress"),
    planOf("d", 2, "new"),
    planOf("e", 5, "completed"),
  );
  const page = await listPlans(db, "active", 3);
  expect(page.plans.map(({ id }) => id)).toEqual(["b", "c", "d"]);
  expect(page.total).toBe(4);
  const completed = await listPlans(db, "completed", 3);
  expect(completed.plans.map(({ id }) => id)).toEqual(["e"]);
  expect(completed.total).toBe(1);
});

test("plans of the same moment keep one order on every page", async () => {
  await store(planOf("a", 1, "new"), planOf("c", 1, "new"), planOf("b", 1, "in-progress"));
  const all = await listPlans(db, "active", 3);
  const first = await listPlans(db, "active", 1);
  expect(all.plans.map(({ id }) => id)).toEqual(["c", "b", "a"]);
  expect(first.plans.map(({ id }) => id)).toEqual(["c"]);
});

test("the current plan is the newest that is not single, completed or not", async () => {
  expect(await getCurrentPlan(db)).toBeNull();
  await store(planOf("a", 1, "new"), planOf("b", 2, "completed"), planOf("s", 3, "single"));
  expect((await getCurrentPlan(db))?.id).toBe("b");
});

test("the latest single meal is the newest plan with status single", async () => {
  expect(await getLatestSingle(db)).toBeNull();
  await store(planOf("s", 1, "single"), planOf("t", 2, "single"), planOf("n", 3, "new"));
  expect((await getLatestSingle(db))?.id).toBe("t");
});

test("one recipe is saved as a single meal, more as a new plan, none of them cooked", async () => {
  const single = await savePlan(db, { recipes: [meal("a")], addToShoppingList: false });
  const plan = await savePlan(db, { recipes: [meal("a"), meal("b")], addToShoppingList: false });
  expect((await getPlan(db, single))?.status).toBe("single");
  expect(await getPlan(db, plan)).toMatchObject({
    status: "new",
    userId: "ana",
    recipes: [{ cooked: false }, { cooked: false }],
  });
});

test("saving keeps the setup and puts ingredients on the list when asked to", async () => {
  const defaults = { durationDays: 3, peopleCount: 2, mealsPerDay: ["dinner" as const] };
  await savePlan(db, { recipes: [meal("a"), meal("b")], addToShoppingList: true, defaults });
  const user = await getUser(db);
  expect(user.lastPlanDefaults).toEqual(defaults);
  expect(user.shoppingList.meals.map(({ id }) => id)).toEqual(["a", "b"]);
});

test.each(["savePlan", "setPlanDefaults"])(
  "a plan and its numbers are stored together, or neither is: %s fails",
  async (failing) => {
    const defaults = { durationDays: 3, peopleCount: 2, mealsPerDay: ["dinner" as const] };
    const plan = { recipes: [meal("a")], addToShoppingList: true, defaults };
    db.outbox.hook("creating", (_seq, { name }) => {
      if (name === failing) throw new DOMException("no room", "QuotaExceededError");
    });
    await expect(savePlan(db, plan)).rejects.toThrow("Failed to save AI meal plan");
    for (const table of [db.aiMealPlans, db.users, db.outbox, db.base])
      expect(await table.count()).toBe(0);
  },
);

test("a deleted plan can be put back as it was", async () => {
  const id = await savePlan(db, { recipes: [meal("a"), meal("b")], addToShoppingList: false });
  const plan = await getPlan(db, id);
  await deletePlan(db, id);
  expect(await getPlan(db, id)).toBeNull();
  if (plan) await restorePlan(db, plan);
  expect(await getPlan(db, id)).toEqual(plan);
});

test("a failure has a user-facing message", async () => {
  db.close();
  await expect(deletePlan(db, "a")).rejects.toThrow(
    "Failed to delete meal plan. Please try again.",
  );
  await expect(savePlan(db, { recipes: [meal("a")], addToShoppingList: false })).rejects.toThrow(
    "Failed to save AI meal plan",
  );
});

test("a plan holds the meal and whose it is, whatever else came with it: the rules take nothing more", async () => {
  const shared = { ...meal("a"), ratingAverage: 5, ratingCount: 3, favoriteCount: 2 };
  const id = await savePlan(db, { recipes: [shared], addToShoppingList: false });
  const planned = { ...meal("a"), cooked: false, author: "other" };
  expect((await getPlan(db, id))?.recipes).toEqual([planned]);
});

test("plans with meals on days are found by an index, and one without days is not", async () => {
  await store(planOf("none", 9, "new"), { ...planOf("off", 8, "new"), lastDay: "" });
  await store(
    { ...planOf("past", 1, "new"), lastDay: "2026-11-16" },
    { ...planOf("on", 2, "in-progress"), lastDay: "2026-11-17" },
    { ...planOf("later", 3, "completed"), lastDay: "2026-12-24" },
  );
  const found = await listPlansOnDays(db, "2026-11-17");
  expect(found.map(({ id }) => id)).toEqual(["later", "on"]);
});

test("a plan is named, and its name before is told, to undo it; cooked again, it has the name", async () => {
  const planId = await savePlan(db, { recipes: [meal("a"), meal("b")], addToShoppingList: false });
  expect(await namePlan(db, planId, " Guests ")).toBe("");
  expect(await getPlan(db, planId)).toMatchObject({ name: "Guests" });
  expect(await namePlan(db, planId, "")).toBe("Guests");
  expect(await getPlan(db, planId)).toMatchObject({ name: "" });
  const again = { recipes: [meal("a")], addToShoppingList: false, name: "Guests" };
  expect(await getPlan(db, await savePlan(db, again))).toMatchObject({ name: "Guests" });
});

test("a plan deleted by mistake comes back with its name and its meals on their days", async () => {
  const planId = await savePlan(db, { recipes: [meal("a"), meal("b")], addToShoppingList: false });
  await namePlan(db, planId, "Guests");
  expect(await setPlanDay(db, planId, "a", "2026-11-24")).toBe("");
  expect(await setPlanDay(db, planId, "gone", "2026-11-24")).toBeNull();
  const plan = (await getPlan(db, planId))!;
  await deletePlan(db, planId);
  await restorePlan(db, plan);
  expect(await getPlan(db, planId)).toEqual(plan);
  expect(await listPlansOnDays(db, "2026-11-24")).toEqual([plan]);
});
