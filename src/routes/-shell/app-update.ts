import { hasUnsavedWork } from "../-common/unsaved-work.ts";
import { followInstall, noteRegistrationFailure } from "../-sync-state/app-readiness.ts";

/** How often a page that stays open asks for a new version, and how long "Later" lasts. In ms. */
export const ASK_AGAIN_MS = 3_600_000;
/** A cook who comes and goes between apps does not ask each time. In ms. */
const RETURN_MS = 60_000;
/** After how long the very first install is begun anew, in ms, and how often. */
const INSTALL_AGAIN_MS = 30_000;
const INSTALLS_MAX = 4;

interface UpdateListener {
  /** A version waits to take over. Told again each time that one is asked for. */
  onWaiting(worker: ServiceWorker): void;
  /** Another window has let a new version in; this page did not follow, for its unsaved work. */
  onLeftBehind(): void;
}

/**
 * Registers the service worker and asks for new versions: at the start (the browser does it by
 * itself then), when the cook returns to the page, and hourly. Returns the function that ends it.
 */
export function watchForUpdate({ onWaiting, onLeftBehind }: UpdateListener): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const { serviceWorker } = navigator;
  signal.addEventListener("abort", followInstall(serviceWorker));

  /** @param replaced the version that runs; without one this is the first install, and no update */
  const offer = (worker: ServiceWorker | null, replaced: ServiceWorker | null) => {
    if (!signal.aborted && worker && replaced) onWaiting(worker);
  };
  // Read at once: WebKit may tell that the very first version is installed when it runs already.
  const follow = ({ installing, active }: ServiceWorkerRegistration) => {
    let isInstalled = false;
    installing?.addEventListener("statechange", () => {
      isInstalled ||= installing.state === "installed";
      if (installing.state === "installed") offer(installing, active);
      if (installing.state === "redundant" && !isInstalled && !active) installAgain();
    });
  };
  let installs = 1;
  // Browsers end an install that takes long, Firefox after a minute, and forget the registration.
  // The files that it stored are still there, so it has less to do the next time.
  const installAgain = () => {
    if (installs >= INSTALLS_MAX) return;
    installs += 1;
    const again = setTimeout(begin, INSTALL_AGAIN_MS);
    signal.addEventListener("abort", () => clearTimeout(again), { once: true });
  };

  let registration: ServiceWorkerRegistration;
  const watch = async () => {
    const scriptUrl = import.meta.env.DEV ? "/dev-sw.js?dev-sw" : "/sw.js";
    const isFirst = installs === 1;
    registration = await serviceWorker.register(scriptUrl, {
      type: import.meta.env.DEV ? "module" : "classic",
      // The script that it loads for background sync must be as fresh as the worker itself.
      updateViaCache: "none",
    });
    registration.addEventListener("updatefound", () => follow(registration), { signal });
    // Another window may have found it before this page listened.
    follow(registration);
    offer(registration.waiting, registration.active);
    if (!isFirst) return;
    askRegularly(signal, async () => {
      await registration.update();
      offer(registration.waiting, registration.active);
    });
  };
  function begin(): void {
    watch().catch((error: unknown) => {
      // Private windows and some embedded browsers refuse service workers; the app works without one.
      console.warn("No service worker here", error);
      noteRegistrationFailure(error);
    });
  }
  begin();

  let isControlled = serviceWorker.controller !== null;
  // All windows go to a new version together: the files of the old one are no longer stored.
  const followNewVersion = () => {
    // The very first version takes over a page that came over the network: it is the same.
    const isFirst = !isControlled;
    isControlled = true;
    if (isFirst) return;
    if (hasUnsavedWork()) onLeftBehind();
    else window.location.reload();
  };
  serviceWorker.addEventListener("controllerchange", followNewVersion, { signal });
  return () => ending.abort();
}

/** Asks on return and hourly, but never from a page that nobody sees. */
function askRegularly(signal: AbortSignal, ask: () => Promise<void>): void {
  let askedAt = Date.now();
  const askNow = () => {
    // By the distance, since the clock may have been set back meanwhile.
    const isDue = Math.abs(Date.now() - askedAt) >= RETURN_MS;
    if (!isDue || document.visibilityState === "hidden") return;
    askedAt = Date.now();
    // Most often there is no network, which is no news.
    ask().catch((error: unknown) => console.warn("No new version could be asked for", error));
  };
  document.addEventListener("visibilitychange", askNow, { signal });
  const hourly = setInterval(askNow, ASK_AGAIN_MS);
  signal.addEventListener("abort", () => clearInterval(hourly));
}
