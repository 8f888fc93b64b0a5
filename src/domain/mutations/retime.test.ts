import { expect, test } from "vitest";

import { retime } from "./retime.ts";

const DAY = 86_400_000;
const at = 50 * DAY;
const back = (ms: number) => ms - 2 * DAY;

test("[S13.6] times read off the clock when the cook acted are corrected, others stay", () => {
  const plan = { id: "p", createdAt: at - 30 * DAY, updatedAt: at + 5 };
  const { act } = retime({ name: "savePlan", args: { plan, at }, at: at + 20 }, back, {});
  expect(act).toEqual({
    name: "savePlan",
    args: { plan: { ...plan, updatedAt: back(at + 5) }, at: back(at) },
    at: back(at + 20),
  });
});

test("a portion that is renamed is found by those that name it as before, however often", () => {
  const eaten = {
    name: "eatPortion",
    args: { stored: { recipeId: "soup", storage: "fridge", storedAt: at }, at: at + DAY },
    at: at + DAY,
  };
  const log = { name: "logMeal", args: { meal: { id: "soup" }, at }, at };
  const once = retime(log, back, {});
  const twice = retime(once.act, back, once.renamed);
  const { act } = retime(eaten, (ms) => ms, twice.renamed);
  expect(act.args).toMatchObject({ stored: { storedAt: back(back(at)) }, at: at + DAY });
  const other = { ...eaten, args: { ...eaten.args, stored: { recipeId: "stew", storedAt: at } } };
  expect(retime(other, (ms) => ms, twice.renamed).act.args).toMatchObject({
    stored: { storedAt: at },
  });
});

test("a clock set back and forth doesn't cause a rename cycle", () => {
  const log = { name: "logMeal", args: { meal: { id: "soup" }, at }, at };
  const there = retime(log, back, {});
  const again = retime(there.act, (ms) => ms + 2 * DAY, there.renamed);
  const eaten = { name: "eatPortion", args: { stored: { recipeId: "soup", storedAt: at } }, at: 0 };
  const { stored } = retime(eaten, (ms) => ms, again.renamed).act.args;
  expect([at, back(at)]).toContain(stored.storedAt);
});

test("arguments of no shape at all are left as they are", () => {
  for (const args of [null, "text", 7, [at]]) {
    expect(retime({ name: "logMeal", args, at }, back, {}).act.args).toEqual(args);
  }
});

test("[S13.6] a time within a minute of when the cook acted is corrected, one further off stays", () => {
  const timeOf = (ms: number) => retime({ name: "x", args: { at: ms }, at }, back, {}).act.args.at;
  for (const near of [at, at - 60_000, at + 60_000]) expect(timeOf(near)).toBe(back(near));
  for (const far of [at - 60_001, at + 60_001]) expect(timeOf(far)).toBe(far);
});

test("[S13.6] every field that says when is corrected, no other number is", () => {
  const args = { at, createdAt: at, updatedAt: at, timestamp: at, portions: at, list: [{ at }] };
  expect(retime({ name: "x", args, at }, back, {}).act.args).toEqual({
    at: back(at),
    createdAt: back(at),
    updatedAt: back(at),
    timestamp: back(at),
    portions: at,
    list: [{ at: back(at) }],
  });
});

test("only portions that are logged, moved or put in now are named after a time that is corrected", () => {
  const renamedBy = (name: string, args: unknown, time = back) =>
    retime({ name, args, at }, time, {}).renamed;
  const log = { meal: { id: "soup" }, at };
  expect(Object.values(renamedBy("logMeal", log))).toEqual([back(at)]);
  expect(renamedBy("rateMeal", log)).toEqual({});
  expect(renamedBy("logMeal", log, (ms) => ms)).toEqual({});
  expect(renamedBy("logMeal", { ...log, at: at - 61_000 })).toEqual({});
  for (const time of ["now", String(at)]) {
    expect(renamedBy("logMeal", { ...log, at: time })).toEqual({});
  }
  expect(renamedBy("logMeal", { ...log, meal: { id: 7 } })).toEqual({});
  expect(renamedBy("logMeal", { at })).toEqual({});
  const moved = { stored: { recipeId: "soup", storage: "fridge", storedAt: 5 }, at };
  expect(renamedBy("movePortions", moved)).toEqual({ [`${at} soup`]: back(at) });
  expect(renamedBy("movePortions", { at })).toEqual({});
  expect(renamedBy("discardPortions", moved)).toEqual({});
  expect(renamedBy("addPortions", { recipeId: "pie", since: null, at })).toEqual({
    [`${at} pie`]: back(at),
  });
  expect(renamedBy("addPortions", { recipeId: "pie", since: 5, at })).toEqual({});
  expect(renamedBy("dropPortions", { recipeId: "pie", since: null, at })).toEqual({});
});

test("what was moved under a wrong clock is eaten where it is, and a day that the cook chose stays", () => {
  const stored = { recipeId: "soup", storage: "fridge", storedAt: 5 };
  const moved = retime({ name: "movePortions", args: { stored, to: "freezer", at }, at }, back, {});
  const eaten = { name: "eatPortion", args: { stored: { ...stored, storedAt: at }, at }, at };
  expect(retime(eaten, back, moved.renamed).act.args.stored.storedAt).toBe(back(at));
  const edited = { name: "editPortions", args: { stored, since: at, at }, at };
  expect(retime(edited, back, moved.renamed).act.args).toEqual({
    stored,
    since: at,
    at: back(at),
  });
});

test("what was renamed before stays so, and is not changed in what it is given as", () => {
  const before = { "1 stew": 2 };
  const log = { name: "logMeal", args: { meal: { id: "soup" }, at }, at };
  expect(retime(log, back, before).renamed).toMatchObject(before);
  expect(before).toEqual({ "1 stew": 2 });
});
