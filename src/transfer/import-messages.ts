/** Begins the cook's import in a new worker, or waits for the one that is at it. */
export interface ToImportWorker {
  uid: string;
}

/** The worker has nothing more to do. */
export interface FromImportWorker {
  /** Why the import was broken off, in the cook's words; null if it wasn't. */
  problem: string | null;
}
