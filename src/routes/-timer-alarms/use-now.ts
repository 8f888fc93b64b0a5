import { useEffect, useState } from "react";

/** Often enough that a displayed second is never late, at whatever fraction a timer was started. */
const TICK_MS = 200;

/**
 * The current time, updated while `active`, every so many ms. It pauses while the page is hidden,
 * then catches up.
 */
export function useNow(active: boolean, every = TICK_MS): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!active) return;
    let ticking: ReturnType<typeof setInterval> | undefined;
    const tick = () => setNow(Date.now());
    const follow = () => {
      clearInterval(ticking);
      if (document.hidden) return;
      tick();
      ticking = setInterval(tick, every);
    };
    follow();
    document.addEventListener("visibilitychange", follow);
    return () => {
      clearInterval(ticking);
      document.removeEventListener("visibilitychange", follow);
    };
  }, [active, every]);
  return now;
}
