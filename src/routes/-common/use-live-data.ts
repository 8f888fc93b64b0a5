import { useRouteContext } from "@tanstack/react-router";
import { useLiveQuery } from "dexie-react-hooks";

import { withConnection } from "#db/connection.ts";
import { OutdatedEngineError } from "#db/engine-version.ts";
import type { SimmerDb } from "#db/schema.ts";

import type { SignedInCook } from "./app-context.ts";

/** The signed-in cook's kitchen, on any screen behind signing in. */
export function useSignedInCook(): SignedInCook {
  const { db, session } = useRouteContext({ from: "/_app" });
  return { db, session };
}

/** The `fetch` that this deployment uses for requests to the recipe service. */
export function useServiceFetch(): typeof fetch {
  return useRouteContext({ from: "/_app" }).serviceFetch;
}

/** Triggers a sync. */
export function useSyncNow(): () => void {
  return useRouteContext({ from: "/_app" }).syncNow;
}

/**
 * Live data of a screen. The first paint uses `initial`, which the screen's loader read; the query
 * then runs, and runs again after every change to the data it read, made on this screen or by sync.
 * When a newer app has taken the database over, the screen keeps what it shows.
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
  const read = async () => {
    try {
      return await withConnection(db, () => query(db));
    } catch (error) {
      // The cook is already being asked to reload. An error here would put "Something went wrong" in
      // place of the screen that they still read or have just tapped on.
      if (error instanceof OutdatedEngineError) return never<T>();
      throw error;
    }
  };
  return useLiveQuery(read, [db, ...deps], initial);
}

function never<T>(): Promise<T> {
  return new Promise(() => {});
}
