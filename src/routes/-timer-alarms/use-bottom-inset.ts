import { useLayoutEffect, useRef, type RefObject } from "react";

/** How much of the fade above an action bar the dock leaves uncovered, px. */
const FADE_PX = 8;

function paddingOf(element: Element, side: "paddingTop" | "paddingBottom"): number {
  return parseFloat(getComputedStyle(element)[side]);
}

/**
 * Stacks an element on whatever is fixed at the bottom of the page, and keeps the rest clear of it. An
 * action bar stays where it is, because a thumb may be on its way to a button: the element lies above
 * it, at `--dock-foot`. The element's own height is `--dock`, which toasts, sticky timers and the ends
 * of pages leave free.
 */
export function useBottomInset(): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const dock = ref.current;
    if (!dock) return;
    const { style } = document.documentElement;
    let bar: HTMLElement | null = null;
    const measure = () => {
      dock.toggleAttribute("data-above-bar", bar !== null);
      if (bar) {
        const fade = Math.max(0, paddingOf(bar, "paddingTop") - FADE_PX);
        style.setProperty("--dock-foot", `${bar.offsetHeight - fade}px`);
      } else style.removeProperty("--dock-foot");
      // Its padding is the phone's gesture bar, which is part of the safe area already.
      style.setProperty("--dock", `${dock.offsetHeight - paddingOf(dock, "paddingBottom")}px`);
    };
    const sizes = new ResizeObserver(measure);
    const findBar = () => {
      const found = document.querySelector<HTMLElement>("main [data-bar]");
      if (found === bar) return;
      if (bar) sizes.unobserve(bar);
      bar = found;
      // Its padding is the height of the tab bar, which goes in shop mode.
      if (bar) sizes.observe(bar, { box: "border-box" });
      measure();
    };
    // The dock stays while screens, and their bars, come and go.
    const screens = new MutationObserver(findBar);
    screens.observe(document.body, { childList: true, subtree: true });
    findBar();
    measure();
    sizes.observe(dock);
    return () => {
      screens.disconnect();
      sizes.disconnect();
      style.removeProperty("--dock");
      style.removeProperty("--dock-foot");
    };
  }, []);
  return ref;
}
