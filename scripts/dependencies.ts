/** Part of `npm run check`: the licence, checksum and source of every package in a lockfile. */
import { readdirSync } from "node:fs";
import { join, relative } from "node:path";

import { PROJECT_ROOT } from "./command.ts";
import { findFaults } from "./dependency-rules.ts";
import { readLockfile } from "./lockfile.ts";

/** The places of what is shipped to cooks: the app and the recipe service. */
const SHIPPED = ["", "functions"];

const skipped = new Set(["node_modules", ".emulators", ".git", "dist", "test-results"]);

function findLockfiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return skipped.has(entry.name) ? [] : findLockfiles(path);
    return entry.name === "package-lock.json" ? [path] : [];
  });
}

const faults = findLockfiles(PROJECT_ROOT).flatMap((file) => {
  const isRoot = file === join(PROJECT_ROOT, "package-lock.json");
  const found = findFaults(readLockfile(file), isRoot ? SHIPPED : []);
  return found.map((fault) => `${relative(PROJECT_ROOT, file)}: ${fault}`);
});
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
