import { copyFileSync, cpSync, mkdirSync, mkdtempSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

import { PROJECT_ROOT, runQuietly } from "./command.ts";

/**
 * Copies this project's scripts and the named files to a separate folder that uses the same
 * packages. Tests may change them there, and what the scripts write affects nothing else.
 */
export function copyProject(...files: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), "project-"));
  cpSync(join(PROJECT_ROOT, "scripts"), join(folder, "scripts"), { recursive: true });
  for (const file of ["package.json", "package-lock.json", ...files]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    copyFileSync(join(PROJECT_ROOT, file), join(folder, file));
  }
  symlinkSync(join(PROJECT_ROOT, "node_modules"), join(folder, "node_modules"));
  return folder;
}

/** Runs a shell command in such a folder. @throws with the command's output if it fails */
export async function runIn(folder: string, command: string): Promise<string> {
  return runQuietly(["env", "-C", folder, "sh", "-c", command]);
}
