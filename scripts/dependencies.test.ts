import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

import { afterEach, beforeEach, expect, test } from "vitest";

import { CHECKS } from "./checks.ts";
import { type LockedPackage, readLockfile } from "./lockfile.ts";
import { copyProject, runIn } from "./project-copy.fixture.ts";

/** Runs this step of `npm run check` on this project's own lockfile with one error added. */

let folder: string;

beforeEach(() => {
  folder = copyProject();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function check(): Promise<string> {
  const [command = []] = CHECKS.find(({ name }) => name === "dependencies")?.commands ?? [];
  return runIn(folder, command.join(" "));
}

function spoil(place: string, change: Partial<LockedPackage>, file = "package-lock.json"): void {
  const lockfile = readLockfile(join(folder, "package-lock.json"));
  Object.assign(lockfile.packages[place] ?? {}, change);
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), JSON.stringify(lockfile));
}

test("the check passes as things are", async () => {
  expect(await check()).toBe("");
});

test.each([
  ["under a licence that is denied", "is shipped, under GPL-3.0-only", { license: "GPL-3.0-only" }],
  ["without a licence", "names no licence", { license: "" }],
  ["without a checksum", "has no integrity", { integrity: "" }],
  ["from elsewhere", "comes from https://x", { resolved: "https://x" }],
])("the check fails for a package %s", async (_, fault, change) => {
  spoil("node_modules/dexie", change);
  await expect(check()).rejects.toThrow(`package-lock.json: node_modules/dexie ${fault}`);
});

test("the check knows that the recipe service's packages are shipped, too", async () => {
  spoil("node_modules/firebase-admin", { license: "SSPL-1.0" });
  const fault = "package-lock.json: node_modules/firebase-admin is shipped, under SSPL-1.0";
  await expect(check()).rejects.toThrow(fault);
});

test("the check reads every lockfile of the project, not the root's alone", async () => {
  const file = "tests/bench/rxdb/package-lock.json";
  spoil("node_modules/dexie", { integrity: "" }, file);
  const fault = `${file}: node_modules/dexie has no integrity`;
  await expect(check()).rejects.toThrow(fault);
  rmSync(join(folder, file));
  await check();
  spoil("node_modules/dexie", { license: "" }, "functions/package-lock.json");
  await expect(check()).rejects.toThrow("functions/package-lock.json: node_modules/dexie names");
});
