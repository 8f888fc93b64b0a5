import { hasUnsavedWork } from "../-common/unsaved-work.ts";

interface ReloadOptions {
  /** Aborted when the cook puts the update off: nothing of it is done any more. */
  signal?: AbortSignal;
  /** The version has come, or was replaced, but the page stays: something unsaved was begun meanwhile. */
  onUnsaved?: () => void;
}

/** Activates a waiting version. All windows then reload, each by itself. */
function letIn(worker: ServiceWorker, options: ReloadOptions): void {
  // For this one turn: the worker lives on, and is replaced one day by a version nobody has tapped for.
  const turn = new AbortController();
  const { signal } = turn;
  options.signal?.addEventListener("abort", () => turn.abort(), { signal });
  const end = (goOn: () => void) => {
    turn.abort();
    // The browser may have taken a while, in which the cook was told to carry on.
    if (hasUnsavedWork()) options.onUnsaved?.();
    else goOn();
  };
  const reload = () => end(() => window.location.reload());
  // Whoever follows new versions for the whole page (app-update.ts) is not there on the screen for errors
  // of the whole app, and takes the first controller of a page for the version that it has.
  navigator.serviceWorker.addEventListener("controllerchange", reload, { signal });
  const followState = () => {
    if (worker.state === "activated") reload();
    // Another deployment took its place before it was let in: the cook's tap is meant for that one.
    if (worker.state === "redundant") end(() => void reloadIntoNewest(options));
  };
  worker.addEventListener("statechange", followState, { signal });
  worker.postMessage({ type: "SKIP_WAITING" });
}

/**
 * Loads the page again, in the newest version: a plain reload would keep the old one while the new
 * one waits. Asks which one waits by now, since another deployment may have taken its place.
 */
export async function reloadIntoNewest(options: ReloadOptions = {}): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  if (options.signal?.aborted) return;
  if (registration?.waiting) letIn(registration.waiting, options);
  else window.location.reload();
}
