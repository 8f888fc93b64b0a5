import { describe, expect, test } from "vitest";

import {
  BLIND_HARD_1,
  BLIND_PLAIN_1,
} from "#domain/dietary-check/labelled-lines/blind-1.fixture.ts";
import {
  BLIND_HARD_2,
  BLIND_PLAIN_2,
} from "#domain/dietary-check/labelled-lines/blind-2.fixture.ts";
import {
  BLIND_HARD_3,
  BLIND_PLAIN_3,
} from "#domain/dietary-check/labelled-lines/blind-3.fixture.ts";
import {
  BLIND_HARD_4,
  BLIND_PLAIN_4,
} from "#domain/dietary-check/labelled-lines/blind-4.fixture.ts";
import {
  BLIND_HARD_5,
  BLIND_PLAIN_5,
} from "#domain/dietary-check/labelled-lines/blind-5.fixture.ts";
import { BLIND_HARD_6 } from "#domain/dietary-check/labelled-lines/blind-6.fixture.ts";
import {
  DRAWN_HARD_1,
  DRAWN_PLAIN_1,
} from "#domain/dietary-check/labelled-lines/drawn-1.fixture.ts";
import {
  DRAWN_HARD_2,
  DRAWN_PLAIN_2,
} from "#domain/dietary-check/labelled-lines/drawn-2.fixture.ts";
import {
  DRAWN_HARD_3,
  DRAWN_PLAIN_3,
} from "#domain/dietary-check/labelled-lines/drawn-3.fixture.ts";
import {
  DRAWN_HARD_4,
  DRAWN_PLAIN_4,
} from "#domain/dietary-check/labelled-lines/drawn-4.fixture.ts";
import {
  DRAWN_HARD_5,
  DRAWN_PLAIN_5,
} from "#domain/dietary-check/labelled-lines/drawn-5.fixture.ts";
import {
  DRAWN_HARD_6,
  DRAWN_PLAIN_6,
} from "#domain/dietary-check/labelled-lines/drawn-6.fixture.ts";
import type { LabelledLine } from "#domain/dietary-check/labelled-lines/lines.fixture.ts";
import { WRITTEN_1 } from "#domain/dietary-check/labelled-lines/written-1.fixture.ts";
import { WRITTEN_2 } from "#domain/dietary-check/labelled-lines/written-2.fixture.ts";
import { WRITTEN_3 } from "#domain/dietary-check/labelled-lines/written-3.fixture.ts";

import { type Floors, measure } from "./measure.fixture.ts";

/** These lines were used to improve the check; nothing in them is missed since. */
const ALL_FOUND = { recall: 1, linesFound: 1 };

/** The last measured results of each set, as a lower bound: anything below is a regression. */
const SETS: readonly [name: string, lines: readonly LabelledLine[], floors: Floors][] = [
  [
    "the first draw, plain",
    DRAWN_PLAIN_1,
    { ...ALL_FOUND, recallAsIn: 0.99, recallOfMay: 0.3, falseAlarms: 0.015, unchecked: 0.016 },
  ],
  [
    "the first draw, hard",
    DRAWN_HARD_1,
    { ...ALL_FOUND, recallAsIn: 0.93, recallOfMay: 0.5, falseAlarms: 0.04, unchecked: 0.02 },
  ],
  [
    "the second draw, plain",
    DRAWN_PLAIN_2,
    { ...ALL_FOUND, recallAsIn: 0.99, recallOfMay: 0.4, falseAlarms: 0.01, unchecked: 0.005 },
  ],
  [
    "the second draw, hard",
    DRAWN_HARD_2,
    { ...ALL_FOUND, recallAsIn: 0.965, recallOfMay: 0.45, falseAlarms: 0.03, unchecked: 0.044 },
  ],
  [
    "the third draw, plain",
    DRAWN_PLAIN_3,
    { ...ALL_FOUND, recallAsIn: 0.99, recallOfMay: 0.2, falseAlarms: 0.01, unchecked: 0.009 },
  ],
  [
    "the third draw, hard",
    DRAWN_HARD_3,
    { ...ALL_FOUND, recallAsIn: 0.95, recallOfMay: 0.4, falseAlarms: 0.048, unchecked: 0.035 },
  ],
  [
    "the fourth draw, plain",
    DRAWN_PLAIN_4,
    { ...ALL_FOUND, recallAsIn: 0.99, recallOfMay: 0.7, falseAlarms: 0.03, unchecked: 0.009 },
  ],
  [
    "the fourth draw, hard",
    DRAWN_HARD_4,
    { ...ALL_FOUND, recallAsIn: 0.93, recallOfMay: 0.55, falseAlarms: 0.08, unchecked: 0.029 },
  ],
  [
    "the fifth draw, plain",
    DRAWN_PLAIN_5,
    { ...ALL_FOUND, recallAsIn: 0.99, recallOfMay: 0.35, falseAlarms: 0.01, unchecked: 0.019 },
  ],
  [
    "the fifth draw, hard",
    DRAWN_HARD_5,
    { ...ALL_FOUND, recallAsIn: 0.965, recallOfMay: 0.4, falseAlarms: 0.035, unchecked: 0.043 },
  ],
  [
    "the sixth draw, plain",
    DRAWN_PLAIN_6,
    { ...ALL_FOUND, recallAsIn: 0.99, recallOfMay: 0.35, falseAlarms: 0.035, unchecked: 0.013 },
  ],
  [
    "the sixth draw, hard",
    DRAWN_HARD_6,
    { ...ALL_FOUND, recallAsIn: 0.95, recallOfMay: 0.35, falseAlarms: 0.055, unchecked: 0.05 },
  ],
  [
    "the first set written, hard only",
    WRITTEN_1,
    { ...ALL_FOUND, recallAsIn: 0.96, recallOfMay: 0.64, falseAlarms: 0.097, unchecked: 0.05 },
  ],
  [
    "the second set written, hard only",
    WRITTEN_2,
    { ...ALL_FOUND, recallAsIn: 0.96, recallOfMay: 0.54, falseAlarms: 0.082, unchecked: 0.095 },
  ],
  [
    "the third set written, hard only",
    WRITTEN_3,
    { ...ALL_FOUND, recallAsIn: 0.96, recallOfMay: 0.45, falseAlarms: 0.075, unchecked: 0.119 },
  ],
  [
    "the first blind set, plain",
    BLIND_PLAIN_1,
    { ...ALL_FOUND, recallAsIn: 0.99, recallOfMay: 0.42, falseAlarms: 0.01, unchecked: 0.006 },
  ],
  [
    "the first blind set, hard",
    BLIND_HARD_1,
    {
      recall: 0.96,
      linesFound: 0.96,
      recallAsIn: 0.9,
      recallOfMay: 0.56,
      falseAlarms: 0.162,
      unchecked: 0.063,
    },
  ],
  [
    "the second blind set, plain",
    BLIND_PLAIN_2,
    { ...ALL_FOUND, recallAsIn: 0.99, recallOfMay: 0.47, falseAlarms: 0.007, unchecked: 0.004 },
  ],
  [
    "the second blind set, hard",
    BLIND_HARD_2,
    {
      recall: 0.975,
      linesFound: 0.97,
      recallAsIn: 0.915,
      recallOfMay: 0.53,
      falseAlarms: 0.111,
      unchecked: 0.069,
    },
  ],
  [
    "the third blind set, plain",
    BLIND_PLAIN_3,
    { ...ALL_FOUND, recallAsIn: 1, recallOfMay: 0.43, falseAlarms: 0.028, unchecked: 0.007 },
  ],
  [
    "the third blind set, hard",
    BLIND_HARD_3,
    {
      recall: 0.945,
      linesFound: 0.95,
      recallAsIn: 0.87,
      recallOfMay: 0.6,
      falseAlarms: 0.117,
      unchecked: 0.151,
    },
  ],
  [
    "the fourth blind set, plain",
    BLIND_PLAIN_4,
    { ...ALL_FOUND, recallAsIn: 0.99, recallOfMay: 0.43, falseAlarms: 0.03, unchecked: 0.002 },
  ],
  [
    "the fourth blind set, hard",
    BLIND_HARD_4,
    {
      recall: 0.99,
      linesFound: 0.99,
      recallAsIn: 0.91,
      recallOfMay: 0.56,
      falseAlarms: 0.115,
      unchecked: 0.019,
    },
  ],
  [
    "the fifth blind set, plain",
    BLIND_PLAIN_5,
    { ...ALL_FOUND, recallAsIn: 0.985, recallOfMay: 0.43, falseAlarms: 0.028, unchecked: 0.006 },
  ],
  [
    "the fifth blind set, hard",
    BLIND_HARD_5,
    {
      recall: 0.99,
      linesFound: 0.985,
      recallAsIn: 0.905,
      recallOfMay: 0.5,
      falseAlarms: 0.135,
      unchecked: 0.077,
    },
  ],
  [
    "the sixth blind set, hard only",
    BLIND_HARD_6,
    {
      recall: 0.99,
      linesFound: 0.99,
      recallAsIn: 0.9,
      recallOfMay: 0.57,
      falseAlarms: 0.191,
      unchecked: 0.108,
    },
  ],
];

describe.each(SETS)("on lines of %s, the screen", (_name, lines, floors) => {
  const measured = measure(lines);

  test("finds all that is in them, and of what some kinds hold as much as before", () => {
    expect(measured.recall).toBeGreaterThanOrEqual(floors.recall);
    expect(measured.linesFound).toBeGreaterThanOrEqual(floors.linesFound);
    expect(measured.recallAsIn).toBeGreaterThanOrEqual(floors.recallAsIn);
    expect(measured.recallOfMay).toBeGreaterThanOrEqual(floors.recallOfMay);
  });

  test("raises no more false alarms than before, and leaves no more unchecked", () => {
    expect(measured.falseAlarms).toBeLessThanOrEqual(floors.falseAlarms);
    expect(measured.unchecked).toBeLessThanOrEqual(floors.unchecked);
  });
});
