import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { beforeEach, expect, test, vi } from "vitest";

import { openDatabase, type SimmerDb } from "#db/schema.ts";
import type { AiMealPlan, Meal, PlanStatus } from "#domain/entities.ts";
import { REPORTS_TO_HIDE } from "#domain/limits.ts";
import { occurrenceId } from "#domain/occurrences.ts";
import { isShareable } from "#domain/sound-meal.ts";
import { emptyUser } from "#domain/user-document.ts";

import { type FindSafe, listDeviceIdeas } from "./device-idea-repository.ts";
import {
  findMeal,
  getMeals,
  getNamedMeals,
  isKitchenNew,
  listSharedMeals,
} from "./meal-repository.ts";
import { getRecipeNote, writeRecipeNote } from "./recipe-note-repository.ts";
import {
  browseSharedMeals,
  hideMeal,
  reportMeal,
  showMeal,
  withoutHidden,
  type HiddenMeal,
} from "./shared-meal-repository.ts";
import { getUser, setFavorite } from "./user-repository.ts";

let db: SimmerDb;
beforeEach(() => {
  db = openDatabase("ana", { indexedDB: new IDBFactory(), IDBKeyRange });
});

function mealNamed(id: string, title: string): Meal {
  return {
    id,
    title,
    ingredients: [],
    instructions: [],
    mealType: "dinner",
    blurb: "",
    equipment: [],
  };
}

async function addPlan(id: string, createdAt: number, recipes: Meal[], status: PlanStatus = "new") {
  const plan: AiMealPlan = {
    id,
    recipes: recipes.map((recipe) => ({ ...recipe, cooked: false })),
    createdAt,
    updatedAt: createdAt,
    status,
    userId: "ana",
  };
  await db.aiMealPlans.put(plan);
}

async function addShared(meal: Meal) {
  const stats = { ratingAverage: 4, ratingCount: 1, favoriteCount: 0, createdAt: 1, updatedAt: 1 };
  const shared = { ...meal, ...stats, planId: "", recipeId: meal.id, sharedAt: 1 };
  await db.aiMeals.put(shared);
}

async function addPersonal(meal: Meal) {
  await db.personalRecipes.put({ ...meal, userId: "ana", createdAt: 1, updatedAt: 1 });
}

test("lookup goes from personal recipe to plan to shared meal, and tells the plan all the same", async () => {
  await addShared(mealNamed("r", "Shared"));
  expect(await findMeal(db, "r", "p")).toMatchObject({ meal: { title: "Shared" }, planId: null });
  await addPlan("p", 1, [mealNamed("r", "Planned")]);
  expect(await findMeal(db, "r", "p")).toMatchObject({ meal: { title: "Planned" }, planId: "p" });
  await addPersonal(mealNamed("r", "Own"));
  expect(await findMeal(db, "r", "p")).toMatchObject({ meal: { title: "Own" }, planId: "p" });
});

test("a later occurrence of a dish has the dish's words, rating and note, and counts as itself", async () => {
  const again = occurrenceId("r", "0123abcd-0000");
  await addPlan("p", 1, [mealNamed("s", "Soup"), mealNamed(again, "Planned")]);
  expect(await findMeal(db, "r", "p")).toMatchObject({ meal: { title: "Planned" }, planId: null });
  await addShared(mealNamed("r", "Shared"));
  const found = { meal: { id: again, title: "Planned", ratingAverage: 4 }, planId: "p" };
  expect(await findMeal(db, again, "p")).toMatchObject(found);
  await addPersonal(mealNamed("r", "Own"));
  const own = { id: again, title: "Own" };
  const ownFound = await findMeal(db, again, "p");
  expect(ownFound).toMatchObject({ meal: own, planId: "p" });
  expect(ownFound && isShareable(ownFound.meal), "the cook's own stays private").toBe(false);
  expect(await getMeals(db, [again])).toMatchObject([own]);
  await writeRecipeNote(db, again, "", "Less salt");
  expect(await getRecipeNote(db, "r")).toMatchObject({ text: "Less salt" });
  await setFavorite(db, again, true);
  expect((await getUser(db)).favorites).toEqual(["r"]);
});

test("without a plan, the latest single meal counts, and an older plan doesn't for a recipe of one's own", async () => {
  await addPlan("old", 1, [mealNamed("a", "A"), mealNamed("b", "B")]);
  await addPlan("single", 2, [mealNamed("s", "S")], "single");
  await addPersonal(mealNamed("a", "A"));
  await addShared(mealNamed("s", "S"));
  expect(await findMeal(db, "s", null)).toMatchObject({ planId: "single" });
  expect(await findMeal(db, "a", null)).toMatchObject({ planId: null });
});

test("what is shared under a planned recipe's id doesn't take the place of its words, and rates it", async () => {
  const own = { ...mealNamed("r", "Mushroom pie"), instructions: ["Fry the champignons."] };
  await addPlan("p", 1, [own]);
  await addShared({ ...mealNamed("r", "Pie"), instructions: ["Fry the death caps."] });
  const [found, opened] = [await findMeal(db, "r", "p"), await findMeal(db, "r", null)];
  const named = await getNamedMeals(db, [{ recipeId: "r", planId: null }]);
  for (const meal of [
    found?.meal,
    opened?.meal,
    ...(await getMeals(db, ["r"])),
    ...(await listSharedMeals(db)),
    named?.get("r"),
  ])
    expect(meal).toMatchObject({ ...own, ratingAverage: 4, ratingCount: 1 });
  expect([found?.planId, opened?.planId]).toEqual(["p", "p"]);
});

test("a recipe that is shared as well counts in the plan in which it waits, however new another is", async () => {
  await addPlan("waits", 1, [mealNamed("r", "Pie")]);
  await addPlan("eaten", 2, [mealNamed("r", "Pie")], "completed");
  await db.aiMealPlans.update("eaten", {
    recipes: [{ ...mealNamed("r", "Pie"), cooked: true }],
  });
  await addShared(mealNamed("r", "Pie"));
  expect(await findMeal(db, "r", null)).toMatchObject({ planId: "waits" });
});

test("a recipe kept in a plan alone is found without naming the plan", async () => {
  await addPlan("p", 1, [mealNamed("a", "A")]);
  expect(await findMeal(db, "a", null)).toMatchObject({ meal: { title: "A" }, planId: "p" });
  expect(await findMeal(db, "a", "gone")).toMatchObject({ planId: "p" });
});

test("what nobody knows is null", async () => {
  expect(await findMeal(db, "a", "p")).toBeNull();
});

test("meals come in the order asked, newest plan first, without the unknown", async () => {
  await addPlan("old", 1, [mealNamed("a", "A of old"), mealNamed("b", "B")]);
  await addPlan("new", 2, [mealNamed("a", "A of new")]);
  await addPersonal(mealNamed("c", "C"));
  const meals = await getMeals(db, ["c", "nobody", "b", "a"]);
  expect(meals.map(({ title }) => title)).toEqual(["C", "B", "A of new"]);
});

test("finding a recipe reads a bounded number of plans", async () => {
  for (let at = 0; at < 200; at += 1) await addPlan(`p${at}`, at, [mealNamed(`r${at}`, `R${at}`)]);
  let read = 0;
  db.aiMealPlans.hook("reading", (plan) => {
    read += 1;
    return plan;
  });
  expect(await findMeal(db, "nobody", null)).toBeNull();
  expect(await getMeals(db, ["nobody"])).toEqual([]);
  expect(await findMeal(db, "r190", null)).toMatchObject({ planId: "p190" });
  expect(read).toBeLessThanOrEqual(3 * 60);
});

test("shared meals come newest first by the server's time, as many as are asked for", async () => {
  const stats = { ratingAverage: 4, ratingCount: 1, favoriteCount: 0, updatedAt: 1, planId: "" };
  for (let at = 1; at <= 60; at += 1) {
    const meal = mealNamed(`m${at}`, "Shared");
    const times = { createdAt: 1_000 - at, sharedAt: at };
    await db.aiMeals.put({ ...meal, ...stats, ...times, recipeId: meal.id });
  }
  const meals = await listSharedMeals(db);
  expect(meals).toHaveLength(50);
  expect([meals[0]?.id, meals[49]?.id]).toEqual(["m60", "m11"]);
  expect((await browseSharedMeals(db, 100)).shown).toHaveLength(60);
});

test("a meal's claimed time can't pin it on top: without the server's time it isn't listed", async () => {
  await addShared(mealNamed("m", "Soup"));
  await db.aiMeals.update("m", { createdAt: Date.now() * 2, sharedAt: undefined });
  expect(await listSharedMeals(db)).toEqual([]);
  await db.aiMeals.update("m", { sharedAt: 5 });
  expect(await listSharedMeals(db)).toHaveLength(1);
});

test("of the meals of one place in the list only the newest is shown, and none that has left it", async () => {
  for (const [id, place] of Object.entries({
    first: { sharedAt: 1, slot: "first" },
    other: { sharedAt: 2, slot: "other" },
    next: { sharedAt: 3, slot: "first" },
    left: { sharedAt: 0, slot: "other" },
  })) {
    await addShared(mealNamed(id, id));
    await db.aiMeals.update(id, place);
  }
  const shown = async () => (await listSharedMeals(db)).map(({ id }) => id);
  expect(await shown()).toEqual(["next", "other"]);
  // What is taken down leaves no room for the one before it.
  await db.aiMeals.update("next", { moderation: "hidden" });
  expect(await shown()).toEqual(["other"]);
});

test("a meal that was reported or hidden is gone from the list, and there again when that is taken back", async () => {
  await addShared(mealNamed("m", "Soup"));
  await reportMeal(db, "m", true);
  expect(await browseSharedMeals(db, 10)).toMatchObject({ shown: [], hidden: [{ id: "m" }] });
  expect(await db.aiMeals.get("m")).toMatchObject({ reportCount: 1 });
  await reportMeal(db, "m", false);
  expect(await listSharedMeals(db)).toHaveLength(1);
  await hideMeal(db, "m", "meal");
  expect(await listSharedMeals(db)).toEqual([]);
  await hideMeal(db, "m", "nothing");
  expect(await listSharedMeals(db)).toHaveLength(1);
});

test("of the meals a cook has chosen those are left out that they report or hide since, and are told", async () => {
  await Promise.all(["a", "b", "c"].map((id) => addShared(mealNamed(id, `Soup ${id}`))));
  await addPersonal(mealNamed("own", "Stew"));
  const ids = ["c", "own", "b", "a"];
  const chosen = async () => withoutHidden(db, await getMeals(db, ids));
  const before = await chosen();
  expect(before.shown.map(({ id }) => id)).toEqual(ids);
  expect(before.hidden).toEqual([]);
  await reportMeal(db, "a", true);
  await hideMeal(db, "b", "author");
  await hideMeal(db, "own", "meal");
  const { shown, hidden } = await chosen();
  expect(shown.map(({ id }) => id)).toEqual(["c", "own"]);
  expect(hidden).toEqual([
    { id: "b", title: "Soup b", withAuthor: true, isReported: false },
    { id: "a", title: "Soup a", withAuthor: false, isReported: true },
  ]);
  for (const meal of hidden) await showMeal(db, meal);
  expect((await chosen()).shown).toHaveLength(4);
});

test("showing a meal again makes no change but what is needed, and takes back a report", async () => {
  await addShared(mealNamed("m", "Soup"));
  const hidden = async (): Promise<HiddenMeal> => {
    const [meal] = (await browseSharedMeals(db, 10)).hidden;
    if (!meal) throw new Error("Nothing is hidden");
    return meal;
  };
  const made = async () =>
    (await db.outbox.toArray()).flatMap(({ name, follows }) => (follows ? [] : [name]));
  await hideMeal(db, "m", "meal");
  await showMeal(db, await hidden());
  expect(await made()).toEqual(["hideMeal", "hideMeal"]);
  await reportMeal(db, "m", true);
  await showMeal(db, await hidden());
  expect(await made()).toEqual(["hideMeal", "hideMeal", "reportMeal", "reportMeal"]);
  await reportMeal(db, "m", true);
  await hideMeal(db, "m", "author");
  await showMeal(db, await hidden());
  expect(await listSharedMeals(db)).toHaveLength(1);
  expect(await db.mealMarks.get("m")).toMatchObject({ reported: false, hides: "nothing" });
});

test("nobody finds a meal that enough cooks have reported or an administrator has hidden", async () => {
  await addShared(mealNamed("m", "Soup"));
  for (const down of [{ reportCount: REPORTS_TO_HIDE }, { moderation: "hidden" }]) {
    await db.aiMeals.update("m", { reportCount: 0, moderation: "", ...down });
    expect(await browseSharedMeals(db, 10)).toEqual({ shown: [], hidden: [] });
    expect(await findMeal(db, "m", null)).toBeNull();
    expect(await getMeals(db, ["m"])).toEqual([]);
  }
  await db.aiMeals.update("m", { reportCount: REPORTS_TO_HIDE, moderation: "cleared" });
  expect(await listSharedMeals(db)).toHaveLength(1);
  await db.aiMeals.update("m", { moderation: "", ratingCount: REPORTS_TO_HIDE * 10 });
  expect(await listSharedMeals(db)).toHaveLength(1);
});

test("ideas without a network are favourites, own recipes, shared meals and earlier plans', in that order", async () => {
  const whole = (id: string, title: string): Meal => ({
    ...mealNamed(id, title),
    ingredients: [{ name: "leeks", amount: "2" }],
    instructions: ["Fry the leeks."],
  });
  const satay = {
    ...whole("n", "Satay"),
    ingredients: [{ name: "peanuts", amount: "100 g" }],
  };
  await addPlan("p", 1, [whole("a", "Planned"), whole("f", "Favourite"), satay]);
  await addShared(whole("s", "Shared"));
  await addPersonal(whole("o", "Own"));
  const user = { ...emptyUser(1), favorites: ["f"], allergies: ["peanuts" as const] };
  await db.users.put({ ...user, id: "ana" });
  await db.meta.put({ key: "pulled", value: { here: 1, there: 1 } });
  const ask = { mealType: "dinner" as const, exclude: [] as string[], count: 10 };
  const findSafe: FindSafe = (meals, { allergies }) => {
    const isSafe = ({ title }: Meal) => title !== "Satay" || !allergies.includes("peanuts");
    return Promise.resolve(new Set(meals.filter(isSafe)));
  };
  const ids = async (change: Partial<typeof ask & { leftovers: string[] }> = {}) =>
    (await listDeviceIdeas(db, { ...ask, ...change }, findSafe)).map(({ id }) => id);
  expect(await ids()).toEqual(["f", "o", "s", "a"]);
  expect(await ids({ exclude: ["own", "Favourite"], count: 1 })).toEqual(["s"]);
  // Meals that use leftovers come first; here, all of them use the leeks.
  expect(await ids({ leftovers: ["A planned dinner", "Leeks"] })).toEqual(["a", "f", "o", "s"]);
  await db.users.put({ ...user, id: "ana", favorites: ["s"] });
  expect(await ids()).toEqual(["s", "o", "a", "f"]);
  await reportMeal(db, "s", true);
  expect(await ids()).toEqual(["o", "a", "f"]);
});

test("named meals come from their plans, or from wherever they are; what is nowhere is missing", async () => {
  await addPlan("old", 1, [mealNamed("a", "Planned")]);
  for (let at = 2; at < 70; at += 1) await addPlan(`p${at}`, at, [mealNamed(`r${at}`, "Other")]);
  await addPersonal(mealNamed("b", "Own"));
  const named = [
    { recipeId: "a", planId: "old" },
    { recipeId: "b", planId: "" },
    { recipeId: "c", planId: "gone" },
  ];
  const known = await getNamedMeals(db, named);
  expect([known?.get("a")?.title, known?.get("b")?.title]).toEqual(["Planned", "Own"]);
  expect(known?.has("c")).toBe(false);
});

test("a kitchen is new until there is a plan or an own recipe", async () => {
  expect(await isKitchenNew(db)).toBe(true);
  await addPersonal(mealNamed("b", "Own"));
  expect(await isKitchenNew(db)).toBe(false);
  await db.personalRecipes.clear();
  await addPlan("p", 1, []);
  expect(await isKitchenNew(db)).toBe(false);
});

test("a kitchen that can't be read is not taken for a new one", async () => {
  vi.spyOn(console, "error").mockReturnValue();
  db.close();
  expect(await isKitchenNew(db)).toBe(false);
  expect(await getNamedMeals(db, [{ recipeId: "a", planId: null }])).toBeNull();
});
