import { hasUnsavedWork } from "../-common/unsaved-work.ts";

interface ReloadOptions {
  /** Aborted when the cook postpones the update. */
  signal?: AbortSignal;
  /**
   * The new version is active or redundant, but the page isn't reloaded, because of unsaved work begun
   * meanwhile.
   */
  onUnsaved?: () => void;
}

/** Activates a waiting version (skipWaiting). All windows then reload, each by itself. */
function letIn(worker: ServiceWorker, options: ReloadOptions): void {
  // Listeners for this attempt only: the worker lives on, and will be replaced one day without a tap.
  const turn = new AbortController();
  const { signal } = turn;
  options.signal?.addEventListener("abort", () => turn.abort(), { signal });
  const end = (goOn: () => void) => {
    turn.abort();
    // Activation may have taken a while, during which the cook could carry on.
    if (hasUnsavedWork()) options.onUnsaved?.();
    else goOn();
  };
  const reload = () => end(() => window.location.reload());
  // The page-wide handler (app-update.ts) isn't mounted on the app's error screen, and ignores a page's
  // first controller.
  navigator.serviceWorker.addEventListener("controllerchange", reload, { signal });
  const followState = () => {
    if (worker.state === "activated") reload();
    // A newer deployment replaced it before activation: the cook's tap applies to that one.
    if (worker.state === "redundant") end(() => void reloadIntoNewest(options));
  };
  worker.addEventListener("statechange", followState, { signal });
  worker.postMessage({ type: "SKIP_WAITING" });
}

/**
 * Reloads the page in the newest version: a plain reload would keep the old one while the new one waits.
 * Looks up the waiting worker now, since a newer deployment may have replaced it.
 */
export async function reloadIntoNewest(options: ReloadOptions = {}): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  if (options.signal?.aborted) return;
  if (registration?.waiting) letIn(registration.waiting, options);
  else window.location.reload();
}
