import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterEach, beforeEach, expect, test } from "vitest";

import { PROJECT_ROOT, runQuietly } from "./command.ts";
import { findFaults } from "./dependency-rules.ts";
import { readLockfile, type Lockfile } from "./lockfile.ts";
import { lockfileOfWorkspace } from "./workspace-lockfile.ts";

const ROOT = readLockfile(join(PROJECT_ROOT, "package-lock.json"));

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "functions-"));
  copyFileSync(join(PROJECT_ROOT, "functions/package.json"), join(folder, "package.json"));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

/**
 * What `npm ci` prints before it fetches: whether the lockfile has everything the manifest needs.
 */
async function tryInstall(lockfile: Lockfile): Promise<string> {
  writeFileSync(join(folder, "package-lock.json"), JSON.stringify(lockfile));
  // Where the tests were started by `npm run --silent`, npm would say nothing here either.
  const spoken = ["--loglevel", "notice"];
  return runQuietly(["npm", "ci", "--dry-run", "--offline", ...spoken, "--prefix", folder]);
}

test("npm installs the recipe service by itself from its lockfile", async () => {
  const output = await tryInstall(lockfileOfWorkspace(ROOT, "functions"));
  expect(output).toMatch(/added \d+ packages/);
});

test("npm refuses a lockfile in which a package is missing", async () => {
  const lockfile = lockfileOfWorkspace(ROOT, "functions");
  delete lockfile.packages["node_modules/jwks-rsa"];
  await expect(tryInstall(lockfile)).rejects.toThrow(/jwks-rsa/);
});

test("every package is the one that the root's lockfile has, held by the same checksum", () => {
  const { packages } = lockfileOfWorkspace(ROOT, "functions");
  expect(Object.keys(packages).length).toBeGreaterThan(100);
  for (const [place, { integrity, version }] of Object.entries(packages)) {
    if (place === "") continue;
    expect(ROOT.packages[place]).toMatchObject({ integrity, version });
  }
  expect(findFaults({ lockfileVersion: 3, packages }, [""])).toEqual([]);
  expect(Object.keys(packages)).not.toContain("node_modules/react");
  expect(packages["node_modules/@valibot/to-json-schema"]).toMatchObject({ dev: true });
});

test("a folder that isn't a workspace gets no lockfile", () => {
  expect(() => lockfileOfWorkspace(ROOT, "function")).toThrow('no workspace "function"');
});

test("a package of its own takes the root's place, unless both are needed there", () => {
  const root: Lockfile = {
    lockfileVersion: 3,
    packages: {
      "": {},
      kitchen: { dependencies: { leek: "2" } },
      "kitchen/node_modules/leek": { version: "2.0.0" },
      "node_modules/leek": { version: "1.0.0" },
      "node_modules/stock": { version: "1.0.0", dependencies: { leek: "1" } },
    },
  };
  const { packages } = lockfileOfWorkspace(root, "kitchen");
  expect(packages["node_modules/leek"]).toEqual({ version: "2.0.0" });
  root.packages["kitchen"] = { dependencies: { leek: "2", stock: "1" } };
  expect(() => lockfileOfWorkspace(root, "kitchen")).toThrow(/two versions/);
});
