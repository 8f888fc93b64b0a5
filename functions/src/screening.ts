import {
  type FullRecipe,
  isIdeaSafe,
  isRecipeSafe,
  type MealIdea,
} from "../../src/domain/recipe-service.ts";
import { titleKey } from "../../src/domain/titles.ts";
import type { IdeasAsk, RecipeProvider, RecipesAsk } from "./provider.ts";

/** Rounds per provider, including the first: items that fail the check are requested again. */
const ROUNDS = 3;

/** Called with an error that stopped a provider after it had returned something. */
type OnTrouble = (error: unknown) => void;

/**
 * Ideas from `provider` that this cook may see: up to the requested count, none excluded, no title
 * twice. An idea that fails the check is never returned; another one is requested instead.
 * @throws the provider's error, if it has returned nothing before
 */
export async function askIdeas(
  provider: RecipeProvider,
  ask: IdeasAsk,
  onTrouble: OnTrouble,
): Promise<MealIdea[]> {
  const kept: MealIdea[] = [];
  const exclude = [...ask.exclude];
  const seen = new Set(exclude.map(titleKey));
  try {
    for (let round = 0; round < ROUNDS && kept.length < ask.count; round += 1) {
      ask.signal.throwIfAborted();
      const ideas = await provider.ideas({ ...ask, count: ask.count - kept.length, exclude });
      if (ideas.length === 0) break;
      for (const idea of ideas) {
        const title = titleKey(idea.title);
        if (seen.has(title)) continue;
        seen.add(title);
        exclude.push(idea.title);
        if (kept.length < ask.count && isIdeaSafe(idea, ask.preferences)) kept.push(idea);
      }
    }
  } catch (error) {
    if (kept.length === 0) throw error;
    onTrouble(error);
  }
  return kept;
}

/**
 * Recipes for the ideas, in their order; undefined if `provider` has none that this cook may eat.
 * @throws the provider's error, if it has returned nothing before
 */
export async function askRecipes(
  provider: RecipeProvider,
  ask: RecipesAsk,
  onTrouble: OnTrouble,
): Promise<(FullRecipe | undefined)[]> {
  const kept: (FullRecipe | undefined)[] = ask.ideas.map(() => undefined);
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      const missing = ask.ideas.flatMap((idea, index) => (kept[index] ? [] : [{ idea, index }]));
      if (missing.length === 0) break;
      ask.signal.throwIfAborted();
      const recipes = await provider.recipes({ ...ask, ideas: missing.map(({ idea }) => idea) });
      if (!recipes.some(Boolean)) break;
      missing.forEach(({ index }, position) => {
        const recipe = recipes[position];
        if (recipe && isRecipeSafe(recipe, ask.preferences)) kept[index] = recipe;
      });
    }
  } catch (error) {
    if (!kept.some(Boolean)) throw error;
    onTrouble(error);
  }
  return kept;
}
