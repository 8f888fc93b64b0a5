/* What the device keeps of an import of recipes: the job, its files and what its report tells. */

/** What an import does with a recipe that the cook already has, to the letter. */
export type SameAgain = "skip" | "both" | "replace";

/** Files of recipes that are being imported on this device, or were last. */
export interface ImportJob {
  /** The ids of the recipes it stores begin with it. */
  id: string;
  /** When the cook began it, ms. */
  at: number;
  files: readonly { name: string; bytes: number }[];
  sameAgain: SameAgain;
  state: "running" | "stopped" | "done";
  /** How many of the files are done, and how many entries of the one after them. */
  done: { files: number; entries: number };
  /** What became of the entries so far. */
  counts: ImportCounts;
  /** How often it was begun or gone on with since it last got any further. */
  tries: number;
}

/** Each entry counts once. */
export interface ImportCounts {
  /** Stored as a recipe of its own. */
  added: number;
  /** Stored in the place of the same recipe. */
  replaced: number;
  /** The cook has it already. */
  same: number;
  /** No recipe, such as a picture or a list of tags. */
  others: number;
  /** It should be a recipe, and can't be read. */
  failed: number;
  /** What came from a kitchen's file beside recipes. */
  brought: BroughtCounts;
}

/** What came from a kitchen's file, and was not here before; portions are counted each. */
export interface BroughtCounts {
  plans: number;
  singleMeals: number;
  portions: number;
  /** Lines of the shopping list. */
  items: number;
  favorites: number;
  currentMeals: number;
  /** Allergies and diets. */
  avoided: number;
  equipment: number;
  /** Recipes with a note or tags. */
  notes: number;
  /** Shared meals that the cook doesn't want to see. */
  hidden: number;
  /** Shops, aisles, staples and what else is known of how they shop. */
  shopping: number;
  /** Units, serves, and whether meals are shared. */
  reading: number;
}

export const NOTHING_BROUGHT: BroughtCounts = {
  plans: 0,
  singleMeals: 0,
  portions: 0,
  items: 0,
  favorites: 0,
  currentMeals: 0,
  avoided: 0,
  equipment: 0,
  notes: 0,
  hidden: 0,
  shopping: 0,
  reading: 0,
};

/** An entry of an import for its report: one that was not stored, or not as a whole. */
export interface ImportFinding {
  kind: "same" | "others" | "failed" | "incomplete" | "left";
  /** The recipe's title, or the entry's or file's name. */
  name: string;
  /** Why, in the cook's words; empty where the kind says it. */
  reason: string;
}

/** A file that is being imported. Apart from the job: a browser copies a blob each time its row is put. */
export interface ImportFileRow {
  /** Its place among the job's files. */
  nth: number;
  contents: Blob;
}
