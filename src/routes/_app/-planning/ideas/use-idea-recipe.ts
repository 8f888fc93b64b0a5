import type { MealType } from "#domain/meal-types.ts";

import { useSignedInCook, useServiceFetch } from "../../../-common/use-live-data.ts";
import { useRequest } from "../../../-common/use-request.ts";
import { fetchRecipe } from "../../../-ideas/fetch-recipes.ts";
import type { Idea, IdeaRecipe } from "../../../-ideas/idea.ts";
import { usePlanning } from "../planning-draft.ts";

interface RecipeOfIdea {
  made: IdeaRecipe | undefined;
  busy: boolean;
  failure: string | undefined;
  /** Requests the recipe and adds it to the draft, so the review doesn't request it again. */
  fetch: () => void;
}

/** An idea's full recipe, if it is known, and how to request it. */
export function useIdeaRecipe(idea: Idea, mealType: MealType): RecipeOfIdea {
  const { db, session } = useSignedInCook();
  const serviceFetch = useServiceFetch();
  const { planning, store } = usePlanning();
  const { state, start } = useRequest();
  const { uid } = session;
  const { id } = idea;

  const fetch = () =>
    start(async (signal) => {
      const options = { signal, fetch: serviceFetch };
      const made = await fetchRecipe(db, uid, idea, mealType, options);
      signal.throwIfAborted();
      store.addRecipes({ [id]: made });
    });

  return { made: planning.recipes[id], busy: state.busy, failure: state.failure, fetch };
}
