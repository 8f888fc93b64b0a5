import { join } from "node:path";

import { expect, test } from "vitest";

import { PROJECT_ROOT } from "./command.ts";
import { findFaults } from "./dependency-rules.ts";
import { readLockfile, type LockedPackage, type Lockfile } from "./lockfile.ts";

const SOUND = { version: "1.0.0", integrity: "sha512-x", license: "MIT" };

/** An app that ships `leek`, which depends on `stock`, and is built with `knife`. */
function lockfileWith(changes: Record<string, Partial<LockedPackage>>): Lockfile {
  const packages: Record<string, LockedPackage> = {
    "": { dependencies: { leek: "1" }, devDependencies: { knife: "1" } },
    "node_modules/leek": { ...SOUND, dependencies: { stock: "2" } },
    "node_modules/leek/node_modules/stock": SOUND,
    "node_modules/stock": SOUND,
    "node_modules/knife": SOUND,
  };
  for (const [place, change] of Object.entries(changes)) {
    packages[place] = { ...packages[place], ...change };
  }
  return { lockfileVersion: 3, packages };
}

const faultsWith = (place: string, change: Partial<LockedPackage>) =>
  findFaults(lockfileWith({ [place]: change }), [""]);

test("packages with checksums and licences pass", () => {
  expect(findFaults(lockfileWith({}), [""])).toEqual([]);
});

test.each(["GPL-3.0-only", "AGPL-3.0", "SSPL-1.0", "UNKNOWN", "SEE LICENSE IN LICENSE.md"])(
  "what is shipped may not be under %s, however deep it is",
  (license) => {
    const deep = "node_modules/leek/node_modules/stock";
    expect(faultsWith(deep, { license })).toEqual([`${deep} is shipped, under ${license}`]);
    expect(faultsWith("node_modules/stock", { license }), "it is not shipped").toEqual([]);
    expect(faultsWith("node_modules/knife", { license }), "it only builds").toEqual([]);
  },
);

test("one licence of a choice is enough, all of a sum are needed", () => {
  const faultsUnder = (license: string) => faultsWith("node_modules/leek", { license });
  expect(faultsUnder("(MIT OR GPL-2.0)")).toEqual([]);
  expect(faultsUnder("LGPL-3.0")).toEqual([]);
  expect(faultsUnder("MIT AND GPL-2.0")).toHaveLength(1);
});

test("no package is without a licence, a tool neither", () => {
  const faults = faultsWith("node_modules/knife", { license: "" });
  expect(faults).toEqual(["node_modules/knife names no licence"]);
});

test("no package is without a checksum", () => {
  const faults = faultsWith("node_modules/knife", { integrity: "" });
  expect(faults).toEqual(["node_modules/knife has no integrity"]);
});

test("bindings for other machines alone may lack a checksum", () => {
  const binding = { integrity: "", optional: true, cpu: ["x64"] };
  expect(faultsWith("node_modules/knife", { ...binding, os: ["darwin"] })).toEqual([]);
  expect(faultsWith("node_modules/knife", { ...binding, os: ["linux"] })).toHaveLength(1);
});

test.each([
  "git+ssh://git@example.com/leek.git#abc",
  "https://example.com/leek.tgz",
  "../leek.tgz",
])("no package comes from anywhere but the registry, as from %s", (resolved) => {
  const faults = faultsWith("node_modules/leek", { resolved });
  expect(faults).toEqual([`node_modules/leek comes from ${resolved}`]);
});

test("what is shipped includes the recipe service's packages", () => {
  const lockfile = readLockfile(join(PROJECT_ROOT, "package-lock.json"));
  const entry = lockfile.packages["node_modules/firebase-admin"];
  if (!entry) throw new Error("firebase-admin is not in the lockfile");
  entry.license = "GPL-3.0-only";
  expect(findFaults(lockfile, ["", "functions"])).toEqual([
    "node_modules/firebase-admin is shipped, under GPL-3.0-only",
  ]);
});
