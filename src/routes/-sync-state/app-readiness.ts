/**
 * Whether this device could open the app without a network; "full" where it has no room for the app's
 * files, "never" in a browser that can't.
 */
export type AppReadiness = "ready" | "preparing" | "full" | "never";

/** How a browser says that it will not have service workers here, as opposed to not just now. */
const REFUSALS = new Set(["SecurityError", "NotSupportedError", "NotAllowedError"]);
let isRefused = false;
let isFull = false;
const listeners = new Set<() => void>();

/**
 * Notes why the service worker could not be registered. Private windows and strict settings refuse
 * it, although the browser knows service workers: waiting won't help there. A script that could not
 * be loaded is asked for again at the next start.
 */
export function noteRegistrationFailure(error: unknown): void {
  if (!(error instanceof Error) || !REFUSALS.has(error.name)) return;
  isRefused = true;
  tell();
}

function tell(): void {
  for (const listener of listeners) listener();
}

/** Notes what the service worker (sw/app-shell.ts) says of its install; returns the function that ends it. */
export function followInstall(container: ServiceWorkerContainer): () => void {
  const note = ({ data }: MessageEvent<{ type?: unknown } | null>) => {
    if (data?.type !== "NO_ROOM") return;
    isFull = true;
    tell();
  };
  container.addEventListener("message", note);
  return () => container.removeEventListener("message", note);
}

/**
 * Checks whether a service worker is active, and has the page that every address opens with. It
 * becomes active only after it has stored every file of the app, so the others are there, too.
 */
export async function readAppReadiness(): Promise<AppReadiness> {
  if (!("serviceWorker" in navigator) || !("caches" in window)) return "never";
  try {
    const registration = await navigator.serviceWorker.getRegistration();
    const shell = await caches.match("/index.html", { ignoreSearch: true });
    if (registration?.active && shell) return "ready";
    if (isRefused) return "never";
    return isFull ? "full" : "preparing";
  } catch (error) {
    console.warn("The browser does not say whether it keeps the app", error);
    return "never";
  }
}

/**
 * Calls back whenever a service worker has become active, was refused, or found no room; returns the function
 * that ends it.
 */
export function onReadinessChange(onChange: () => void): () => void {
  if (!("serviceWorker" in navigator)) return () => undefined;
  listeners.add(onChange);
  // The service worker takes the pages over as soon as it is active.
  navigator.serviceWorker.addEventListener("controllerchange", onChange);
  return () => {
    listeners.delete(onChange);
    navigator.serviceWorker.removeEventListener("controllerchange", onChange);
  };
}
