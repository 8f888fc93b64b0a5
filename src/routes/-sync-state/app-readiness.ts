/** Whether this device could open the app without a network; "never" in a browser that can't. */
export type AppReadiness = "ready" | "preparing" | "never";

/**
 * Checks whether a service worker is active, and has the page that every address opens with. It
 * becomes active only after it has stored every file of the app, so the others are there, too.
 */
export async function readAppReadiness(): Promise<AppReadiness> {
  if (!("serviceWorker" in navigator) || !("caches" in window)) return "never";
  try {
    const registration = await navigator.serviceWorker.getRegistration();
    const shell = await caches.match("/index.html", { ignoreSearch: true });
    return registration?.active && shell ? "ready" : "preparing";
  } catch (error) {
    console.warn("The browser does not say whether it keeps the app", error);
    return "never";
  }
}

/** Calls back whenever a service worker has become active; returns the function that ends it. */
export function onAppKept(onChange: () => void): () => void {
  if (!("serviceWorker" in navigator)) return () => undefined;
  // The service worker takes the pages over as soon as it is active.
  navigator.serviceWorker.addEventListener("controllerchange", onChange);
  return () => navigator.serviceWorker.removeEventListener("controllerchange", onChange);
}
