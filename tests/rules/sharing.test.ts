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
import { beforeEach, describe, expect, test } from "vitest";

import {
  LISTED_PER_AUTHOR,
  LISTED_PER_DAY,
  LISTED_PER_DAY_AT_FIRST,
  NEW_COOK_DAYS,
  SHARED_MEALS_BROWSE_LIMIT,
} from "#domain/limits.ts";

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
const MEAL = "aiMeals/s2";
const MARK = `users/${COOK}/mealMarks/s2`;
const AUTHOR = "mealAuthors/s2";
const LIMIT = `users/${COOK}/limits/listed`;

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
    ["another meal counted", LIMIT, { id: "s1", meals: ["s1"] }],
    ["a count of yesterday", LIMIT, { at: new Date() }],
    ["a count that begins later", LIMIT, { day: new Date(Date.now() + DAY_MS) }],
    ["a cook's first day long past", LIMIT, { since: new Date(0) }],
    ["more in the list than it", LIMIT, { meals: ["s1", "s2"] }],
    ["a place that is another's", MEAL, { slot: "s1" }],
    ["a time, and not counted", LIMIT, { id: "s3", meals: ["s3"] }],
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

describe("everyone's list", () => {
  /** The record of a cook whose first meals are so many days old. */
  const recordOf = (days: number, record: Fields = {}) => ({
    id: "s1",
    at: Timestamp.fromMillis(Date.now() - 1_000),
    since: Timestamp.fromMillis(Date.now() - days * DAY_MS),
    day: Timestamp.fromMillis(Date.now() - 1_000),
    dayCount: 1,
    meals: ["s1"],
    ...record,
  });
  /** What a device writes that adds `s2` to this record. */
  const goOn = ({ since, day, dayCount, meals }: ReturnType<typeof recordOf>): Fields => ({
    since,
    day,
    dayCount: dayCount + 1,
    meals: [...meals, "s2"],
  });
  const storeListed = (id: string) =>
    server.store(`aiMeals/${id}`, { ...sharedWith(id), sharedAt: new Date(), slot: id });

  test.each([
    ["in the first week", 1, LISTED_PER_DAY_AT_FIRST],
    ["after it", NEW_COOK_DAYS + 1, LISTED_PER_DAY],
  ])("%s a cook adds a few meals a day", async (_, days, most) => {
    const spent = recordOf(days, { dayCount: most, meals: ["s1"] });
    await server.store(LIMIT, spent);
    await expect(share({ [LIMIT]: goOn(spent) })).toBeDenied("one more");
    const anew = { since: spent.since, meals: ["s1", "s2"] };
    await expect(share({ [LIMIT]: anew })).toBeDenied("a day begun anew");
    const last = { ...spent, dayCount: most - 1 };
    await server.store(LIMIT, last);
    await expect(share({ [LIMIT]: goOn(last) })).toBeAllowed();
  });

  test("a day begins after the last one", async () => {
    const day = Timestamp.fromMillis(Date.now() - DAY_MS);
    const spent = recordOf(2, { day, dayCount: LISTED_PER_DAY_AT_FIRST });
    await server.store(LIMIT, spent);
    await expect(share({ [LIMIT]: { since: spent.since, meals: ["s1", "s2"] } })).toBeAllowed();
  });

  describe("has few meals of one cook", () => {
    const meals = ["a", "b", "c"].slice(0, LISTED_PER_AUTHOR);
    const full = recordOf(30, { meals });
    const next = { ...goOn(full), meals: ["b", "c", "s2"] };
    const leaving = { ...sharedWith("a"), sharedAt: null, slot: "a" };

    beforeEach(async () => {
      for (const id of [...meals, "other"]) await storeListed(id);
      await server.push(COOK);
      await server.store(LIMIT, full);
    });

    /** Shares one more; `leaves` is what happens to the meal `id`. */
    function shareNext(leaves: Fields | null, id = "a", record: Fields = next, slot = "a") {
      const writes = shareWrites(COOK, first, record);
      const meal = { ...writes[MEAL], slot };
      const left = leaves && { [`aiMeals/${id}`]: leaves };
      return server.push(COOK, { ...writes, [MEAL]: meal, ...left });
    }

    test("a further one takes the oldest one's place", async () => {
      const { createdAt } = (await server.read("aiMeals/a")) ?? {};
      await expect(shareNext({ ...leaving, createdAt })).toBeAllowed();
      expect(await server.read("aiMeals/a")).toMatchObject({ sharedAt: null });
    });

    test("and no other way", async () => {
      const { createdAt } = (await server.read("aiMeals/a")) ?? {};
      const left = { ...leaving, createdAt };
      await expect(shareNext(null)).toBeDenied("none leaves");
      await expect(shareNext(left, "a", goOn(full))).toBeDenied("four in the list");
      await expect(shareNext(left, "a", next, "s2")).toBeDenied("a place of its own");
      const other = { ...(await server.read("aiMeals/other")), sharedAt: null };
      await expect(shareNext(other, "other")).toBeDenied("another cook's leaves");
      await expect(server.push(COOK, { "aiMeals/other": other })).toBeDenied("out of the list");
      await expect(server.push(STRANGER, { "aiMeals/a": left })).toBeDenied("by a stranger");
      await server.store("aiMeals/a", left);
      const back = { ...left, sharedAt: serverTimestamp() };
      await expect(server.push(COOK, { "aiMeals/a": back })).toBeDenied("back into the list");
    });

    test("where an administrator has deleted the oldest, nothing has to leave", async () => {
      await server.store(LIMIT, { ...full, meals: ["gone", "b", "c"] });
      await expect(shareNext(null, "", next, "s2")).toBeAllowed();
    });
  });

  test("a meal is shared out of the list as well, past every count", async () => {
    const unlisted = { [MEAL]: { sharedAt: null }, [LIMIT]: null };
    await expect(share({ ...unlisted, [AUTHOR]: null })).toBeDenied("no author");
    await expect(share({ ...unlisted, [MEAL]: { sharedAt: null, slot: "s1" } })).toBeDenied("slot");
    await expect(share(unlisted)).toBeAllowed();
  });

  test("two meals are not added in one step", async () => {
    const two = [sharedWith("s2"), sharedWith("s3")].map((meal) => shareWrites(COOK, meal));
    await expect(server.push(COOK, Object.assign({}, ...two) as Writes)).toBeDenied();
  });

  test("the record is the cook's own, and is not taken back", async () => {
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
