import { useRef, type TouchEvent } from "react";

const FAR_ENOUGH = 64;
/** Where a sideways touch has another purpose: a sheet over the step, or text being selected. */
const ELSEWHERE = "dialog, textarea, input";

/** Touch handlers that tell a sideways swipe from scrolling: left moves on, right moves back. */
export function useSwipe(move: (by: 1 | -1) => void) {
  const from = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart: ({ touches, target }: TouchEvent) => {
      const touch = touches[0];
      const isElsewhere = target instanceof Element && target.closest(ELSEWHERE) !== null;
      from.current =
        touch && touches.length === 1 && !isElsewhere
          ? { x: touch.clientX, y: touch.clientY }
          : null;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const touch = changedTouches[0];
      const start = from.current;
      from.current = null;
      if (!touch || !start) return;
      const across = touch.clientX - start.x;
      const along = Math.abs(touch.clientY - start.y);
      if (Math.abs(across) < FAR_ENOUGH || Math.abs(across) < along * 2) return;
      move(across < 0 ? 1 : -1);
    },
  };
}
