import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";

import { SHARED_ACTION } from "../-common/shared-content.ts";

/** The Launch Handler API, which TypeScript's library leaves out. */
interface LaunchQueue {
  setConsumer(consumer: (launch: { readonly targetURL?: string | undefined }) => void): void;
}

/**
 * The path to navigate to for a launch while a window is open at `here`; null if there is nowhere
 * else to go. Tapping the icon itself only focuses the window, and the first launch names the
 * address with which the window was opened. What is shared loads a page of its own, and leaves only
 * where it was posted.
 */
export function pathOfLaunch(targetURL: string | undefined, here: string): string | null {
  if (targetURL === undefined || targetURL === here) return null;
  const { origin, pathname, search } = new URL(targetURL);
  if (origin !== new URL(here).origin || ["/", SHARED_ACTION].includes(pathname)) return null;
  return `${pathname}${search}`;
}

/**
 * Navigates the open window to the target of an icon's shortcut, as the web manifest requests (`launch_handler`). It navigates like any link, so guards for unsaved work
 * apply.
 */
export function useLaunches(): void {
  const router = useRouter();
  useEffect(() => {
    const { launchQueue } = window as { launchQueue?: LaunchQueue };
    launchQueue?.setConsumer(({ targetURL }) => {
      const href = pathOfLaunch(targetURL, window.location.href);
      if (href !== null) void router.navigate({ href });
    });
  }, [router]);
}
