import { useEffect, useState, type ReactNode } from "react";

import { Banner } from "#ui/banner.tsx";
import { Button } from "#ui/button.tsx";
import { Cluster } from "#ui/cluster.tsx";

import { noteRegistrationFailure } from "../-sync-state/app-readiness.ts";

import styles from "./update-prompt.module.css";

/**
 * Registers the service worker, and calls `onWaiting` for each new version that waits to take over.
 */
function watchForUpdate(onWaiting: (worker: ServiceWorker) => void): () => void {
  let stopped = false;
  /** @param replaced the version that runs; without one this is the first install, and no update */
  const offer = (worker: ServiceWorker | null, replaced: ServiceWorker | null) => {
    if (!stopped && worker && replaced) onWaiting(worker);
  };
  const scriptUrl = import.meta.env.DEV ? "/dev-sw.js?dev-sw" : "/sw.js";
  const register = async () => {
    const registration = await navigator.serviceWorker.register(scriptUrl, {
      type: import.meta.env.DEV ? "module" : "classic",
      // The script that it loads for background sync must be as fresh as the worker itself.
      updateViaCache: "none",
    });
    offer(registration.waiting, registration.active);
    registration.addEventListener("updatefound", () => {
      // Read now: WebKit may tell that the very first version is installed once that runs already.
      const { installing, active } = registration;
      installing?.addEventListener("statechange", () => {
        if (installing.state === "installed") offer(installing, active);
      });
    });
  };
  register().catch((error: unknown) => {
    // Private windows and some embedded browsers refuse service workers; the app works without one.
    console.warn("No service worker here", error);
    noteRegistrationFailure(error);
  });
  return () => {
    stopped = true;
  };
}

/** Activates a waiting version, and reloads the page with it. */
export function updateNow(worker: ServiceWorker): void {
  navigator.serviceWorker.addEventListener("controllerchange", () => window.location.reload(), {
    once: true,
  });
  worker.postMessage({ type: "SKIP_WAITING" });
}

/** A message at the bottom of the page, over any screen. */
export function Prompt({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.prompt} role="dialog" aria-label={label}>
      {children}
    </div>
  );
}

/** Offers a new version of the app if there is one; the cook decides when to take it. */
export function UpdatePrompt() {
  const [waiting, setWaiting] = useState<ServiceWorker | null>(null);
  useEffect(() => ("serviceWorker" in navigator ? watchForUpdate(setWaiting) : undefined), []);
  if (!waiting) return null;
  return (
    <Prompt label="Update available">
      <Banner
        title="A new version of Simmer is ready"
        action={
          <Cluster>
            <Button size="sm" onClick={() => updateNow(waiting)}>
              Update Now
            </Button>
            <Button size="sm" variant="quiet" onClick={() => setWaiting(null)}>
              Later
            </Button>
          </Cluster>
        }
      >
        Your changes are saved. Updating takes a second.
      </Banner>
    </Prompt>
  );
}
