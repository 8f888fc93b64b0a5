import type { FullRecipe, MealIdea } from "../../src/domain/recipe-service.ts";
import type { IdeasAsk, RecipeProvider, RecipesAsk } from "./provider.ts";
import { askIdeas, askRecipes } from "./screening.ts";

/** The model's time for one request, all rounds together; Hosting hangs up after 60 s. */
const MODEL_MS = 45_000;

export interface Provided<Item> {
  items: Item[];
  /** "model" if any item is the model's. */
  source: RecipeProvider["source"];
}

/** Counts one call of the paid model; false if the caller may make no more. */
export type TakeCall = () => Promise<boolean>;

/** Combines all providers; every meal returned has passed the dietary check. */
export interface Providers {
  ideas(ask: IdeasAsk, takeCall: TakeCall): Promise<Provided<MealIdea>>;
  /** One entry for each idea, in order; undefined if no provider has a recipe for it. */
  recipes(ask: RecipesAsk, takeCall: TakeCall): Promise<Provided<FullRecipe | undefined>>;
}

interface Parts {
  cookbook: RecipeProvider;
  /**
   * Makes the model's provider, which counts each call before making it; undefined without a model.
   */
  model: ((takeCall: TakeCall) => RecipeProvider) | undefined;
  logError(message: string, error: unknown): void;
}

/** Asks the model first; the cookbook fills in what is missing. */
export function combineProviders({ cookbook, model, logError }: Parts): Providers {
  const onTrouble = (error: unknown) => logError("a provider stopped half way", error);

  /** The model's answer, or undefined if it has none; then the cookbook is the fallback. */
  async function tryModel<Ask extends { signal: AbortSignal }, Answer>(
    ask: Ask,
    takeCall: TakeCall,
    put: (model: RecipeProvider, ask: Ask, onTrouble: (error: unknown) => void) => Promise<Answer>,
  ): Promise<Answer | undefined> {
    if (!model) return undefined;
    const signal = AbortSignal.any([ask.signal, AbortSignal.timeout(MODEL_MS)]);
    try {
      return await put(model(takeCall), { ...ask, signal }, onTrouble);
    } catch (error) {
      ask.signal.throwIfAborted();
      logError("the model failed, the cookbook answers", error);
      return undefined;
    }
  }

  return {
    async ideas(ask, takeCall) {
      const own = (await tryModel(ask, takeCall, askIdeas)) ?? [];
      const source = own.length > 0 ? "model" : "cookbook";
      if (own.length === ask.count) return { items: own, source };
      const exclude = [...ask.exclude, ...own.map(({ title }) => title)];
      const open = { ...ask, count: ask.count - own.length, exclude };
      return { items: [...own, ...(await askIdeas(cookbook, open, onTrouble))], source };
    },

    async recipes(ask, takeCall) {
      const items = (await tryModel(ask, takeCall, askRecipes)) ?? ask.ideas.map(() => undefined);
      const source = items.some(Boolean) ? "model" : "cookbook";
      const open = ask.ideas.flatMap((idea, index) => (items[index] ? [] : [{ idea, index }]));
      if (open.length === 0) return { items, source };
      const ideas = open.map(({ idea }) => idea);
      const rest = await askRecipes(cookbook, { ...ask, ideas }, onTrouble);
      open.forEach(({ index }, position) => (items[index] = rest[position]));
      return { items, source };
    },
  };
}
