import { expect, test } from "vitest";

import { eachTagOnce, typedTag, typedTags, withTag } from "./cooks-tags.ts";
import { TAG_MAX, TAGS_MAX } from "./limits.ts";

test("a tag is one line, trimmed and within its limit", () => {
  expect(typedTag("  for\n the  kids ")).toBe("for the kids");
  expect(typedTag("x".repeat(TAG_MAX + 5))).toHaveLength(TAG_MAX);
  expect(typedTag(`${"x".repeat(TAG_MAX - 1)}🍕`)).toBe("x".repeat(TAG_MAX - 1));
  expect(typedTags("quick, Weißwein; ,weisswein")).toEqual(["quick", "Weißwein"]);
});

test("tags that differ in case, accents or apostrophes are one", () => {
  expect(eachTagOnce(["Crème", "creme", "Shepherd’s", "shepherds", "🍕", " "])).toEqual([
    "Crème",
    "Shepherd’s",
    "🍕",
  ]);
});

test("a tag is added and taken away once, up to the limit", () => {
  expect(withTag(["quick"], "Crème", true)).toEqual(["quick", "Crème"]);
  expect(withTag(["quick", "Crème"], "CREME", false)).toEqual(["quick"]);
  const tags = ["quick"];
  expect(withTag(tags, "Quick", true)).toBe(tags);
  expect(withTag(tags, "slow", false)).toBe(tags);
  expect(withTag(tags, " ", true)).toBe(tags);
  const full = Array.from({ length: TAGS_MAX }, (_, nth) => `t${nth}`);
  expect(withTag(full, "one more", true)).toBe(full);
});
