import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { expect, test, vi } from "vitest";

import type { AiMealPlan } from "#domain/entities.ts";
import type { DocRef, Docs } from "#domain/mutations/define.ts";
import { emptyUser } from "#domain/user-document.ts";

import {
  getDocument,
  getDocuments,
  listDocuments,
  readDocs,
  readIds,
  readStored,
  storedIn,
  storedRefs,
  toDocs,
  writeDocs,
} from "./document-store.ts";
import { openDatabase } from "./schema.ts";

const open = () => openDatabase("cook", { indexedDB: new IDBFactory(), IDBKeyRange });

const planOf = (id: string): AiMealPlan => ({
  id,
  recipes: [],
  createdAt: 1,
  updatedAt: 1,
  status: "new",
  userId: "cook",
});
const plan = (id: string) => ({ collection: "aiMealPlans", id, doc: planOf(id) }) as const;
const user = { collection: "users", id: "cook", doc: emptyUser(1) } as const;
const feedback: DocRef = { collection: "feedback", id: "f" };

test("write-only documents are not stored on the device", () => {
  const kept: DocRef[] = [
    { collection: "users", id: "cook" },
    { collection: "mealMarks", id: "soup" },
  ];
  expect(storedRefs([feedback, ...kept])).toEqual(kept);
  const docs: Docs = {
    feedback: { f: { text: "Nice", url: "/", uid: "cook", timestamp: 1 } },
    users: { cook: user.doc },
    aiMealPlans: { p1: planOf("p1"), p2: null },
  };
  const rows = [user, plan("p1"), { ...plan("p2"), doc: null }];
  expect(storedIn(docs)).toEqual(rows);
  const { feedback: _, ...stored } = docs;
  expect(toDocs(rows)).toEqual(stored);
});

test("documents are written, replaced and removed under their ids, each in its collection", async () => {
  const db = open();
  await writeDocs(db, [user, plan("p1"), plan("p2"), plan("p3")]);
  expect(await readIds(db, "aiMealPlans")).toEqual(["p1", "p2", "p3"]);
  expect(await readIds(db, "users")).toEqual(["cook"]);
  expect(await readIds(db, "aiMeals")).toEqual([]);
  const changed = { ...plan("p2"), doc: { ...planOf("p2"), status: "completed" } };
  await writeDocs(db, [{ ...plan("p1"), doc: null }, changed]);
  await writeDocs(db, [{ ...plan("p3"), doc: null }]);
  expect(await db.aiMealPlans.toArray()).toEqual([changed.doc]);
  expect(await db.users.count()).toBe(1);
});

test("what is asked for is read in its order; what is not there is null, and nothing else is read", async () => {
  const db = open();
  const asked: string[] = [];
  db.use({
    stack: "dbcore",
    create: (down) => ({
      ...down,
      table(name) {
        const table = down.table(name);
        const getMany: typeof table.getMany = async (request) => {
          asked.push(name);
          return table.getMany(request);
        };
        return { ...table, getMany };
      },
    }),
  });
  await writeDocs(db, [user, plan("p1"), plan("p2"), plan("other")]);
  asked.splice(0);
  const refs: DocRef[] = [
    { collection: "aiMealPlans", id: "p2" },
    feedback,
    { collection: "aiMealPlans", id: "gone" },
    { collection: "aiMealPlans", id: "p1" },
  ];
  expect(await readDocs(db, refs)).toEqual([
    plan("p2"),
    { ...plan("gone"), doc: null },
    plan("p1"),
  ]);
  expect(asked).toEqual(["aiMealPlans"]);
  expect(await readDocs(db, [])).toEqual([]);
});

test("a damaged row is read raw, and repaired only for readers that need documents", async () => {
  const db = open();
  const damaged = { collection: "aiMealPlans", id: "p1", doc: { id: "p1", recipes: 7 } } as const;
  await writeDocs(db, [damaged]);
  const [row] = await readDocs(db, [damaged]);
  expect(row).toEqual(damaged);
  expect(readStored(row!)).toMatchObject({ ...damaged, doc: { id: "p1", recipes: [] } });
  expect(readStored({ ...damaged, doc: null })).toEqual({ ...damaged, doc: null });
});

test("documents are found by their ids, in the order they are asked for, and listed as a query has them", async () => {
  const db = open();
  await writeDocs(db, [user, plan("p1"), plan("p2"), plan("p3")]);
  expect(await getDocument(db, "aiMealPlans", "p2")).toEqual(planOf("p2"));
  expect(await getDocument(db, "aiMealPlans", "gone")).toBeUndefined();
  expect(await getDocuments(db, "aiMealPlans", ["p3", "gone", "p1"])).toEqual([
    planOf("p3"),
    undefined,
    planOf("p1"),
  ]);
  expect(await getDocuments(db, "aiMealPlans", [])).toEqual([]);
  const all = await listDocuments(db, "aiMealPlans");
  expect(all).toEqual([planOf("p1"), planOf("p2"), planOf("p3")]);
  const last = db.aiMealPlans.orderBy("createdAt").reverse().limit(1);
  expect(await listDocuments(db, "aiMealPlans", last)).toHaveLength(1);
});

test("a damaged row is shown mended, under its own id, whatever the document says", async () => {
  const db = open();
  await writeDocs(db, [{ ...plan("p1"), doc: { id: "p2", recipes: 7 } }]);
  const mended = { id: "p1", recipes: [] };
  expect(await getDocument(db, "aiMealPlans", "p1")).toMatchObject(mended);
  expect(await listDocuments(db, "aiMealPlans")).toMatchObject([mended]);
});

test("a time that is missing is the present one, at each reading", async () => {
  const db = open();
  await writeDocs(db, [{ ...user, doc: { shoppingList: { ingredients: [], meals: [] } } }]);
  vi.useFakeTimers({ toFake: ["Date"], now: 5 });
  expect(await getDocument(db, "users", "cook")).toMatchObject({ updatedAt: 5 });
  vi.setSystemTime(6);
  expect(await getDocument(db, "users", "cook")).toMatchObject({ updatedAt: 6 });
  vi.useRealTimers();
});
