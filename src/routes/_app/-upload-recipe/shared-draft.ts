import type { ImportedRecipe } from "#import/imported-recipe.ts";
import { isAddress, readText } from "#import/text/read-text.ts";
import { toPersonalRecipe } from "#import/to-personal-recipe.ts";

import { draftOf, type RecipeDraft } from "./recipe-draft.ts";

/** What another app shares, or what the author of a link made up. */
export interface SharedContent {
  title?: string | undefined;
  text?: string | undefined;
  url?: string | undefined;
  /** Names the share whose files are kept on this device (src/routes/-common/shared-content.ts). */
  files?: string | undefined;
}

/** A form filled in with what was read, for the cook to check and complete. */
export interface ReadDraft {
  /** Within the form's limits. */
  draft: RecipeDraft;
  /** What is missing or was cut, in words for the cook. */
  problems: readonly string[];
  /** The address of a page that was shared alone, which may hold the recipe; empty otherwise. */
  page: string;
  /** A photo that was shared, which may show the recipe; null for none. */
  photo: File | null;
}

/** Fills a form in with an imported recipe. */
export function draftOfImported(imported: ImportedRecipe, newKey: () => string): ReadDraft {
  const { recipe, note, problems } = toPersonalRecipe(imported);
  return { draft: { ...draftOf(recipe, newKey), note }, problems, page: "", photo: null };
}

/** Fills a form in with shared text. A web page shares only its title and address. */
export function draftOfShared(shared: SharedContent, newKey: () => string): ReadDraft {
  const read = readText(shared.text ?? "", shared.title?.split("\n", 1)[0]?.trim());
  const url = shared.url?.trim() ?? "";
  const source = read.source.url === "" && isAddress(url) ? { ...read.source, url } : read.source;
  const isAlone = read.ingredients.length + read.steps.length === 0;
  return { ...draftOfImported({ ...read, source }, newKey), page: isAlone ? source.url : "" };
}
