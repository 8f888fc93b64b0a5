import { useCallback, useSyncExternalStore } from "react";

import { Banner } from "#ui/banner.tsx";
import { Button } from "#ui/button.tsx";

import { useSignedInCook } from "../-common/use-live-data.ts";
import { Prompt, updateNow } from "./update-prompt.tsx";

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

/**
 * Reloads into the newest version; a plain reload would keep the old one while the new one waits.
 */
async function reload(): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  if (worker?.waiting) updateNow(worker.waiting);
  else window.location.reload();
}

/** Stays until the cook reloads: this version can't store anything any more. */
export function OutdatedPrompt() {
  if (!useIsOutdated()) return null;
  return (
    <Prompt label="Reload needed">
      <Banner
        role="status"
        title="Simmer has been updated"
        action={
          <Button size="sm" onClick={() => void reload()}>
            Reload
          </Button>
        }
      >
        Reload to go on. What you saved is safe.
      </Banner>
    </Prompt>
  );
}
