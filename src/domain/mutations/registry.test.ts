import fc from "fast-check";
import * as v from "valibot";
import { describe, expect, test } from "vitest";

import { openObject } from "#domain/open-object.ts";
import { emptyUser } from "#domain/user-document.ts";

import { argsOf, docs as anyDocs, UID } from "../../../tests/support/domain-arbitraries.ts";
import { withFields } from "../../../tests/support/unknown-fields.ts";
import { defineMutation, overlay, type Docs, type Invocation } from "./define.ts";
import { statusWith } from "./plans.ts";
import {
  applyInvocation,
  isKnown,
  mutations,
  MUTATIONS_KNOWN,
  read,
  readIfSound,
  followUpOf,
  touchedBy,
  type MutationName,
} from "./registry.ts";

const names = Object.keys(mutations) as MutationName[];

function invocationOf(name: MutationName): fc.Arbitrary<Invocation> {
  return argsOf[name].map((args) => ({ name, version: mutations[name].version, args }));
}

function after(docs: Docs, ...invocations: Invocation[]): Docs {
  return invocations.reduce(
    (state, invocation) => overlay(state, applyInvocation(invocation, state, UID)),
    docs,
  );
}

function keysOf(docs: Docs): string[] {
  return Object.entries(docs).flatMap(([collection, rows]) =>
    Object.keys(rows).map((id) => `${collection}/${id}`),
  );
}

function withoutFields(value: unknown, name: string): unknown {
  return JSON.parse(
    JSON.stringify(value, (key, field: unknown) => (key === name ? undefined : field)),
  );
}

/**
 * Documents without the parts that depend on the order of writes: times, the portions' log, and whether
 * an absent last day was ever set.
 */
function withoutOrder(value: unknown): unknown {
  const ofOrder = ["updatedAt", "portionChanges"];
  return JSON.parse(
    JSON.stringify(value, (key, field: unknown) =>
      ofOrder.includes(key) || (key === "lastDay" && field === "") ? undefined : field,
    ),
  );
}

describe.each(names)("%s", (name) => {
  const invocation = invocationOf(name);

  test("changes only documents that it touches, and never its input", () => {
    fc.assert(
      fc.property(anyDocs, invocation, (docs, call) => {
        const before = structuredClone(docs);
        const changed = keysOf(applyInvocation(call, docs, UID));
        const touched = touchedBy(call, UID).map(({ collection, id }) => `${collection}/${id}`);
        expect(touched).toEqual(expect.arrayContaining(changed));
        expect(docs).toEqual(before);
      }),
    );
  });

  test("reads only documents that it touches", () => {
    fc.assert(
      fc.property(anyDocs, invocation, (docs, call) => {
        const touched: Docs = {};
        for (const { collection, id } of touchedBy(call, UID)) {
          const row = docs[collection]?.[id];
          if (row !== undefined) Object.assign((touched[collection] ??= {}), { [id]: row });
        }
        expect(applyInvocation(call, touched, UID)).toEqual(applyInvocation(call, docs, UID));
      }),
    );
  });

  test("deletes only what it declares", () => {
    fc.assert(
      fc.property(anyDocs, invocation, (docs, call) => {
        const changed = applyInvocation(call, docs, UID);
        const deleted = Object.entries(changed).flatMap(([collection, rows]) =>
          Object.keys(rows).flatMap((id) =>
            rows[id] === null && collection !== "aiMeals" ? [`${collection}/${id}`] : [],
          ),
        );
        const may = read(call).deletes();
        expect(may.map(({ collection, id }) => `${collection}/${id}`)).toEqual(
          expect.arrayContaining(deleted),
        );
        expect(touchedBy(call, UID)).toEqual(expect.arrayContaining(may));
      }),
    );
  });

  test("keeps fields of its arguments that it doesn't know, in what it stores of them", () => {
    fc.assert(
      fc.property(anyDocs, invocation, (docs, call) => {
        const newer = {
          ...call,
          args: withFields(call.args, { ofTheFuture: { kept: [1] } }),
        };
        const plain = applyInvocation(call, docs, UID);
        const changed = applyInvocation(newer, docs, UID);
        expect(withoutFields(changed, "ofTheFuture")).toEqual(plain);
      }),
    );
  });

  test("survives being stored: its arguments are JSON, and mean the same after it", () => {
    fc.assert(
      fc.property(anyDocs, invocation, (docs, call) => {
        const stored = JSON.parse(JSON.stringify(call)) as Invocation;
        expect(applyInvocation(stored, docs, UID)).toEqual(applyInvocation(call, docs, UID));
      }),
    );
  });

  test("never leaves a negative count, or a stored entry without portions", () => {
    fc.assert(
      fc.property(anyDocs, fc.array(invocation, { maxLength: 4 }), (docs, calls) => {
        const state = after(docs, ...calls);
        for (const meal of Object.values(state.aiMeals ?? {})) {
          if (!meal) continue;
          expect(meal.favoriteCount).toBeGreaterThanOrEqual(0);
          expect(meal.ratingCount).toBeGreaterThanOrEqual(1);
        }
        for (const stored of state.users?.[UID]?.storedMeals ?? []) {
          expect(stored.count).toBeGreaterThanOrEqual(1);
          expect(Number.isInteger(stored.count)).toBe(true);
        }
      }),
    );
  });
});

const idempotent: MutationName[] = [
  "addMealsToList",
  "addPlanRecipe",
  "bringFavorites",
  "bringKitchen",
  "bringPlan",
  "countHeart",
  "countReport",
  "createUser",
  "deletePersonalRecipe",
  "deletePlan",
  "movePlanRecipe",
  "namePlan",
  "rateMeal",
  "removeMealFromList",
  "removePlanRecipe",
  "savePersonalRecipe",
  "savePersonalRecipes",
  "savePlan",
  "setBought",
  "setCurrentMeal",
  "setFavorite",
  "setPlanDay",
  "setPlanDays",
  "setPreference",
  "swapPlanRecipe",
  "takeBackMeal",
];

test.each(idempotent)("%s twice is once", (name) => {
  fc.assert(
    fc.property(anyDocs, invocationOf(name), (docs, call) => {
      const once = after(docs, call);
      expect(after(once, call)).toEqual(once);
    }),
  );
});

// Two devices, offline, in either order: these results must not depend on which is first.
const commuting: [MutationName, MutationName][] = [
  ["setBought", "setCurrentMeal"],
  ["setBought", "setFavorite"],
  ["setBought", "removeMealFromList"],
  ["setBought", "eatPortion"],
  ["eatPortion", "eatPortion"],
  ["eatPortion", "discardPortions"],
  ["discardPortions", "setBought"],
  ["eatPortion", "setPreference"],
  ["setFavorite", "setCurrentMeal"],
  ["savePersonalRecipe", "setBought"],
  ["deletePlan", "eatPortion"],
  ["movePlanRecipe", "setBought"],
  ["removePlanRecipe", "removePlanRecipe"],
  ["removePlanRecipe", "setFavorite"],
  ["removePlanRecipe", "setPlanDay"],
  ["setPlanDay", "movePlanRecipe"],
  ["setPlanDay", "namePlan"],
  ["setPlanDays", "movePlanRecipe"],
  ["setPlanDays", "removePlanRecipe"],
];

/**
 * Plans whose status matches their recipes: any edit repairs another status, but an edit that has no
 * effect doesn't.
 */
const soundDocs = anyDocs.map((docs) => ({
  ...docs,
  aiMealPlans: Object.fromEntries(
    Object.entries(docs.aiMealPlans ?? {}).map(([id, plan]) => [
      id,
      plan && { ...plan, status: statusWith(plan.status, plan.recipes) },
    ]),
  ),
}));

test.each(commuting)("%s and %s commute", (one, other) => {
  fc.assert(
    fc.property(soundDocs, invocationOf(one), invocationOf(other), (docs, a, b) => {
      expect(withoutOrder(after(docs, a, b))).toEqual(withoutOrder(after(docs, b, a)));
    }),
  );
});

test("ticking never loses an item", () => {
  fc.assert(
    fc.property(anyDocs, fc.array(invocationOf("setBought")), (docs, calls) => {
      const names = (state: Docs) =>
        state.users?.[UID]?.shoppingList.ingredients.map(
          ({ mealId, name, amount }) => `${mealId} ${name} ${amount}`,
        );
      expect(names(after(docs, ...calls))).toEqual(names(docs));
    }),
  );
});

test("a mutation of a newer app, or with an unknown name, is not known", () => {
  expect(isKnown({ name: "setBought", version: 1 })).toBe(true);
  expect(isKnown({ name: "setBought", version: mutations.setBought.version + 1 })).toBe(false);
  expect(isKnown({ name: "setBought", version: 0 })).toBe(false);
  expect(isKnown({ name: "flambé", version: 1 })).toBe(false);
  expect(isKnown({ name: "toString", version: 1 })).toBe(false);
});

test("what is not known is not applied as something else", () => {
  const unknown = { name: "flambé", version: 1, args: {} };
  expect(() => touchedBy(unknown, UID)).toThrow("Unknown mutation flambé");
  expect(() => applyInvocation(unknown, {}, UID)).toThrow("Unknown mutation flambé");
  const newer = { name: "createUser", version: mutations.createUser.version + 1, args: { at: 1 } };
  expect(() => applyInvocation(newer, {}, UID)).toThrow("Unknown mutation createUser");
});

test("changes are merged into documents one by one, without modifying either", () => {
  const [soup, stew] = [emptyUser(1), emptyUser(2)];
  const docs: Docs = { users: { a: soup, b: soup } };
  const changes: Docs = { users: { b: stew, c: null }, aiMealPlans: { p: null } };
  const before = structuredClone({ docs, changes });
  expect(overlay(docs, changes)).toEqual({
    users: { a: soup, b: stew, c: null },
    aiMealPlans: { p: null },
  });
  expect({ docs, changes }).toEqual(before);
});

test("a pending mutation of an older argument shape is applied after update, as what it meant", () => {
  const readAs: unknown[] = [];
  const mutation = defineMutation({
    name: "heart",
    version: 4,
    scope: "person",
    args: openObject({ mealId: v.string(), on: v.boolean() }),
    upcasts: {
      1: (id: string) => ({ id }),
      // From version 2 to 3, only the effect has changed.
      3: ({ id }: { id: string }) => ({ mealId: id, on: true }),
      // For the version after today's.
      4: () => "tomorrow's",
    },
    touches: (args) => {
      readAs.push(args);
      return [];
    },
    apply: () => ({}),
    words: () => "",
  });
  const today = { mealId: "soup", on: true };
  mutation.read("soup", 1).touches(UID);
  mutation.read({ id: "soup" }, 2).touches(UID);
  mutation.read({ id: "soup" }, 3).touches(UID);
  const made = mutation.invoke(today);
  expect(made).toEqual({ name: "heart", version: 4, args: today });
  mutation.read(made.args, made.version).touches(UID);
  expect(readAs).toEqual([today, today, today, today]);
  expect(() => mutation.read("soup", 4)).toThrow(v.ValiError);
});

test("rows are rebased by an app that knows more mutations, or newer versions", () => {
  expect(MUTATIONS_KNOWN).toBe(
    names.map((name) => mutations[name].version).reduce((sum, version) => sum + version),
  );
});

/** Inherited property names. */
const inherited = fc.constantFrom("constructor", "toString", "valueOf", "__proto__");

/** Arguments with a field that is missing, mistyped, or the name of an inherited property. */
const damaged: fc.Arbitrary<Invocation> = fc
  .constantFrom(...names)
  .chain((name) => fc.tuple(invocationOf(name), fc.oneof(fc.anything(), inherited), fc.nat()))
  .map(([call, instead, at]) => {
    const fields = Object.entries({ ...(call.args as object) });
    const [field = ""] = fields[at % fields.length] ?? [];
    return { ...call, args: { ...(call.args as object), [field]: instead } };
  });

test("an id that is an inherited property name finds no document", () => {
  const [planId, at] = ["valueOf", 0];
  const call = mutations.removePlanRecipe.invoke({ planId, recipeId: "m1", unlist: false, at });
  expect(applyInvocation(call, { users: { [UID]: null }, aiMealPlans: {} }, UID)).toEqual({});
});

test("damaged arguments are either read or rejected, and throw nothing else", () => {
  fc.assert(
    fc.property(anyDocs, damaged, (docs, call) => {
      const intention = readIfSound(call);
      fc.pre(intention !== null);
      expect(() => intention?.apply(docs, UID)).not.toThrow();
      expect(() => intention?.words(undefined)).not.toThrow();
    }),
  );
  fc.assert(
    fc.property(damaged, (call) => {
      fc.pre(readIfSound(call) === null);
      expect(() => read(call)).toThrow(v.ValiError);
      expect(followUpOf(call)).toBeNull();
    }),
  );
});
