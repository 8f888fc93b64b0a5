import { describe, expect, test } from "vitest";

import { ALLERGEN_IDS } from "#domain/catalogue.ts";

import { type LabelledLine, readLabelled } from "./labelled-lines.fixture.ts";
import { type Floors, measure } from "./measure.fixture.ts";

const FIRST_LINES = readLabelled("first");

/** The last measured results of each set, as a lower bound: anything below is a regression. */
const SETS: readonly [name: string, lines: readonly LabelledLine[], floors: Floors][] = [
  [
    "tuned on",
    FIRST_LINES.filter((_, index) => index % 2 === 0),
    {
      recall: 1,
      linesFound: 1,
      recallAsIn: 0.995,
      recallOfMay: 0.9,
      falseAlarms: 0.02,
      unchecked: 0,
    },
  ],
  [
    "held out",
    FIRST_LINES.filter((_, index) => index % 2 === 1),
    {
      recall: 0.995,
      linesFound: 0.995,
      recallAsIn: 0.995,
      recallOfMay: 0.9,
      falseAlarms: 0.05,
      unchecked: 0.005,
    },
  ],
  [
    "foods, brands and names of other kitchens",
    readLabelled("names"),
    {
      recall: 1,
      linesFound: 1,
      recallAsIn: 0.98,
      recallOfMay: 0.75,
      falseAlarms: 0.035,
      unchecked: 0.007,
    },
  ],
  [
    "ordinary public recipes",
    readLabelled("plain"),
    {
      recall: 0.995,
      linesFound: 0.995,
      recallAsIn: 0.985,
      recallOfMay: 0.3,
      falseAlarms: 0.01,
      unchecked: 0.005,
    },
  ],
  [
    "ordinary public recipes, drawn later",
    readLabelled("fresh-plain"),
    {
      recall: 0.995,
      linesFound: 0.995,
      recallAsIn: 0.985,
      recallOfMay: 0.35,
      falseAlarms: 0.03,
      unchecked: 0.009,
    },
  ],
  [
    "ordinary public recipes, drawn last",
    readLabelled("unseen-plain"),
    {
      recall: 0.995,
      linesFound: 0.995,
      recallAsIn: 0.97,
      recallOfMay: 0.35,
      falseAlarms: 0.02,
      unchecked: 0.011,
    },
  ],
  [
    "a whole stretch of recipes",
    readLabelled("stretch"),
    {
      recall: 0.995,
      linesFound: 0.995,
      recallAsIn: 0.985,
      recallOfMay: 0.45,
      falseAlarms: 0.01,
      unchecked: 0.01,
    },
  ],
  [
    "brands",
    readLabelled("brands"),
    {
      recall: 0.995,
      linesFound: 0.995,
      recallAsIn: 0.97,
      recallOfMay: 0.6,
      falseAlarms: 0.04,
      unchecked: 0.02,
    },
  ],
  [
    "brands, drawn later",
    readLabelled("fresh-hard"),
    {
      recall: 0.985,
      linesFound: 0.98,
      recallAsIn: 0.93,
      recallOfMay: 0.6,
      falseAlarms: 0.1,
      unchecked: 0.059,
    },
  ],
  [
    "brands, drawn last",
    readLabelled("unseen-hard"),
    {
      recall: 0.99,
      linesFound: 0.985,
      recallAsIn: 0.97,
      recallOfMay: 0.55,
      falseAlarms: 0.1,
      unchecked: 0.049,
    },
  ],
];

test("the labelled lines are many, and their labels are allergens", () => {
  expect(FIRST_LINES.length).toBeGreaterThan(400);
  const labels = new Set(
    SETS.flatMap(([, lines]) =>
      lines.flatMap(({ expected, arguable }) => [...expected, ...arguable]),
    ),
  );
  expect([...labels].sort()).toEqual([...ALLERGEN_IDS].sort());
});

describe.each(SETS)("on lines of %s, the screen", (_name, lines, floors) => {
  const measured = measure(lines);

  test("finds what is in them, and in which lines all of it", () => {
    expect(measured.recall).toBeGreaterThanOrEqual(floors.recall);
    expect(measured.linesFound).toBeGreaterThanOrEqual(floors.linesFound);
    expect(measured.foundOrUnchecked).toBeGreaterThanOrEqual(measured.recall);
  });

  test("tells what is in a food from what some kinds hold", () => {
    expect(measured.recallAsIn).toBeGreaterThanOrEqual(floors.recallAsIn);
    expect(measured.recallOfMay).toBeGreaterThanOrEqual(floors.recallOfMay);
  });

  test("seldom raises a false alarm, and leaves few unchecked", () => {
    expect(measured.falseAlarms).toBeLessThanOrEqual(floors.falseAlarms);
    expect(measured.unchecked).toBeLessThanOrEqual(floors.unchecked);
  });
});
