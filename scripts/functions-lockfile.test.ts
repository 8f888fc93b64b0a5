import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { afterEach, beforeEach, expect, test } from "vitest";

import { PROJECT_ROOT } from "./command.ts";
import { findFaults } from "./dependency-rules.ts";
import { readLockfile } from "./lockfile.ts";
import { copyProject, runIn } from "./project-copy.fixture.ts";

const LOCKFILE = "functions/package-lock.json";

let folder: string;

beforeEach(() => {
  folder = copyProject("functions/package.json");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Runs what deploying runs before it uploads the functions' folder, except the build. */
async function prepareUpload(): Promise<void> {
  const { functions } = JSON.parse(readFileSync(join(PROJECT_ROOT, "firebase.json"), "utf8")) as {
    functions: { predeploy: string[] };
  };
  for (const command of functions.predeploy) {
    if (!command.includes("vite build")) await runIn(folder, command);
  }
}

test("deploying puts a lockfile into the folder that is uploaded, with a checksum for every package", async () => {
  await prepareUpload();
  const lockfile = readLockfile(join(folder, LOCKFILE));
  const { "": _root, ...packages } = lockfile.packages;
  expect(Object.keys(packages)).toContain("node_modules/firebase-admin");
  for (const { integrity } of Object.values(packages))
    expect(integrity).toMatch(/^sha(512|1)-\S+$/);
  expect(findFaults(lockfile, [""])).toEqual([]);
});

test("deploying fails where the service's packages are not known", async () => {
  const lockfile = readLockfile(join(folder, "package-lock.json"));
  delete lockfile.packages["functions"];
  writeFileSync(join(folder, "package-lock.json"), JSON.stringify(lockfile));
  await expect(prepareUpload()).rejects.toThrow('no workspace "functions"');
});
