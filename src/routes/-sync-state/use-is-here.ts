import { useLoaderData, useRouter } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";

import type { SimmerDb } from "#db/schema.ts";
import { areSharedMealsHere, isKitchenHere } from "#db/sync-status.ts";

import { useSignedInCook, useLiveData } from "../-common/use-live-data.ts";

/** What a new device fetches: the cook's own documents, and then the meals that others share. */
export type Fetched = "kitchen" | "sharedMeals";

const READS: Record<Fetched, (db: SimmerDb) => Promise<boolean>> = {
  kitchen: isKitchenHere,
  sharedMeals: areSharedMealsHere,
};

/** What was once found here stays here, so a screen that opens later need not wait for a read. */
const SEEN: Record<Fetched, WeakSet<SimmerDb>> = {
  kitchen: new WeakSet(),
  sharedMeals: new WeakSet(),
};

/**
 * For how long an empty screen still counts as waiting after a fetch has landed, ms. What the screen
 * itself shows is read again by a query of its own, which may take longer than this one: without
 * the pause "nothing here" would flash.
 */
const SETTLING_MS = 500;

/** Whether what is missing on this device does not exist, and is not still to be fetched. */
export function useIsHere(of: Fetched): boolean {
  const { db } = useSignedInCook();
  const router = useRouter();
  const isLoadedHere = useLoaderData({ from: "/_app" });
  const wasHere = (of === "kitchen" && isLoadedHere) || SEEN[of].has(db);
  // Undefined until it is read: what the loader found missing may have come since.
  const isHere = useLiveData<boolean | undefined>(READS[of], [of], wasHere || undefined);
  const wasMissing = useRef(false);
  const [isSettled, setSettled] = useState(wasHere);
  useEffect(() => {
    if (isHere === false) wasMissing.current = true;
    if (isHere !== true) return;
    SEEN[of].add(db);
    // Screens that show what their loaders read, and follow nothing, read again.
    if (wasMissing.current) void router.invalidate();
    const timer = setTimeout(() => setSettled(true), wasMissing.current ? SETTLING_MS : 0);
    return () => clearTimeout(timer);
  }, [db, router, of, isHere]);
  return isSettled;
}
