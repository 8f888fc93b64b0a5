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

/** A cache: once fetched, data stays here, so a screen that opens later need not wait for a read. */
const SEEN: Record<Fetched, WeakSet<SimmerDb>> = {
  kitchen: new WeakSet(),
  sharedMeals: new WeakSet(),
};

/**
 * A grace period after a fetch has landed, ms. The screen's own query reruns separately and may take
 * longer than this one: without it the empty state would flash.
 */
const SETTLING_MS = 500;

/**
 * Whether data that is missing on this device really doesn't exist, rather than being still to fetch.
 */
export function useIsHere(of: Fetched): boolean {
  const { db } = useSignedInCook();
  const router = useRouter();
  const isLoadedHere = useLoaderData({ from: "/_app" });
  const wasHere = (of === "kitchen" && isLoadedHere) || SEEN[of].has(db);
  // Undefined while loading: data may have arrived since the loader ran.
  const isHere = useLiveData<boolean | undefined>(READS[of], [of], wasHere || undefined);
  const wasMissing = useRef(false);
  const [isSettled, setSettled] = useState(wasHere);
  useEffect(() => {
    if (isHere === false) wasMissing.current = true;
    if (isHere !== true) return;
    SEEN[of].add(db);
    // Screens that render loader data without live queries must reload.
    if (wasMissing.current) void router.invalidate();
    const timer = setTimeout(() => setSettled(true), wasMissing.current ? SETTLING_MS : 0);
    return () => clearTimeout(timer);
  }, [db, router, of, isHere]);
  return isSettled;
}
