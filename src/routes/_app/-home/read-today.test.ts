import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { beforeEach, expect, test, vi } from "vitest";

import { setCookStep } from "#db/repositories/cook-session-repository.ts";
import { setPlanDay } from "#db/repositories/plan-recipe-repository.ts";
import { startTimer } from "#db/repositories/timer-repository.ts";
import { openDatabase, type SimmerDb } from "#db/schema.ts";
import type { AiMealPlan } from "#domain/entities.ts";
import type { StoredMeal } from "#domain/stored-portions.ts";
import { emptyUser, type UserDocument } from "#domain/user-document.ts";

import { readToday } from "./read-today.ts";

let db: SimmerDb;
beforeEach(() => {
  db = openDatabase("ana", { indexedDB: new IDBFactory(), IDBKeyRange });
});

const DAY_MS = 86_400_000;

const putUser = (own: Partial<UserDocument>) =>
  db.users.put({ ...emptyUser(1), ...own, id: "ana" });

/** A plan; the dishes in capitals are cooked. */
async function putPlan(id: string, createdAt: number, dishes: string[], status = "in-progress") {
  const plan: Omit<AiMealPlan, "status"> & { status: string } = {
    id,
    recipes: dishes.map((dish) => ({
      id: dish.toLowerCase(),
      title: `Dish ${dish.toLowerCase()}`,
      ingredients: [{ name: "leek", amount: "2" }],
      instructions: ["Chop.", "Simmer for 20 minutes."],
      mealType: "dinner",
      blurb: "",
      equipment: [],
      cooked: dish !== dish.toLowerCase(),
    })),
    createdAt,
    updatedAt: createdAt,
    status,
    userId: "ana",
  };
  await db.aiMealPlans.put(plan);
}

function portion(recipeId: string, daysAgo: number, rest: Partial<StoredMeal> = {}): StoredMeal {
  return {
    title: `Dish ${recipeId}`,
    imageUrl: "",
    recipeId,
    planId: "",
    storedAt: Date.now() - daysAgo * DAY_MS - 1_000,
    storage: "fridge",
    count: 2,
    ...rest,
  };
}

test("before the cook's document is here, home claims nothing", async () => {
  expect(await readToday(db)).toMatchObject({
    firstSteps: null,
    cooking: [],
    waiting: [],
    plan: null,
    toBuy: null,
    toEat: [],
    past: 0,
    lately: [],
  });
});

test("a new cook is led through first steps, each ticked when done, until there is a plan", async () => {
  await putUser({});
  expect((await readToday(db)).firstSteps).toEqual({ avoids: false, kitchen: false });
  await putUser({ diet: ["vegan"], cookingEquipment: ["pot"] });
  expect((await readToday(db)).firstSteps).toEqual({ avoids: true, kitchen: true });
  await putPlan("p", 1, ["a"]);
  expect((await readToday(db)).firstSteps).toBeNull();
});

test("what to buy counts things, as the list does, in the order of the aisles", async () => {
  const item = (name: string, bought = false, mealId = "a") => ({
    mealId,
    name,
    amount: "1",
    bought,
  });
  await putUser({
    shoppingList: {
      ingredients: [
        item("milk"),
        item("onion"),
        item("Onion", false, "b"),
        item("carrots"),
        item("moonlight"),
        item("salt", true),
      ],
      meals: [],
      updatedAt: 1,
    },
  });
  expect((await readToday(db)).toBuy).toEqual({
    things: 4,
    aisles: [
      { aisle: "Fruit & vegetables", things: 2 },
      { aisle: "Dairy & eggs", things: 1 },
      { aisle: "Other", things: 1 },
    ],
  });
  await putUser({
    shoppingList: { ingredients: [item("salt", true)], meals: [], updatedAt: 1 },
  });
  expect((await readToday(db)).toBuy).toBeNull();
});

test("what is past its time is counted, and not suggested", async () => {
  await putUser({
    storedMeals: [portion("old", 6), portion("a", 1), portion("b", 3)],
  });
  const { toEat, past } = await readToday(db);
  expect(toEat.map(({ stored }) => stored.recipeId)).toEqual(["b", "a"]);
  expect(past).toBe(1);
});

test("a recipe on the stove has its step and timers, and is not the next one to cook as well", async () => {
  await putUser({});
  await putPlan("p", 5, ["A", "b", "c"]);
  await setCookStep(db, "b", 2, null);
  await setCookStep(db, "gone", 1, null);
  const timer = { recipeId: "z", title: "Tea", step: 1, label: "5 minutes", durationMs: 300_000 };
  await startTimer(db, { ...timer, id: "t", planId: null }, Date.now());
  // A timer by hand is of no dish.
  const eggs = { ...timer, id: "by hand 1", recipeId: "", title: "", label: "Eggs", planId: null };
  await startTimer(db, eggs, Date.now());
  const { cooking, waiting } = await readToday(db);
  expect(cooking).toMatchObject([
    { recipeId: "b", planId: "p", title: "Dish b", step: 2, steps: 2, timers: [] },
    { recipeId: "z", planId: null, title: "Tea", steps: 0, timers: [{ label: "5 minutes" }] },
  ]);
  expect(waiting.map(({ meal, planId }) => [meal.id, planId])).toEqual([["c", "p"]]);
});

test("a recipe that was left half a day ago is no longer on the stove", async () => {
  await putPlan("p", 5, ["b"]);
  const updatedAt = Date.now() - DAY_MS / 2 - 1_000;
  await db.cookSessions.put({ recipeId: "b", step: 1, checkedIngredients: [], updatedAt });
  const { cooking, waiting } = await readToday(db);
  expect(cooking).toEqual([]);
  expect(waiting).toHaveLength(1);
});

test("what is planned for today comes first, from any plan; what was missed is offered apart", async () => {
  await putUser({});
  await putPlan("old", 1, ["a", "B"]);
  await putPlan("new", 2, ["c", "d", "e"]);
  const put = async (planId: string, recipeId: string, day: string) =>
    setPlanDay(db, planId, recipeId, day);
  await put("old", "a", "2026-11-24");
  await put("new", "d", "2026-11-25");
  await put("new", "e", "2026-11-22");
  const on = await readToday(db, "2026-11-24");
  expect(on.waiting.map(({ meal, planId, day }) => [meal.id, planId, day])).toEqual([
    ["a", "old", "2026-11-24"],
    ["d", "new", "2026-11-25"],
    ["c", "new", ""],
  ]);
  expect(on.missed.map(({ meal, day }) => [meal.id, day])).toEqual([["e", "2026-11-22"]]);

  await put("new", "e", "2026-11-24");
  const moved = await readToday(db, "2026-11-24");
  expect(moved.waiting.map(({ meal }) => meal.id)).toEqual(["e", "a", "d", "c"]);
  expect(moved.missed).toEqual([]);
  // The next morning, what nobody cooked is still there.
  const next = await readToday(db, "2026-11-25");
  expect(next.waiting.map(({ meal }) => meal.id)).toEqual(["d", "c"]);
  expect(next.missed.map(({ meal }) => meal.id).toSorted()).toEqual(["a", "e"]);
});

test("cooked lately: from plans and portions, and only what can be opened", async () => {
  await putPlan("done", 2, ["X", "Y"], "completed");
  await putPlan("p", 5, ["A", "b"]);
  await putUser({ storedMeals: [portion("a", 1, { planId: "p" }), portion("nowhere", 2)] });
  const { lately } = await readToday(db);
  expect(lately.map(({ recipeId, planId }) => [recipeId, planId])).toEqual([
    ["a", "p"],
    ["x", "done"],
    ["y", "done"],
  ]);
});

test.each(["users", "aiMealPlans", "personalRecipes", "aiMeals", "timers", "cookSessions", "meta"])(
  "with %s unreadable, the parts that need it are missing, and no other",
  async (table) => {
    vi.spyOn(console, "error").mockReturnValue();
    await putUser({
      current_meals: ["own"],
      storedMeals: [portion("a", 1, { planId: "p" })],
      shoppingList: {
        ingredients: [{ mealId: "a", name: "leek", amount: "2", bought: false }],
        meals: [],
        updatedAt: 1,
      },
    });
    await putPlan("p", 5, ["A", "b"]);
    db.table(table).hook("reading", () => {
      throw new Error("Torn");
    });
    const { firstSteps, waiting, toBuy, toEat } = await readToday(db);
    expect(firstSteps).toBeNull();
    expect(toBuy?.things).toBe(table === "users" ? undefined : 1);
    expect(toEat).toHaveLength(table === "users" ? 0 : 1);
    expect(waiting.length).toBe(table === "aiMealPlans" ? 0 : 1);
  },
);

test("what was thawed, and a dish with rice, is to eat sooner than other portions", async () => {
  const [thawed, bowl, pie] = [portion("thawed", 1), portion("bowl", 0), portion("pie", 1)];
  await putUser({ storedMeals: [pie, thawed, { ...bowl, title: "Rice bowl" }] });
  const { storage, storedAt, count } = thawed;
  const note = {
    id: "c1",
    kind: "moved",
    from: { ...thawed, storage: "freezer", storedAt: 5 },
    to: { storage, storedAt, count },
  };
  await db.portionChanges.put({ id: "recent", changes: [note], updatedAt: 1 });
  const { toEat } = await readToday(db);
  expect(toEat.map(({ stored, keeping }) => [stored.recipeId, keeping.daysLeft])).toEqual([
    ["thawed", 1],
    ["bowl", 1],
    ["pie", 3],
  ]);
});
