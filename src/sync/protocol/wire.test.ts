import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import {
  CLIENTS_MAX,
  FEEDBACK_PER_DAY,
  LISTED_PER_DAY,
  LISTED_PER_DAY_AT_FIRST,
} from "#domain/limits.ts";
import { createLink, createMemoryRemote } from "#sync/doubles/memory-remote.ts";
import { createMemoryServer } from "#sync/doubles/memory-server.ts";

import {
  addToList,
  advanceCount,
  advanceSync,
  authorPath,
  CLIENT_KEPT_MS,
  deletionPath,
  fromRemote,
  isDocumentId,
  lastMoved,
  limitPath,
  pathOf,
  readLastMutation,
  readSync,
  refOfDeletion,
  toRemote,
  userPath,
  versionOf,
  withoutUndefined,
} from "./wire.ts";

const remote = createMemoryRemote(createMemoryServer(), createLink("alice"));
const reader = { remote, now: () => 5 };
const step = (clientId: string, moved: readonly string[] = []) => ({
  v: 2,
  by: "alice",
  clientId,
  lastMutation: { seq: 7, id: "m" },
  moved,
});
const actor = { by: "alice", clientId: "c" };
/** The clients of Alice that a user document's `sync` names. */
const names = (sync: { clients?: { alice?: object } }) => Object.keys(sync.clients?.alice ?? {});

/** A meal as the server has it, shared at 7. */
const shared = {
  title: "Soup",
  ingredients: [{ name: "leek", amount: "2" }],
  instructions: ["Simmer."],
  mealType: "dinner",
  blurb: "",
  equipment: [],
  ratingAverage: 5,
  ratingCount: 1,
  favoriteCount: 0,
  createdAt: 7,
  updatedAt: 7,
  sharedAt: new Date(7),
};

const nothing = { v: 0, lastMutation: { seq: 0, id: "" }, at: 0, moved: null };

test("a user document of any shape has a version and a last mutation id", () => {
  for (const user of [null, {}, { sync: 3 }, { sync: { v: -1, clients: { alice: { c: "x" } } } }]) {
    expect(readSync(remote, user, actor)).toEqual(nothing);
  }
  const lastMutation = { seq: 2, id: "m", at: new Date(9) };
  const sync = {
    v: 4,
    at: new Date(9),
    clients: { alice: { c: lastMutation }, kim: { c: { seq: 8 } } },
  };
  expect(readSync(remote, { sync }, actor)).toEqual({
    v: 4,
    lastMutation: { seq: 2, id: "m" },
    at: 9,
    moved: null,
  });
});

test("[S2.5] a step leaves the other clients' last mutation ids as they are", () => {
  const other = { seq: 3, id: "o", at: new Date(5) };
  const kim = { mine: { seq: 9, id: "k", at: new Date(4) } };
  const alice = { other, mine: { seq: 1, id: "x" } };
  const sync = { v: 1, at: new Date(5), clients: { alice, kim }, more: 1 };
  const next = advanceSync(remote, { sync }, step("mine"));
  const at = remote.serverTime();
  const mine = { seq: 7, id: "m", at };
  expect(next).toEqual({
    v: 2,
    at,
    more: 1,
    clients: { alice: { other, mine }, kim },
    moved: { from: 1, to: 2 },
  });
});

const lastOf = (sync: unknown, name: string) => lastMoved(readSync(remote, { sync }, actor), name);

test("[S2.23] [S5.32] a step notes what has moved with it, beside what moved before", () => {
  const before = { from: 0, to: 1, settings: 1, "of a newer app": 1 };
  const sync = advanceSync(
    remote,
    { sync: { v: 1, moved: before } },
    step("mine", ["aiMealPlans"]),
  );
  expect(sync["moved"]).toEqual({ ...before, to: 2, aiMealPlans: 2 });
  const names = ["aiMealPlans", "settings", "recipeNotes"];
  expect(names.map((name) => lastOf(sync, name))).toEqual([2, 1, 0]);
});

test("[S2.24] [S5.33] notes that a later push did not keep up say nothing, and begin anew", () => {
  const sync = { v: 1, moved: { from: 0, to: 0, settings: 0 } };
  expect(lastOf(sync, "settings")).toBe(Infinity);
  const next = advanceSync(remote, { sync }, step("mine", ["aiMealPlans"]));
  expect(next["moved"]).toEqual({ from: 1, to: 2, aiMealPlans: 2 });
  expect(lastOf(next, "settings")).toBe(1);
});

test("[S5.33] notes that are none let nothing be passed over", () => {
  for (const none of [undefined, null, 7, "text", {}, { to: 1 }, { from: "0", to: 1 }]) {
    expect(lastOf({ v: 1, moved: none }, "settings")).toBe(Infinity);
  }
  for (const odd of ["3", {}, Number.NaN]) {
    expect(lastOf({ v: 1, moved: { from: 0, to: 1, settings: odd } }, "settings")).toBe(Infinity);
  }
});

test("[S9.11] a new client takes the place of one that has been away for long; a known one doesn't", () => {
  const now = CLIENT_KEPT_MS + 10;
  const clients = {
    old: { seq: 1, id: "a", at: new Date(5) },
    older: { seq: 1, id: "b", at: new Date(2) },
    recent: { seq: 1, id: "c", at: new Date(now - 5) },
  };
  const user = { sync: { v: 1, at: new Date(now), clients: { alice: clients } } };
  expect(names(advanceSync(remote, user, step("new")))).toEqual(["old", "recent", "new"]);
  expect(names(advanceSync(remote, user, step("recent")))).toEqual(["old", "older", "recent"]);
});

test("[S9.11] where all places are taken, a new client takes that of the one silent longest", () => {
  const many = Array.from({ length: CLIENTS_MAX }, (_, index) => [
    `c${index}`,
    { seq: 1, id: "a", at: new Date(1_000 + ((index + 150) % CLIENTS_MAX)) },
  ]);
  const user = {
    sync: {
      v: 1,
      at: new Date(2_000),
      clients: {
        alice: Object.fromEntries(many),
        kim: { k: { seq: 1, id: "k", at: new Date(1) } },
      },
    },
  };
  const next = advanceSync(remote, user, step("new"));
  expect(names(next)).toHaveLength(CLIENTS_MAX);
  expect(names(next)).toContain("new");
  // [S9.13] Another account's client is silent longer, and stays.
  expect(next["clients"]).toMatchObject({ kim: { k: { seq: 1 } } });
  expect(names(next)).not.toContain("c50");
});

test("[S9.11] no client's place is given away before the security rules let it go", () => {
  const rules = readFileSync(new URL("../../../firestore.rules", import.meta.url), "utf8");
  const [, days] = /last\.at < request\.time - duration\.value\((\d+), 'd'\)/u.exec(rules) ?? [];
  expect(Number(days)).toBeGreaterThan(0);
  expect(CLIENT_KEPT_MS).toBeGreaterThan(Number(days) * 86_400_000);
});

test("what only sync knows is not in the documents that screens read", () => {
  const ref = { collection: "users", id: "alice" } as const;
  expect(fromRemote(reader, ref, { sync: { v: 1 }, theme: "dark" })).not.toHaveProperty("sync");
  const plan = { collection: "aiMealPlans", id: "p" } as const;
  expect(fromRemote(reader, plan, { v: 3, recipes: [] })).not.toHaveProperty("v");
  expect(fromRemote(reader, plan, null)).toBeNull();
});

test("[S2.13] the server's time of rating is no field of the cook's mark", () => {
  const mark = { collection: "mealMarks", id: "soup" } as const;
  const marked = fromRemote(reader, mark, { stars: 5, ratedAt: new Date(7), v: 2 });
  expect(marked).toMatchObject({ id: "soup", stars: 5 });
  expect(marked).not.toHaveProperty("ratedAt");
});

test("[S5.25] of a shared meal it is known when it was added to the list, or that it is in nobody's", () => {
  const { sharedAt: _, ...old } = shared;
  const meal = { collection: "aiMeals", id: "soup" } as const;
  const read = (fields: Record<string, unknown> | null) => fromRemote(reader, meal, fields);
  expect(read(shared)).toMatchObject({ id: "soup", title: "Soup", sharedAt: 7 });
  for (const unlisted of [old, { ...old, sharedAt: null }]) {
    expect(read(unlisted)).toMatchObject({ id: "soup", sharedAt: 0 });
  }
  expect(read({ ...shared, title: 7 })).toBeNull();
  expect(read(null)).toBeNull();
});

test("[S2.22] a cook adds two meals a day to the list in the first week, then three; a fourth takes the oldest one's place", () => {
  const hour = 3_600_000;
  const at = remote.serverTime();
  const first = { id: "a", at, since: at, day: at, dayCount: 1, meals: ["a"] };
  expect(addToList(remote, null, { mealId: "a", now: 0 })).toEqual({
    record: first,
    leaving: null,
  });
  const day = new Date(1_000);
  const before = { id: "a", at: day, since: day, day, dayCount: 1, meals: ["a"] };
  expect(addToList(remote, before, { mealId: "b", now: 2_000 })).toEqual({
    record: { id: "b", at, since: day, day, dayCount: 2, meals: ["a", "b"] },
    leaving: null,
  });
  const spent = { ...before, dayCount: LISTED_PER_DAY_AT_FIRST, meals: ["a", "b", "c"] };
  const add = (record: typeof before, hours: number) =>
    addToList(remote, record, { mealId: "d", now: 1_000 + hours * hour });
  // Devices know the server's time to the hour.
  expect(add(spent, 24)).toBeNull();
  expect(add(spent, 25)).toEqual({
    record: { id: "d", at, since: day, day: at, dayCount: 1, meals: ["b", "c", "d"] },
    leaving: "a",
  });
  const week = 7 * 24;
  const late = { ...spent, day: new Date(1_000 + (week - 1) * hour) };
  expect(add(late, week)).toBeNull();
  expect(add(late, week + 1)).toMatchObject({ record: { dayCount: LISTED_PER_DAY } });
  expect(add({ ...late, dayCount: LISTED_PER_DAY }, week + 1)).toBeNull();
});

test("a day's count begins anew when the day is surely over, or when it is full, which the server judges", () => {
  const hour = 3_600_000;
  const at = remote.serverTime();
  const day = new Date(1_000);
  const count = (dayCount: number, hours: number) => {
    const now = 1_000 + hours * hour;
    return advanceCount(
      remote,
      { id: "a", day, dayCount },
      { collection: "feedback", id: "b", now },
    );
  };
  expect(count(FEEDBACK_PER_DAY - 1, 24)).toEqual({ id: "b", at, day, dayCount: FEEDBACK_PER_DAY });
  for (const [dayCount, hours] of [
    [FEEDBACK_PER_DAY, 24],
    [1, 25],
  ] as const) {
    expect(count(dayCount, hours)).toEqual({ id: "b", at, day: at, dayCount: 1 });
  }
});

test("a document that is none, and a list of clients that is none, give nothing to what is written", () => {
  for (const doc of ["text", 7, null, undefined]) expect(toRemote(doc, { v: 3 })).toEqual({ v: 3 });
  const at = remote.serverTime();
  const mine = { seq: 7, id: "m", at };
  for (const sync of [
    "text",
    null,
    7,
    { clients: "text" },
    { clients: null },
    { clients: { alice: 3 } },
  ]) {
    expect(advanceSync(remote, { sync }, step("mine"))).toEqual({
      v: 2,
      at,
      clients: { alice: { mine } },
      moved: { from: 0, to: 2 },
    });
  }
  expect(advanceSync(remote, null, step("mine"))).toEqual({
    v: 2,
    at,
    clients: { alice: { mine } },
    moved: { from: 0, to: 2 },
  });
});

test("[S9.11] where the server's own last time is missing, no client gives its place up", () => {
  const clients = { old: { seq: 1, id: "a", at: new Date(-CLIENT_KEPT_MS - 9) } };
  const sync = { v: 1, clients: { alice: clients } };
  expect(names(advanceSync(remote, { sync }, step("new")))).toEqual(["old", "new"]);
});

test("only an id that names one document makes a path", () => {
  expect(userPath("alice")).toBe("users/alice");
  expect(authorPath("m")).toBe("mealAuthors/m");
  expect(limitPath("alice", "listed")).toBe("users/alice/limits/listed");
  expect(pathOf({ collection: "aiMealPlans", id: "p" }, "alice")).toBe("users/alice/aiMealPlans/p");
  expect(pathOf({ collection: "aiMeals", id: "m" }, "alice")).toBe("aiMeals/m");
  for (const id of ["", "a/b", ".", "..", "__x__", "__xyz__", "x".repeat(1_001)]) {
    expect(isDocumentId(id)).toBe(false);
    expect(() => pathOf({ collection: "aiMeals", id }, "alice")).toThrow(
      expect.objectContaining({ kind: "invalid", message: `Not a document id: ${id}` }),
    );
  }
});

test("ids that only look like others are ids", () => {
  for (const id of [
    "a",
    "...",
    ".a",
    "a.",
    "__x",
    "x__",
    "a__b__",
    "__a__b",
    "x".repeat(1_000),
    "a:b",
  ]) {
    expect([id, isDocumentId(id)]).toEqual([id, true]);
  }
});

test("what is no whole number from 0 is no version and no seq", () => {
  for (const v of [1.5, -1, "3", null, undefined, Number.NaN, Number.POSITIVE_INFINITY]) {
    const user = { sync: { v, clients: { alice: { c: { seq: v, id: 7 } } } } };
    expect(readSync(remote, user, actor)).toEqual(nothing);
    expect(versionOf({ v })).toBe(0);
  }
  expect([0, 3].map((v) => versionOf({ v }))).toEqual([0, 3]);
  const user = { sync: { clients: { alice: { c: { seq: 3, id: "m" } } } } };
  expect(readLastMutation(user, actor).seq).toBe(3);
  expect(readLastMutation(user, { ...actor, clientId: "d" }).seq).toBe(0);
  expect(readLastMutation(user, { ...actor, by: "kim" }).seq).toBe(0);
});

test("[S9.11] no more than one client gives its place up at a time, and none without times", () => {
  const clients = { a: { seq: 1, id: "a" }, b: { seq: 1, id: "b", at: "long ago" } };
  const user = { sync: { v: 1, at: new Date(CLIENT_KEPT_MS + 9), clients: { alice: clients } } };
  expect(names(advanceSync(remote, user, step("new")))).toEqual(["a", "b", "new"]);
  const alice = { a: { seq: 1, id: "a", at: new Date(9) } };
  const exact = { sync: { ...user.sync, clients: { alice } } };
  expect(names(advanceSync(remote, exact, step("new")))).toEqual(["a", "new"]);
});

test("fields of sync's own lie over the document's, which is not touched", () => {
  const doc = { id: "p", v: 1, note: undefined };
  expect(toRemote(doc, { v: 3 })).toStrictEqual({ id: "p", v: 3 });
  expect(doc).toStrictEqual({ id: "p", v: 1, note: undefined });
  expect(deletionPath({ collection: "aiMealPlans", id: "p" }, "alice")).toBe(
    "users/alice/deletions/aiMealPlans:p",
  );
});

test("a deletions record names a document, whatever its id holds", () => {
  expect(refOfDeletion("aiMealPlans:a:b")).toEqual({ collection: "aiMealPlans", id: "a:b" });
  expect(refOfDeletion("fromTheFuture:a")).toBeNull();
  expect(refOfDeletion("aiMealPlans")).toBeNull();
});

test("undefined fields are left out at every depth; the server's own values pass", () => {
  const at = new Date(3);
  const value = { a: undefined, b: [{ c: undefined, d: 1 }], e: { f: undefined }, at };
  expect(withoutUndefined(value)).toStrictEqual({ b: [{ d: 1 }], e: {}, at });
});
