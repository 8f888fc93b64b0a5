import { useLayoutEffect, useRef, type RefObject } from "react";

/**
 * Keeps what is fixed at the bottom of the page clear of an element there: its height is added to
 * the safe area that bars of actions, toasts and the ends of pages leave free.
 */
export function useBottomInset(): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const { style } = document.documentElement;
    const measure = () => {
      const height = element.offsetHeight;
      style.setProperty("--safe-bottom", `calc(env(safe-area-inset-bottom, 0px) + ${height}px)`);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty("--safe-bottom");
    };
  }, []);
  return ref;
}
