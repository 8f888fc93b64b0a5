import { useSyncExternalStore } from "react";

/**
 * Whether so many timers stay in view beside a long step (see step.module.css), also after the phone
 * is turned: those that don't are shown in the dock.
 */
export function useTimersInReach(count: number, isCrowded: boolean): boolean {
  const [one, two] = isCrowded ? [51, 58] : [45, 52];
  const query = window.matchMedia(`(min-height: ${count === 2 ? two : one}rem)`);
  const fits = useSyncExternalStore(
    (listener) => {
      query.addEventListener("change", listener);
      return () => query.removeEventListener("change", listener);
    },
    () => query.matches,
  );
  return count <= 2 && fits;
}
