import { useEffect, useMemo, useState } from "react";

import { useStore } from "../../-common/store.ts";
import { useSignedInCook } from "../../-common/use-live-data.ts";
import { ask, finding, leaveFinder, type Finding } from "./finder-host.ts";
import type { RecipeQuery } from "./recipe-query.ts";

/**
 * What is found on this device, from a worker. It is the answer to an earlier question until that to this
 * one is there; null until there is any.
 */
export function useRecipeFinder(query: RecipeQuery): (Finding & { isCurrent: boolean }) | null {
  const { db } = useSignedInCook();
  const uid = db.accountUid;
  const found = useStore(finding);
  // A question is known by what it says: screens make a new one with each render.
  const said = JSON.stringify(query);
  const asked = useMemo(() => JSON.parse(said) as RecipeQuery, [said]);
  const [before] = useState(found);
  useEffect(() => ask(uid, asked), [uid, asked]);
  useEffect(() => leaveFinder, []);
  return useMemo(() => {
    if (found?.uid !== uid) return null;
    const isCurrent = JSON.stringify(found.query) === said;
    // What was asked at another visit says nothing here.
    return isCurrent || found !== before ? { ...found, isCurrent } : null;
  }, [found, before, uid, said]);
}
