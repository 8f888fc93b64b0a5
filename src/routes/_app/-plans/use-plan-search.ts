import { useEffect, useRef, useState } from "react";

import {
  createPlanSearch,
  getPlans,
  type PlanSearch,
} from "#db/repositories/plan-search-repository.ts";
import type { AiMealPlan } from "#domain/entities.ts";

import { useLiveData, useSignedInCook } from "../../-common/use-live-data.ts";

interface Found {
  /** The search text for which these plans were found. */
  typed: string;
  ids: readonly string[];
  /** Whether all plans have been searched. */
  isDone: boolean;
  failure: string | null;
}

const NOTHING: Found = { typed: "", ids: [], isDone: false, failure: null };
const NONE_READ: { wanted: string; plans: AiMealPlan[] } = { wanted: "", plans: [] };

/** The results of a search so far. */
export interface FoundPlans {
  /** The first `most` plans found, in their current state. */
  plans: AiMealPlan[];
  total: number;
  isBusy: boolean;
  failure: string | null;
}

/**
 * Searches all plans as the cook types; null while nothing is typed. What has been found is shown
 * while older plans are still being searched.
 */
export function usePlanSearch(typed: string, most: number): FoundPlans | null {
  const { db } = useSignedInCook();
  const search = useRef<PlanSearch | null>(null);
  const [found, setFound] = useState(NOTHING);
  const isBlank = typed.trim() === "";
  const [wasBlank, setWasBlank] = useState(isBlank);
  if (isBlank !== wasBlank) {
    setWasBlank(isBlank);
    // Cleared, so that the next search doesn't show stale results.
    if (isBlank) setFound(NOTHING);
  }

  useEffect(() => {
    // The next search starts a new session, so that it finds recent changes.
    if (isBlank) {
      search.current = null;
      return;
    }
    const ending = new AbortController();
    const { signal } = ending;
    const tell = (next: Partial<Found>) => {
      if (!signal.aborted) setFound((now) => ({ ...now, typed, ...next }));
    };
    search.current ??= createPlanSearch(db);
    search.current
      .find(typed, (ids) => tell({ ids, isDone: false, failure: null }), signal)
      .then(
        () => tell({ isDone: true, failure: null }),
        (error: unknown) => {
          const failure = error instanceof Error ? error.message : String(error);
          tell({ isDone: true, failure });
        },
      );
    return () => ending.abort();
  }, [db, typed, isBlank]);

  const ids = found.ids.slice(0, most);
  const wanted = ids.join(" ");
  const read = useLiveData(
    async (own) => ({ wanted, plans: await getPlans(own, ids) }),
    [wanted],
    NONE_READ,
  );
  if (isBlank) return null;
  // The plans deleted since they were found.
  const gone = read.wanted === wanted ? ids.length - read.plans.length : 0;
  return {
    plans: read.plans,
    total: found.ids.length - gone,
    isBusy: !found.isDone || found.typed !== typed,
    failure: found.failure,
  };
}
