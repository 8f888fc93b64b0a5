import type { FullRecipe, MealIdea } from "../../src/domain/recipe-service.ts";
import type { IdeasAsk, RecipeProvider, RecipesAsk } from "./provider.ts";
import { askIdeas, askRecipes } from "./screening.ts";

/** The model's time for one request, all its rounds together; Hosting hangs up after 60 s. */
const MODEL_MS = 45_000;

export interface Provided<Item> {
  items: Item[];
  /** "model" when any item is the model's. */
  source: RecipeProvider["source"];
}

/** Counts one call of the paid model; false when the one who asks may make no more. */
export type TakeCall = () => Promise<boolean>;

/** All the providers as one: what comes out has passed the screen. */
export interface Providers {
  ideas(ask: IdeasAsk, takeCall: TakeCall): Promise<Provided<MealIdea>>;
  /** One entry for each idea, in order; undefined where nobody has a recipe for it. */
  recipes(ask: RecipesAsk, takeCall: TakeCall): Promise<Provided<FullRecipe | undefined>>;
}

interface Parts {
  cookbook: RecipeProvider;
  /** The model, which takes each of its calls first; undefined where none is configured. */
  model: ((takeCall: TakeCall) => RecipeProvider) | undefined;
  logError(message: string, error: unknown): void;
}

/** The model first; the cookbook gives whatever that leaves open. */
export function combineProviders({ cookbook, model, logError }: Parts): Providers {
  const onTrouble = (error: unknown) => logError("a provider stopped half way", error);

  /** The model's answer, or undefined when it has none: the cook is served all the same. */
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
