import { useEffect } from "react";

export const CAN_KEEP_AWAKE = "wakeLock" in navigator;

/**
 * Keeps the screen on while mounted. The browser drops the lock whenever the page is hidden, so it
 * is requested again on return. A refusal (low battery) is not reported to the cook.
 */
export function useWakeLock(): void {
  useEffect(() => {
    if (!CAN_KEEP_AWAKE) return;
    let stopped = false;
    let lock: WakeLockSentinel | undefined;
    const acquire = async () => {
      if (document.hidden || (lock && !lock.released)) return;
      const acquired = await navigator.wakeLock.request("screen");
      if (stopped) await acquired.release();
      else lock = acquired;
    };
    const tryToAcquire = () => {
      acquire().catch((error: unknown) => console.warn("The screen may turn off", error));
    };
    tryToAcquire();
    document.addEventListener("visibilitychange", tryToAcquire);
    return () => {
      stopped = true;
      document.removeEventListener("visibilitychange", tryToAcquire);
      lock?.release().catch((error: unknown) => console.warn("The screen stays on", error));
    };
  }, []);
}
