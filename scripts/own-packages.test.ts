import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterEach, beforeEach, expect, test } from "vitest";

import { installOwnPackage } from "./own-packages.ts";

let folder: string;

/** Writes a package that depends on its own folder `leek`, which npm installs without a network. */
function writePackage(version: string) {
  const manifest = { name: "own", version, dependencies: { leek: "file:./leek" } };
  const packages = {
    "": manifest,
    leek: { version: "1.0.0" },
    "node_modules/leek": { resolved: "leek", link: true },
  };
  const lock = { name: "own", version, lockfileVersion: 3, requires: true, packages };
  writeFileSync(join(folder, "package.json"), JSON.stringify(manifest));
  writeFileSync(join(folder, "package-lock.json"), JSON.stringify(lock));
}

const leek = () => join(folder, "node_modules/leek");

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "own-package-"));
  mkdirSync(join(folder, "leek"));
  writeFileSync(join(folder, "leek/package.json"), '{ "name": "leek", "version": "1.0.0" }');
  writePackage("1.0.0");
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("a package that isn't there is installed, and one that is there is left alone", async () => {
  await installOwnPackage(folder);
  expect(existsSync(leek())).toBe(true);
  rmSync(leek(), { recursive: true });
  await installOwnPackage(folder);
  expect(existsSync(leek()), "it was installed again").toBe(false);
});

test("a package whose lockfile has changed is installed again", async () => {
  await installOwnPackage(folder);
  rmSync(leek(), { recursive: true });
  writePackage("1.1.0");
  await installOwnPackage(folder);
  expect(existsSync(leek())).toBe(true);
});

test("an install that fails says so, and is tried again", async () => {
  const lockfile = join(folder, "package-lock.json");
  rmSync(lockfile);
  writeFileSync(lockfile, "{}");
  await expect(installOwnPackage(folder)).rejects.toThrow(/npm ci/);
  writePackage("1.0.0");
  await installOwnPackage(folder);
  expect(existsSync(leek())).toBe(true);
});
