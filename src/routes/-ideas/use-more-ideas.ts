import { useCallback, useState } from "react";

import { fetchMealIdeas, RecipeServiceError } from "#api/recipe-client.ts";
import { listDeviceIdeas } from "#db/repositories/device-idea-repository.ts";
import { awaitUser, requireUser } from "#db/repositories/user-repository.ts";
import { IDEAS_UI_COUNT } from "#domain/limits.ts";
import type { MealType } from "#domain/meal-types.ts";
import { preferencesOf } from "#domain/preferences.ts";
import { NO_MEAL_HERE } from "#failure-words/screen-words.ts";

import { useSignedInCook, useServiceFetch } from "../-common/use-live-data.ts";
import { useRequest, type RequestState, type RequestWork } from "../-common/use-request.ts";
import { findSafeMeals } from "../-meals/kept-checks.ts";
import type { Idea, IdeaRecipe } from "./idea.ts";

/** The service accepts no more titles than this to exclude; the newest matter most. */
const EXCLUDED_MOST = 200;

const OFFLINE = "You’re offline. Here are meals on this device that fit, with their full recipes.";
const DEVICE_NONE = "No other meal on this device fits.";

/** New ideas, and the recipes that came with them, by the id of their idea. */
export interface FoundIdeas {
  ideas: Idea[];
  recipes: Record<string, IdeaRecipe>;
}

interface Told {
  /** Why there are fewer or other ideas than requested. */
  note: string;
  /** Whether this device's meals have been searched already. */
  searchedDevice: boolean;
}
export type IdeasProgress = RequestState<Told>;
type Tell = Parameters<RequestWork<Told>>[1];

interface MoreIdeas {
  mealType: MealType;
  /** The titles to exclude, oldest first. Must be referentially stable. */
  exclude: () => string[];
  /** Names of leftovers to use up. Must be referentially stable. */
  leftovers?: () => readonly string[];
  /** Called with the results. Must be referentially stable. */
  onFound: (found: FoundIdeas) => void;
  /** Whether the screen requests ideas as soon as it is mounted. */
  startsBusy?: () => boolean;
}

const nothing = () => [];

/**
 * Requests ideas for one meal type from the service. Without a network, they are meals of this
 * device, which bring their recipes; `reason` says why. `generate` keeps its identity while its arguments do.
 */
export function useMoreIdeas(wanted: MoreIdeas) {
  const { mealType, exclude, leftovers = nothing, onFound, startsBusy } = wanted;
  const { db, session } = useSignedInCook();
  const serviceFetch = useServiceFetch();
  const { state, start, stop } = useRequest<Told>(startsBusy);
  // Kept over further requests: the ideas that it explains stay in view.
  const [reason, setReason] = useState<string>();
  const { uid } = session;

  const searchDevice = useCallback(
    async (signal: AbortSignal, tell: Tell) => {
      const ask = { mealType, exclude: exclude(), leftovers: leftovers(), count: IDEAS_UI_COUNT };
      const meals = await listDeviceIdeas(db, ask, (meals, preferences) =>
        findSafeMeals(db, meals, preferences),
      );
      signal.throwIfAborted();
      const source = "device" as const;
      onFound({
        ideas: meals.map(({ id, title, blurb, picture }) => ({
          id,
          title,
          blurb,
          picture,
          source,
        })),
        recipes: Object.fromEntries(
          meals.map((recipe): [string, IdeaRecipe] => [recipe.id, { recipe, source }]),
        ),
      });
      tell({ searchedDevice: true });
      if (navigator.onLine) {
        if (meals.length === 0) tell({ note: DEVICE_NONE });
      } else if (meals.length === 0) throw new Error(NO_MEAL_HERE);
      else setReason(OFFLINE);
      return meals.length;
    },
    [db, mealType, exclude, leftovers, onFound],
  );

  const askService = useCallback(
    async (signal: AbortSignal, tell: Tell) => {
      // If the cook's document has not been synced yet, waiting for it makes sense only online.
      const user = await (navigator.onLine ? awaitUser(db, signal) : requireUser(db));
      const preferences = preferencesOf(user);
      const there = leftovers();
      const { ideas, source, note } = await fetchMealIdeas(
        {
          uid,
          count: IDEAS_UI_COUNT,
          mealType,
          preferences,
          exclude: exclude().slice(-EXCLUDED_MOST),
          ...(there.length > 0 ? { leftovers: [...there] } : {}),
        },
        { signal, fetch: serviceFetch },
      );
      signal.throwIfAborted();
      const found = ideas.map((idea) => ({ ...idea, id: crypto.randomUUID(), source }));
      onFound({ ideas: found, recipes: {} });
      setReason(undefined);
      if (note) tell({ note });
    },
    [db, uid, serviceFetch, mealType, exclude, leftovers, onFound],
  );

  const generate = useCallback(
    (from: "service" | "device" = "service") =>
      start(async (signal, tell) => {
        if (from === "device") return void (await searchDevice(signal, tell));
        try {
          await askService(signal, tell);
        } catch (error) {
          // A failed request counts as offline: the device offers its own meals.
          const isUnreachable = error instanceof RecipeServiceError && error.status === 0;
          if (!isUnreachable || signal.aborted) throw error;
          // `navigator.onLine` is unreliable, so it decides the wording only after a request has
          // failed.
          if (!navigator.onLine) return void (await searchDevice(signal, tell));
          // A failure to search the device matters less than the error itself.
          const found = await searchDevice(signal, tell).catch(() => 0);
          if (found > 0) setReason(error.message);
          throw error;
        }
      }),
    [start, searchDevice, askService],
  );

  return { progress: state, reason, generate, stop };
}
