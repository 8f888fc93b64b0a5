import {
  collection,
  doc,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  serverTimestamp,
  Timestamp,
  where,
  type Firestore,
} from "firebase/firestore";
import { describe, expect, test } from "vitest";

import { SHARED_MEALS_BROWSE_LIMIT, SHARES_PER_DAY, SHARES_PER_MINUTE } from "#domain/limits.ts";

import {
  COOK,
  markWith,
  recipeWith,
  sharedWith,
  shareWrites,
  STRANGER,
} from "./allowed-documents.ts";
import "./matchers.ts";
import { connectServer, type Fields, type Writes } from "./rules-server.ts";

const server = await connectServer();
const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const MEAL = "aiMeals/s2";
const MARK = `users/${COOK}/mealMarks/s2`;
const AUTHOR = "mealAuthors/s2";
const LIMIT = `users/${COOK}/limits/shares`;

test("everyone who is signed in reads shared meals, a hundred at most", async () => {
  const meals = (db: Firestore) => collection(db, "aiMeals");
  await server.store("aiMeals/s1", { ...sharedWith("s1"), sharedAt: new Date() });
  for (const db of [server.as(COOK), server.as(STRANGER)]) {
    expect((await getDoc(doc(db, "aiMeals/s1"))).exists()).toBe(true);
    expect((await getDoc(doc(db, "aiMeals/none"))).exists()).toBe(false);
    const newest = [where("sharedAt", ">", new Date(0)), orderBy("sharedAt", "desc")];
    const browse = (most: number) => getDocs(query(meals(db), ...newest, limit(most)));
    expect((await browse(SHARED_MEALS_BROWSE_LIMIT)).size).toBe(1);
    await expect(browse(SHARED_MEALS_BROWSE_LIMIT + 1)).toBeDenied();
    await expect(getDocs(meals(db))).toBeDenied();
  }
});

const first = sharedWith("s2");

/** Shares the meal with these writes replaced; null leaves one out. */
function share(spoiled: Record<string, Fields | null> = {}, uid = COOK): Promise<void> {
  const writes: Writes = shareWrites(uid, first);
  for (const [path, fields] of Object.entries(spoiled)) {
    if (fields === null) delete writes[path];
    else writes[path] = { ...writes[path], ...fields };
  }
  return server.push(uid, writes);
}

test.each([4, 5])("a first rating of %i shares a meal", async (stars) => {
  await expect(share({ [MEAL]: { ratingAverage: stars }, [MARK]: { stars } })).toBeAllowed();
  expect(await server.read(MEAL)).toMatchObject({ ratingCount: 1, ratingAverage: stars });
});

test("a cook's very first push may share a meal", async () => {
  await expect(share({}, STRANGER)).toBeAllowed();
});

test("a meal is not shared outside a push", async () => {
  await expect(server.push(COOK, shareWrites(COOK, first), { sync: null })).toBeDenied();
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
    "the plan it comes from": { planId: "p1" },
    "a time long past": { createdAt: Date.now() - 31 * DAY_MS },
    "no time of the server's": { sharedAt: null },
    "a time far ahead": { createdAt: Date.now() + 2 * DAY_MS },
    "an update far ahead": { updatedAt: Date.now() + 2 * DAY_MS },
    "a time that is none": { createdAt: 1.5 },
    "a time in words": { createdAt: "today" },
    "a time before all times": { createdAt: -1 },
    "a place in the list of its own choice": { sharedAt: new Date(Date.now() + DAY_MS) },
    "a place in the list by number": { sharedAt: Date.now() },
    "an administrator's word": { moderation: "cleared" },
    "something else besides": { pinned: true },
  }),
)("a meal is not shared with %s", async (_, broken) => {
  await expect(share({ [MEAL]: broken })).toBeDenied();
});

test("a meal is not shared with a field missing", async () => {
  for (const field of Object.keys(first)) {
    const { [field]: _missing, ...rest } = { ...first, sharedAt: serverTimestamp() } as Fields;
    await expect(server.push(COOK, { ...shareWrites(COOK, first), [MEAL]: rest })).toBeDenied(
      field,
    );
  }
});

test("a meal is not shared past the server's time, its author and the count", async () => {
  await expect(server.push(COOK, { [MEAL]: { ...first } })).toBeDenied();
});

test.each([
  ["by a clock a little fast", DAY_MS / 2],
  ["after weeks without a network", -29 * DAY_MS],
])("a meal is shared %s", async (_, ahead) => {
  const at = Date.now() + ahead;
  await expect(share({ [MEAL]: { createdAt: at, updatedAt: at } })).toBeAllowed();
});

describe("what goes with it", () => {
  test.each([MARK, AUTHOR, LIMIT])("a meal is not shared without %s", async (path) => {
    await expect(share({ [path]: null })).toBeDenied();
  });

  test.each<[string, string, Fields]>([
    ["somebody else for its author", AUTHOR, { uid: STRANGER }],
    ["an author of yesterday", AUTHOR, { at: new Date() }],
    ["more about its author", AUTHOR, { name: "Robin" }],
    ["other stars than the cook's", MARK, { stars: 4 }],
    ["stars given before", MARK, { ratedAt: new Date() }],
    ["another meal counted", LIMIT, { mealId: "s1" }],
    ["a count of yesterday", LIMIT, { at: new Date() }],
    ["a count that begins later", LIMIT, { minute: new Date(Date.now() + DAY_MS) }],
    ["a count that begins below one", LIMIT, { dayCount: 0 }],
    ["more in the count", LIMIT, { note: "x" }],
  ])("a meal is not shared with %s", async (_, path, fields) => {
    await expect(share({ [path]: fields })).toBeDenied();
  });

  test("a meal is not shared under the id of the cook's own recipe, stored before or with it", async () => {
    const own = `users/${COOK}/personalRecipes/s2`;
    await expect(share({ [own]: recipeWith("s2") })).toBeDenied();
    await expect(server.push(COOK, { [own]: recipeWith("s2") })).toBeAllowed();
    await expect(share()).toBeDenied();
    await expect(share({}, STRANGER)).toBeAllowed();
  });

  test("nobody reads whose a meal is, nor claims a meal of another's", async () => {
    await expect(share()).toBeAllowed();
    for (const uid of [COOK, STRANGER]) {
      await expect(getDoc(doc(server.as(uid), AUTHOR))).toBeDenied();
      await expect(
        getDocs(query(collection(server.as(uid), "mealAuthors"), limit(1))),
      ).toBeDenied();
    }
    const claim = { [AUTHOR]: { uid: STRANGER, at: serverTimestamp() } };
    await expect(server.push(STRANGER, claim)).toBeDenied();
    const early = { "mealAuthors/s3": { uid: STRANGER, at: serverTimestamp() } };
    await expect(server.push(STRANGER, early)).toBeDenied();
    await expect(server.push(COOK, { [AUTHOR]: null })).toBeDenied();
  });
});

describe("how many", () => {
  const limitOf = (minute: number, minuteCount: number, dayCount = minuteCount) => ({
    mealId: "s1",
    at: Timestamp.fromMillis(minute),
    minute: Timestamp.fromMillis(minute),
    minuteCount,
    day: Timestamp.fromMillis(minute),
    dayCount,
  });
  /** What a device writes when it continues a count. */
  const goOn = ({ minute, day, minuteCount, dayCount }: ReturnType<typeof limitOf>) => ({
    [LIMIT]: { minute, day, minuteCount: minuteCount + 1, dayCount: dayCount + 1 },
  });

  test("a cook shares a few meals a minute", async () => {
    const last = limitOf(Date.now() - 1_000, SHARES_PER_MINUTE - 1);
    await server.store(LIMIT, last);
    await expect(share(goOn(last))).toBeAllowed();
    await server.store(LIMIT, limitOf(Date.now() - 1_000, SHARES_PER_MINUTE));
    const writes = shareWrites(COOK, sharedWith("s3"));
    await expect(server.push(COOK, writes)).toBeDenied("a minute begun anew");
    const full = limitOf(Date.now() - 1_000, SHARES_PER_MINUTE);
    await server.store(LIMIT, full);
    const over = { ...writes, [LIMIT]: { ...writes[LIMIT], ...goOn(full)[LIMIT] } };
    await expect(server.push(COOK, over)).toBeDenied("one more");
  });

  test("and goes on when the minute is over, up to so many a day", async () => {
    const full = limitOf(Date.now() - 2 * MINUTE_MS, SHARES_PER_MINUTE, 10);
    await server.store(LIMIT, full);
    await expect(share({ [LIMIT]: { day: full.day, dayCount: 11 } })).toBeAllowed();
    const day = limitOf(Date.now() - 2 * MINUTE_MS, 1, SHARES_PER_DAY);
    await server.store(LIMIT, day);
    const writes = shareWrites(COOK, sharedWith("s3"));
    const sameDay = { ...writes[LIMIT], day: day.day, dayCount: SHARES_PER_DAY + 1 };
    await expect(server.push(COOK, { ...writes, [LIMIT]: sameDay })).toBeDenied();
    await expect(server.push(COOK, writes)).toBeDenied();
    await server.store(LIMIT, limitOf(Date.now() - DAY_MS, 1, SHARES_PER_DAY));
    await expect(server.push(COOK, writes)).toBeAllowed();
  });

  test("fifty meals are not shared in one step", async () => {
    const meals = Array.from({ length: 50 }, (_, at) => shareWrites(COOK, sharedWith(`m${at}`)));
    await expect(server.push(COOK, Object.assign({}, ...meals) as Writes)).toBeDenied();
    const two = [sharedWith("s2"), sharedWith("s3")].map((meal) => shareWrites(COOK, meal));
    await expect(server.push(COOK, Object.assign({}, ...two) as Writes)).toBeDenied();
  });

  test("the count is the cook's own, and is not taken back", async () => {
    await expect(share()).toBeAllowed();
    expect((await getDoc(doc(server.as(COOK), LIMIT))).exists()).toBe(true);
    await expect(getDoc(doc(server.as(STRANGER), LIMIT))).toBeDenied();
    await expect(server.push(COOK, { [LIMIT]: null })).toBeDenied();
    await expect(server.push(COOK, { [`users/${COOK}/limits/other`]: {} })).toBeDenied();
  });
});

test("a mark that shares nothing moves nothing", async () => {
  await expect(server.push(COOK, { [MARK]: markWith({ hides: "author" }) })).toBeAllowed();
});
