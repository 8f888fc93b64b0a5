import { readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, it } from "vitest";

import { PROJECT_ROOT } from "./command.ts";
import { pagePolicy } from "./page-policy.ts";

const read = (path: string) => readFileSync(join(PROJECT_ROOT, path), "utf8");

it("holds scripts, styles and markup also where hosting's headers don't come", () => {
  expect(pagePolicy()).toContain("script-src 'self'; style-src 'self' 'sha256-");
  expect(pagePolicy()).toContain("object-src 'none'");
  expect(pagePolicy()).toContain("require-trusted-types-for 'script'");
  // Counts for nothing in a page, and would be logged there as an error.
  expect(pagePolicy()).not.toContain("frame-ancestors");
});

it("is in the page at the addresses of the screens, and at no others", () => {
  const screens = new Set(
    [...read("src/route-tree.gen.ts").matchAll(/\| "\/([a-z][^"/]*)/g)].map(([, first]) => first),
  );
  const { hosting } = JSON.parse(read("firebase.json")) as {
    hosting: { rewrites: { source: string; destination?: string }[] };
  };
  const rewritten = hosting.rewrites.filter(({ destination }) => destination === "/index.html");
  const [, listed = ""] = /^\/@\((.*)\)$/.exec(rewritten[0]?.source ?? "") ?? [];
  expect(new Set(listed.split("|"))).toEqual(screens);
  expect(rewritten.map(({ source }) => source)).toEqual([`/@(${listed})`, `/@(${listed})/**`]);
});
