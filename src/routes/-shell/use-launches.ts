import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";

/** The Launch Handler API, which TypeScript's library leaves out. */
interface LaunchQueue {
  setConsumer(consumer: (launch: { readonly targetURL?: string | undefined }) => void): void;
}

/**
 * Opens what the icon's shortcuts and other apps' sharing lead to in the window that is open, which
 * the web manifest asks for (`launch_handler`). It goes like any link: what is unsaved is asked
 * about. The icon itself only brings the window to the front.
 */
export function useLaunches(): void {
  const router = useRouter();
  useEffect(() => {
    const { launchQueue } = window as { launchQueue?: LaunchQueue };
    launchQueue?.setConsumer(({ targetURL }) => {
      if (targetURL === undefined || !URL.canParse(targetURL)) return;
      const { origin, pathname, search } = new URL(targetURL);
      // The first launch names the address that this page was opened with.
      const isHere = targetURL === window.location.href;
      if (origin !== window.location.origin || pathname === "/" || isHere) return;
      void router.navigate({ href: `${pathname}${search}` });
    });
  }, [router]);
}
