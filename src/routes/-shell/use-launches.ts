import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";

/** The Launch Handler API, which TypeScript's library leaves out. */
interface LaunchQueue {
  setConsumer(consumer: (launch: { readonly targetURL?: string | undefined }) => void): void;
}

/**
 * The path that a launch leads to in a window that is open at `here`; null if it leads nowhere else. The
 * icon itself only brings the window to the front, and the first launch names the address that the window
 * was opened with.
 */
export function pathOfLaunch(targetURL: string | undefined, here: string): string | null {
  if (targetURL === undefined || targetURL === here) return null;
  const { origin, pathname, search } = new URL(targetURL);
  return origin === new URL(here).origin && pathname !== "/" ? `${pathname}${search}` : null;
}

/**
 * Opens what the icon's shortcuts and other apps' sharing lead to in the window that is open, which the
 * web manifest asks for (`launch_handler`). It navigates like any link, so that unsaved work is asked
 * about.
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
