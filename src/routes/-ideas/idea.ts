import type { MealSource } from "#domain/device-ideas.ts";
import type { Meal } from "#domain/entities.ts";

export interface Idea {
  id: string;
  title: string;
  blurb: string;
  /** How it is drawn, if the service says so. */
  picture?: string | undefined;
  /** About how long it takes, if the service says so. */
  minutes?: number | undefined;
  /** Undefined if the service did not say. */
  source: MealSource | undefined;
}

/** An idea's full recipe, and its source. */
export interface IdeaRecipe {
  recipe: Meal;
  /** Undefined if the service did not say. */
  source: MealSource | undefined;
}

const SOURCE_WORDS: Record<MealSource, string> = {
  model: "From the AI model",
  cookbook: "From Simmer’s cookbook",
  device: "On this device",
};

/** A meal's source in words; "" if it is unknown. */
export function sourceWords(source: MealSource | undefined): string {
  return source === undefined ? "" : SOURCE_WORDS[source];
}
