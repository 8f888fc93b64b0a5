import { useLayoutEffect, useRef, type RefObject } from "react";

import { SCREEN_TITLE_ID } from "#ui/page-header.tsx";
import { prefersReducedMotion } from "#ui/reduced-motion.ts";

/**
 * How long taps are ignored after rows have moved, ms: a tap just then was aimed at the previous
 * row.
 */
const GUARD_MS = 300;
const SLIDE_MS = 200;

interface Before {
  /** Where each row on the screen was. */
  tops: Map<Element, number>;
  /** The list with the focus, and the place of the focused row in it. */
  focus: { list: Element; index: number } | null;
}

/**
 * For the rows (`li`) in `frame`: call the result just before some of them leave. The others slide
 * to their new places, a tap aimed at the old ones hits nothing, and the row after a focused one
 * that has left takes the focus.
 */
export function useRowMotion(frame: RefObject<HTMLElement | null>): () => void {
  const before = useRef<Before | null>(null);

  useLayoutEffect(() => {
    const was = before.current;
    before.current = null;
    if (!was || !frame.current) return;
    frame.current.animate({ pointerEvents: ["none", "none"] }, GUARD_MS);
    if (was.focus && document.activeElement === document.body) refocus(frame.current, was.focus);
    if (!prefersReducedMotion()) slide(was.tops);
  });

  return () => {
    if (frame.current) before.current = look(frame.current);
  };
}

const rowsIn = (part: Element) => part.querySelectorAll("li");

function look(frame: HTMLElement): Before {
  const tops = new Map<Element, number>();
  for (const row of rowsIn(frame)) {
    const { top, bottom } = row.getBoundingClientRect();
    if (top > window.innerHeight) break;
    if (bottom > 0) tops.set(row, top);
  }
  const row = document.activeElement?.closest("li");
  const list = row?.closest('[role="list"]');
  return {
    tops,
    focus:
      row && list && frame.contains(list) ? { list, index: [...rowsIn(list)].indexOf(row) } : null,
  };
}

function refocus(frame: HTMLElement, { list, index }: NonNullable<Before["focus"]>): void {
  const rows = rowsIn(list.isConnected ? list : frame);
  const next = rows[Math.min(index, rows.length - 1)]?.querySelector("input");
  (next ?? document.getElementById(SCREEN_TITLE_ID))?.focus({
    preventScroll: true,
  });
}

function slide(tops: Map<Element, number>): void {
  // All are measured before one is animated: each measurement after that would lay the page out.
  const moves = [...tops].map(
    ([row, top]) => [row, top - row.getBoundingClientRect().top] as const,
  );
  for (const [row, by] of moves) {
    if (by === 0 || !row.isConnected) continue;
    row.animate(
      { transform: [`translateY(${by}px)`, "none"] },
      { duration: SLIDE_MS, easing: "cubic-bezier(0.2, 0.8, 0.3, 1)" },
    );
  }
}
