import { useEffect, useMemo, useState } from "react";

import type { Found } from "../-meal-grid/use-meal-filters.ts";
import { useStore } from "../../-common/store.ts";
import { useSignedInCook } from "../../-common/use-live-data.ts";
import { ask, finding, leaveFinder, type Finding } from "./finder-host.ts";
import type { RecipeQuery, RecipeRow } from "./recipe-query.ts";

/** Recipes of this device, as a grid shows them. */
export interface FoundRecipes extends Found<RecipeRow> {
  /** All tags on recipes of the place that is asked for, those on most recipes first. */
  tags: readonly string[];
  /** Whether they can't be read. */
  isBroken: boolean;
}

const none = (): readonly RecipeRow[] => [];

/**
 * What a worker finds on this device. It is the answer to an earlier question until that to this one is
 * there.
 * @param query null to ask nothing yet
 * @param first gives what is shown until there is an answer; stable between renders
 */
export function useFoundRecipes(query: RecipeQuery | null, first = none): FoundRecipes {
  const { db } = useSignedInCook();
  const uid = db.accountUid;
  const found = useStore(finding);
  // A question is known by what it says: screens make a new one with each render.
  const said = query && JSON.stringify(query);
  const asked = useMemo(() => (said === null ? null : (JSON.parse(said) as RecipeQuery)), [said]);
  const [before] = useState(found);
  useEffect(() => {
    if (asked) ask(uid, asked);
  }, [uid, asked]);
  useEffect(() => leaveFinder, []);
  return useMemo(() => {
    const isCurrent = JSON.stringify(found?.query) === said;
    // What was asked at another visit says nothing here.
    const isOurs = found?.uid === uid && said !== null && (isCurrent || found !== before);
    return isOurs ? shownOf(found, isCurrent, first) : { ...NOTHING_YET, items: first() };
  }, [found, before, uid, said, first]);
}

const NOTHING_YET: FoundRecipes = {
  items: [],
  unchecked: 0,
  avoided: 0,
  marked: 0,
  tags: [],
  isCurrent: false,
  isReading: true,
  isBroken: false,
};

function shownOf(
  found: Finding,
  isCurrent: boolean,
  first: () => readonly RecipeRow[],
): FoundRecipes {
  const { answer, isBroken } = found;
  const { rows, unchecked, avoided, marked, tags, isComplete } = answer;
  return {
    items: isBroken ? first() : rows,
    unchecked,
    avoided,
    marked,
    tags,
    isCurrent,
    isReading: !isBroken && !isComplete,
    isBroken,
  };
}
