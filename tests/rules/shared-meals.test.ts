import { deleteDoc, doc, updateDoc } from "firebase/firestore";
import { beforeEach, expect, test } from "vitest";

import { COOK, sharedWith, STRANGER, user } from "./documents.ts";
import "./matchers.ts";
import { connectServer, type Fields, type Writes } from "./server.ts";

const server = await connectServer();
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
  await expect(server.push(COOK, {}, { user: { ...user(), favorites } })).toBeAllowed();
}

beforeEach(async () => {
  await server.store(MEAL, meal);
  await storeCook([]);
});

// ---- Rating

test.each([4, 5])("a rating of %i moves count and average", async (stars) => {
  await expect(move(rated(stars))).toBeAllowed();
  expect(await server.read(MEAL)).toMatchObject({ ratingCount: 3 });
});

test("ratings add up over many pushes without drifting out of bounds", async () => {
  let fields = meal;
  for (const stars of [5, 4, 4, 5, 5, 5, 4, 5, 4, 5]) {
    fields = { ...fields, ...rated(stars, fields) };
    await expect(server.push(COOK, { [MEAL]: fields })).toBeAllowed();
  }
  expect((await server.read(MEAL))?.["ratingAverage"]).toBeCloseTo(55 / 12, 9);
});

test("whole averages, which are stored as whole numbers, are averaged as numbers", async () => {
  const whole = { ...meal, ratingAverage: 4, ratingCount: 1 };
  await server.store(MEAL, whole);
  await expect(server.push(COOK, { [MEAL]: { ...whole, ...rated(5, whole) } })).toBeAllowed();
  expect(await server.read(MEAL)).toMatchObject({ ratingAverage: 4.5 });
});

test("a rating is refused outside a push", async () => {
  await expect(updateDoc(doc(server.as(COOK), MEAL), rated(5))).toBeDenied();
});

test.each([0, 1, 2, 3, 4.5, 6, -5, 100])("a rating of %d is refused", async (stars) => {
  await expect(move(rated(stars))).toBeDenied();
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
    "forges the average a little": {
      ...rated(5),
      ratingAverage: Number(rated(5)["ratingAverage"]) + 1e-6,
    },
    "says the average in words": { ...rated(5), ratingAverage: "4.67" },
    "makes the average no number": { ...rated(5), ratingAverage: Number.NaN },
    "says the count in words": { ...rated(5), ratingCount: "3" },
    "counts in fractions": { ...rated(5), ratingCount: 2.5 },
    "is of tomorrow": { ...rated(5), updatedAt: Date.now() + 2 * DAY_MS },
    "has no time": { ...rated(5), updatedAt: null },
  }),
)("a rating is refused that %s", async (_, changed) => {
  await expect(move(changed)).toBeDenied();
});

// ---- Favourites

test("a favourite counts when it becomes one, and no more when it ends", async () => {
  await expect(move({ favoriteCount: 4 }, ["s1"])).toBeAllowed();
  await expect(move({ favoriteCount: 3 }, [])).toBeAllowed();
  expect(await server.read(MEAL)).toMatchObject({ favoriteCount: 3 });
});

test("a cook's very first push may make a favourite", async () => {
  const forge = { user: { favorites: ["s1"] } };
  await expect(
    server.push(STRANGER, { [MEAL]: { ...meal, favoriteCount: 4 } }, forge),
  ).toBeAllowed();
});

test("a rating and a favourite may move together", async () => {
  await expect(move({ ...rated(5), favoriteCount: 4 }, ["s1"])).toBeAllowed();
});

test("a push may move the favourites of several meals", async () => {
  const other = { ...sharedWith("s2"), favoriteCount: 0 };
  await server.store("aiMeals/s2", other);
  await expect(
    move({ favoriteCount: 4 }, ["s1", "s2"], { "aiMeals/s2": { ...other, favoriteCount: 1 } }),
  ).toBeAllowed();
});

test("ending a favourite that nobody is counted for leaves the count at none", async () => {
  await server.store(MEAL, { ...meal, favoriteCount: 0 });
  await storeCook(["s1"]);
  await expect(move({ favoriteCount: -1 }, [])).toBeDenied();
  await expect(move({ favoriteCount: 0 }, [])).toBeAllowed();
});

test.each([
  ["up", 4],
  ["down", 2],
])("the count doesn't move %s without the cook's own favourites", async (_, favoriteCount) => {
  await expect(move({ favoriteCount })).toBeDenied();
  await expect(move({ favoriteCount }, ["s9"])).toBeDenied();
  await expect(updateDoc(doc(server.as(COOK), MEAL), { favoriteCount })).toBeDenied();
  await storeCook(["s1"]);
  await expect(move({ favoriteCount })).toBeDenied();
  await expect(move({ favoriteCount }, ["s1", "s9"])).toBeDenied();
});

test("the count moves by one and the right way", async () => {
  for (const favoriteCount of [2, 5, 6, 0, -1, 3.5, "4", null]) {
    await expect(move({ favoriteCount }, ["s1"])).toBeDenied();
  }
  await storeCook(["s1"]);
  for (const favoriteCount of [4, 1, 5, 0, -1, 2.5, "2", null]) {
    await expect(move({ favoriteCount }, [])).toBeDenied();
  }
});

test("the count doesn't move a second time for one favourite", async () => {
  await expect(move({ favoriteCount: 4 }, ["s1"])).toBeAllowed();
  await expect(move({ favoriteCount: 5 }, ["s1"])).toBeDenied();
  await expect(move({ favoriteCount: 5 }, ["s1", "s1"])).toBeDenied();
  await expect(updateDoc(doc(server.as(COOK), MEAL), { favoriteCount: 5 })).toBeDenied();
});

test("another cook's favourites don't move the count", async () => {
  await expect(server.push(STRANGER, {}, { user: { favorites: ["s1"] } })).toBeAllowed();
  await expect(move({ favoriteCount: 4 })).toBeDenied();
  await expect(move({ favoriteCount: 2 })).toBeDenied();
});

test("a favourite doesn't carry a forged rating along, nor a rating a forged count", async () => {
  await expect(move({ favoriteCount: 4, ...rated(3) }, ["s1"])).toBeDenied();
  await expect(move({ favoriteCount: 4, title: "Free pizza" }, ["s1"])).toBeDenied();
  await expect(move({ ...rated(5), favoriteCount: 4 })).toBeDenied();
  await expect(move({ ...rated(5), favoriteCount: 5 }, ["s1"])).toBeDenied();
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
  await expect(move(changed)).toBeDenied();
  await expect(move({ ...changed, ...rated(5) })).toBeDenied();
  await expect(move({ ...changed, ...rated(5), favoriteCount: 4 }, ["s1"])).toBeDenied();
  await expect(updateDoc(doc(server.as(COOK), MEAL), changed)).toBeDenied();
});

test("nobody takes a field of a shared meal away", async () => {
  for (const field of Object.keys(meal)) {
    const { [field]: _missing, ...rest } = meal;
    await expect(server.push(COOK, { [MEAL]: rest })).toBeDenied();
  }
});

test("nobody deletes a shared meal", async () => {
  await expect(deleteDoc(doc(server.as(COOK), MEAL))).toBeDenied();
  await expect(server.push(COOK, { [MEAL]: null })).toBeDenied();
  const record = `users/${COOK}/deletions/aiMeals:s1`;
  await expect(server.push(COOK, { [MEAL]: null, [record]: { at: new Date() } })).toBeDenied();
});

test("a push that leaves a shared meal as it was goes through", async () => {
  await expect(move({})).toBeAllowed();
});
