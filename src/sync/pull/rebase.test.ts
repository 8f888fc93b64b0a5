import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import * as v from "valibot";
import { expect, test } from "vitest";

import { getDocument } from "#db/document-store.ts";
import { putMeta } from "#db/meta.ts";
import { openDatabase, type OutboxEntry } from "#db/schema.ts";
import type { Docs } from "#domain/mutations/define.ts";
import { emptyUser } from "#domain/user-document.ts";
import { makeMeal, makePlan } from "#sync/doubles/device.fixture.ts";
import { ensureClient, readLocal } from "#sync/protocol/local.ts";

import { applyServerState, rebaseForThisVersion } from "./apply-server-state.ts";
import { dependentOn, fold, rebase, touched } from "./rebase.ts";

const user = (favorites: string[]) => ({ ...emptyUser(1), favorites });

function favorite(seq: number, mealId: string, more: Partial<OutboxEntry> = {}): OutboxEntry {
  const args = { mealId, on: true, at: seq };
  return { seq, id: `id${seq}`, name: "setFavorite", version: 1, args, at: 1, ...more };
}

test("[S1.1] pending mutations are run in order over what the server has now", () => {
  const server: Docs = { users: { alice: user(["from another device"]) } };
  const changes = rebase(server, [favorite(1, "a"), favorite(2, "b")], "alice");
  expect(changes.users?.["alice"]?.favorites).toEqual(["from another device", "a", "b"]);
  expect(server.users?.["alice"]?.favorites).toEqual(["from another device"]);
});

test("[S1.1] what changes nothing there any more is not among the changes", () => {
  expect(rebase({ users: { alice: user(["a"]) } }, [favorite(1, "a")], "alice")).toEqual({});
});

test("[S1.3] unknown, refused and unreadable mutations have no effect, and stop no other", () => {
  const pending = [
    favorite(1, "a", { name: "fromTheFuture" }),
    favorite(2, "b", { version: 2 }),
    favorite(3, "c", { refused: "denied" }),
    favorite(4, "d", { args: null }),
    favorite(5, "e"),
  ];
  const changes = rebase({ users: { alice: user([]) } }, pending, "alice");
  expect(changes.users?.["alice"]?.favorites).toEqual(["e"]);
  expect(touched(pending, "alice")).toEqual([{ collection: "users", id: "alice" }]);
});

test("[S1.2] a mutation sees what those before it have made", () => {
  const recipe = { ...makeMeal("r", "Soup"), userId: "alice", createdAt: 1, updatedAt: 1 };
  const save = favorite(1, "", { name: "savePersonalRecipe", args: { recipe } });
  const remove = favorite(2, "", { name: "deletePersonalRecipe", args: { recipeId: "r" } });
  const server: Docs = { personalRecipes: { r: null } };
  expect(rebase(server, [save], "alice").personalRecipes?.["r"]).toMatchObject({ title: "Soup" });
  expect(rebase(server, [save, remove], "alice")).toEqual({ personalRecipes: { r: null } });
});

test("[S1.2] a mutation sees what those before it have left alone, too", () => {
  const server: Docs = {
    users: { alice: user([]) },
    aiMealPlans: { p1: makePlan("p1"), p2: makePlan("p2") },
  };
  const cook = (seq: number, planId: string) =>
    favorite(seq, "", {
      name: "logMeal",
      args: {
        meal: makeMeal(`${planId}-r`),
        planId,
        portions: { fridge: 1, freezer: 0 },
        stars: null,
        imageUrl: "",
        at: 7,
      },
    });
  const changes = rebase(server, [cook(1, "p1"), cook(2, "p2")], "alice");
  expect(changes.aiMealPlans).toMatchObject({
    p1: { status: "completed" },
    p2: { status: "completed" },
  });
  expect(changes.users?.["alice"]?.storedMeals).toHaveLength(2);
});

test("[S1.3] [S7.25] whoever lays mutations over is told which can't be applied, and why", () => {
  const pending = [favorite(1, "a", { args: null }), favorite(2, "b")];
  const told: unknown[] = [];
  const changes = fold({ users: { alice: user([]) } }, pending, "alice", ({ id }, error) => {
    told.push([id, error instanceof v.ValiError]);
  });
  expect(told).toEqual([[pending[0]?.id, true]]);
  expect(changes.users?.["alice"]?.favorites).toEqual(["b"]);
});

test("[S1.4] what waited for this version takes effect even where no engine has run before", async () => {
  const db = openDatabase("alice", { indexedDB: new IDBFactory(), IDBKeyRange });
  await db.outbox.add(favorite(1, "soup"));
  await putMeta(db, { mutationVersion: 0 });
  await ensureClient(db);
  await rebaseForThisVersion(db);
  expect((await getDocument(db, "users", "alice"))?.favorites).toEqual(["soup"]);
});

test("[S1.4] a state that a push of a new version applies lays everything over anew", async () => {
  const db = openDatabase("alice", { indexedDB: new IDBFactory(), IDBKeyRange });
  await db.outbox.add(favorite(1, "soup"));
  await putMeta(db, { mutationVersion: 0 });
  await ensureClient(db);
  const from = await readLocal(db);
  const none = {
    cursor: 1,
    lastMutation: from.acknowledged,
    rows: [],
    whole: false,
    pulled: { here: 1, there: 0 },
  };
  expect(await applyServerState(db, { ...none, from })).toBe(true);
  expect((await getDocument(db, "users", "alice"))?.favorites).toEqual(["soup"]);
});

test("[S1.1] what depends on a document: all that touch it, and what these touch, in order", () => {
  const plan = (seq: number, id: string) =>
    favorite(seq, "", {
      name: "savePlan",
      args: { plan: makePlan(id), addToShoppingList: false, at: 1 },
    });
  const gone = (seq: number, recipeId: string) =>
    favorite(seq, "", { name: "deletePersonalRecipe", args: { recipeId } });
  const pending = [gone(1, "soup"), plan(2, "a"), gone(3, "stew"), plan(4, "b"), gone(5, "soup")];
  const seqs = (...keys: string[]) =>
    dependentOn(new Set(keys), pending, "alice").map(({ seq }) => seq);
  expect(seqs("personalRecipes/soup")).toEqual([1, 5]);
  // Both plans touch the cook's own document.
  expect(seqs("aiMealPlans/a")).toEqual([2, 4]);
  expect(seqs("personalRecipes/stew", "users/alice")).toEqual([2, 3, 4]);
  expect(seqs("personalRecipes/pie")).toEqual([]);
});
