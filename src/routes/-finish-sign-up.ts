import { useEffect } from "react";

import { create, lacksDocument } from "#db/user.ts";

import { useKitchen, useKitchenQuery } from "./-kitchen.ts";

/** Makes the document of a cook whose signing up ended before it did, once sync has found it missing. */
export function useFinishedSignUp(): void {
  const { db } = useKitchen();
  const isLacking = useKitchenQuery(lacksDocument, [], false);
  useEffect(() => {
    if (!isLacking) return;
    create(db).catch((error: unknown) => console.error("Failed to create current user", error));
  }, [db, isLacking]);
}
