import { useEffect, useState } from "react";

import { claimAlarm, hasRung, type KitchenTimer } from "#db/timers.ts";

import { useKitchen } from "../-kitchen.ts";
import { notifyOfAlarm } from "./alarm-notice.ts";
import { canSound, ringOnce, startRinging } from "./alarm-sound.ts";
import { isLate } from "./alarm-words.ts";

/** The longest a browser's timer can wait. */
const LONGEST_WAIT_MS = 2 ** 31 - 1;
/** How long a tab that can be neither seen nor heard leaves the alarm to a better one. */
const DEFER_MS = { hidden: 1_200, silent: 400 };

/** Counts the times the page came back into view: a sleeping device may have slept through an alarm. */
function useReturns(): number {
  const [returns, setReturns] = useState(0);
  useEffect(() => {
    const count = () => setReturns((before) => before + 1);
    document.addEventListener("visibilitychange", count);
    return () => document.removeEventListener("visibilitychange", count);
  }, []);
  return returns;
}

/** Rings each timer when it is due: in one tab only, and until it is answered in any. */
export function useAlarms(timers: readonly KitchenTimer[], now: number): void {
  const { db } = useKitchen();
  const returns = useReturns();
  const [mine, setMine] = useState<readonly string[]>([]);

  useEffect(() => {
    const ring = async (timer: KitchenTimer) => {
      if (!(await claimAlarm(db, timer.id, Date.now()))) return;
      // What rang long ago is told of, not sounded as if it rang now.
      if (isLate(timer, Date.now())) ringOnce();
      else setMine((claimed) => [...claimed.filter((id) => id !== timer.id), timer.id]);
      await notifyOfAlarm(timer);
    };
    const waits = timers.flatMap((timer) => {
      if (timer.endsAt === null || timer.acknowledged) return [];
      const defer = document.hidden ? DEFER_MS.hidden : canSound() ? 0 : DEFER_MS.silent;
      const wait = Math.min(LONGEST_WAIT_MS, Math.max(0, timer.endsAt - Date.now()) + defer);
      return setTimeout(() => {
        ring(timer).catch((error: unknown) => console.error("The alarm failed", error));
      }, wait);
    });
    return () => waits.forEach(clearTimeout);
  }, [db, timers, returns]);

  const isRinging = timers.some((timer) => mine.includes(timer.id) && hasRung(timer, now));
  useEffect(() => (isRinging ? startRinging() : undefined), [isRinging]);
}
