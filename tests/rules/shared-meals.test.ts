import {
  collectionGroup,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  updateDoc,
  writeBatch,
} from "firebase/firestore";
import { beforeEach, describe, expect, test } from "vitest";

import { COOK, markWith, sharedWith, STRANGER } from "./allowed-documents.ts";
import "./matchers.ts";
import { connectServer, lastMutationOf, type Fields, type Writes } from "./rules-server.ts";

const server = await connectServer();
const MEAL = "aiMeals/s1";
const MARK = `users/${COOK}/mealMarks/s1`;
const meal: Fields = { ...sharedWith("s1"), ratingAverage: 4.5, ratingCount: 2, favoriteCount: 3 };
const DAY_MS = 86_400_000;

/** Pushes the meal with these fields changed, and the cook's mark with `said`. */
function move(changed: Fields, said?: Fields, writes: Writes = {}): Promise<void> {
  const mark = said ? { [MARK]: markWith(said) } : {};
  return server.push(COOK, { [MEAL]: { ...meal, ...changed }, ...mark, ...writes });
}

/** The cook's mark when they rate the meal. */
function rates(stars: number): Fields {
  return { stars, ratedAt: serverTimestamp() };
}

/** The fields changed by one more rating with this many stars. */
function rated(stars: number, of: Fields = meal): Fields {
  const count = Number(of["ratingCount"]);
  const ratingAverage = (Number(of["ratingAverage"]) * count + stars) / (count + 1);
  return { ratingAverage, ratingCount: count + 1, updatedAt: 1_700_000_100_000 };
}

/** Stores a mark that the cook made earlier. */
async function storeMark(said: Fields): Promise<void> {
  await server.store(MARK, { ...markWith(said), id: "s1", v: 1 });
}

beforeEach(async () => {
  await server.store(MEAL, meal);
  await server.push(COOK);
});

// ---- Rating

test.each([4, 5])("a rating of %i moves count and average", async (stars) => {
  await expect(move(rated(stars), rates(stars))).toBeAllowed();
  expect(await server.read(MEAL)).toMatchObject({ ratingCount: 3 });
});

test("a cook counts once a meal, however often they rate it", async () => {
  let fields: Fields = { ...meal, ...rated(5) };
  await expect(server.push(COOK, { [MEAL]: fields, [MARK]: markWith(rates(5)) })).toBeAllowed();
  for (let again = 0; again < 3; again += 1) {
    fields = { ...fields, ...rated(5, fields) };
    await expect(server.push(COOK, { [MEAL]: fields })).toBeDenied("no mark");
    await expect(server.push(COOK, { [MEAL]: fields, [MARK]: markWith(rates(5)) })).toBeDenied();
    const kept = { ...markWith({ stars: 5 }), ratedAt: (await server.read(MARK))?.["ratedAt"] };
    await expect(server.push(COOK, { [MEAL]: fields, [MARK]: kept })).toBeDenied("the mark kept");
  }
  expect(await server.read(MEAL)).toMatchObject({ ratingCount: 3 });
});

test("a mark is not taken away, nor its rating, to rate anew", async () => {
  await expect(move(rated(5), rates(5))).toBeAllowed();
  await expect(server.push(COOK, { [MARK]: null })).toBeDenied();
  const record = `users/${COOK}/deletions/mealMarks:s1`;
  await expect(server.push(COOK, { [MARK]: null, [record]: { at: new Date() } })).toBeDenied();
  await expect(server.push(COOK, { [MARK]: markWith() })).toBeDenied();
  await expect(server.push(COOK, { [MARK]: markWith({ stars: 5 }) })).toBeDenied();
});

test("what a cook has said of a meal is theirs alone to read and write", async () => {
  await storeMark({ stars: 5 });
  await expect(getDoc(doc(server.as(STRANGER), MARK))).toBeDenied();
  await expect(server.push(STRANGER, { [MARK]: markWith({ hides: "meal" }) })).toBeDenied();
  const marks = query(collectionGroup(server.as(STRANGER), "mealMarks"), limit(1));
  await expect(getDocs(marks)).toBeDenied();
  expect((await getDoc(doc(server.as(COOK), MARK))).exists()).toBe(true);
});

test("ratings of different cooks add up without drifting out of bounds", async () => {
  let fields = meal;
  for (const [at, stars] of [5, 4, 4, 5, 5, 5, 4, 5, 4, 5].entries()) {
    fields = { ...fields, ...rated(stars, fields) };
    const mark = `users/cook${at}/mealMarks/s1`;
    await expect(
      server.push(`cook${at}`, { [MEAL]: fields, [mark]: markWith(rates(stars)) }),
    ).toBeAllowed();
  }
  expect((await server.read(MEAL))?.["ratingAverage"]).toBeCloseTo(55 / 12, 9);
});

test("whole averages, which are stored as whole numbers, are averaged as numbers", async () => {
  const whole = { ...meal, ratingAverage: 4, ratingCount: 1 };
  await server.store(MEAL, whole);
  await expect(move({ ...whole, ...rated(5, whole) }, rates(5))).toBeAllowed();
  expect(await server.read(MEAL)).toMatchObject({ ratingAverage: 4.5 });
});

test("a rating sends what it moves alone: nothing else of the meal is judged", async () => {
  await server.store(MEAL, { ...meal, ingredients: [7], note: "x" });
  const at = serverTimestamp();
  const db = server.as(COOK);
  const push = writeBatch(db);
  push.update(doc(db, MEAL), rated(5));
  push.set(doc(db, MARK), { ...markWith(rates(5)), id: "s1", v: 2 });
  push.update(doc(db, `users/${COOK}`), {
    "sync.v": 2,
    "sync.at": at,
    [`sync.clients.${COOK}.phone`]: lastMutationOf(2),
  });
  await expect(push.commit()).toBeAllowed();
  expect(await server.read(MEAL)).toMatchObject({ ingredients: [7], ratingCount: 3 });
});

test("a rating is refused outside a push", async () => {
  await expect(updateDoc(doc(server.as(COOK), MEAL), rated(5))).toBeDenied();
});

test.each([0, 1, 2, 3, 4.5, 6, -5, 100])("a rating of %d is refused", async (stars) => {
  await expect(move(rated(stars), rates(stars))).toBeDenied();
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
    "counts other stars than the mark's": rated(4),
    "says the average in words": { ...rated(5), ratingAverage: "4.67" },
    "makes the average no number": { ...rated(5), ratingAverage: Number.NaN },
    "says the count in words": { ...rated(5), ratingCount: "3" },
    "counts in fractions": { ...rated(5), ratingCount: 2.5 },
    "is of tomorrow": { ...rated(5), updatedAt: Date.now() + 2 * DAY_MS },
    "has no time": { ...rated(5), updatedAt: null },
  }),
)("a rating is refused that %s", async (_, changed) => {
  await expect(move(changed, rates(5))).toBeDenied();
});

// ---- Favourites and reports

const COUNTED = [
  ["favored", "favoriteCount", 3],
  ["reported", "reportCount", 0],
] as const;

describe.each(COUNTED)("%s", (field, count, before) => {
  test("counts when it begins, and no more when it ends", async () => {
    await expect(move({ [count]: before + 1 }, { [field]: true })).toBeAllowed();
    expect(await server.read(MEAL)).toMatchObject({ [count]: before + 1 });
    await expect(move({ [count]: before }, { [field]: false })).toBeAllowed();
    expect(await server.read(MEAL)).toMatchObject({ [count]: before });
  });

  test("doesn't count a second time for one cook, whatever way the first is taken back", async () => {
    await expect(move({ [count]: before + 1 }, { [field]: true })).toBeAllowed();
    await expect(move({ [count]: before + 2 }, { [field]: true })).toBeDenied("once more");
    await expect(move({ [count]: before + 2 })).toBeDenied("without the mark");
    // The loophole would be: undo the mark without changing the count, then count anew.
    await expect(server.push(COOK, { [MARK]: markWith() })).toBeDenied("quietly taken back");
    await expect(move({ [count]: before + 1 }, {})).toBeDenied("taken back with the count kept");
    await expect(server.push(COOK, { [MARK]: null })).toBeDenied("deleted");
  });

  test("moves by one and the right way", async () => {
    for (const value of [before - 1, before, before + 2, -1, before + 0.5, "4", null])
      await expect(move({ [count]: value }, { [field]: true })).toBeDenied(String(value));
    await server.store(MEAL, { ...meal, [count]: before + 1 });
    await storeMark({ [field]: true });
    for (const value of [before + 1, before + 2, before - 1, -1, "2", null])
      await expect(move({ [count]: value }, { [field]: false })).toBeDenied(String(value));
  });

  test("is marked where there is a meal alone", async () => {
    await expect(
      server.push(COOK, { [`users/${COOK}/mealMarks/none`]: markWith({ [field]: true }) }),
    ).toBeDenied();
  });

  test.each(["yes", 1, null])("is not %j", async (value) => {
    await expect(move({ [count]: before + 1 }, { [field]: value })).toBeDenied();
  });

  test("does not move for another cook's mark", async () => {
    await expect(
      server.push(COOK, {
        [MEAL]: { ...meal, [count]: before + 1 },
        [`users/${STRANGER}/mealMarks/s1`]: markWith({ [field]: true }),
      }),
    ).toBeDenied();
  });

  test("the step is a push's", async () => {
    const db = server.as(COOK);
    const push = writeBatch(db);
    push.update(doc(db, MEAL), { [count]: before + 1 });
    push.set(doc(db, MARK), { ...markWith({ [field]: true }), id: "s1", v: 1 });
    await expect(push.commit()).toBeDenied();
  });
});

test("ending a favourite that nobody is counted for leaves the count at none", async () => {
  await server.store(MEAL, { ...meal, favoriteCount: 0 });
  await storeMark({ favored: true });
  await expect(move({ favoriteCount: -1 }, {})).toBeDenied();
});

test("a cook's very first push may make a favourite", async () => {
  await expect(
    server.push(STRANGER, {
      [MEAL]: { ...meal, favoriteCount: 4 },
      [`users/${STRANGER}/mealMarks/s1`]: markWith({ favored: true }),
    }),
  ).toBeAllowed();
});

test("a rating, a favourite and a report may move together", async () => {
  await expect(
    move(
      { ...rated(5), favoriteCount: 4, reportCount: 1 },
      { ...rates(5), favored: true, reported: true },
    ),
  ).toBeAllowed();
});

test("a push may move the favourites of several meals", async () => {
  const other = { ...sharedWith("s2"), favoriteCount: 0 };
  await server.store("aiMeals/s2", other);
  await expect(
    move(
      { favoriteCount: 4 },
      { favored: true },
      {
        "aiMeals/s2": { ...other, favoriteCount: 1 },
        [`users/${COOK}/mealMarks/s2`]: markWith({ favored: true }),
      },
    ),
  ).toBeAllowed();
});

test("one doesn't carry a forged other along", async () => {
  const hearted = { favored: true };
  await expect(move({ favoriteCount: 4, ...rated(3) }, { ...hearted, ...rates(3) })).toBeDenied();
  await expect(move({ favoriteCount: 4, title: "Free pizza" }, hearted)).toBeDenied();
  await expect(move({ favoriteCount: 4, reportCount: 1 }, hearted)).toBeDenied();
  await expect(move({ ...rated(5), favoriteCount: 4 }, rates(5))).toBeDenied();
});

test.each(["nothing", "meal", "author"])("a cook hides %s for themselves", async (hides) => {
  await expect(server.push(COOK, { [MARK]: markWith({ hides }) })).toBeAllowed();
  await expect(server.push(COOK, { [MARK]: markWith({ hides: "nothing" }) })).toBeAllowed();
});

test.each<Fields>([
  { hides: "everyone" },
  { hides: null },
  { updatedAt: "now" },
  { note: "x" },
  { stars: 5 },
  { stars: 3, ratedAt: new Date() },
  { v: 7 },
  { id: "s2" },
])("a mark is not written with %j", async (said) => {
  await expect(server.push(COOK, { [MARK]: markWith(said) })).toBeDenied();
});

// ---- What nobody may hide or show for all

test.each(["hidden", "cleared"])(
  "a cook has no say in whether a meal is %s",
  async (moderation) => {
    await expect(move({ moderation })).toBeDenied();
    await expect(move({ moderation, reportCount: 1 }, { reported: true })).toBeDenied();
  },
);

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
    sharedAt: { sharedAt: serverTimestamp() },
    "a field that was not there": { pinned: true },
  }),
)("nobody changes a shared meal's %s", async (_, changed) => {
  await expect(move(changed)).toBeDenied();
  await expect(move({ ...changed, ...rated(5) })).toBeDenied();
  await expect(move({ ...changed, ...rated(5) }, rates(5))).toBeDenied();
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
