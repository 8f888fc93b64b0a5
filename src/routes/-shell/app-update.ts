import { hasUnsavedWork } from "../-common/unsaved-work.ts";
import {
  followInstall,
  noteRegistrationFailure,
  readAppReadiness,
} from "../-sync-state/app-readiness.ts";

/** How often a page that stays open asks for a new version, and how long "Later" lasts. In ms. */
export const ASK_AGAIN_MS = 3_600_000;
/** A cook who comes and goes between apps does not ask each time. In ms. */
const RETURN_MS = 60_000;
/** After how long a failed registration or first install is begun anew, in ms, and how often at most. */
const BEGIN_AGAIN_MS = 30_000;
const BEGUN_BY_ITSELF_MAX = 4;

interface UpdateListener {
  /** A version waits to take over. Told again each time that one is asked for. */
  onWaiting(worker: ServiceWorker): void;
  /** Another window has let a new version in; this page did not follow, for its unsaved work. */
  onLeftBehind(): void;
}

/**
 * Registers the service worker and asks for new versions: at the start (the browser does it by
 * itself then), when the cook returns to the page, and hourly. A registration or a first install that
 * fails is begun anew at the same moments, once the network is back, and a few times by itself. Returns
 * the function that ends it.
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
  // A registration tells again of the worker that it already had when this page asked for it.
  const followed = new WeakSet<ServiceWorker>();
  // Read at once: WebKit may tell that the very first version is installed when it runs already.
  const follow = ({ installing, active }: ServiceWorkerRegistration) => {
    if (!installing || followed.has(installing)) return;
    followed.add(installing);
    let isInstalled = false;
    installing.addEventListener("statechange", () => {
      isInstalled ||= installing.state === "installed";
      if (installing.state === "installed") offer(installing, active);
      // Browsers end an install that takes long, Firefox after a minute, and forget the registration.
      // The files that it stored are still there, so it has less to do the next time.
      if (installing.state === "redundant" && !isInstalled && !active) beginLater();
    });
  };

  /** None before the first has succeeded, nor after the browser has forgotten it. */
  let registration: ServiceWorkerRegistration | undefined;
  const register = async () => {
    const scriptUrl = import.meta.env.DEV ? "/dev-sw.js?dev-sw" : "/sw.js";
    const registered = await serviceWorker.register(scriptUrl, {
      type: import.meta.env.DEV ? "module" : "classic",
      // The script that it loads for background sync must be as fresh as the worker itself.
      updateViaCache: "none",
    });
    registration = registered;
    registered.addEventListener("updatefound", () => follow(registered), { signal });
    // Another window may have found it before this page listened.
    follow(registered);
    offer(registered.waiting, registered.active);
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
    // A device that is full, say, is not made to store half of the app for as long as the page is open.
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
