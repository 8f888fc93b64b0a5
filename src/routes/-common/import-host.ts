import { findImport, stopImport } from "#db/repositories/import-repository.ts";
import type { SimmerDb } from "#db/schema.ts";
import type { FromImportWorker, ToImportWorker } from "#transfer/import-messages.ts";

import { createStore } from "./store.ts";

const NOT_LOADED = "What reads recipes could not be loaded. Connect to the internet and go on.";

/** Why the import was last broken off on this page, in the cook's words; null if it wasn't. */
export const importProblem = createStore<string | null>(null);

let host: { uid: string; worker: Worker } | null = null;

/** Has a worker do the import that is to be done, if there is one. Screens follow it in the database. */
export async function doImport(db: SimmerDb): Promise<void> {
  const job = await findImport(db);
  if (job?.state !== "running" || host?.uid === db.accountUid) return;
  leaveImport();
  importProblem.set(null);
  const worker = new Worker(new URL("../../transfer/import-worker.ts", import.meta.url), {
    type: "module",
  });
  const end = async (problem: string | null) => {
    if (host?.worker !== worker) return;
    leaveImport();
    importProblem.set(problem);
    // The cook may have gone on while the stopped worker was ending, when another one was not begun.
    await (problem === null ? doImport(db) : stopImport(db));
  };
  const ended = (problem: string | null) =>
    void end(problem).catch((error: unknown) => console.error("The import is not ended", error));
  worker.addEventListener("message", ({ data }: MessageEvent<FromImportWorker>) =>
    ended(data.problem),
  );
  worker.addEventListener("error", ({ message }) => {
    console.error("The import failed", message);
    ended(NOT_LOADED);
  });
  worker.postMessage({ uid: db.accountUid } satisfies ToImportWorker);
  host = { uid: db.accountUid, worker };
}

/** Ends the worker, at any moment: the import can go on from its last step. */
export function leaveImport(): void {
  host?.worker.terminate();
  host = null;
}
