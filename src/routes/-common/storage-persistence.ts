import { useEffect } from "react";

import { hasPlansOrRecipes } from "#db/repositories/kitchen-counts-repository.ts";

import { useLiveData } from "./use-live-data.ts";

/** Requests persistent storage, unless it is granted already; the result is ignored. */
export async function askToKeepStorage(): Promise<void> {
  if (!("storage" in navigator)) return;
  try {
    if (!(await navigator.storage.persisted())) await navigator.storage.persist();
  } catch (error) {
    console.warn("Storage may be evicted", error);
  }
}

/**
 * Asks the browser not to evict this site's storage once it holds a plan or a recipe. Some browsers
 * ask the cook for permission, who by then has data worth keeping. Without it, an iPhone may clear
 * everything after a week without a visit.
 */
export function useKeptStorage(): void {
  const worthKeeping = useLiveData(hasPlansOrRecipes, [], false);
  useEffect(() => {
    if (worthKeeping) void askToKeepStorage();
  }, [worthKeeping]);
}

/** Whether the browser promised to keep this site's storage; false if it can't say. */
export async function isStorageKept(): Promise<boolean> {
  if (!("storage" in navigator)) return false;
  return navigator.storage.persisted().catch((error: unknown) => {
    console.warn("The browser does not say whether it keeps this storage", error);
    return false;
  });
}

/**
 * The storage used by this site in bytes, including the app's files; null if the browser doesn't
 * say.
 */
export async function readStorageUse(): Promise<number | null> {
  if (!("storage" in navigator)) return null;
  try {
    const { usage } = await navigator.storage.estimate();
    return usage ?? null;
  } catch (error) {
    console.warn("The browser does not say how much it keeps", error);
    return null;
  }
}
