import { expect, test } from "vitest";

import { findWords, searchableText, searchWords } from "./text-search.ts";

const find = (titles: readonly string[], typed: string) =>
  findWords(titles, searchWords(typed), (title) => searchableText([title]));

test.each([
  // A letter wrong, missing, too many, or two swapped.
  ["bourguignan", "Bœuf bourguignon"],
  ["bourgignon", "Bœuf bourguignon"],
  ["bourguiggnon", "Bœuf bourguignon"],
  ["boruguignon", "Bœuf bourguignon"],
  // Swapped while the rest is still to be typed.
  ["lisnen wiessw", "Linsen in Weißwein"],
  ["shephards pie", "Shepherd’s pie"],
])("%s finds %s all the same", (typed, title) => {
  const titles = ["Bœuf bourguignon", "Linsen in Weißwein", "Shepherd’s pie", "Toast"];
  expect(find(titles, typed)).toEqual([title]);
});

test("who types a word as it stands gets nothing that is only like it", () => {
  const titles = ["Butter cake", "Batter cake", "Rice"];
  expect(find(titles, "butter")).toEqual(["Butter cake"]);
  expect(find(titles, "bitter")).toEqual(["Butter cake", "Batter cake"]);
  // Both words stand somewhere, but nowhere together.
  expect(find(["Butter cake", "Batter rice"], "butter rice")).toEqual(["Batter rice"]);
  expect(find(titles, "rise")).toEqual(["Rice"]);
  expect(find(titles, "rie")).toEqual([]);
});

test("a drawing is looked for like a word, and what is blank not at all", () => {
  expect(find(["🍕 night", "Soup"], "🍕")).toEqual(["🍕 night"]);
  expect(find(["🍕 night", "Soup"], "🍜")).toEqual([]);
  expect(searchWords("  ")).toEqual([]);
  expect(searchWords("mac & cheese")).toEqual(["mac", "cheese"]);
  expect(searchWords("and")).toEqual(["and"]);
});
