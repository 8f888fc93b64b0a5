/** Makes a file of the cook's kitchen. */
export interface ToExportWorker {
  uid: string;
}

export type FromExportWorker =
  | { type: "progress"; done: number; total: number }
  | { type: "done"; file: Blob }
  /** `problem` is in the cook's words. */
  | { type: "failed"; problem: string };
