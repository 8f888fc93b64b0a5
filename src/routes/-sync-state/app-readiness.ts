/**
 * Whether this device could open the app offline. "full": there is no room for the app's files;
 * "never": the browser doesn't support it.
 */
export type AppReadiness = "ready" | "preparing" | "full" | "never";

/** The error names of a permanent refusal of service workers, as opposed to a temporary failure. */
const REFUSALS = new Set(["SecurityError", "NotSupportedError", "NotAllowedError"]);
let isRefused = false;
let isFull = false;
const listeners = new Set<() => void>();

/**
 * Notes why the service worker could not be registered. Private windows and strict settings refuse it,
 * although the browser knows service workers: waiting won't help there. A script that failed to load is
 * retried.
 */
export function noteRegistrationFailure(error: unknown): void {
  if (!(error instanceof Error) || !REFUSALS.has(error.name)) return;
  isRefused = true;
  tell();
}

function tell(): void {
  for (const listener of listeners) listener();
}

/**
 * Follows the service worker's (sw/app-shell.ts) messages about its files; returns the function that
 * stops it.
 */
export function followInstall(container: ServiceWorkerContainer): () => void {
  const note = ({ data }: MessageEvent<{ type?: unknown } | null>) => {
    if (data?.type !== "NO_ROOM" && data?.type !== "FILES_CHANGED") return;
    isFull ||= data.type === "NO_ROOM";
    tell();
  };
  container.addEventListener("message", note);
  return () => container.removeEventListener("message", note);
}

/** The timeout for the service worker's answer, in ms: a broken one never answers. */
const ANSWER_MS = 2_000;

/** Asks a service worker whether every file of the app is cached now: the browser may have dropped some. */
function hasEveryFile(worker: ServiceWorker): Promise<boolean> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const end = (answer: boolean) => {
      clearTimeout(patience);
      port1.close();
      resolve(answer);
    };
    const patience = setTimeout(() => end(false), ANSWER_MS);
    port1.addEventListener("message", ({ data }) => end(data === true));
    port1.start();
    worker.postMessage({ type: "ARE_FILES_HERE" }, [port2]);
  });
}

/** Checks whether a service worker is active and has every file of the app. */
export async function readAppReadiness(): Promise<AppReadiness> {
  if (!("serviceWorker" in navigator)) return "never";
  try {
    const registration = await navigator.serviceWorker.getRegistration();
    if (registration?.active && (await hasEveryFile(registration.active))) return "ready";
    if (isRefused) return "never";
    return isFull ? "full" : "preparing";
  } catch (error) {
    console.warn("The browser does not say whether it keeps the app", error);
    return "never";
  }
}

/**
 * Calls back whenever a service worker has become active, was refused, ran out of space, or has
 * repaired its cache; returns the unsubscribe function.
 */
export function onReadinessChange(onChange: () => void): () => void {
  if (!("serviceWorker" in navigator)) return () => undefined;
  listeners.add(onChange);
  // The service worker claims the pages as soon as it is active.
  navigator.serviceWorker.addEventListener("controllerchange", onChange);
  return () => {
    listeners.delete(onChange);
    navigator.serviceWorker.removeEventListener("controllerchange", onChange);
  };
}
