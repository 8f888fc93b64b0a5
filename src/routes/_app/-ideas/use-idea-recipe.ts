import { useEffect, useRef, useState } from "react";

import type { MealType } from "#domain/catalogue.ts";

import { fetchRecipes } from "../-review/fetch-recipes.ts";
import { usePlanning, type DraftRecipe } from "../../-draft.ts";
import { useKitchen, useServiceFetch } from "../../-kitchen.ts";
import type { Idea } from "./idea-board.ts";

interface IdeaRecipe {
  made: DraftRecipe | undefined;
  busy: boolean;
  failure: string | undefined;
  /** Asks for the recipe; it is the draft's then, and the review asks for it no more. */
  fetch: () => void;
}

/** The full recipe of an idea, where it is known, and the way to have it. */
export function useIdeaRecipe({ id, title, blurb }: Idea, mealType: MealType): IdeaRecipe {
  const { db, session } = useKitchen();
  const serviceFetch = useServiceFetch();
  const { planning, store } = usePlanning();
  const [state, setState] = useState<"idle" | "busy" | { failure: string }>("idle");
  const underWay = useRef<AbortController>(null);
  useEffect(() => () => underWay.current?.abort(), []);

  const fetch = async () => {
    underWay.current?.abort();
    const { signal } = (underWay.current = new AbortController());
    setState("busy");
    const meal = { id, title, blurb, mealType };
    const options = { signal, fetch: serviceFetch };
    try {
      const { made, note } = await fetchRecipes(db, session.uid, [meal], options);
      if (signal.aborted) return;
      store.addRecipes(made);
      setState(made[id] ? "idle" : { failure: note ?? "There is no recipe for this idea." });
    } catch (error) {
      if (signal.aborted) return;
      setState({ failure: error instanceof Error ? error.message : String(error) });
    }
  };

  return {
    made: planning.recipes[id],
    busy: state === "busy",
    failure: typeof state === "object" ? state.failure : undefined,
    fetch: () => void fetch(),
  };
}
