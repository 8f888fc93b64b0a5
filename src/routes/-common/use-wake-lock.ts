import { useEffect } from "react";

export const CAN_KEEP_AWAKE = "wakeLock" in navigator;

/** What the cook does at a screen they are using. */
const USES = ["pointerdown", "scroll", "keydown"] as const;

/**
 * Keeps the screen on while mounted. The browser drops the lock whenever the page is hidden, so it
 * is requested again on return. A refusal (low battery) is not reported to the cook.
 *
 * @param idleMs lets the screen turn off when it has not been touched, scrolled or typed at for so
 *   long; null to keep it on regardless
 */
export function useWakeLock(idleMs: number | null = null): void {
  useEffect(() => {
    if (!CAN_KEEP_AWAKE) return;
    const ending = new AbortController();
    const { signal } = ending;
    let isWanted = true;
    let isAsking = false;
    let lock: WakeLockSentinel | undefined;
    let idle: ReturnType<typeof setTimeout> | undefined;

    const release = () => {
      isWanted = false;
      lock?.release().catch((error: unknown) => console.warn("The screen stays on", error));
    };
    const acquire = async () => {
      if (isAsking || document.hidden || (lock && !lock.released)) return;
      isAsking = true;
      try {
        lock = await navigator.wakeLock.request("screen");
        if (!isWanted) release();
      } finally {
        isAsking = false;
      }
    };
    const use = () => {
      if (idleMs !== null) {
        clearTimeout(idle);
        idle = setTimeout(release, idleMs);
      }
      isWanted = true;
      acquire().catch((error: unknown) => console.warn("The screen may turn off", error));
    };

    use();
    document.addEventListener("visibilitychange", use, { signal });
    if (idleMs !== null) {
      for (const event of USES) {
        window.addEventListener(event, use, { signal, passive: true, capture: true });
      }
    }
    return () => {
      ending.abort();
      clearTimeout(idle);
      release();
    };
  }, [idleMs]);
}
