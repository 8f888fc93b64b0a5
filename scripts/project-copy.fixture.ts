import { copyFileSync, cpSync, mkdirSync, mkdtempSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

import { PROJECT_ROOT, runQuietly } from "./command.ts";

/**
 * This project's scripts and the files named, in a folder of their own beside the same packages:
 * there they may be changed, and what the scripts write is nobody else's.
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

/** Runs a shell's command in such a folder. @throws with what it has said, when it fails */
export async function runIn(folder: string, command: string): Promise<string> {
  return runQuietly(["env", "-C", folder, "sh", "-c", command]);
}
