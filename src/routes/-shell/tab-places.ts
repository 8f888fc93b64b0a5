import { useRouter } from "@tanstack/react-router";
import { useEffect, useRef, type RefObject } from "react";

import { TAB_ROOTS, tabOf, type TabName } from "./tabs.ts";

/** A visit to a screen, by its address and id. */
export interface Place {
  href: string;
  entry: string | undefined;
}

export type Places = ReadonlyMap<TabName, Place>;

/**
 * Where the cook left each tab. A tab keeps a screen that was left by the tab bar or for settings, and
 * its own first screen however it was left. Other screens aren't remembered: one that navigates away by
 * itself is finished (the plan is saved, the meal is logged).
 */
export function useTabPlaces(): RefObject<Places> {
  const router = useRouter();
  const places = useRef(new Map<TabName, Place>());
  useEffect(
    () =>
      router.subscribe("onBeforeLoad", ({ fromLocation, toLocation }) => {
        const left = fromLocation && tabOf(fromLocation.pathname);
        const next = tabOf(toLocation.pathname);
        if (!left || left === next) return;
        const { pathname, href, state } = fromLocation;
        const isKept =
          toLocation.state.resumes !== undefined || next === null || pathname === TAB_ROOTS[left];
        if (isKept) places.current.set(left, { href, entry: state.entry });
        else places.current.delete(left);
      }),
    [router],
  );
  return places;
}
