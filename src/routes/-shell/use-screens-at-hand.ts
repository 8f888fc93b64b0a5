import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";

import { isIdle } from "./is-idle.ts";

/**
 * How long the service worker may take to store the app: until then, loading the same files beside
 * it would only make it slower.
 */
const HEAD_START_MS = 4_000;

/**
 * Loads the other screens while nobody waits for anything, as long as no service worker controls
 * the page: a network that goes then takes no screen with it.
 */
export function useScreensAtHand(): void {
  const router = useRouter();
  useEffect(() => {
    if (!("serviceWorker" in navigator) || navigator.serviceWorker.controller) return;
    const ending = new AbortController();
    const load = async () => {
      const screens = Object.values(router.routesById).map(
        (route) => () => router.loadRouteChunk(route),
      );
      for (const loadNext of [...screens, () => import("./report-dialog.tsx")]) {
        await isIdle();
        if (ending.signal.aborted) return;
        await loadNext();
      }
    };
    const timer = setTimeout(() => {
      if (navigator.serviceWorker.controller) return;
      load().catch((error: unknown) => console.warn("Some screens are not at hand yet", error));
    }, HEAD_START_MS);
    return () => {
      clearTimeout(timer);
      ending.abort();
    };
  }, [router]);
}
