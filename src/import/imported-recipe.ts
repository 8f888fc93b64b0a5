/** Lines of a recipe below one heading; `heading` is empty for those without one. */
export interface ImportedSection {
  heading: string;
  lines: readonly string[];
}

/** Where a recipe is from; each is empty if it isn't known. */
export interface ImportedSource {
  /** The name of a site, a book or a person. */
  name: string;
  url: string;
}

/**
 * A recipe as a reader found it in a text, on a page or in another app's file: plain text, untrusted
 * and of any length. `toPersonalRecipe` makes of it what is stored.
 */
export interface ImportedRecipe {
  /** Empty if there is none. */
  title: string;
  description: string;
  /** For how many people, as a number; null if it isn't known. What it says otherwise is in `note`. */
  serves: number | null;
  /** From the first cut to the plate; null if it isn't known. */
  minutes: number | null;
  /** A line is amount and name in one: "200 g flour". */
  ingredients: readonly ImportedSection[];
  steps: readonly ImportedSection[];
  tags: readonly string[];
  /** Paragraphs: notes, and everything that has no other place here (times, nutrition, yield). */
  note: readonly string[];
  source: ImportedSource;
  /** The cook's own rating, of 5; null for none. */
  rating: number | null;
  /** Addresses of pictures, names of files beside the recipe, or pictures themselves as `data:` URLs. */
  pictures: readonly string[];
  /** What a reader could not read, in words for the cook: "The ingredients could not be read". */
  problems: readonly string[];
}

/** What nothing was read of yet: a reader adds what it finds. */
export const NOTHING_IMPORTED: ImportedRecipe = {
  title: "",
  description: "",
  serves: null,
  minutes: null,
  ingredients: [],
  steps: [],
  tags: [],
  note: [],
  source: { name: "", url: "" },
  rating: null,
  pictures: [],
  problems: [],
};
