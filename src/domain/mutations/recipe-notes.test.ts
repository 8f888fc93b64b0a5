import { expect, test } from "vitest";

import { overlay, type Docs } from "./define.ts";
import { writeRecipeNote } from "./recipe-notes.ts";

const noted = (text: string, more: object = {}) => ({
  recipeNotes: { soup: { id: "soup", text, updatedAt: 1, ...more } },
});
const write = (docs: Docs, before: string, text: string) =>
  writeRecipeNote.apply(docs, { recipeId: "soup", before, text, at: 5 }, "cook");

test("a note is written, deleted, and nothing is written that stands there already", () => {
  expect(write({}, "", "salt")).toEqual(noted("salt", { updatedAt: 5 }));
  expect(write({ recipeNotes: { soup: null } }, "", "salt")).toEqual(
    noted("salt", { updatedAt: 5 }),
  );
  expect(write(noted("salt"), "salt", "")).toEqual(noted("", { updatedAt: 5 }));
  expect(write(noted("salt"), "salt", "salt")).toEqual({});
  expect(write({}, "", "")).toEqual({});
  expect(
    writeRecipeNote.touches({ recipeId: "soup", before: "", text: "salt", at: 5 }, "cook"),
  ).toEqual([{ collection: "recipeNotes", id: "soup" }]);
});

test("what another device has written stays, and so does what a newer app stored with it", () => {
  const newer = { ofTheFuture: 1 };
  expect(write(noted("salt\ntheirs", newer), "salt", "less salt")).toEqual(
    noted("less salt\ntheirs", { ...newer, updatedAt: 5 }),
  );
});

test("of two devices that wrote apart, neither loses a line, whichever is first", () => {
  const start = write({}, "", "Less salt");
  const both = (first: string, second: string) => {
    const one = overlay(start, write(start, "Less salt", first));
    return overlay(one, write(one, "Less salt", second)).recipeNotes?.["soup"]?.text.split("\n");
  };
  for (const texts of [
    both("Less salt\nSmall tin", "More dill\nLess salt"),
    both("More dill\nLess salt", "Less salt\nSmall tin"),
  ]) {
    expect(texts).toEqual(expect.arrayContaining(["More dill", "Less salt", "Small tin"]));
  }
});
