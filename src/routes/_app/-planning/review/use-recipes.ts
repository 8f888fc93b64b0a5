import { useCallback, useEffect } from "react";

import { useSignedInCook, useServiceFetch } from "../../../-common/use-live-data.ts";
import { useRequest } from "../../../-common/use-request.ts";
import { fetchRecipes } from "../../../-ideas/fetch-recipes.ts";
import { usePlanning, type Planning } from "../planning-draft.ts";

/** Ideas per request: few enough to show progress, and to lose little if one fails. */
const BATCH = 5;

interface Told {
  /** What the service said about ideas for which it had no recipe. */
  notes: string[];
}

function lacksRecipes({ draft, recipes }: Planning): boolean {
  return draft.selectedMeals.some(({ id }) => !recipes[id]);
}

/**
 * The full recipes of the selected meals, fetched in batches as soon as the review opens. Recipes
 * that are ready stay, and a meal of this device brought its own. `generate` requests only the
 * missing ones; `stop` cancels the running request.
 */
export function useRecipes() {
  const { db, session } = useSignedInCook();
  const serviceFetch = useServiceFetch();
  const { planning, store } = usePlanning();
  const { state, start, stop } = useRequest<Told>(() => lacksRecipes(store.read()));
  const { uid } = session;

  const generate = useCallback(
    () =>
      start(async (signal, tell) => {
        const { draft, recipes } = store.read();
        const missing = draft.selectedMeals.filter(({ id }) => !recipes[id]);
        const notes: string[] = [];
        for (let at = 0; at < missing.length; at += BATCH) {
          const batch = missing.slice(at, at + BATCH);
          const options = { signal, fetch: serviceFetch };
          const { made, note } = await fetchRecipes(db, uid, batch, options);
          signal.throwIfAborted();
          store.addRecipes(made);
          if (note) notes.push(note);
          tell({ notes: [...notes] });
        }
      }),
    [start, db, uid, serviceFetch, store],
  );

  useEffect(() => {
    if (lacksRecipes(store.read())) generate();
  }, [generate, store]);

  const { selectedMeals } = planning.draft;
  const ready = selectedMeals.flatMap(({ id }) => planning.recipes[id]?.recipe ?? []);
  return { selectedMeals, ready, recipes: planning.recipes, progress: state, generate, stop };
}
