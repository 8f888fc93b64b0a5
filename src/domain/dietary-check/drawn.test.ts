import { describe, expect, test } from "vitest";

import { type LabelledLine, readLabelled } from "./labelled-lines.fixture.ts";
import { type Floors, measure } from "./measure.fixture.ts";

/** These lines were used to improve the check; nothing in them is missed since. */
const ALL_FOUND = { recall: 1, linesFound: 1 };

/** The last measured results of each set, as a lower bound: anything below is a regression. */
const SETS: readonly [name: string, lines: readonly LabelledLine[], floors: Floors][] = [
  [
    "the first draw, plain",
    readLabelled("drawn-1-plain"),
    { ...ALL_FOUND, recallAsIn: 0.99, recallOfMay: 0.3, falseAlarms: 0.015, unchecked: 0.016 },
  ],
  [
    "the first draw, hard",
    readLabelled("drawn-1-hard"),
    { ...ALL_FOUND, recallAsIn: 0.93, recallOfMay: 0.5, falseAlarms: 0.04, unchecked: 0.02 },
  ],
  [
    "the second draw, plain",
    readLabelled("drawn-2-plain"),
    { ...ALL_FOUND, recallAsIn: 0.99, recallOfMay: 0.4, falseAlarms: 0.01, unchecked: 0.005 },
  ],
  [
    "the second draw, hard",
    readLabelled("drawn-2-hard"),
    { ...ALL_FOUND, recallAsIn: 0.965, recallOfMay: 0.45, falseAlarms: 0.03, unchecked: 0.044 },
  ],
  [
    "the third draw, plain",
    readLabelled("drawn-3-plain"),
    { ...ALL_FOUND, recallAsIn: 0.99, recallOfMay: 0.2, falseAlarms: 0.01, unchecked: 0.009 },
  ],
  [
    "the third draw, hard",
    readLabelled("drawn-3-hard"),
    { ...ALL_FOUND, recallAsIn: 0.95, recallOfMay: 0.4, falseAlarms: 0.048, unchecked: 0.035 },
  ],
  [
    "the fourth draw, plain",
    readLabelled("drawn-4-plain"),
    { ...ALL_FOUND, recallAsIn: 0.99, recallOfMay: 0.7, falseAlarms: 0.03, unchecked: 0.009 },
  ],
  [
    "the fourth draw, hard",
    readLabelled("drawn-4-hard"),
    { ...ALL_FOUND, recallAsIn: 0.93, recallOfMay: 0.55, falseAlarms: 0.08, unchecked: 0.029 },
  ],
  [
    "the fifth draw, plain",
    readLabelled("drawn-5-plain"),
    { ...ALL_FOUND, recallAsIn: 0.99, recallOfMay: 0.35, falseAlarms: 0.01, unchecked: 0.019 },
  ],
  [
    "the fifth draw, hard",
    readLabelled("drawn-5-hard"),
    { ...ALL_FOUND, recallAsIn: 0.965, recallOfMay: 0.4, falseAlarms: 0.035, unchecked: 0.043 },
  ],
  [
    "the sixth draw, plain",
    readLabelled("drawn-6-plain"),
    { ...ALL_FOUND, recallAsIn: 0.99, recallOfMay: 0.35, falseAlarms: 0.035, unchecked: 0.013 },
  ],
  [
    "the sixth draw, hard",
    readLabelled("drawn-6-hard"),
    { ...ALL_FOUND, recallAsIn: 0.95, recallOfMay: 0.35, falseAlarms: 0.055, unchecked: 0.05 },
  ],
  [
    "the first set written, hard only",
    readLabelled("written-1"),
    { ...ALL_FOUND, recallAsIn: 0.96, recallOfMay: 0.64, falseAlarms: 0.097, unchecked: 0.05 },
  ],
  [
    "the second set written, hard only",
    readLabelled("written-2"),
    { ...ALL_FOUND, recallAsIn: 0.96, recallOfMay: 0.54, falseAlarms: 0.082, unchecked: 0.095 },
  ],
  [
    "the third set written, hard only",
    readLabelled("written-3"),
    { ...ALL_FOUND, recallAsIn: 0.96, recallOfMay: 0.45, falseAlarms: 0.075, unchecked: 0.119 },
  ],
  [
    "the first blind set, plain",
    readLabelled("blind-1-plain"),
    { ...ALL_FOUND, recallAsIn: 0.99, recallOfMay: 0.42, falseAlarms: 0.01, unchecked: 0.006 },
  ],
  [
    "the first blind set, hard",
    readLabelled("blind-1-hard"),
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
    readLabelled("blind-2-plain"),
    { ...ALL_FOUND, recallAsIn: 0.99, recallOfMay: 0.47, falseAlarms: 0.007, unchecked: 0.004 },
  ],
  [
    "the second blind set, hard",
    readLabelled("blind-2-hard"),
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
    readLabelled("blind-3-plain"),
    { ...ALL_FOUND, recallAsIn: 1, recallOfMay: 0.43, falseAlarms: 0.028, unchecked: 0.007 },
  ],
  [
    "the third blind set, hard",
    readLabelled("blind-3-hard"),
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
    readLabelled("blind-4-plain"),
    { ...ALL_FOUND, recallAsIn: 0.99, recallOfMay: 0.43, falseAlarms: 0.03, unchecked: 0.002 },
  ],
  [
    "the fourth blind set, hard",
    readLabelled("blind-4-hard"),
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
    readLabelled("blind-5-plain"),
    { ...ALL_FOUND, recallAsIn: 0.985, recallOfMay: 0.43, falseAlarms: 0.028, unchecked: 0.006 },
  ],
  [
    "the fifth blind set, hard",
    readLabelled("blind-5-hard"),
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
    readLabelled("blind-6-hard"),
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
