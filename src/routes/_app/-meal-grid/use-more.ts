import { useEffect, useRef, useState } from "react";

/** Cards drawn at first, and each time the end comes near. */
const BATCH = 24;

/**
 * How many of `total` things to draw: a batch, and one more whenever the element at `end` comes
 * near the screen. A new `reset` starts over.
 */
export function useMore(total: number, reset: unknown) {
  const [shown, setShown] = useState({ count: BATCH, reset });
  const end = useRef<HTMLDivElement>(null);
  const count = Math.min(total, shown.reset === reset ? shown.count : BATCH);
  const hasMore = count < total;

  useEffect(() => {
    const element = end.current;
    if (!hasMore || !element) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setShown({ count: count + BATCH, reset });
      },
      { rootMargin: "600px" },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [hasMore, count, reset]);

  return { count, end };
}
