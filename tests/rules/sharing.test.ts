import {
  collection,
  doc,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  where,
  type Firestore,
} from "firebase/firestore";
import { expect, test } from "vitest";

import { SHARED_MEALS_BROWSE_LIMIT } from "#domain/limits.ts";

import { COOK, sharedWith, STRANGER } from "./documents.ts";
import "./matchers.ts";
import { connectServer, type Fields } from "./server.ts";

const server = await connectServer();
const DAY_MS = 86_400_000;

test("everyone who is signed in reads shared meals, a hundred at most", async () => {
  const meals = (db: Firestore) => collection(db, "aiMeals");
  await server.store("aiMeals/s1", { ...sharedWith("s1") });
  for (const db of [server.as(COOK), server.as(STRANGER)]) {
    expect((await getDoc(doc(db, "aiMeals/s1"))).exists()).toBe(true);
    expect((await getDoc(doc(db, "aiMeals/none"))).exists()).toBe(false);
    const newest = [where("createdAt", ">", 0), orderBy("createdAt", "desc")];
    const browse = query(meals(db), ...newest, limit(SHARED_MEALS_BROWSE_LIMIT));
    expect((await getDocs(browse)).size).toBe(1);
    await expect(
      getDocs(query(meals(db), ...newest, limit(SHARED_MEALS_BROWSE_LIMIT + 1))),
    ).toBeDenied();
    await expect(getDocs(meals(db))).toBeDenied();
  }
});

const first = { ...sharedWith("s2") };

test.each([4, 5])("a first rating of %i shares a meal", async (stars) => {
  await expect(
    server.push(COOK, { "aiMeals/s2": { ...first, ratingAverage: stars } }),
  ).toBeAllowed();
  expect(await server.read("aiMeals/s2")).toMatchObject({ ratingCount: 1, ratingAverage: stars });
});

test("a cook's very first push may share a meal", async () => {
  await expect(server.push(STRANGER, { "aiMeals/s2": first })).toBeAllowed();
});

test("a meal is not shared outside a push", async () => {
  await expect(server.push(COOK, { "aiMeals/s2": first }, { sync: null })).toBeDenied();
});

test.each(
  Object.entries<Fields>({
    "three stars": { ratingAverage: 3 },
    "more stars than there are": { ratingAverage: 6 },
    "stars in between": { ratingAverage: 4.5 },
    "stars in words": { ratingAverage: "5" },
    "no rating": { ratingCount: 0, ratingAverage: 0 },
    "two ratings": { ratingCount: 2 },
    "a rating count in words": { ratingCount: "1" },
    "a favourite nobody has": { favoriteCount: 1 },
    "a favourite less than none": { favoriteCount: -1 },
    "no favourite count": { favoriteCount: null },
    "another's id": { id: "s1" },
    "another's recipe id": { recipeId: "s1" },
    "a plan that is no id": { planId: 4 },
    "a plan with a long id": { planId: "x".repeat(129) },
    "a time far ahead": { createdAt: Date.now() + 2 * DAY_MS },
    "an update far ahead": { updatedAt: Date.now() + 2 * DAY_MS },
    "a time that is none": { createdAt: 1.5 },
    "a time in words": { createdAt: "today" },
    "a time before all times": { createdAt: -1 },
    "something else besides": { pinned: true },
  }),
)("a meal is not shared with %s", async (_, broken) => {
  await expect(server.push(COOK, { "aiMeals/s2": { ...first, ...broken } })).toBeDenied();
});

test("a meal is not shared with a field missing", async () => {
  for (const field of Object.keys(first)) {
    const { [field]: _missing, ...rest } = first as Fields;
    await expect(server.push(COOK, { "aiMeals/s2": rest })).toBeDenied();
  }
});

test("a meal is shared with the clock a little fast", async () => {
  const at = Date.now() + DAY_MS / 2;
  await expect(
    server.push(COOK, { "aiMeals/s2": { ...first, createdAt: at, updatedAt: at } }),
  ).toBeAllowed();
});

test("a meal shared and made a favourite in one push counts it", async () => {
  const forge = { user: { favorites: ["s2"] } };
  await expect(
    server.push(COOK, { "aiMeals/s2": { ...first, favoriteCount: 1 } }, forge),
  ).toBeAllowed();
});

test("a meal made a favourite and then shared in one push counts none yet", async () => {
  await expect(
    server.push(COOK, { "aiMeals/s2": first }, { user: { favorites: ["s2"] } }),
  ).toBeAllowed();
});

test("a meal that is a favourite already is not shared with a count", async () => {
  await expect(server.push(COOK, {}, { user: { favorites: ["s2"] } })).toBeAllowed();
  await expect(server.push(COOK, { "aiMeals/s2": { ...first, favoriteCount: 1 } })).toBeDenied();
  const forge = { user: { favorites: ["s2", "s3"] } };
  await expect(
    server.push(COOK, { "aiMeals/s2": { ...first, favoriteCount: 1 } }, forge),
  ).toBeDenied();
  await expect(server.push(COOK, { "aiMeals/s2": first })).toBeAllowed();
});
