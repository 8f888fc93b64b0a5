import { expect, test } from "vitest";

import { retime } from "./retime.ts";

const DAY = 86_400_000;
const at = 50 * DAY;
const back = (ms: number) => ms - 2 * DAY;

test("times read off the clock when the cook acted are corrected, others stay", () => {
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

test("a clock set to and fro does not lead a name in circles", () => {
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
