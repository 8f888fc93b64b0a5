import { useEffect } from "react";

import { create, lacksDocument } from "#db/repositories/user-repository.ts";

import { useSignedInCook, useLiveData } from "../-common/use-live-data.ts";

/**
 * Creates the cook's document when signing up was interrupted and sync found no document on the
 * server.
 */
export function useFinishedSignUp(): void {
  const { db } = useSignedInCook();
  const isLacking = useLiveData(lacksDocument, [], false);
  useEffect(() => {
    if (!isLacking) return;
    create(db).catch((error: unknown) => console.error("Failed to create current user", error));
  }, [db, isLacking]);
}
