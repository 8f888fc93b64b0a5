import type { MealType } from "#domain/catalogue.ts";

import { useSignedInCook, useServiceFetch } from "../../../-common/use-live-data.ts";
import { useRequest } from "../../../-common/use-request.ts";
import { usePlanning, type DraftRecipe } from "../planning-draft.ts";
import { fetchRecipes } from "../review/fetch-recipes.ts";
import type { Idea } from "./idea-board.ts";

interface IdeaRecipe {
  made: DraftRecipe | undefined;
  busy: boolean;
  failure: string | undefined;
  /** Requests the recipe and adds it to the draft, so the review doesn't request it again. */
  fetch: () => void;
}

/** An idea's full recipe, if it is known, and how to request it. */
export function useIdeaRecipe({ id, title, blurb }: Idea, mealType: MealType): IdeaRecipe {
  const { db, session } = useSignedInCook();
  const serviceFetch = useServiceFetch();
  const { planning, store } = usePlanning();
  const { state, start } = useRequest();
  const { uid } = session;

  const fetch = () =>
    start(async (signal) => {
      const meal = { id, title, blurb, mealType };
      const options = { signal, fetch: serviceFetch };
      const { made, note } = await fetchRecipes(db, uid, [meal], options);
      signal.throwIfAborted();
      store.addRecipes(made);
      if (!made[id]) throw new Error(note ?? "There is no recipe for this idea.");
    });

  return { made: planning.recipes[id], busy: state.busy, failure: state.failure, fetch };
}
