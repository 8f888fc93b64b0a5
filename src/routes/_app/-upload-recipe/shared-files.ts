import { readAny } from "#import/read-any.ts";

import { readSharedFiles } from "../../-common/shared-content.ts";
import { readFile } from "./read-file.ts";
import { isPhoto } from "./read-photo.ts";
import {
  draftOfImported,
  draftOfShared,
  type ReadDraft,
  type SharedContent,
} from "./shared-draft.ts";

/** What may be one recipe. Any other file is an export, or a kind that only the import knows. */
const ONE_RECIPE = /^text\/(?:html|plain)\b/u;

/**
 * Fills a form in with the files that were shared; resolves to "import" if they are not one recipe. What
 * can't be read is told among the problems, beside what was shared in words. A photo is left for the cook
 * to have it read: any page can share one in their name.
 */
export async function draftOfSharedFiles(
  shared: SharedContent,
  newKey: () => string,
): Promise<ReadDraft | "import"> {
  const [file, ...others] = await readSharedFiles();
  const problemBeside = (problem: string): ReadDraft => {
    const read = draftOfShared(shared, newKey);
    return { ...read, problems: [problem, ...read.problems] };
  };
  if (!file) return problemBeside("This device had no room for what was shared");
  if (others.length === 0 && isPhoto(file))
    return { ...draftOfShared(shared, newKey), photo: file };
  if (others.length > 0 || !ONE_RECIPE.test(file.type)) return "import";
  try {
    const recipes = readAny(await readFile(file));
    const [recipe] = recipes;
    return recipe && recipes.length === 1 ? draftOfImported(recipe, newKey) : "import";
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return problemBeside(error.message.replace(/\.$/u, ""));
  }
}
