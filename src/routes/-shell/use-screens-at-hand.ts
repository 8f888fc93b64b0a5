import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";

import { isIdle } from "./is-idle.ts";

/**
 * How long to wait for the service worker to cache the app, since loading the same files in parallel
 * would only slow it down.
 */
const HEAD_START_MS = 4_000;

/**
 * Preloads the other screens while idle, if no service worker controls the page, so that losing the
 * network loses no screen.
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
