/** Makes a file of the cook's kitchen. */
export interface ToExportWorker {
  uid: string;
}

export type FromExportWorker =
  | { type: "progress"; done: number; total: number }
  /** `missing` is how many photos could not be had. */
  | { type: "done"; file: Blob; missing: number }
  /** `problem` is in the cook's words. */
  | { type: "failed"; problem: string };
