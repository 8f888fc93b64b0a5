import { expect, test } from "vitest";

import { durationText, stepMinutes } from "./recipe-time.ts";

test.each<[string, string[], number | null]>([
  ["the times of all steps, one after the other", ["Fry for 3 minutes.", "Bake for 1 hour."], 63],
  ["the longer end of a range", ["Simmer for 20–25 minutes."], 25],
  ["several times in one step", ["Fry 2 minutes, add the rest and stew for 30 sec."], 3],
  ["no time without one", ["Stir.", "Serve at once."], null],
  ["no time without steps", [], null],
  ["no time of more than a week", Array.from({ length: 4 }, () => "Cure for 72 hours."), null],
])("a recipe's time: %s", (_, instructions, minutes) => {
  expect(stepMinutes(instructions)).toBe(minutes);
});

test.each([
  [4, "4 min"],
  [15, "15 min"],
  [16, "20 min"],
  [41, "45 min"],
  [58, "1 h"],
  [61, "1 h 5 min"],
  [480, "8 h"],
])("%i minutes are %s", (minutes, text) => {
  expect(durationText(minutes)).toBe(text);
});
