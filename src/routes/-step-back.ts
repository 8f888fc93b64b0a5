import { useRouter, type AnyRouter } from "@tanstack/react-router";
import { useEffect } from "react";

/** Where each entry of the browser's history leads, by its place; as far as seen since the app opened. */
const trail = new Map<number, string>();

function note(router: AnyRouter): void {
  const { pathname, state } = router.history.location;
  trail.set(state.__TSR_index, pathname);
}

/** Remembers the screens gone through, for `useStepBack`. */
export function useTrail(): void {
  const router = useRouter();
  useEffect(() => {
    note(router);
    return router.subscribe("onResolved", () => note(router));
  }, [router]);
}

/**
 * Goes back in the browser's history where that leads to one of the paths, which is then as it was
 * left: scrolled and filtered. Returns whether it did; if not, there is a link to follow. So
 * the header's way back and the phone's are one, and going up and down leaves no trail to go back
 * through.
 */
export function useStepBack(): (paths: readonly string[]) => boolean {
  const router = useRouter();
  return (paths) => {
    const before = trail.get(router.history.location.state.__TSR_index - 1);
    if (before === undefined || !paths.includes(before)) return false;
    router.history.back();
    return true;
  };
}
