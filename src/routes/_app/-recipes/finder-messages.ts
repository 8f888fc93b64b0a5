import type { RecipeAnswer, RecipeQuery } from "./recipe-query.ts";

/** Opens a cook's recipes, first, or asks a question; the last one is answered, also when they change. */
export type ToFinder = { uid: string } | { nth: number; query: RecipeQuery };

export interface FromFinder {
  /** The question that it answers. */
  nth: number;
  answer: RecipeAnswer;
  /** Whether they can't be read. */
  isBroken: boolean;
}
