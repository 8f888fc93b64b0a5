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
      // Its padding is the phone's gesture bar, which is part of the safe area already.
      const height = element.offsetHeight - parseFloat(getComputedStyle(element).paddingBottom);
      style.setProperty("--dock", `${height}px`);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty("--dock");
    };
  }, []);
  return ref;
}
