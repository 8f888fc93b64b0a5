import { expect, test } from "vitest";

import { streamJson } from "./stream-json.ts";

async function read(text: string, lists: string[] = []) {
  const items: unknown[] = [];
  try {
    for await (const item of streamJson(new Blob([text]), "utf-8", lists)) items.push(item);
  } catch {
    items.push("broken");
  }
  return items;
}

test("items come one by one, of the list that a file is or of lists that are named", async () => {
  expect(await read('\n [1, {"a": [2]}, "x"]')).toEqual([
    { list: "", value: 1 },
    { list: "", value: { a: [2] } },
    { list: "", value: "x" },
  ]);
  const named = '{"more": [1], "recipes": [{"a": {"b": 2}}], "@graph": ["x"]}';
  expect(await read(named, ["recipes", "@graph"])).toEqual([
    { list: "recipes", value: { a: { b: 2 } } },
    { list: "@graph", value: "x" },
  ]);
  expect(await read('{"more": [1]}', ["recipes"])).toEqual([]);
});

test("what is whole before a break is read, and the break is told", async () => {
  expect(await read('[{"a": 1}, {"a": 2}, {"a"')).toEqual([
    { list: "", value: { a: 1 } },
    { list: "", value: { a: 2 } },
    "broken",
  ]);
  expect(await read('{"recipes": [{"a": 1}]', ["recipes"])).toEqual([
    { list: "recipes", value: { a: 1 } },
    "broken",
  ]);
  expect(await read("[1] [2]")).toContain("broken");
  expect(await read("")).toEqual([]);
});

test("a mark at the beginning and letters across the borders of pieces are read", async () => {
  const words = "é".repeat(100_000);
  expect(await read(`\u{feff}["${words}"]`)).toEqual([{ list: "", value: words }]);
});
