import type { FullRecipe, MealIdea } from "../../src/domain/recipe-service.ts";
import type { IdeasAsk, RecipeProvider, RecipesAsk } from "./provider.ts";
import { askIdeas, askRecipes } from "./screening.ts";

export interface Provided<Item> {
  items: Item[];
  /** "model" when any item is the model's. */
  source: RecipeProvider["source"];
}

/** All the providers as one: what comes out has passed the screen. */
export interface Providers {
  ideas(ask: IdeasAsk): Promise<Provided<MealIdea>>;
  /** One entry for each idea, in order; undefined where nobody has a recipe for it. */
  recipes(ask: RecipesAsk): Promise<Provided<FullRecipe | undefined>>;
}

interface Parts {
  cookbook: RecipeProvider;
  /** Undefined where no model is configured. */
  model: RecipeProvider | undefined;
  logError(message: string, error: unknown): void;
}

/** The model first; the cookbook gives whatever that leaves open. */
export function combineProviders({ cookbook, model, logError }: Parts): Providers {
  /** The model's answer, or undefined when it has none: the cook is served all the same. */
  async function tryModel<T>(signal: AbortSignal, ask: (model: RecipeProvider) => Promise<T>) {
    if (!model) return undefined;
    try {
      return await ask(model);
    } catch (error) {
      signal.throwIfAborted();
      logError("model failed, the cookbook answers", error);
      return undefined;
    }
  }

  return {
    async ideas(ask) {
      const own = (await tryModel(ask.signal, (from) => askIdeas(from, ask))) ?? [];
      const source = own.length > 0 ? "model" : "cookbook";
      if (own.length === ask.count) return { items: own, source };
      const exclude = [...ask.exclude, ...own.map(({ title }) => title)];
      const rest = await askIdeas(cookbook, { ...ask, count: ask.count - own.length, exclude });
      return { items: [...own, ...rest], source };
    },

    async recipes(ask) {
      const own = await tryModel(ask.signal, (from) => askRecipes(from, ask));
      const items: (FullRecipe | undefined)[] = own ?? ask.ideas.map(() => undefined);
      const source = items.some(Boolean) ? "model" : "cookbook";
      const open = ask.ideas.flatMap((idea, index) => (items[index] ? [] : [{ idea, index }]));
      if (open.length === 0) return { items, source };
      const rest = await askRecipes(cookbook, { ...ask, ideas: open.map(({ idea }) => idea) });
      open.forEach(({ index }, position) => (items[index] = rest[position]));
      return { items, source };
    },
  };
}
