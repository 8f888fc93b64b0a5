import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterEach, beforeEach, expect, test } from "vitest";

import { checkVersion } from "./check-version.ts";

let domain = "";
beforeEach(() => {
  domain = mkdtempSync(join(tmpdir(), "check-version-"));
  mkdirSync(join(domain, "check"));
  write("check/screen.ts", "butter is dairy");
  write("catalogue.ts", "dairy");
});
afterEach(() => rmSync(domain, { recursive: true }));

function write(name: string, text: string): void {
  writeFileSync(join(domain, name), text);
}

test("the check has another version once a file of it is changed, added or renamed", () => {
  const versions = [checkVersion(domain)];
  write("check/screen.ts", "butter is dairy and may hold soy");
  versions.push(checkVersion(domain));
  write("foods.ts", "oat");
  versions.push(checkVersion(domain));
  rmSync(join(domain, "foods.ts"));
  write("check/foods.ts", "oat");
  versions.push(checkVersion(domain));
  expect(new Set(versions).size).toBe(4);
});

test("the check has the same version while nothing but tests change", () => {
  const before = checkVersion(domain);
  write("screen.test.ts", "it is");
  write("names.fixture.ts", "butter");
  expect(checkVersion(domain)).toBe(before);
});
