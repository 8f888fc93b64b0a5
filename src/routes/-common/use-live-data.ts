import { useRouteContext } from "@tanstack/react-router";
import { useLiveQuery } from "dexie-react-hooks";

import { withConnection } from "#db/connection.ts";
import type { SimmerDb } from "#db/schema.ts";

import type { SignedInCook } from "./app-context.ts";

/** The signed-in cook's kitchen, on any screen behind signing in. */
export function useSignedInCook(): SignedInCook {
  const { db, session } = useRouteContext({ from: "/_app" });
  return { db, session };
}

/** How this deployment's requests reach the recipe service. */
export function useServiceFetch(): typeof fetch {
  return useRouteContext({ from: "/_app" }).serviceFetch;
}

/**
 * Live data of a screen: `initial` (what its loader read) for the first paint, then whatever the
 * query reads, again after every change to what it read, on this screen or by sync.
 */
export function useLiveData<T>(
  query: (db: SimmerDb) => Promise<T>,
  deps: readonly unknown[],
  initial: T,
): T;
export function useLiveData<T>(
  query: (db: SimmerDb) => Promise<T>,
  deps: readonly unknown[],
): T | undefined;
export function useLiveData<T>(
  query: (db: SimmerDb) => Promise<T>,
  deps: readonly unknown[],
  initial?: T,
): T | undefined {
  const { db } = useSignedInCook();
  // Marked async: else Dexie would lose sight of what a second try reads.
  return useLiveQuery(async () => withConnection(db, () => query(db)), [db, ...deps], initial);
}
