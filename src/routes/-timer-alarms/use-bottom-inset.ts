import { useLayoutEffect, useRef, type RefObject } from "react";

/**
 * Keeps everything fixed at the bottom of the page clear of an element there: the element's height
 * is added to the safe area that action bars, toasts and the ends of pages leave free.
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
