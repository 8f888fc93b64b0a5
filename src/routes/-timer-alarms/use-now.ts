import { useEffect, useState } from "react";

/** Often enough that no displayed second is late, whenever in a second a timer was started. */
const TICK_MS = 200;

/** The time, moving while `active`. It rests while the page is hidden and catches up on return. */
export function useNow(active: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!active) return;
    let ticking: ReturnType<typeof setInterval> | undefined;
    const tick = () => setNow(Date.now());
    const follow = () => {
      clearInterval(ticking);
      if (document.hidden) return;
      tick();
      ticking = setInterval(tick, TICK_MS);
    };
    follow();
    document.addEventListener("visibilitychange", follow);
    return () => {
      clearInterval(ticking);
      document.removeEventListener("visibilitychange", follow);
    };
  }, [active]);
  return now;
}
