import { useEffect } from "react";

import { create, lacksDocument } from "#db/repositories/user-repository.ts";

import { useSignedInCook, useLiveData } from "../-common/use-live-data.ts";

/** Makes the document of a cook whose signing up ended before it did, once sync has found it missing. */
export function useFinishedSignUp(): void {
  const { db } = useSignedInCook();
  const isLacking = useLiveData(lacksDocument, [], false);
  useEffect(() => {
    if (!isLacking) return;
    create(db).catch((error: unknown) => console.error("Failed to create current user", error));
  }, [db, isLacking]);
}
