import * as v from "valibot";

import { URL_MAX } from "./limits.ts";

/**
 * The contract of a request: which recipes are on a page? Browsers may not read other sites' pages,
 * so the service does.
 */

export const IMPORT_PAGE_PATH = "/v1/recipes/import-page";
/** How many recipes of one page are offered. */
export const PAGE_RECIPES_MAX = 8;

const NO_ADDRESS = "Provide the address of a page";

export const ImportPageRequest = v.object(
  { url: v.pipe(v.string(NO_ADDRESS), v.nonEmpty(NO_ADDRESS), v.maxLength(URL_MAX, NO_ADDRESS)) },
  NO_ADDRESS,
);
export type ImportPageRequest = v.InferOutput<typeof ImportPageRequest>;

const texts = v.array(v.string());
const sections = v.array(v.object({ heading: v.string(), lines: texts }));

/** A recipe as it was found on the page: text of any length, which the app fits into its form. */
export const PageRecipe = v.object({
  title: v.string(),
  description: v.string(),
  serves: v.nullable(v.number()),
  minutes: v.nullable(v.number()),
  ingredients: sections,
  steps: sections,
  tags: texts,
  note: texts,
  source: v.object({ name: v.string(), url: v.string() }),
  rating: v.nullable(v.number()),
  pictures: texts,
  problems: texts,
});
export type PageRecipe = v.InferOutput<typeof PageRecipe>;

export const ImportPageAnswer = v.object({
  /** The fullest first; never empty. */
  recipes: v.pipe(v.array(PageRecipe), v.minLength(1), v.maxLength(PAGE_RECIPES_MAX)),
});
export type ImportPageAnswer = v.InferOutput<typeof ImportPageAnswer>;
