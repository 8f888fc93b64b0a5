import fc from "fast-check";
import { expect, test } from "vitest";

import type { AiMealPlan, Meal, PlanStatus } from "#domain/entities.ts";
import { PLAN_RECIPES_MAX } from "#domain/limits.ts";
import { emptyUser } from "#domain/user-document.ts";

import { argsOf, docs as anyDocs, UID } from "../../../tests/support/domain-arbitraries.ts";
import { logMeal } from "./cooked-meals.ts";
import { overlay, type Docs } from "./define.ts";
import {
  addPlanRecipe,
  followers,
  movePlanRecipe,
  removePlanRecipe,
  swapPlanRecipe,
} from "./plan-recipes.ts";
import { applyInvocation, type MutationName, mutations } from "./registry.ts";

function mealOf(id: string): Meal {
  return {
    id,
    title: `Dish ${id}`,
    ingredients: [{ name: `${id} flour`, amount: "1 cup" }],
    instructions: ["Stir."],
    mealType: "dinner",
    blurb: "",
    equipment: [],
  };
}

/** A plan of one-letter recipes; the cooked ones in capitals. */
function planOf(recipes: string, status: PlanStatus = "new"): AiMealPlan {
  return {
    id: "p",
    status,
    createdAt: 1,
    updatedAt: 1,
    userId: UID,
    recipes: recipes.split("").map((letter) => ({
      ...mealOf(letter.toLowerCase()),
      cooked: letter !== letter.toLowerCase(),
    })),
  };
}

/** A kitchen with that plan; the recipes of `listed` are on the shopping list. */
function kitchen(plan: AiMealPlan | null, listed = ""): Docs {
  const user = emptyUser(1);
  const shoppingList = {
    meals: listed.split("").map((id) => ({ id, title: `Dish ${id}` })),
    ingredients: listed.split("").map((id) => ({
      mealId: id,
      name: `${id} flour`,
      amount: "1 cup",
      bought: true,
    })),
    updatedAt: 1,
  };
  return { users: { [UID]: { ...user, shoppingList } }, aiMealPlans: { p: plan } };
}

function recipesIn(docs: Docs): string {
  return (docs.aiMealPlans?.["p"]?.recipes ?? [])
    .map(({ id, cooked }) => (cooked ? id.toUpperCase() : id))
    .join("");
}

function listIn(docs: Docs): string {
  return (docs.users?.[UID]?.shoppingList.meals ?? []).map(({ id }) => id).join("");
}

const at = 9;
const inPlan = { planId: "p", at };
const move = (recipeId: string, before: string) =>
  movePlanRecipe.invoke({ ...inPlan, recipeId, before: before.split("") });
const remove = (recipeId: string, unlist = false) =>
  removePlanRecipe.invoke({ ...inPlan, recipeId, unlist });
const add = (id: string, before: string, items: Meal["ingredients"] | null = null) =>
  addPlanRecipe.invoke({ ...inPlan, recipe: mealOf(id), before: before.split(""), items });
const swap = (recipeId: string, id: string, unlist = false) =>
  swapPlanRecipe.invoke({
    ...inPlan,
    recipeId,
    recipe: mealOf(id),
    unlist,
    items: unlist ? mealOf(id).ingredients : null,
  });
const log = (id: string) =>
  logMeal.invoke({
    meal: mealOf(id),
    planId: "p",
    portions: { fridge: 2, freezer: 0 },
    stars: null,
    imageUrl: "",
    at,
  });

function after(docs: Docs, ...calls: ReturnType<typeof move>[]): Docs {
  return calls.reduce((state, call) => overlay(state, applyInvocation(call, state, UID)), docs);
}

test.each([
  ["up", "c", "bd", "acbd"],
  ["down", "a", "cd", "bacd"],
  ["to the front", "d", "abc", "dabc"],
  ["to the end", "a", "", "bcda"],
  ["before the next that is left", "a", "xd", "bcad"],
  ["to the end, when none of those is left", "b", "xy", "acdb"],
  ["nowhere, being gone", "x", "a", "abcd"],
  ["nowhere, being there", "b", "cd", "abcd"],
])("a recipe is moved %s", (_, id, before, moved) => {
  expect(recipesIn(after(kitchen(planOf("abcd")), move(id, before)))).toBe(moved);
});

test("the recipes that follow a place are named, the nearest first", () => {
  expect(followers(planOf("abcd"), "b")).toEqual(["c", "d"]);
  expect(followers(planOf("abcd"), "d")).toEqual([]);
});

test("where no plans are known, none is changed", () => {
  for (const call of [move("a", ""), remove("a", true), swap("a", "b", true), add("a", "", [])]) {
    expect(applyInvocation(call, {}, UID)).toEqual({});
  }
});

test("a plan without days gets none by what becomes of its recipes", () => {
  const docs = after(
    kitchen(planOf("abc")),
    move("a", ""),
    remove("b"),
    swap("c", "d"),
    add("e", ""),
  );
  expect(recipesIn(docs)).toBe("dae");
  expect(docs.aiMealPlans?.["p"]).not.toHaveProperty("lastDay");
});

test("a move changes nothing but the order, whatever is cooked meanwhile", () => {
  const docs = kitchen(planOf("abc"));
  expect(recipesIn(after(docs, log("a"), move("a", "")))).toBe("bcA");
  expect(recipesIn(after(docs, move("a", ""), log("a")))).toBe("bcA");
  expect(after(docs, log("a"), move("c", "ab")).aiMealPlans?.["p"]?.status).toBe("in-progress");
});

test("a recipe is taken out, and off the list only when that is asked", () => {
  const docs = kitchen(planOf("abc"), "bc");
  const off = after(docs, remove("b", true));
  expect([recipesIn(off), listIn(off)]).toEqual(["ac", "c"]);
  expect(off.aiMealPlans?.["p"]).toMatchObject({ status: "new", updatedAt: at });
  expect(off.users?.[UID]?.shoppingList.ingredients).toHaveLength(1);
  const kept = after(docs, remove("b"));
  expect([recipesIn(kept), listIn(kept)]).toEqual(["ac", "bc"]);
  expect(applyInvocation(remove("b"), docs, UID).users).toBeUndefined();
});

test("what has been cooked stays: it is neither taken out nor swapped away, nor off the list", () => {
  const docs = kitchen(planOf("aB", "in-progress"), "b");
  expect(applyInvocation(remove("b", true), docs, UID)).toEqual({});
  const swapped = after(docs, swap("b", "x", true));
  expect([recipesIn(swapped), listIn(swapped)]).toEqual(["aBx", "bx"]);
});

test("when the last recipe to cook goes, the plan is completed; and not any more when it is back", () => {
  const docs = kitchen(planOf("ABc", "in-progress"));
  const done = after(docs, remove("c"));
  expect(done.aiMealPlans?.["p"]?.status).toBe("completed");
  expect(after(done, add("c", "")).aiMealPlans?.["p"]?.status).toBe("in-progress");
});

test("without a cooked recipe no plan is completed, not even an empty one", () => {
  const docs = kitchen(planOf("ab"));
  const empty = after(docs, remove("a"), remove("b"));
  expect(recipesIn(empty)).toBe("");
  expect(empty.aiMealPlans?.["p"]?.status).toBe("new");
  expect(after(empty, add("a", "")).aiMealPlans?.["p"]?.status).toBe("new");
  const over = after(kitchen(planOf("", "completed")), add("a", ""));
  expect(over.aiMealPlans?.["p"]?.status).toBe("new");
});

test("a restored recipe returns to its place, with its ticks on the list", () => {
  const docs = kitchen(planOf("abc"), "b");
  const items = [{ name: "b flour", amount: "1 cup", bought: true }];
  const back = after(docs, remove("b", true), add("b", "c", items));
  expect(recipesIn(back)).toBe("abc");
  expect(back.users?.[UID]?.shoppingList.ingredients).toEqual(
    docs.users?.[UID]?.shoppingList.ingredients,
  );
  expect(recipesIn(after(docs, remove("b"), remove("c"), add("b", "c")))).toBe("ab");
});

test("a recipe is swapped in its place, on the list too; and swapped back", () => {
  const docs = kitchen(planOf("abc", "in-progress"), "b");
  const swapped = after(docs, swap("b", "x", true));
  expect([recipesIn(swapped), listIn(swapped)]).toEqual(["axc", "x"]);
  expect(swapped.aiMealPlans?.["p"]?.status).toBe("in-progress");
  expect(swapped.users?.[UID]?.shoppingList.ingredients).toEqual([
    { mealId: "x", name: "x flour", amount: "1 cup", bought: false },
  ]);
  expect([recipesIn(after(swapped, swap("x", "b", true)))]).toEqual(["abc"]);
  expect(recipesIn(after(docs, swap("a", "x")))).toBe("xbc");
  const unlisted = after(docs, swap("b", "x"));
  expect([recipesIn(unlisted), listIn(unlisted)]).toEqual(["axc", "b"]);
});

test("a swap takes effect whatever another device did to the old recipe", () => {
  const docs = kitchen(planOf("abc"), "b");
  expect(recipesIn(after(docs, remove("b"), swap("b", "x")))).toBe("acx");
  expect(recipesIn(after(docs, swap("b", "y"), swap("b", "x")))).toBe("aycx");
  expect(recipesIn(after(docs, log("b"), swap("b", "x")))).toBe("aBxc");
  expect(recipesIn(after(docs, swap("b", "x"), log("b")))).toBe("axcB");
  // One that the plan holds already comes in once.
  expect(recipesIn(after(docs, swap("b", "c", true)))).toBe("ac");
  expect(applyInvocation(swap("b", "b", true), docs, UID)).toEqual({});
});

test("a plan that is gone stays gone, and nothing of it goes on the list", () => {
  const docs = kitchen(null, "b");
  for (const call of [move("a", ""), swap("b", "x", true), add("x", "", mealOf("x").ingredients)]) {
    expect(applyInvocation(call, docs, UID)).toEqual({});
  }
  expect(listIn(after(docs, remove("b", true)))).toBe("");
});

test("a plan holds no more than it may, and loses nothing for what can't come", () => {
  const full = planOf("a".repeat(PLAN_RECIPES_MAX));
  const recipes = full.recipes.map((recipe, index) => ({ ...recipe, id: `r${index}` }));
  const docs = kitchen({ ...full, recipes });
  expect(applyInvocation(add("x", "", mealOf("x").ingredients), docs, UID)).toEqual({});
  expect(applyInvocation(swap("none", "x", true), docs, UID)).toEqual({});
  const small = kitchen(planOf("ab"), "b");
  const nameless = swapPlanRecipe.invoke({
    ...inPlan,
    recipeId: "b",
    recipe: mealOf(""),
    unlist: true,
    items: mealOf("").ingredients,
  });
  expect(applyInvocation(nameless, small, UID)).toEqual({});
});

test("what comes in is uncooked, and holds nothing that the rules don't know", () => {
  const newer = { ...mealOf("x"), ofTheFuture: 1, cooked: true };
  const call = addPlanRecipe.invoke({ ...inPlan, recipe: newer, before: [], items: null });
  const docs = after(kitchen(planOf("a")), call);
  expect(docs.aiMealPlans?.["p"]?.recipes.at(-1)).toEqual({ ...mealOf("x"), cooked: false });
});

test("a recipe logged here and taken out there stays in the plan as cooked, in either order", () => {
  const docs = kitchen(planOf("ab"), "b");
  for (const other of [remove("b", true), remove("b")]) {
    for (const calls of [
      [log("b"), other],
      [other, log("b")],
    ]) {
      const state = after(docs, ...calls);
      expect(recipesIn(state)).toBe("aB");
      expect(listIn(state)).toBe("");
      expect(state.users?.[UID]?.storedMeals).toMatchObject([{ recipeId: "b", count: 2 }]);
      expect(state.aiMealPlans?.["p"]?.status).toBe("in-progress");
    }
  }
});

const EDITS: MutationName[] = [
  "addPlanRecipe",
  "movePlanRecipe",
  "removePlanRecipe",
  "swapPlanRecipe",
];
const edits = fc.array(
  fc
    .constantFrom(...EDITS)
    .chain((name) =>
      argsOf[name].map((args) => ({ name, version: mutations[name].version, args })),
    ),
  { maxLength: 6 },
);
const logs = fc.array(
  argsOf.logMeal.map((args) => logMeal.invoke(args)),
  { maxLength: 3 },
);

function cookedIn(docs: Docs): string[] {
  return Object.values(docs.aiMealPlans ?? {}).flatMap((plan) =>
    (plan?.recipes ?? []).flatMap(({ id, cooked }) => (cooked ? [`${plan?.id} ${id}`] : [])),
  );
}

test("no edit of a plan ever loses what has been cooked in it, in whatever order they meet", () => {
  fc.assert(
    fc.property(anyDocs, edits, logs, edits, (docs, first, logged, then) => {
      const state = after(docs, ...first, ...logged, ...then);
      expect(cookedIn(state)).toEqual(expect.arrayContaining(cookedIn(docs)));
      for (const { args } of logged) {
        const { planId, meal } = args as { planId: string | null; meal: Meal };
        if (planId === null || !docs.aiMealPlans?.[planId]) continue;
        expect(cookedIn(state)).toContain(`${planId} ${meal.id}`);
      }
    }),
  );
});

test("edits keep a plan consistent: each recipe once, and completed exactly when it has recipes and all are cooked", () => {
  fc.assert(
    fc.property(anyDocs, edits, (docs, calls) => {
      for (const [id, plan] of Object.entries(after(docs, ...calls).aiMealPlans ?? {})) {
        if (!plan || plan === docs.aiMealPlans?.[id]) continue;
        const ids = plan.recipes.map((recipe) => recipe.id);
        expect(new Set(ids).size).toBe(ids.length);
        if (ids.length === 0) continue;
        expect(plan.status === "completed").toBe(plan.recipes.every(({ cooked }) => cooked));
      }
    }),
  );
});

test("a move alone changes neither which recipes there are nor the list", () => {
  fc.assert(
    fc.property(anyDocs, argsOf.movePlanRecipe, (docs, args) => {
      const state = after(docs, movePlanRecipe.invoke(args));
      const ids = (of: Docs) =>
        of.aiMealPlans?.[args.planId]?.recipes.map(({ id }) => id).toSorted();
      expect(ids(state)).toEqual(ids(docs));
      expect(state.users).toBe(docs.users);
    }),
  );
});

test("a removal that is undone at once leaves the plan as it was", () => {
  fc.assert(
    fc.property(anyDocs, argsOf.removePlanRecipe, (docs, args) => {
      const plan = docs.aiMealPlans?.[args.planId];
      const recipe = plan?.recipes.find(({ id }) => id === args.recipeId);
      fc.pre(recipe !== undefined && !recipe.cooked);
      if (!plan || !recipe) return;
      const before = followers(plan, recipe.id);
      const state = after(
        docs,
        removePlanRecipe.invoke({ ...args, unlist: false }),
        addPlanRecipe.invoke({
          planId: plan.id,
          recipe,
          before,
          items: null,
          at,
          ...(recipe.day === undefined ? {} : { day: recipe.day }),
        }),
      );
      expect(state.aiMealPlans?.[plan.id]?.recipes).toEqual(plan.recipes);
      expect(state.aiMealPlans?.[plan.id]?.lastDay ?? "").toBe(plan.lastDay ?? "");
    }),
  );
});
