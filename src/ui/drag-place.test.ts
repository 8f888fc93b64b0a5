import { expect, test } from "vitest";

import { placeAfterDrag, waysGiven, withinList, type RowBox } from "./drag-place.ts";

/** Three rows with gaps of 10; the one in the middle is twice as tall. */
const ROWS: RowBox[] = [
  { top: 0, height: 50 },
  { top: 60, height: 100 },
  { top: 170, height: 50 },
];

test.each([
  [0, 0, 0],
  [0, 59, 0],
  [0, 61, 1],
  [0, 146, 2],
  [1, 34, 1],
  [1, 36, 2],
  [1, -34, 1],
  [1, -36, 0],
  [2, -59, 2],
  [2, -61, 1],
  [2, -146, 0],
])("row %i, dragged %i pixels, comes to place %i", (from, distance, place) => {
  expect(placeAfterDrag(ROWS, from, distance)).toBe(place);
});

test("the rows in between shift by the dragged row's height and gap", () => {
  expect(waysGiven(ROWS, 0, 2)).toEqual([0, -60, -60]);
  expect(waysGiven(ROWS, 1, 0)).toEqual([110, 0, 0]);
  expect(waysGiven(ROWS, 2, 0)).toEqual([60, 60, 0]);
  expect(waysGiven(ROWS, 1, 1)).toEqual([0, 0, 0]);
});

test("a row stays in its list, however far the finger goes", () => {
  expect(withinList(ROWS, 0, -40)).toBe(0);
  expect(withinList(ROWS, 0, 900)).toBe(170);
  expect(withinList(ROWS, 1, -900)).toBe(-60);
  expect(withinList(ROWS, 1, 20)).toBe(20);
  expect(withinList([], 0, 20)).toBe(0);
});
