import type { MealType } from "../../src/domain/meal-types.ts";
import type { Preferences } from "../../src/domain/preferences.ts";
import type { FullRecipe, MealIdea, RecipeIdea } from "../../src/domain/recipe-service.ts";

export interface IdeasAsk {
  preferences: Preferences;
  count: number;
  mealType: MealType | undefined;
  /** Titles that must not be returned. */
  exclude: readonly string[];
  /** Names of ingredients that the cook has and wants used up; may be empty. */
  leftovers: readonly string[];
  /** 0 ≤ seed < 1, drawn once per request: with equal seeds, the cookbook gives equal answers. */
  seed: number;
  signal: AbortSignal;
}

export interface RecipesAsk {
  preferences: Preferences;
  ideas: readonly RecipeIdea[];
  signal: AbortSignal;
}

/**
 * A source of meals. A provider does its best, and its answer is checked afterwards: it may return
 * fewer meals than asked, and throws only if it has nothing at all to give.
 */
export interface RecipeProvider {
  source: "model" | "cookbook";
  ideas(ask: IdeasAsk): Promise<MealIdea[]>;
  /** One entry for each idea, in order; undefined if there is no recipe for it. */
  recipes(ask: RecipesAsk): Promise<(FullRecipe | undefined)[]>;
}
