import { useCallback, useEffect, useRef, useState } from "react";

import { usePlanning, type Planning } from "../../-draft.ts";
import { useKitchen, useServiceFetch } from "../../-kitchen.ts";
import { fetchRecipes } from "./fetch-recipes.ts";

/** Ideas in one request: few enough to show progress, and to lose little when one fails. */
const BATCH = 5;

interface Progress {
  busy: boolean;
  failure?: string;
  /** What the service said about ideas it had no recipe of their own for. */
  notes: string[];
}

function lacksRecipes({ draft, recipes }: Planning): boolean {
  return draft.selectedMeals.some(({ id }) => !recipes[id]);
}

/**
 * The full recipes of the selected meals, fetched in batches as soon as the review opens. Those
 * that are ready stay so, and a meal of this device brought its own; `generate` asks for the
 * missing ones only, `stop` calls off what is under way.
 */
export function useRecipes() {
  const { db, session } = useKitchen();
  const serviceFetch = useServiceFetch();
  const { planning, store } = usePlanning();
  const [progress, setProgress] = useState<Progress>(() => ({
    busy: lacksRecipes(store.read()),
    notes: [],
  }));
  const underWay = useRef<AbortController>(null);
  const { uid } = session;

  const fetchMissing = useCallback(async () => {
    underWay.current?.abort();
    const { signal } = (underWay.current = new AbortController());
    const { draft, recipes } = store.read();
    const missing = draft.selectedMeals.filter(({ id }) => !recipes[id]);
    try {
      for (let start = 0; start < missing.length; start += BATCH) {
        const batch = missing.slice(start, start + BATCH);
        const { made, note } = await fetchRecipes(db, uid, batch, { signal, fetch: serviceFetch });
        if (signal.aborted) return;
        store.addRecipes(made);
        if (note) setProgress(({ notes }) => ({ busy: true, notes: [...notes, note] }));
      }
      setProgress(({ notes }) => ({ busy: false, notes }));
    } catch (error) {
      if (signal.aborted) return;
      const failure = error instanceof Error ? error.message : String(error);
      setProgress(({ notes }) => ({ busy: false, notes, failure }));
    }
  }, [db, uid, serviceFetch, store]);

  useEffect(() => {
    if (lacksRecipes(store.read())) void fetchMissing();
    return () => underWay.current?.abort();
  }, [fetchMissing, store]);

  const generate = () => {
    setProgress({ busy: true, notes: [] });
    void fetchMissing();
  };

  const stop = () => {
    underWay.current?.abort();
    setProgress(({ notes }) => ({ busy: false, notes }));
  };

  const { selectedMeals } = planning.draft;
  const ready = selectedMeals.flatMap(({ id }) => planning.recipes[id]?.recipe ?? []);
  return { selectedMeals, ready, recipes: planning.recipes, progress, generate, stop };
}
