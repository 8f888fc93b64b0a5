/**
 * Dependencies of a single command are in a package of their own, outside the workspaces: a folder
 * with a package.json and a lockfile. `npm ci` in the root doesn't install it; the command does.
 */
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";

import { PROJECT_ROOT, startCommand } from "./command.ts";

/**
 * It is inside `node_modules`, which `npm ci` empties first: an interrupted install leaves no
 * stamp.
 */
const STAMP = "node_modules/.installed";

/**
 * Installs a folder's own package unless the packages in its lockfile are installed already. Throws
 * if npm fails, whose output has then been shown.
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
    // Never installed, or the install was interrupted.
    return undefined;
  }
}
