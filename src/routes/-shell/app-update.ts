import { hasUnsavedWork } from "../-common/unsaved-work.ts";
import {
  followInstall,
  noteRegistrationFailure,
  readAppReadiness,
} from "../-sync-state/app-readiness.ts";

/** The interval of update checks while a page stays open, and the duration of "Later", ms. */
export const ASK_AGAIN_MS = 3_600_000;
/** The minimum interval of update checks on returning to the page, ms. */
const RETURN_MS = 60_000;
/**
 * The delay before a failed registration or first install is retried, ms, and the maximum number of
 * retries.
 */
const BEGIN_AGAIN_MS = 30_000;
const BEGUN_BY_ITSELF_MAX = 4;

interface UpdateListener {
  /** A version is waiting. Called again after each update check. */
  onWaiting(worker: ServiceWorker): void;
  /** Another window has let a new version in; this page did not follow, for its unsaved work. */
  onLeftBehind(): void;
}

/**
 * Registers the service worker and checks for updates: at the start (by the browser itself), when the
 * cook returns to the page, and hourly. A failed registration or first install is retried at the same
 * moments, when the network is back, and a few times after a delay. Returns the function that stops it.
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
  // `updatefound` also fires for a worker that the registration already had.
  const followed = new WeakSet<ServiceWorker>();
  // `active` is read now: WebKit may report the very first version as installed when it is active
  // already.
  const follow = ({ installing, active }: ServiceWorkerRegistration) => {
    if (!installing || followed.has(installing)) return;
    followed.add(installing);
    let isInstalled = false;
    installing.addEventListener("statechange", () => {
      isInstalled ||= installing.state === "installed";
      if (installing.state === "installed") offer(installing, active);
      // Browsers abort a slow install, Firefox after a minute, and drop the registration. The files that
      // it cached remain, so the retry has less to do.
      if (installing.state === "redundant" && !isInstalled && !active) beginLater();
    });
  };

  /** Undefined before the first success, and after the browser has dropped the registration. */
  let registration: ServiceWorkerRegistration | undefined;
  const register = async () => {
    const scriptUrl = import.meta.env.DEV ? "/dev-sw.js?dev-sw" : "/sw.js";
    const registered = await serviceWorker.register(scriptUrl, {
      type: import.meta.env.DEV ? "module" : "classic",
      // The imported script for background sync must be as fresh as the worker itself.
      updateViaCache: "none",
    });
    registration = registered;
    registered.addEventListener("updatefound", () => follow(registered), { signal });
    // Another window may have found it before this page listened.
    follow(registered);
    offer(registered.waiting, registered.active);
    // A page that was loading when the very first version claimed the open pages was not among them.
    if (!serviceWorker.controller) registered.active?.postMessage({ type: "CLAIM" });
  };
  let timesBegun = 0;
  let isRefused = false;
  let later: ReturnType<typeof setTimeout> | undefined;
  const begin = async () => {
    if (signal.aborted || isRefused) return;
    clearTimeout(later);
    timesBegun += 1;
    try {
      await register();
    } catch (error) {
      // Private windows and some embedded browsers refuse service workers; the app works without one.
      console.warn("No service worker here", error);
      noteRegistrationFailure(error);
      isRefused = (await readAppReadiness()) === "never";
      beginLater();
    }
  };
  function beginLater(): void {
    registration = undefined;
    clearTimeout(later);
    // A full device, say, must not store half of the app over and over while the page is open.
    if (signal.aborted || timesBegun >= BEGUN_BY_ITSELF_MAX) return;
    later = setTimeout(() => void begin(), BEGIN_AGAIN_MS);
  }
  void begin();
  window.addEventListener("online", () => void (registration ?? begin()), { signal });
  askRegularly(signal, async () => {
    if (!registration) return begin();
    await registration.update();
    offer(registration.waiting, registration.active);
  });

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
  return () => {
    ending.abort();
    clearTimeout(later);
  };
}

/** Checks on return and hourly, but never from a hidden page. */
function askRegularly(signal: AbortSignal, ask: () => Promise<void>): void {
  let askedAt = Date.now();
  const askNow = () => {
    // The absolute difference, since the clock may have been set back.
    const isDue = Math.abs(Date.now() - askedAt) >= RETURN_MS;
    if (!isDue || document.visibilityState === "hidden") return;
    askedAt = Date.now();
    // Usually just offline.
    ask().catch((error: unknown) => console.warn("No new version could be asked for", error));
  };
  document.addEventListener("visibilitychange", askNow, { signal });
  const hourly = setInterval(askNow, ASK_AGAIN_MS);
  signal.addEventListener("abort", () => clearInterval(hourly));
}
