import { useEffect } from "react";

import { doImport, leaveImport } from "../-common/import-host.ts";
import { useSignedInCook } from "../-common/use-live-data.ts";

/** Goes on with an import that was broken off when the app was closed; ends with the session. */
export function useOngoingImport(): void {
  const { db } = useSignedInCook();
  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    const goOn = () => {
      doImport(db).catch((error: unknown) => console.error("The import does not go on", error));
    };
    goOn();
    // When a page is left, WebKit suspends its workers with their transactions open and their locks
    // held (bugs.webkit.org 315804), and the next page could not go on.
    window.addEventListener("pagehide", leaveImport, { signal });
    window.addEventListener("pageshow", ({ persisted }) => persisted && goOn(), { signal });
    return () => {
      ending.abort();
      leaveImport();
    };
  }, [db]);
}
