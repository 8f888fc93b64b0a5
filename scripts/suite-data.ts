import { existsSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";

import { HOST } from "./ports.ts";

const EXPORT_MS = 60_000;
const METADATA = "firebase-export-metadata.json";

/** Where data is stored between runs: `data` in the suite's folder. */
const kept = (folder: string) => join(folder, "data");
/**
 * The former `data` while an export replaces it; found at a start only after a crash in that
 * moment.
 */
const replaced = (folder: string) => join(folder, "data.replaced");

export interface StoredData {
  /** The folder to import, if there is one with usable data. */
  importDir: string | undefined;
  /** What the user of this suite should know about it. */
  note: string;
}

/**
 * Checks the data that an earlier run left in the suite's folder. Data that can't be imported is
 * renamed, never deleted; the suite then starts empty. The new name contains `now` (ms since 1970).
 */
export function findStoredData(folder: string, now: number): StoredData {
  const dir = kept(folder);
  if (!existsSync(dir) && existsSync(replaced(folder))) renameSync(replaced(folder), dir);
  if (!existsSync(dir)) {
    return { importDir: undefined, note: "No stored data yet: starting empty." };
  }
  const fault = findFault(dir);
  if (fault === undefined) return { importDir: dir, note: `Loading the data kept in ${dir}.` };
  const aside = `${dir}.broken-${now}`;
  renameSync(dir, aside);
  return {
    importDir: undefined,
    note: `The data kept in ${dir} cannot be read (${fault}).\nIt was set aside as ${aside}; starting empty.`,
  };
}

/** Why an export can't be imported; undefined if it looks complete. */
function findFault(dir: string): string | undefined {
  try {
    const metadata = JSON.parse(readFileSync(join(dir, METADATA), "utf8")) as {
      firestore?: { metadata_file?: string };
      auth?: { path?: string };
    } | null;
    const firestoreFile = metadata?.firestore?.metadata_file;
    const authFolder = metadata?.auth?.path;
    if (!firestoreFile || !authFolder) return `${METADATA} names no Firestore or Auth data`;
    if (!existsSync(join(dir, firestoreFile))) return `${firestoreFile} is missing`;
    for (const name of ["accounts.json", "config.json"]) {
      JSON.parse(readFileSync(join(dir, authFolder, name), "utf8"));
    }
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/**
 * Exports a running suite's data in place of the previous data, which stays until the new export is
 * complete. `hubPort` is the emulator hub's. Throws if the export fails.
 */
export async function storeData(folder: string, hubPort: number): Promise<void> {
  const fresh = join(folder, "data.new");
  rmSync(fresh, { recursive: true, force: true });
  const response = await fetch(`http://${HOST}:${hubPort}/_admin/export`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ path: fresh, initiatedBy: "simmer" }),
    signal: AbortSignal.timeout(EXPORT_MS),
  });
  if (!response.ok) throw new Error(`the emulators answered ${await response.text()}`);
  const fault = findFault(fresh);
  if (fault !== undefined) throw new Error(`the export is incomplete: ${fault}`);

  const dir = kept(folder);
  rmSync(replaced(folder), { recursive: true, force: true });
  if (existsSync(dir)) renameSync(dir, replaced(folder));
  renameSync(fresh, dir);
  rmSync(replaced(folder), { recursive: true, force: true });
}
