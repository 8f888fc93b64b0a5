import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";

import { SCREEN_TITLE_ID } from "#ui/page-header.tsx";

/**
 * Moves focus to the title of each screen that the cook navigates to, so that a screen reader
 * announces it and Tab continues from the top. Focus stays where it is when the app opens, and in a
 * dialog that is still open.
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
