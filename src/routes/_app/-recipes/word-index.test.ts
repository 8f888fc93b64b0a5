import { expect, test } from "vitest";

import { searchWords } from "#domain/text-search.ts";

import { createWordIndex } from "./word-index.ts";

const TITLES = [
  "Linsen in Weißwein",
  "Bœuf bourguignon",
  "Shepherd’s pie",
  "Crème brûlée",
  "Kartoffelsuppe",
  "Mac & cheese",
  "Smørrebrød",
  "Käsespätzle",
  "Coﬀee cake",
  "Butternut soup",
];

function indexOf(titles: readonly string[]) {
  const index = createWordIndex();
  for (const title of titles) {
    index.put({ id: title, title, ingredients: "", tags: "", notes: "" });
  }
  return index;
}

test.each([
  ["weisswein", "Linsen in Weißwein"],
  ["WEIßWEIN", "Linsen in Weißwein"],
  ["boeuf", "Bœuf bourguignon"],
  ["shepherds", "Shepherd’s pie"],
  ["shepherd's pie", "Shepherd’s pie"],
  ["creme brul", "Crème brûlée"],
  ["suppe", "Kartoffelsuppe"],
  ["mac and cheese", "Mac & cheese"],
  ["smorrebrod", "Smørrebrød"],
  ["kaesespaetzle", "Käsespätzle"],
  ["coffee", "Coﬀee cake"],
  // One typing error: a letter wrong, missing, too many, or two swapped.
  ["bourgignon", "Bœuf bourguignon"],
  ["shephards pie", "Shepherd’s pie"],
  ["wiesswein", "Linsen in Weißwein"],
  ["kartofffelsuppe", "Kartoffelsuppe"],
  ["mac chese", "Mac & cheese"],
])("%s finds %s alone", (typed, title) => {
  expect([...indexOf(TITLES).find(searchWords(typed))]).toEqual([title]);
});

test("who types a word as it stands gets nothing that is only like it", () => {
  const index = indexOf(["Butter cake", "Batter cake"]);
  expect([...index.find(["butter"])]).toEqual(["Butter cake"]);
  expect([...index.find(["buttar"])]).toEqual(["Butter cake"]);
  expect([...index.find(["xyz"])]).toEqual([]);
  expect([...index.find(["cak", "batter"])]).toEqual(["Batter cake"]);
});

test("ingredients, tags and notes are found, and what is replaced or removed no longer", () => {
  const index = createWordIndex();
  const soup = {
    id: "soup",
    title: "Soup",
    ingredients: "leek",
    tags: "winter",
    notes: "less salt",
  };
  index.put(soup);
  for (const word of ["leek", "winter", "salt"]) expect([...index.find([word])]).toEqual(["soup"]);
  index.put({ ...soup, tags: "summer" });
  expect([...index.find(["summer"])]).toEqual(["soup"]);
  expect([...index.find(["winter"])]).toEqual([]);
  index.remove("soup");
  expect([...index.find(["soup"])]).toEqual([]);
});
