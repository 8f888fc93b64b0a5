/** Makes a file of the cook's kitchen. */
export interface ToExportWorker {
  uid: string;
}

/** How many of all recipes, and then of all photos, are in the file. */
export interface ExportProgress {
  of: "recipes" | "photos";
  done: number;
  total: number;
}

export type FromExportWorker =
  | ({ type: "progress" } & ExportProgress)
  /** `missing` is how many photos could not be had. */
  | { type: "done"; file: Blob; missing: number }
  /** `problem` is in the cook's words. */
  | { type: "failed"; problem: string };
