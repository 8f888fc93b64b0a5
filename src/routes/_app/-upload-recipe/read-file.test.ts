import { expect, test } from "vitest";

import { readFile } from "./read-file.ts";

test.each(["", " \n", "%PDF-1.7\nobj", "PK\0\u0003"])("%j is no text of a recipe", async (text) => {
  await expect(readFile(new File([text], "soup"))).rejects.toThrow("This file holds no text");
});

test("what has words in it is read as it is", async () => {
  expect(await readFile(new File(["\nSoup\n"], "soup.txt"))).toBe("\nSoup\n");
});
