import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";

import { SCREEN_TITLE_ID } from "#ui/page-header.tsx";

/**
 * Moves focus to the title of each screen that is gone to: a screen reader says where it is, and
 * Tab goes on from the top. Not when the app opens, nor out of a dialog that is still there.
 */
export function useFocusTitle(): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe("onRendered", ({ fromLocation, pathChanged }) => {
        if (!fromLocation || !pathChanged) return;
        if (document.activeElement?.closest("dialog, [role=dialog]")) return;
        document.getElementById(SCREEN_TITLE_ID)?.focus({ preventScroll: true });
      }),
    [router],
  );
}
