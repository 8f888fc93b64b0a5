/**
 * What one command alone needs is in a package of its own, outside the workspaces: a folder with a
 * package.json and a lockfile. `npm ci` in the root leaves it out; the command that needs it
 * installs it.
 */
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";

import { PROJECT_ROOT, startCommand } from "./command.ts";

/** In `node_modules`, which `npm ci` empties first: an install that broke off leaves none. */
const STAMP = "node_modules/.installed";

/**
 * Installs a folder's own package unless what its lockfile says is there already.
 * Throws when npm does; its output has been shown then.
 */
export async function installOwnPackage(folder: string): Promise<void> {
  const wanted = hashOf(folder);
  if (readStamp(folder) === wanted) return;
  console.log(`Installing what ${relative(PROJECT_ROOT, folder)} needs.`);
  const command = ["npm", "ci", "--prefix", folder, "--no-audit", "--no-fund"];
  const { code } = await startCommand(command, { output: "inherit" }).done;
  if (code !== 0) throw new Error(`\`${command.join(" ")}\` ended with ${code}.`);
  writeFileSync(join(folder, STAMP), wanted);
}

function hashOf(folder: string): string {
  const hash = createHash("sha256");
  for (const file of ["package.json", "package-lock.json"]) {
    hash.update(readFileSync(join(folder, file)));
  }
  return hash.digest("hex");
}

function readStamp(folder: string): string | undefined {
  try {
    return readFileSync(join(folder, STAMP), "utf8");
  } catch {
    // Never installed, or not to its end.
    return undefined;
  }
}
