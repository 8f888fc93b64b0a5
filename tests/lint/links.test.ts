import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

import { expect, test } from "vitest";

const root = join(dirname(fileURLToPath(import.meta.url)), "../..");

test("every relative link of the documents leads to a file", () => {
  const documents = [".", "docs", "docs/decisions", "src/sync", "src/ui"].flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((file) => file.endsWith(".md"))
      .map((file) => join(folder, file)),
  );
  const broken = documents.flatMap((path) => {
    const text = readFileSync(join(root, path), "utf8");
    const links = [...text.matchAll(/\]\((?!\w+:|#)([^)\s#]+)/g)].map(([, link = ""]) => link);
    return links
      .filter((link) => !existsSync(join(root, dirname(path), decodeURIComponent(link))))
      .map((link) => `${path}: ${link}`);
  });
  expect(documents).toContain("README.md");
  expect(broken).toEqual([]);
});
