import {
  type FullRecipe,
  isIdeaSafe,
  isRecipeSafe,
  type MealIdea,
} from "../../src/domain/recipe-service.ts";
import type { IdeasAsk, RecipeProvider, RecipesAsk } from "./provider.ts";

/** Rounds a provider is asked, the first included: what fails the screen is asked for again. */
const ROUNDS = 3;

/** Titles are the same dish whatever their case, spacing and punctuation. */
export function normaliseTitle(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/**
 * Ideas from `provider` that this cook may see: up to the count asked, none excluded, no title
 * twice. What fails the screen is asked for again and never returned.
 */
export async function askIdeas(provider: RecipeProvider, ask: IdeasAsk): Promise<MealIdea[]> {
  const kept: MealIdea[] = [];
  const exclude = [...ask.exclude];
  const seen = new Set(exclude.map(normaliseTitle));
  for (let round = 0; round < ROUNDS && kept.length < ask.count; round += 1) {
    const ideas = await provider.ideas({ ...ask, count: ask.count - kept.length, exclude });
    for (const idea of ideas) {
      const title = normaliseTitle(idea.title);
      if (seen.has(title)) continue;
      seen.add(title);
      exclude.push(idea.title);
      if (kept.length < ask.count && isIdeaSafe(idea, ask.cook)) kept.push(idea);
    }
    if (ideas.length === 0) break;
  }
  return kept;
}

/** Recipes for the ideas, in their order; undefined where `provider` has none this cook may eat. */
export async function askRecipes(
  provider: RecipeProvider,
  ask: RecipesAsk,
): Promise<(FullRecipe | undefined)[]> {
  const kept: (FullRecipe | undefined)[] = ask.ideas.map(() => undefined);
  for (let round = 0; round < ROUNDS; round += 1) {
    const missing = ask.ideas.flatMap((idea, index) =>
      kept[index] === undefined ? [{ idea, index }] : [],
    );
    if (missing.length === 0) break;
    const recipes = await provider.recipes({ ...ask, ideas: missing.map(({ idea }) => idea) });
    missing.forEach(({ index }, position) => {
      const recipe = recipes[position];
      if (recipe && isRecipeSafe(recipe, ask.cook)) kept[index] = recipe;
    });
    if (recipes.every((recipe) => recipe === undefined)) break;
  }
  return kept;
}
