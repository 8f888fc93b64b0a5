import { SHARED_FILES, SHARED_TEXTS } from "../../-common/shared-content.ts";
import type { SharedContent } from "./shared-draft.ts";

/** A limit longer than any recipe, since shared or linked text may have any length. */
const SHARED_MAX = 12_000;

/**
 * `edit` and `duplicate` name one of the cook's own recipes; without them the form starts with what
 * another app has shared (`share_target` of the web manifest), or empty.
 */
export interface UploadSearch extends SharedContent {
  edit?: string;
  duplicate?: string;
}

const NAMES = ["edit", "duplicate", ...SHARED_TEXTS, SHARED_FILES] as const;

/**
 * The form's search values, all of them texts. The router reads values as JSON: a recipe called "7"
 * comes as a number, and a shared `{"a":1}` as an object, which it would pass on as it is.
 */
export function readUploadSearch(search: Record<string, unknown>): UploadSearch {
  return Object.fromEntries(
    NAMES.flatMap((name) => {
      const value = search[name];
      if (value === undefined) return [];
      const text = typeof value === "string" ? value : JSON.stringify(value);
      return [[name, text.slice(0, SHARED_MAX)] as const];
    }),
  );
}
