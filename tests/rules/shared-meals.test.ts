import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  updateDoc,
  where,
  type Firestore,
} from "firebase/firestore";
import { beforeEach, expect, test } from "vitest";

import { SHARED_MEALS_BROWSE_LIMIT } from "#domain/limits.ts";

import { COOK, sharedWith, STRANGER, user } from "./documents.ts";
import { expectDenied, useServer, type Fields, type Writes } from "./server.ts";

const server = await useServer();
const MEAL = "aiMeals/s1";
const meal: Fields = { ...sharedWith("s1"), ratingAverage: 4.5, ratingCount: 2, favoriteCount: 3 };
const DAY_MS = 86_400_000;

/** A push that leaves the meal with these fields changed and the cook with these favourites. */
function move(changed: Fields, favorites?: string[], writes: Writes = {}): Promise<void> {
  const forge = favorites ? { user: { favorites } } : {};
  return server.push(COOK, { [MEAL]: { ...meal, ...changed }, ...writes }, forge);
}

/** The change one more rating of so many stars makes. */
function rated(stars: number, of: Fields = meal): Fields {
  const count = Number(of["ratingCount"]);
  const ratingAverage = (Number(of["ratingAverage"]) * count + stars) / (count + 1);
  return { ratingAverage, ratingCount: count + 1, updatedAt: 1_700_000_100_000 };
}

/** The cook has this meal among their favourites, or not. */
async function storeCook(favorites: string[]): Promise<void> {
  await server.push(COOK, {}, { user: { ...user(), favorites } });
}

beforeEach(async () => {
  await server.store(MEAL, meal);
  await storeCook([]);
});

// ---- Reading

test("everyone who is signed in reads shared meals, a hundred at most", async () => {
  const meals = (db: Firestore) => collection(db, "aiMeals");
  for (const db of [server.as(COOK), server.as(STRANGER)]) {
    expect((await getDoc(doc(db, MEAL))).exists()).toBe(true);
    expect((await getDoc(doc(db, "aiMeals/none"))).exists()).toBe(false);
    const newest = [where("createdAt", ">", 0), orderBy("createdAt", "desc")];
    const browse = query(meals(db), ...newest, limit(SHARED_MEALS_BROWSE_LIMIT));
    expect((await getDocs(browse)).size).toBe(1);
    await expectDenied(getDocs(query(meals(db), ...newest, limit(SHARED_MEALS_BROWSE_LIMIT + 1))));
    await expectDenied(getDocs(meals(db)));
  }
});

// ---- Sharing

const first = { ...sharedWith("s2") };

test.each([4, 5])("a first rating of %i shares a meal", async (stars) => {
  await server.push(COOK, { "aiMeals/s2": { ...first, ratingAverage: stars } });
  expect(await server.read("aiMeals/s2")).toMatchObject({ ratingCount: 1, ratingAverage: stars });
});

test("a cook's very first push may share a meal", async () => {
  await server.push(STRANGER, { "aiMeals/s2": first });
});

test("a meal is not shared outside a push", async () => {
  await expectDenied(server.push(COOK, { "aiMeals/s2": first }, { sync: null }));
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
  await expectDenied(server.push(COOK, { "aiMeals/s2": { ...first, ...broken } }));
});

test("a meal is not shared with a field missing", async () => {
  for (const field of Object.keys(first)) {
    const { [field]: _missing, ...rest } = first as Fields;
    await expectDenied(server.push(COOK, { "aiMeals/s2": rest }));
  }
});

test("a meal is shared with the clock a little fast", async () => {
  const at = Date.now() + DAY_MS / 2;
  await server.push(COOK, { "aiMeals/s2": { ...first, createdAt: at, updatedAt: at } });
});

test("a meal shared and made a favourite in one push counts it", async () => {
  const forge = { user: { favorites: ["s2"] } };
  await server.push(COOK, { "aiMeals/s2": { ...first, favoriteCount: 1 } }, forge);
});

test("a meal made a favourite and then shared in one push counts none yet", async () => {
  await server.push(COOK, { "aiMeals/s2": first }, { user: { favorites: ["s2"] } });
});

test("a meal that is a favourite already is not shared with a count", async () => {
  await storeCook(["s2"]);
  await expectDenied(server.push(COOK, { "aiMeals/s2": { ...first, favoriteCount: 1 } }));
  const forge = { user: { favorites: ["s2", "s3"] } };
  await expectDenied(server.push(COOK, { "aiMeals/s2": { ...first, favoriteCount: 1 } }, forge));
  await server.push(COOK, { "aiMeals/s2": first });
});

// ---- Rating

test.each([4, 5])("a rating of %i moves count and average", async (stars) => {
  await move(rated(stars));
  expect(await server.read(MEAL)).toMatchObject({ ratingCount: 3 });
});

test("ratings add up over many pushes without drifting out of bounds", async () => {
  let fields = meal;
  for (const stars of [5, 4, 4, 5, 5, 5, 4, 5, 4, 5]) {
    fields = { ...fields, ...rated(stars, fields) };
    await server.push(COOK, { [MEAL]: fields });
  }
  expect((await server.read(MEAL))?.["ratingAverage"]).toBeCloseTo(55 / 12, 9);
});

test("whole averages, which are stored as whole numbers, are averaged as numbers", async () => {
  const whole = { ...meal, ratingAverage: 4, ratingCount: 1 };
  await server.store(MEAL, whole);
  await server.push(COOK, { [MEAL]: { ...whole, ...rated(5, whole) } });
  expect(await server.read(MEAL)).toMatchObject({ ratingAverage: 4.5 });
});

test("a rating is refused outside a push", async () => {
  await expectDenied(updateDoc(doc(server.as(COOK), MEAL), rated(5)));
});

test.each([0, 1, 2, 3, 4.5, 6, -5, 100])("a rating of %d is refused", async (stars) => {
  await expectDenied(move(rated(stars)));
});

test.each(
  Object.entries<Fields>({
    "counts twice": rated(5, { ...meal, ...rated(5) }),
    "counts not at all": { ...rated(5), ratingCount: 2 },
    "takes one back": { ratingCount: 1, ratingAverage: 4 },
    "moves the count alone": { ratingCount: 3, updatedAt: 1_700_000_100_000 },
    "moves the average alone": { ratingAverage: 5 },
    "moves the time alone": { updatedAt: 1_700_000_100_000 },
    "forges the average": { ...rated(5), ratingAverage: 5 },
    "forges the average a little": { ...rated(5), ratingAverage: Number(rated(5)["ratingAverage"]) + 1e-6 },
    "says the average in words": { ...rated(5), ratingAverage: "4.67" },
    "makes the average no number": { ...rated(5), ratingAverage: Number.NaN },
    "says the count in words": { ...rated(5), ratingCount: "3" },
    "counts in fractions": { ...rated(5), ratingCount: 2.5 },
    "is of tomorrow": { ...rated(5), updatedAt: Date.now() + 2 * DAY_MS },
    "has no time": { ...rated(5), updatedAt: null },
  }),
)("a rating is refused that %s", async (_, changed) => {
  await expectDenied(move(changed));
});

// ---- Favourites

test("a favourite counts when it becomes one, and no more when it ends", async () => {
  await move({ favoriteCount: 4 }, ["s1"]);
  await move({ favoriteCount: 3 }, []);
  expect(await server.read(MEAL)).toMatchObject({ favoriteCount: 3 });
});

test("a cook's very first push may make a favourite", async () => {
  const forge = { user: { favorites: ["s1"] } };
  await server.push(STRANGER, { [MEAL]: { ...meal, favoriteCount: 4 } }, forge);
});

test("a rating and a favourite may move together", async () => {
  await move({ ...rated(5), favoriteCount: 4 }, ["s1"]);
});

test("a push may move the favourites of several meals", async () => {
  const other = { ...sharedWith("s2"), favoriteCount: 0 };
  await server.store("aiMeals/s2", other);
  await move({ favoriteCount: 4 }, ["s1", "s2"], { "aiMeals/s2": { ...other, favoriteCount: 1 } });
});

test("ending a favourite that nobody is counted for leaves the count at none", async () => {
  await server.store(MEAL, { ...meal, favoriteCount: 0 });
  await storeCook(["s1"]);
  await expectDenied(move({ favoriteCount: -1 }, []));
  await move({ favoriteCount: 0 }, []);
});

test.each([
  ["up", 4],
  ["down", 2],
])("the count doesn't move %s without the cook's own favourites", async (_, favoriteCount) => {
  await expectDenied(move({ favoriteCount }));
  await expectDenied(move({ favoriteCount }, ["s9"]));
  await expectDenied(updateDoc(doc(server.as(COOK), MEAL), { favoriteCount }));
  await storeCook(["s1"]);
  await expectDenied(move({ favoriteCount }));
  await expectDenied(move({ favoriteCount }, ["s1", "s9"]));
});

test("the count moves by one and the right way", async () => {
  for (const favoriteCount of [2, 5, 6, 0, -1, 3.5, "4", null]) {
    await expectDenied(move({ favoriteCount }, ["s1"]));
  }
  await storeCook(["s1"]);
  for (const favoriteCount of [4, 1, 5, 0, -1, 2.5, "2", null]) {
    await expectDenied(move({ favoriteCount }, []));
  }
});

test("the count doesn't move a second time for one favourite", async () => {
  await move({ favoriteCount: 4 }, ["s1"]);
  await expectDenied(move({ favoriteCount: 5 }, ["s1"]));
  await expectDenied(move({ favoriteCount: 5 }, ["s1", "s1"]));
  await expectDenied(updateDoc(doc(server.as(COOK), MEAL), { favoriteCount: 5 }));
});

test("another cook's favourites don't move the count", async () => {
  await server.push(STRANGER, {}, { user: { favorites: ["s1"] } });
  await expectDenied(move({ favoriteCount: 4 }));
  await expectDenied(move({ favoriteCount: 2 }));
});

test("a favourite doesn't carry a forged rating along, nor a rating a forged count", async () => {
  await expectDenied(move({ favoriteCount: 4, ...rated(3) }, ["s1"]));
  await expectDenied(move({ favoriteCount: 4, title: "Free pizza" }, ["s1"]));
  await expectDenied(move({ ...rated(5), favoriteCount: 4 }));
  await expectDenied(move({ ...rated(5), favoriteCount: 5 }, ["s1"]));
});

// ---- Everything else about it stays

test.each(
  Object.entries<Fields>({
    title: { title: "Free pizza" },
    ingredients: { ingredients: [{ name: "arsenic", amount: "1" }] },
    instructions: { instructions: [] },
    mealType: { mealType: "lunch" },
    blurb: { blurb: "" },
    equipment: { equipment: [] },
    id: { id: "s2" },
    recipeId: { recipeId: "s2" },
    planId: { planId: "p2" },
    createdAt: { createdAt: 1 },
    "a field that was not there": { pinned: true },
  }),
)("nobody changes a shared meal's %s", async (_, changed) => {
  await expectDenied(move(changed));
  await expectDenied(move({ ...changed, ...rated(5) }));
  await expectDenied(move({ ...changed, ...rated(5), favoriteCount: 4 }, ["s1"]));
  await expectDenied(updateDoc(doc(server.as(COOK), MEAL), changed));
});

test("nobody takes a field of a shared meal away", async () => {
  for (const field of Object.keys(meal)) {
    const { [field]: _missing, ...rest } = meal;
    await expectDenied(server.push(COOK, { [MEAL]: rest }));
  }
});

test("nobody deletes a shared meal", async () => {
  await expectDenied(deleteDoc(doc(server.as(COOK), MEAL)));
  await expectDenied(server.push(COOK, { [MEAL]: null }));
  const record = `users/${COOK}/deletions/aiMeals:s1`;
  await expectDenied(server.push(COOK, { [MEAL]: null, [record]: { at: new Date() } }));
});

test("a push that leaves a shared meal as it was goes through", async () => {
  await move({});
});
