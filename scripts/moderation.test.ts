import { expect, test } from "vitest";

import { formatMeal, readOrder } from "./moderation.ts";

test.each([
  [[], { kind: "list" }],
  [["hide", "m1"], { kind: "mark", id: "m1", moderation: "hidden" }],
  [["clear", "m1"], { kind: "mark", id: "m1", moderation: "cleared" }],
  [["undo", "m1"], { kind: "mark", id: "m1", moderation: null }],
  [["author", "m1"], { kind: "author", id: "m1" }],
])("%j is understood", (words, order) => {
  expect(readOrder(words)).toEqual(order);
});

test.each([[["hide"]], [["drop", "m1"]], [["toString", "m1"]], [["hide", "m1", "m2"]]])(
  "%j is refused with what can be asked for",
  (words) => {
    expect(() => readOrder(words)).toThrow("hide | clear | undo | author");
  },
);

test("a cook's text can't inject terminal control characters", () => {
  const title = "Soup\u001b[2J\u202e\nhidden";
  const said = formatMeal({ id: "m", author: "a", title, blurb: "x".repeat(500), reportCount: 3 });
  expect(said).toContain("3 reports, 0 ratings, by a\n    Soup [2J hidden: ");
  expect(said.split("\n")).toHaveLength(2);
  expect(said.length).toBeLessThan(300);
});
