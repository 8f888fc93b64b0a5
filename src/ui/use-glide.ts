import { useLayoutEffect, useRef, type RefObject } from "react";

import { prefersReducedMotion } from "./reduced-motion.ts";

const GLIDE_MS = 150;

/**
 * Animates rows from their last seen to their new positions whenever their order changes (FLIP), except
 * under reduced motion. Returns a function to call when a drag has ended.
 *
 * @param onOrder called when the order has changed
 */
export function useGlide(
  list: RefObject<HTMLElement | null>,
  order: string,
  onOrder: () => void,
): () => void {
  const seen = useRef(new WeakMap<HTMLElement, number>());
  const last = useRef(order);
  const rowsOf = () =>
    [...(list.current?.children ?? [])].filter((row) => row instanceof HTMLElement);

  // After every render, since rows may have grown.
  useLayoutEffect(() => {
    const isMoved = last.current !== order;
    if (isMoved) onOrder();
    last.current = order;
    const glides = isMoved && !prefersReducedMotion();
    for (const row of rowsOf()) {
      const way = (seen.current.get(row) ?? row.offsetTop) - row.offsetTop;
      seen.current.set(row, row.offsetTop);
      if (!glides || way === 0) continue;
      row.animate([{ translate: `0 ${way}px` }, { translate: "0" }], {
        duration: GLIDE_MS,
        easing: "ease-out",
      });
    }
  });

  return () => {
    last.current = "";
    for (const row of rowsOf()) {
      const way = Number.parseFloat(row.style.translate.split(" ")[1] ?? "0");
      seen.current.set(row, row.offsetTop + way);
      row.style.removeProperty("translate");
    }
  };
}
