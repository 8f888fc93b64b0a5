import { useEffect, useState } from "react";

import { claimAlarm } from "#db/repositories/timer-repository.ts";
import { isLate } from "#domain/timers/alarm-words.ts";
import { hasRung, type KitchenTimer } from "#domain/timers/kitchen-timer.ts";

import { useSignedInCook } from "../-common/use-live-data.ts";
import { notifyOfAlarm } from "./alarm-notice.ts";
import { ringOnce, startRinging } from "./alarm-sound.ts";
import type { SoundState } from "./sound-lock.ts";

/** The longest delay that a browser's timeout accepts. */
const LONGEST_WAIT_MS = 2 ** 31 - 1;
/** The delay of a hidden or muted tab, so that an audible, preferably visible one rings first. */
const DEFER_MS = { hidden: 400, silent: 800 };

/** Rings each timer when it is due: in one tab only, and until it is answered in any tab. */
export function useAlarms(timers: readonly KitchenTimer[], now: number, sound: SoundState): void {
  const { db, session } = useSignedInCook();
  const [mine, setMine] = useState<readonly string[]>([]);

  useEffect(() => {
    const ring = async (timer: KitchenTimer) => {
      if (!(await claimAlarm(db, timer.id, Date.now()))) return;
      // A timer that finished long ago sounds only once; the screen says when it rang.
      if (isLate(timer, Date.now())) ringOnce();
      else setMine((claimed) => [...claimed.filter((id) => id !== timer.id), timer.id]);
      await notifyOfAlarm(timer, session.uid);
    };
    let waits: ReturnType<typeof setTimeout>[] = [];
    const wait = () => {
      waits.forEach(clearTimeout);
      waits = timers.flatMap((timer) => {
        if (timer.endsAt === null || timer.acknowledged) return [];
        const defer =
          (document.hidden ? DEFER_MS.hidden : 0) + (sound === "on" ? 0 : DEFER_MS.silent);
        const left = Math.min(LONGEST_WAIT_MS, Math.max(0, timer.endsAt - Date.now()) + defer);
        return setTimeout(() => {
          ring(timer).catch((error: unknown) => console.error("The alarm failed", error));
        }, left);
      });
    };
    wait();
    // Timeouts stop while a device sleeps, so they are rescheduled when it wakes.
    document.addEventListener("visibilitychange", wait);
    return () => {
      waits.forEach(clearTimeout);
      document.removeEventListener("visibilitychange", wait);
    };
  }, [db, session.uid, timers, sound]);

  const isRinging = timers.some((timer) => mine.includes(timer.id) && hasRung(timer, now));
  useEffect(() => (isRinging ? startRinging() : undefined), [isRinging]);
}
