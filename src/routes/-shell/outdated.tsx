import { useCallback, useLayoutEffect, useSyncExternalStore } from "react";

import { useSignedInCook } from "../-common/use-live-data.ts";
import { noteReloadAsked } from "./outdated-sign.ts";
import { ReloadPrompt } from "./update-prompt.tsx";

/** Whether a newer version of the app, in another tab, has upgraded the cook's database. */
export function useIsOutdated(): boolean {
  const { outdated } = useSignedInCook().db;
  const subscribe = useCallback(
    (onChange: () => void) => {
      outdated.addEventListener("abort", onChange);
      return () => outdated.removeEventListener("abort", onChange);
    },
    [outdated],
  );
  return useSyncExternalStore(subscribe, () => outdated.aborted);
}

/** Stays until the cook reloads: this version can't store anything any more. */
export function OutdatedPrompt() {
  const isOutdated = useIsOutdated();
  // A layout effect, so that the two prompts never overlap on screen.
  useLayoutEffect(() => (isOutdated ? noteReloadAsked() : undefined), [isOutdated]);
  return isOutdated ? <ReloadPrompt /> : null;
}
