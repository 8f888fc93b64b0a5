import { lookup } from "node:dns/promises";

import { type ImportPageAnswer, PAGE_RECIPES_MAX } from "../../../src/domain/page-import.ts";
import type { ImportedRecipe } from "../../../src/import/imported-recipe.ts";
import { createPageReader, type PageReader } from "../../../src/import/schema-org/read-page.ts";
import { fetchPage, type PageAccess } from "./fetch-page.ts";
import { isPublicAddress } from "./public-address.ts";

/** The public web, at its own ports: another port may be anything. */
export const PUBLIC_WEB: PageAccess = {
  resolve: (host) => lookup(host, { all: true }),
  mayConnect: (address, port) => isPublicAddress(address) && (port === 80 || port === 443),
};

/** On emulators also pages on the machine itself, which browser tests serve. */
export const EMULATED_WEB: PageAccess = {
  ...PUBLIC_WEB,
  mayConnect: (address, port) => address === "127.0.0.1" || PUBLIC_WEB.mayConnect(address, port),
};

/** A recipe in the contract's shape, whose lists may be changed. */
function written(recipe: ImportedRecipe): ImportPageAnswer["recipes"][number] {
  const sections = (all: ImportedRecipe["steps"]) =>
    all.map(({ heading, lines }) => ({ heading, lines: [...lines] }));
  return {
    ...recipe,
    ingredients: sections(recipe.ingredients),
    steps: sections(recipe.steps),
    tags: [...recipe.tags],
    note: [...recipe.note],
    pictures: [...recipe.pictures],
    problems: [...recipe.problems],
  };
}

/**
 * The recipes of a page, the fullest first; the page's title, with a problem, if there is none.
 * @throws RequestError 422 if the page can't be had
 */
export async function importPage(
  address: string,
  options: { access: PageAccess; signal: AbortSignal },
): Promise<ImportPageAnswer> {
  let reader: PageReader = createPageReader(address);
  try {
    await fetchPage(
      address,
      {
        begin(found) {
          reader = createPageReader(found);
        },
        write: (text) => reader.write(text),
        isComplete: () => reader.isComplete(),
      },
      options,
    );
  } catch (error) {
    // A page that is slow or breaks off behind its recipe has told it.
    options.signal.throwIfAborted();
    if (!reader.isEnough()) throw error;
  }
  return { recipes: reader.recipes().slice(0, PAGE_RECIPES_MAX).map(written) };
}
