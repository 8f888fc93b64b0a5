import { openDatabase } from "#db/schema.ts";
import { makePhoto } from "#photos/make-photo.ts";

import type { FromImportWorker, ToImportWorker } from "./import-messages.ts";
import { readEntries } from "./read-entries.ts";
import { runImport } from "./run-import.ts";

const scope = self as unknown as DedicatedWorkerGlobalScope;

async function work({ uid }: ToImportWorker): Promise<FromImportWorker> {
  const db = openDatabase(uid);
  const run = () => runImport(db, readEntries, makePhoto);
  try {
    // Another tab may be at it: this worker waits, and goes on if that tab is closed. Without locks,
    // two would read the same file, and the second one's steps be refused.
    if (typeof navigator.locks === "undefined") await run();
    else await navigator.locks.request(`simmer:import:${uid}`, run);
    return { problem: null };
  } catch (error) {
    console.error("The import was broken off", error);
    return { problem: error instanceof Error ? error.message : String(error) };
  } finally {
    db.close();
  }
}

scope.addEventListener("message", ({ data }: MessageEvent<ToImportWorker>) => {
  void work(data).then((ended) => scope.postMessage(ended));
});
