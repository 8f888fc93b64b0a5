import fc from "fast-check";
import { expect, test } from "vitest";

import { RECIPE_MINUTES_MAX } from "#domain/limits.ts";

import { minutesOf } from "./minutes-of.ts";

test.each([
  ["PT35M", 35],
  ["P0DT1H25M", 85],
  ["PT1.5H", 90],
  ["P1D", 1_440],
  ["PT5400S", 90],
  ["35 minuti", 35],
  ["1 hr 20 mins", 80],
  ["1½ hours", 90],
  ["1 hour and 5 minutes", 65],
  ["20–30 min", 30],
  ["1:30", 90],
  ["1 Std. 10 Min.", 70],
  ["45", 45],
  ["P0Y0M0DT0H35M0.000S", 35],
  ["PT1H30", 90],
  ["1h30", 90],
  ["1 hr 20", 80],
  ["1 heure et 10 minutes", 70],
  ["1 hora y 30 minutos", 90],
])("%s is %i minutes", (text, minutes) => {
  expect(minutesOf(text)).toBe(minutes);
});

test.each(["PTNaNM", "PT-476070H", "PT", "P", "PT0M", "", "soon", "PT99999H", "3 eggs", "-5"])(
  "%s says nothing",
  (text) => {
    expect(minutesOf(text)).toBeNull();
  },
);

test("whatever is written, it is absent or a time that a recipe can take", () => {
  const parts = fc.constantFrom(
    "P",
    "T",
    "1",
    "90",
    "H",
    "M",
    "D",
    "-",
    ".",
    " min",
    " h",
    "½",
    ":",
  );
  const written = fc.oneof(
    fc.array(parts, { maxLength: 12 }).map((all) => all.join("")),
    fc.string({ unit: "binary" }),
  );
  fc.assert(
    fc.property(written, (text) => {
      const minutes = minutesOf(text);
      if (minutes === null) return;
      expect(Number.isInteger(minutes)).toBe(true);
      expect(minutes).toBeGreaterThan(0);
      expect(minutes).toBeLessThanOrEqual(RECIPE_MINUTES_MAX);
    }),
  );
});
