import { useEffect, useRef } from "react";
import * as v from "valibot";

import { useEntryState } from "../../-common/entry-state.ts";

/** How many cards are drawn at first, and added each time the end comes near. */
const BATCH = 24;

const Count = v.pipe(v.number(), v.integer(), v.minValue(BATCH));

/**
 * How many of `total` things to draw: one batch, plus another whenever the element at `end` comes
 * near the screen. The count is restored when the cook comes back to the screen.
 */
export function useMore(total: number) {
  const [shown, setShown] = useEntryState("shown", Count, BATCH);
  const end = useRef<HTMLDivElement>(null);
  const count = Math.min(total, shown);
  const hasMore = count < total;

  useEffect(() => {
    const element = end.current;
    if (!hasMore || !element) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setShown(count + BATCH);
      },
      { rootMargin: "600px" },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [hasMore, count, setShown]);

  return { count, end, startOver: () => setShown(BATCH) };
}
