import fc from "fast-check";
import { expect, test } from "vitest";

import { PORTION_CHANGES_MAX, PORTIONS_MAX, STORED_MEALS_MAX, TITLE_MAX } from "#domain/limits.ts";
import { STORAGE_PLACES, type StoredMeal } from "#domain/stored-portions.ts";
import { emptyUser } from "#domain/user-document.ts";

import { eatPortion } from "./cooked-meals.ts";
import { overlay, type Docs } from "./define.ts";
import {
  addPortions,
  discardPortions,
  editPortions,
  movePortions,
  undoPortions,
} from "./portions.ts";
import type { StoredMealName } from "./shelf.ts";

const soup: StoredMeal = {
  title: "Soup",
  imageUrl: "/soup.svg",
  recipeId: "soup",
  planId: "plan",
  storedAt: 5,
  storage: "fridge",
  count: 3,
};
const holding = (...storedMeals: StoredMeal[]): Docs => ({
  users: { cook: { ...emptyUser(0), storedMeals } },
});
const storedIn = (docs: Docs) => docs.users?.["cook"]?.storedMeals ?? [];
const portions = (docs: Docs) => storedIn(docs).reduce((sum, { count }) => sum + count, 0);

type Act = (docs: Docs) => Docs;
/** The result of applying these changes in order, as the server does. */
const after = (docs: Docs, ...acts: Act[]) =>
  acts.reduce((now, act) => overlay(now, act(now)), docs);

const eat =
  (id: string, stored: StoredMealName = soup): Act =>
  (docs) =>
    eatPortion.apply(docs, { stored, id, at: 9 }, "cook");
const discard =
  (id: string, count: number, stored: StoredMealName = soup): Act =>
  (docs) =>
    discardPortions.apply(docs, { stored, count, id, at: 9 }, "cook");
const move =
  (id: string, count: number, at = 20, stored: StoredMealName = soup): Act =>
  (docs) =>
    movePortions.apply(
      docs,
      { stored, to: stored.storage === "fridge" ? "freezer" : "fridge", count, id, at },
      "cook",
    );
type Fields = Omit<Parameters<typeof editPortions.apply>[1], "stored" | "id" | "at">;
const edit =
  (id: string, fields: Fields, stored: StoredMealName = soup): Act =>
  (docs) =>
    editPortions.apply(docs, { stored, ...fields, id, at: 9 }, "cook");
const undo =
  (id: string): Act =>
  (docs) =>
    undoPortions.apply(docs, { id, title: "Soup", at: 10 }, "cook");
const add =
  (id: string, more: object = {}): Act =>
  (docs) =>
    addPortions.apply(
      docs,
      {
        recipeId: "by-hand",
        title: " Gran’s pie ",
        storage: "freezer",
        since: 7,
        count: 2,
        id,
        at: 9,
        ...more,
      },
      "cook",
    );

const frozen = { ...soup, storage: "freezer" as const, storedAt: 20 };

test("an eaten portion comes back by its undo, once, however often it is undone", () => {
  const one = holding({ ...soup, count: 1 });
  const eaten = after(one, eat("a"));
  expect(storedIn(eaten)).toEqual([]);
  const back = after(eaten, undo("a"));
  expect(storedIn(back)).toEqual([{ ...soup, count: 1 }]);
  expect(undo("a")(back)).toEqual({});
});

test("of two phones that eat the same last portion, only the one that ate it can put it back", () => {
  const one = holding({ ...soup, count: 1 });
  for (const undos of [
    ["a", "b"],
    ["b", "a"],
  ]) {
    const all = after(one, eat("a"), eat("b"), ...undos.map(undo));
    expect(portions(all)).toBe(1);
  }
  expect(portions(after(one, eat("a"), eat("b"), undo("b")))).toBe(0);
});

test("undoing a meal doesn’t restore what another phone threw away meanwhile", () => {
  const two = holding({ ...soup, count: 2 });
  expect(portions(after(two, discard("b", 2), eat("a"), undo("a")))).toBe(0);
  expect(portions(after(two, eat("a"), discard("b", 2), undo("a")))).toBe(1);
});

test("throwing away takes as many as there are, and comes back as many", () => {
  const docs = holding(soup);
  expect(storedIn(after(docs, discard("a", 2)))).toEqual([{ ...soup, count: 1 }]);
  const gone = after(docs, eat("b"), discard("a", 3));
  expect(storedIn(gone)).toEqual([]);
  expect(portions(after(gone, undo("a")))).toBe(2);
  for (const none of [0, -1, 0.5, Number.NaN]) expect(discard("a", none)(docs)).toEqual({});
});

test("moved as a whole, an entry keeps its fields; its time starts anew, and undo brings the old one back", () => {
  const docs = holding({ ...soup, ofTheFuture: 1 } as StoredMeal);
  const moved = after(docs, move("a", 99));
  expect(storedIn(moved)).toEqual([{ ...frozen, ofTheFuture: 1 }]);
  expect(storedIn(after(moved, undo("a")))).toEqual(storedIn(docs));
});

test("some portions move, the others stay; undone, they are together again", () => {
  const moved = after(holding(soup), move("a", 2));
  expect(storedIn(moved)).toEqual([
    { ...soup, count: 1 },
    { ...frozen, count: 2 },
  ]);
  expect(storedIn(after(moved, undo("a")))).toEqual([soup]);
  // One of the moved portions was eaten meanwhile, and the one left behind as well.
  const fewer = after(moved, eat("b", frozen), eat("c"), undo("a"));
  expect(storedIn(fewer)).toEqual([{ ...soup, count: 1 }]);
});

test("a portion is eaten where it was moved to, and where its entry was renamed to", () => {
  expect(storedIn(after(holding(soup), move("a", 3), eat("b")))).toEqual([{ ...frozen, count: 2 }]);
  const dated = after(holding(soup), edit("a", { since: 3 }), eat("b"));
  expect(storedIn(dated)).toEqual([{ ...soup, storedAt: 3, count: 2 }]);
  // A move is undone, and a phone that knew only the moved entry eats from it.
  const back = after(holding(soup), move("a", 3), undo("a"), eat("b", frozen));
  expect(storedIn(back)).toEqual([{ ...soup, count: 2 }]);
});

test("when the rest is gone, eating doesn’t take from the portions that were split off", () => {
  const docs = after(holding(soup), move("a", 2), eat("b"));
  expect(eat("c")(docs)).toEqual({});
});

test("both phones move the same portions: they are moved once", () => {
  const moved = after(holding(soup), move("a", 3, 20), move("b", 3, 30));
  expect(storedIn(moved)).toEqual([frozen]);
  expect(storedIn(after(moved, undo("b")))).toEqual([frozen]);
});

test("two entries never become one: a time that is taken is moved on", () => {
  const docs = holding(soup, { ...frozen, count: 1 });
  expect(storedIn(after(docs, move("a", 3)))).toEqual([
    { ...frozen, storedAt: 21 },
    { ...frozen, count: 1 },
  ]);
});

test("a corrected number counts what others have eaten meanwhile, in either order", () => {
  const said = (count: number) => edit("a", { count: { seen: 3, said: count } });
  for (const count of [5, 2]) {
    const left = [{ ...soup, count: count - 1 }];
    expect(storedIn(after(holding(soup), said(count), eat("b")))).toEqual(left);
  }
  expect(storedIn(after(holding(soup), eat("b"), said(5)))).toEqual([{ ...soup, count: 4 }]);
  // Both devices set the same number: it counts once.
  const twice = after(holding(soup), said(1), edit("b", { count: { seen: 3, said: 1 } }));
  expect(storedIn(twice)).toEqual([{ ...soup, count: 1 }]);
  const more = after(holding(soup), said(5), edit("b", { count: { seen: 3, said: 5 } }));
  expect(storedIn(more)).toEqual([{ ...soup, count: 5 }]);
});

test("a correction is undone as far as portions are left", () => {
  const raised = edit("a", { count: { seen: 3, said: 5 } });
  expect(portions(after(holding(soup), raised, undo("a")))).toBe(3);
  expect(portions(after(holding(soup), raised, discard("b", 4), undo("a")))).toBe(0);
  const lowered = edit("a", { count: { seen: 3, said: 1 } });
  expect(portions(after(holding(soup), lowered, eat("b"), undo("a")))).toBe(2);
  const emptied = after(holding({ ...soup, count: 1 }), edit("a", { count: { seen: 3, said: 2 } }));
  expect(storedIn(emptied)).toEqual([]);
  expect(storedIn(after(emptied, undo("a")))).toEqual([{ ...soup, count: 1 }]);
});

test("title, place and time are corrected; a blank title and no change are none", () => {
  const docs = holding(soup);
  const edited = after(docs, edit("a", { title: " Broth ", to: "freezer", since: 4 }));
  expect(storedIn(edited)).toEqual([{ ...soup, title: "Broth", storage: "freezer", storedAt: 4 }]);
  expect(storedIn(after(edited, undo("a")))).toEqual([soup]);
  expect(edit("a", { title: "  ", since: 5 })(docs)).toEqual({});
  expect(edit("a", { since: 4 }, { ...soup, recipeId: "pie" })(docs)).toEqual({});
  const long = after(docs, edit("a", { title: "x".repeat(500) }));
  expect(storedIn(long)[0]?.title).toHaveLength(TITLE_MAX);
});

test("portions put in by hand are stored as said, and taken out again by undo", () => {
  const added = after(holding(soup), add("a"));
  expect(storedIn(added)[1]).toEqual({
    title: "Gran’s pie",
    imageUrl: "",
    recipeId: "by-hand",
    planId: "",
    storedAt: 7,
    storage: "freezer",
    count: 2,
  });
  expect(storedIn(after(added, undo("a")))).toEqual([soup]);
  expect(storedIn(after({}, add("a", { since: null })))[0]?.storedAt).toBe(9);
  for (const bad of [
    { title: " " },
    { count: 0 },
    { recipeId: "" },
    { recipeId: "x".repeat(129) },
  ]) {
    expect(add("a", bad)(holding(soup))).toEqual({});
  }
  expect(storedIn(after({}, add("a", { count: 500, title: "x".repeat(500) })))[0]).toMatchObject({
    count: PORTIONS_MAX,
    title: "x".repeat(TITLE_MAX),
  });
});

test("a full store takes nothing more, and what doesn’t fit is not lost", () => {
  const full = Array.from({ length: STORED_MEALS_MAX }, (_, at) => ({ ...soup, storedAt: at }));
  const docs = holding(...full);
  expect(add("a")(docs)).toEqual({});
  expect(move("a", 1)(docs)).toEqual({});
  expect(storedIn(after(docs, move("a", 3)))).toHaveLength(STORED_MEALS_MAX);
  // The place was taken meanwhile; once there is one again, the undo still works.
  const taken = after(docs, discard("a", 3), add("b"));
  expect(undo("a")(taken)).toEqual({});
  expect(portions(after(taken, undo("b"), undo("a")))).toBe(portions(docs));
});

test("only the latest changes are kept for undo", () => {
  const many = Array.from({ length: PORTION_CHANGES_MAX + 1 }, (_, index) => eat(`e${index}`));
  const docs = after(holding({ ...soup, count: 99 }), ...many);
  expect(docs.portionChanges?.["recent"]?.changes).toHaveLength(PORTION_CHANGES_MAX);
  expect(undo("e0")(docs)).toEqual({});
  expect(portions(after(docs, undo("e1")))).toBe(portions(docs) + 1);
});

test("two recipes that were stored at the same moment are told apart", () => {
  const pie = { ...soup, recipeId: "pie", title: "Pie" };
  const docs = holding(soup, pie, { ...soup, storage: "freezer" });
  expect(storedIn(after(docs, eat("a", pie)))).toEqual([
    soup,
    { ...pie, count: 2 },
    { ...soup, storage: "freezer" },
  ]);
  expect(storedIn(after(docs, eat("a", pie), undo("a")))).toEqual(storedIn(docs));
});

test("only whole portions are thrown away, moved, put in and corrected", () => {
  const docs = holding(soup);
  expect(portions(after(docs, discard("a", 1.9)))).toBe(2);
  expect(storedIn(after(docs, move("a", 1.9)))).toMatchObject([{ count: 2 }, { count: 1 }]);
  expect(storedIn(after(docs, move("a", 1)))).toMatchObject([{ count: 2 }, { count: 1 }]);
  expect(storedIn(after(docs, add("a", { count: 2.9 })))[1]).toMatchObject({ count: 2 });
  expect(portions(after(docs, edit("a", { count: { seen: 3, said: 1.9 } })))).toBe(1);
  expect(portions(after(docs, edit("a", { count: { seen: 3, said: 500 } })))).toBe(PORTIONS_MAX);
  for (const none of [0, -1, 0.5, Number.NaN]) expect(move("a", none)(docs)).toEqual({});
  for (const none of [0.5, Number.NaN]) expect(add("a", { count: none })(docs)).toEqual({});
});

test("moving to the same place, or moving something that is gone, changes nothing", () => {
  const here = (docs: Docs) =>
    movePortions.apply(docs, { stored: soup, to: "fridge", count: 3, id: "a", at: 20 }, "cook");
  expect(here(holding(soup))).toEqual({});
  expect(move("a", 3)(holding())).toEqual({});
});

test("one thing is corrected by itself, and what is said as it is changes nothing", () => {
  const docs = holding(soup, { ...soup, storedAt: 8 });
  const one = (fields: Fields) => storedIn(after(docs, edit("a", fields)))[0];
  expect(one({ title: "Broth" })).toEqual({ ...soup, title: "Broth" });
  expect(one({ to: "freezer" })).toEqual({ ...soup, storage: "freezer" });
  expect(one({ since: 6 })).toEqual({ ...soup, storedAt: 6 });
  expect(one({ count: { seen: 3, said: 4 } })).toEqual({ ...soup, count: 4 });
  // The other one was stored then.
  expect(one({ since: 8 })).toEqual({ ...soup, storedAt: 9 });
  const same = { title: "Soup", to: "fridge", since: 5, count: { seen: 3, said: 3 } } as const;
  expect(edit("a", same)(docs)).toEqual({});
  expect(edit("a", {})(docs)).toEqual({});
});

test("the same thing put in twice at one time is two entries", () => {
  const twice = after(holding(), add("a"), add("b", { count: 1 }));
  expect(storedIn(twice)).toMatchObject([
    { storedAt: 7, count: 2 },
    { storedAt: 8, count: 1 },
  ]);
  expect(storedIn(after(twice, undo("b")))).toMatchObject([{ storedAt: 7, count: 2 }]);
});

test("a change is dated in the cook’s document and in the notes; an undo names a change", () => {
  const docs = after(holding(soup), move("a", 3));
  expect(docs).toMatchObject({
    users: { cook: { updatedAt: 20 } },
    portionChanges: { recent: { id: "recent", updatedAt: 20 } },
  });
  // A move that was undone leaves a note without a name: that one is not undone.
  const back = after(docs, undo("a"));
  expect(back.portionChanges?.["recent"]?.changes).toMatchObject([{ id: "", kind: "undone" }]);
  expect(undo("")(back)).toEqual({});
});

test("portions added since at the new place stay there when the move is undone", () => {
  const more = edit("b", { count: { seen: 3, said: 5 } }, frozen);
  const back = after(holding(soup), move("a", 3), more, undo("a"));
  expect(storedIn(back)).toEqual([{ ...frozen, count: 2 }, soup]);
});

test("each change leaves a log entry", () => {
  const kinds = (...acts: Act[]) =>
    after(holding(soup), ...acts).portionChanges?.["recent"]?.changes.map(({ id, kind }) => [
      id,
      kind,
    ]);
  expect(kinds(eat("a"), discard("b", 1), add("c"), edit("d", { title: "Broth" }))).toEqual([
    ["a", "eaten"],
    ["b", "thrown"],
    ["c", "added"],
    ["d", "edited"],
  ]);
  expect(kinds(move("a", 1), move("b", 2))).toEqual([
    ["a", "split"],
    ["b", "moved"],
  ]);
  expect(kinds(edit("a", { count: { seen: 3, said: 0 } }))).toEqual([["a", "edited"]]);
});

test("an undo makes no more portions of an entry than one may hold", () => {
  const docs = holding({ ...soup, count: PORTIONS_MAX });
  const refilled = after(
    docs,
    eat("a"),
    edit("b", { count: { seen: PORTIONS_MAX - 1, said: PORTIONS_MAX } }),
  );
  expect(portions(after(refilled, undo("a")))).toBe(PORTIONS_MAX);
});

const NAMES: StoredMealName[] = STORAGE_PLACES.flatMap((storage) =>
  [5, 20, 21, 30].map((storedAt) => ({ recipeId: "soup", storage, storedAt })),
);
const name = fc.constantFrom(...NAMES);
const count = fc.integer({ min: 1, max: 4 });
/** A change; it is told its id, and those of the changes so far. */
type Change = (id: string, ids: readonly string[]) => Act;
const change: fc.Arbitrary<Change> = fc.oneof(
  name.map(
    (n): Change =>
      (id) =>
        eat(id, n),
  ),
  fc.tuple(count, name).map(
    ([c, n]): Change =>
      (id) =>
        discard(id, c, n),
  ),
  fc.tuple(count, fc.constantFrom(20, 30), name).map(
    ([c, at, n]): Change =>
      (id) =>
        move(id, c, at, n),
  ),
  name.map(
    (n): Change =>
      (id) =>
        edit(id, { since: 30 }, n),
  ),
  fc.nat({ max: 30 }).map(
    (n): Change =>
      (_, ids) =>
        undo(ids[n % (ids.length || 1)] ?? ""),
  ),
);

test("whatever two phones eat, throw away, move and undo, no portion is made; all undone, all are back", () => {
  fc.assert(
    fc.property(fc.array(change, { maxLength: 30 }), (changes) => {
      const before = holding(soup, { ...soup, storage: "freezer", count: 2 });
      const ids: string[] = [];
      let docs = before;
      for (const act of changes) {
        docs = after(docs, act(`c${ids.length}`, ids));
        ids.push(`c${ids.length}`);
        expect(portions(docs)).toBeLessThanOrEqual(portions(before));
        const names = storedIn(docs).map((each) => `${each.storage} ${each.storedAt}`);
        expect(new Set(names).size).toBe(names.length);
      }
      const back = after(docs, ...ids.toReversed().map(undo));
      expect(portions(back)).toBe(portions(before));
    }),
  );
});

test("it touches the cook’s document and the notes, and says what it is", () => {
  const refs = [
    { collection: "users", id: "cook" },
    { collection: "portionChanges", id: "recent" },
  ];
  expect(undoPortions.touches({ id: "a", title: "Soup", at: 1 }, "cook")).toEqual(refs);
  expect(eatPortion.touches({ stored: soup, id: "a", at: 1 }, "cook")).toEqual(refs);
});
