import { defaultParseSearch } from "@tanstack/react-router";
import { expect, test } from "vitest";

import { draftOfShared } from "./shared-draft.ts";
import { readUploadSearch } from "./upload-search.ts";

const read = (name: string, text: string) =>
  readUploadSearch(defaultParseSearch(`?${name}=${encodeURIComponent(text)}`));

const LIKE_JSON = [
  '{"a":1}',
  "[1,2]",
  "[]",
  "7",
  "true",
  "null",
  '{"@type":"Recipe","name":"Soup"}',
];

test.each(LIKE_JSON)("a shared text that the router reads as JSON stays a text: %s", (text) => {
  for (const name of ["title", "text", "url"] as const) {
    const shared = read(name, text);
    expect(shared).toEqual({ [name]: text });
    expect(() => draftOfShared(shared, () => "id")).not.toThrow();
  }
  expect(read("edit", text)).toEqual({ edit: text });
});

test("plain text and repeated values are texts as well, and nothing else comes along", () => {
  expect(read("text", "Soup\n1 leek")).toEqual({ text: "Soup\n1 leek" });
  expect(readUploadSearch(defaultParseSearch("?text=a&text=b&x=1"))).toEqual({ text: '["a","b"]' });
  expect(read("text", "x".repeat(20_000)).text).toHaveLength(12_000);
});
