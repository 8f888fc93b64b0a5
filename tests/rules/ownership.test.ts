import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  writeBatch,
} from "firebase/firestore";
import { expect, test } from "vitest";

import {
  COOK,
  feedback,
  markWith,
  noteWith,
  planWith,
  portionChangesWith,
  recipeWith,
  settingsWith,
  sharedWith,
  shoppingSettingsWith,
  STRANGER,
  user,
} from "./allowed-documents.ts";
import "./matchers.ts";
import { lastMutationOf, connectServer } from "./rules-server.ts";

const server = await connectServer();

const OWN = {
  [`users/${COOK}`]: { ...user(), sync: { v: 1, clients: {} } },
  [`users/${COOK}/aiMealPlans/p1`]: { ...planWith("p1"), v: 1 },
  [`users/${COOK}/personalRecipes/r1`]: { ...recipeWith("r1"), v: 1 },
  [`users/${COOK}/mealMarks/m1`]: { ...markWith(), v: 1 },
  [`users/${COOK}/portionChanges/recent`]: { ...portionChangesWith(), v: 1 },
  [`users/${COOK}/shoppingSettings/own`]: { ...shoppingSettingsWith(1), v: 1 },
  [`users/${COOK}/recipeNotes/m1`]: { ...noteWith(), v: 1 },
  [`users/${COOK}/settings/own`]: { ...settingsWith(), v: 1 },
  [`users/${COOK}/deletions/aiMealPlans:p0`]: { v: 1, at: new Date() },
};
const EVERYTHING = {
  ...OWN,
  "aiMeals/m1": { ...sharedWith("m1") },
  "mealAuthors/m1": { uid: COOK, at: new Date() },
  "feedback/f1": { ...feedback() },
  "serviceLimits/day": { count: 1 },
  "serviceLimits/day/windows/1": { count: 1 },
  "closedAccounts/hash": { expiresAt: new Date() },
};

async function storeEverything(): Promise<void> {
  for (const [path, fields] of Object.entries(EVERYTHING)) await server.store(path, fields);
}

const folderOf = (path: string) => path.slice(0, path.lastIndexOf("/"));
const FOLDERS = [...new Set(Object.keys(EVERYTHING).map(folderOf))];
const OWN_FOLDERS = [...new Set(Object.keys(OWN).map(folderOf))].filter((path) => path !== "users");

test("the cook reads everything of their own", async () => {
  await storeEverything();
  const db = server.as(COOK);
  for (const path of Object.keys(OWN)) expect((await getDoc(doc(db, path))).exists()).toBe(true);
  for (const path of OWN_FOLDERS) expect((await getDocs(collection(db, path))).size).toBe(1);
});

test.each(Object.entries(OWN))("nobody else reads or writes %s", async (path, fields) => {
  await storeEverything();
  for (const db of [server.as(STRANGER), server.anonymous()]) {
    await expect(getDoc(doc(db, path))).toBeDenied();
    await expect(getDocs(query(collection(db, folderOf(path)), limit(1)))).toBeDenied();
    await expect(setDoc(doc(db, path), fields)).toBeDenied();
    await expect(setDoc(doc(db, `${folderOf(path)}/other`), fields)).toBeDenied();
    await expect(updateDoc(doc(db, path), { updatedAt: 1 })).toBeDenied();
    await expect(deleteDoc(doc(db, path))).toBeDenied();
  }
});

test.each(["aiMealPlans", "personalRecipes"])(
  "a stranger can't write another's %s with a step of their own, nor of the other's",
  async (name) => {
    await storeEverything();
    const path = `users/${COOK}/${name}/new`;
    const fields = name === "aiMealPlans" ? planWith("new") : recipeWith("new");
    for (const v of [1, 2]) {
      await expect(server.push(STRANGER, { [path]: { ...fields, v } })).toBeDenied();
    }
    const db = server.as(STRANGER);
    const batch = writeBatch(db);
    const clients = { [STRANGER]: { phone: lastMutationOf(1) } };
    const sync = { v: 2, at: serverTimestamp(), clients };
    batch.set(doc(db, `users/${COOK}`), { ...user(), sync });
    batch.set(doc(db, path), { ...fields, v: 2 });
    await expect(batch.commit()).toBeDenied();
  },
);

test("nobody else takes the cook's step, however honest it looks", async () => {
  await storeEverything();
  for (const db of [server.as(STRANGER), server.anonymous()]) {
    const clients = { [STRANGER]: { phone: lastMutationOf(1) } };
    const sync = { v: 2, at: serverTimestamp(), clients };
    await expect(setDoc(doc(db, `users/${COOK}`), { ...user(), sync })).toBeDenied();
    const first = { v: 1, at: serverTimestamp(), clients };
    await expect(setDoc(doc(db, "users/nobody"), { ...user(), sync: first })).toBeDenied();
  }
  await expect(server.push(COOK)).toBeAllowed();
});

test.each(Object.keys(EVERYTHING))("nobody reads or writes %s without signing in", async (path) => {
  await storeEverything();
  const db = server.anonymous();
  await expect(getDoc(doc(db, path))).toBeDenied();
  await expect(setDoc(doc(db, path), { text: "x" })).toBeDenied();
  await expect(setDoc(doc(db, `${path}0`), { text: "x" })).toBeDenied();
  await expect(deleteDoc(doc(db, path))).toBeDenied();
});

test.each(FOLDERS)("nobody lists %s without signing in", async (path) => {
  await storeEverything();
  await expect(getDocs(query(collection(server.anonymous(), path), limit(1)))).toBeDenied();
});

test.each(["aiMealPlans", "personalRecipes", "deletions"])(
  "nobody reads %s across cooks, not even one who has some",
  async (name) => {
    await storeEverything();
    await expect(getDocs(query(collectionGroup(server.as(COOK), name), limit(1)))).toBeDenied();
  },
);

test("cooks are not listed, not even to themselves", async () => {
  await storeEverything();
  await expect(getDocs(query(collection(server.as(COOK), "users"), limit(1)))).toBeDenied();
});

test("the cook can't delete their own document", async () => {
  await storeEverything();
  await expect(deleteDoc(doc(server.as(COOK), `users/${COOK}`))).toBeDenied();
});

test.each([
  "serviceLimits/day",
  "serviceLimits/day/windows/1",
  "users/cook/secrets/s1",
  "users/cook/aiMealPlans/p1/recipes/r1",
  "feedback/f1/answers/a1",
  "admin/settings",
])("%s, which is no place of the app's, is closed to everyone", async (path) => {
  const db = server.as(COOK);
  await expect(getDoc(doc(db, path))).toBeDenied();
  await expect(setDoc(doc(db, path), { count: 0 })).toBeDenied();
  await expect(server.push(COOK, { [path]: { count: 0 } })).toBeDenied();
});
