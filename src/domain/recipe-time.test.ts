import fc from "fast-check";
import { expect, test } from "vitest";

import { durationText, isReadyWithin, minutesText, recipeTime } from "./recipe-time.ts";

const meal = (
  instructions: string[],
  words: { title?: string; blurb?: string; cut?: number } = {},
) => ({
  title: words.title ?? "Stew",
  blurb: words.blurb ?? "",
  ingredients: Array.from({ length: words.cut ?? 0 }, () => ({
    name: "onion, chopped",
    amount: "1",
  })),
  instructions,
});

test.each<[string, string[], { total: number; active: number } | null]>([
  [
    "the times of all steps, one after the other, and a minute for each",
    ["Fry for 3 minutes.", "Bake for 1 hour."],
    { total: 65, active: 5 },
  ],
  ["the longer end of a range", ["Simmer for 20–25 minutes."], { total: 26, active: 1 }],
  [
    "several times in one step, each with its own work",
    ["Fry 2 minutes, add the rest and stew for 30 minutes."],
    { total: 33, active: 3 },
  ],
  [
    "a time that nothing is said of needs the cook",
    ["Give it 10 minutes."],
    { total: 11, active: 11 },
  ],
  [
    "what is done meanwhile is in the time that something cooks by itself",
    ["Bake for 30 minutes.", "Meanwhile fry the onions for 10 minutes.", "Serve."],
    { total: 33, active: 14 },
  ],
  [
    "what is done meanwhile and takes longer goes on afterwards",
    ["Simmer for 5 minutes.", "Meanwhile fry the onions for 10 minutes."],
    { total: 12, active: 12 },
  ],
  [
    "a salad is work, and no waiting",
    ["Slice it all.", "Toss and serve."],
    { total: 4, active: 4 },
  ],
  ["nobody can tell without a time", ["Bake until golden.", "Serve at once."], null],
  ["nobody can tell without steps", [], null],
  [
    "nobody cooks for more than a week",
    Array.from({ length: 4 }, () => "Cure for 72 hours."),
    null,
  ],
  ["a long recipe is read", ["Fry for 3 minutes.", "! ".repeat(1_495)], { total: 6, active: 6 }],
  ["nobody reads more than a recipe", ["Fry for 3 minutes.", "! ".repeat(1_496)], null],
  [
    "so many times are read",
    ["Fry 1 min, ".repeat(30), "Fry 1 min, ".repeat(30)],
    { total: 62, active: 62 },
  ],
  [
    "nobody adds up more times than that",
    ["Fry 1 min, ".repeat(30), "Fry 1 min, ".repeat(31)],
    null,
  ],
])("a recipe's time: %s", (_, instructions, time) => {
  expect(recipeTime(meal(instructions))).toEqual(time);
});

test("cutting takes time, too", () => {
  expect(recipeTime(meal(["Fry for 3 minutes."], { cut: 4 }))).toEqual({ total: 8, active: 8 });
});

test.each([
  [{ title: "20-minute noodles" }, 20],
  [{ blurb: "A 25-minute curry for weeknights." }, 25],
  [{ blurb: "Creamy, and on the table in under 30 minutes." }, 30],
  [{ blurb: "Slow, but ready in 2 hours." }, 120],
  // A part's time is not the recipe's.
  [{ blurb: "Fresh, with a 10-minute pickle." }, null],
  [{ title: "4 minute steaks" }, null],
  [{ title: "Ready in 5 steps" }, null],
])("an idea's words %j promise %s minutes", (words, total) => {
  expect(recipeTime(meal([], words))?.total ?? null).toBe(total);
});

test("what an import found of its time counts, in its note and where it has no other description", () => {
  const steps = ["Im Ofen 40 Min. backen."];
  const baked = meal(["Backen, bis sie braun sind."]);
  expect(
    recipeTime({ ...baked, note: `Serves 2\nT${minutesText(75).slice(1)}\n\nNana's.` })?.total,
  ).toBe(75);
  expect(recipeTime(meal(steps, { blurb: `From Ida, ${minutesText(50)}` }))?.total).toBe(50);
  // A sentence of the cook's, or what no recipe takes, is no such time.
  expect(recipeTime({ ...baked, note: "It takes 5 minutes to peel them." })?.total).not.toBe(5);
  expect(recipeTime({ ...baked, note: "Takes 99999 minutes" })?.total).not.toBe(99_999);
});

test("what a recipe says counts, but for what its own steps contradict", () => {
  const steps = ["Fry for 3 minutes.", "Simmer for 20 minutes."];
  expect(recipeTime(meal(steps, { title: "40-minute stew" }))?.total).toBe(40);
  expect(recipeTime(meal(steps, { title: "10-minute stew" }))?.total).toBe(25);
});

test("within 30 minutes is as it is told: up to the next five", () => {
  expect(isReadyWithin(meal(["Simmer for 27 minutes."]), 30)).toBe(true);
  expect(isReadyWithin(meal(["Simmer for 30 minutes."]), 30)).toBe(false);
  expect(isReadyWithin(meal(["Bake until golden."]), 30)).toBe(false);
});

test("a meal is read once", () => {
  let reads = 0;
  const counted = meal(["Fry for 3 minutes."]);
  Object.defineProperty(counted, "blurb", { get: () => `Read ${(reads += 1)} times` });
  expect(recipeTime(counted)).toEqual(recipeTime(counted));
  expect(reads).toBe(1);
});

test("whatever is written, the active time is a part of the total, and neither is NaN", () => {
  const piece = fc.constantFrom(
    "fry ",
    "bake ",
    "for ",
    "10 minutes",
    "1/0 hours",
    "½ hour",
    ". ",
    "while ",
    "99999 min",
    "💥",
  );
  const text = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(""));
  fc.assert(
    fc.property(fc.array(text, { maxLength: 5 }), text, (instructions, blurb) => {
      const time = recipeTime(meal(instructions, { blurb }));
      if (time === null) return;
      expect(time.total).toBeGreaterThan(0);
      expect(time.active).toBeGreaterThanOrEqual(0);
      expect(time.active).toBeLessThanOrEqual(time.total);
    }),
  );
});

test.each([
  [4, "5 min"],
  [15, "15 min"],
  [16, "20 min"],
  [41, "45 min"],
  [58, "1 h"],
  [61, "1 h 5 min"],
  [480, "8 h"],
])("%i minutes are %s", (minutes, text) => {
  expect(durationText(minutes)).toBe(text);
});
