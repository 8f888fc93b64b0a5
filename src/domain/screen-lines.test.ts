import { expect, test } from "vitest";

import { ALLERGEN_IDS } from "./catalogue.ts";
import {
  HELD_OUT_LINES,
  LABELLED_LINES,
  type LabelledLine,
  TUNING_LINES,
} from "./screen-lines.fixture.ts";
import { LATER_LINES } from "./screen-names.fixture.ts";
import { screen } from "./screen.ts";

const RECALL_MIN = 0.995;
const FALSE_ALARMS_MAX = 0.05;

function measure(lines: LabelledLine[]) {
  let expected = 0;
  const missed: string[] = [];
  const falseAlarms: string[] = [];
  for (const { line, expected: holds, arguable } of lines) {
    const { allergens } = screen({
      title: "",
      blurb: "",
      ingredients: [{ name: line, amount: "" }],
      instructions: [],
      equipment: [],
    });
    const found = allergens.map(({ id }): string => id);
    expected += holds.length;
    missed.push(...holds.filter((id) => !found.includes(id)).map((id) => `${line}: ${id}`));
    const wrong = found.filter((id) => !holds.includes(id) && !arguable.includes(id));
    if (wrong.length > 0) falseAlarms.push(`${line}: ${wrong.join(", ")}`);
  }
  return {
    recall: 1 - missed.length / expected,
    falseAlarmRate: falseAlarms.length / lines.length,
    missed,
    falseAlarms,
  };
}

test("the labelled lines are many, and their labels are allergens", () => {
  expect(LABELLED_LINES.length).toBeGreaterThan(400);
  const labels = new Set(
    LABELLED_LINES.flatMap(({ expected, arguable }) => [...expected, ...arguable]),
  );
  expect([...labels].sort()).toEqual([...ALLERGEN_IDS].sort());
});

test("on lines it was tuned on, the screen misses nothing and seldom raises a false alarm", () => {
  const { missed, falseAlarmRate } = measure(TUNING_LINES);
  expect(missed).toEqual([]);
  expect(falseAlarmRate).toBeLessThanOrEqual(FALSE_ALARMS_MAX);
});

test("on lines held out, it finds 99.5 % of allergens; at most 5 % of lines hold a false alarm", () => {
  const { recall, falseAlarmRate } = measure(HELD_OUT_LINES);
  expect(recall).toBeGreaterThanOrEqual(RECALL_MIN);
  expect(falseAlarmRate).toBeLessThanOrEqual(FALSE_ALARMS_MAX);
});

test("on lines written later, with brands and names of other kitchens, it misses nothing", () => {
  const { missed, falseAlarmRate } = measure(LATER_LINES);
  expect(missed).toEqual([]);
  expect(falseAlarmRate).toBeLessThanOrEqual(0.1);
});
