import {
  extendTimer,
  pauseTimer,
  removeTimer,
  restoreTimer,
  resumeTimer,
  startTimer,
} from "#db/repositories/timer-repository.ts";
import { isReminder, type KitchenTimer, type TimerStart } from "#domain/timers/kitchen-timer.ts";

import { useCommand } from "../-common/use-command.ts";
import { useSignedInCook } from "../-common/use-live-data.ts";
import { askToNotify, closeNotice } from "./alarm-notice.ts";
import { unlockSound } from "./sound-lock.ts";

const MINUTE_MS = 60_000;

/** What one tap adds to a timer: a minute, or an hour to one that runs for days. */
export function moreTime(timer: KitchenTimer): "+1 min" | "+1 hr" {
  return isReminder(timer) ? "+1 hr" : "+1 min";
}

/**
 * The actions on timers. Call them in the handlers of taps, because they unlock the alarm's sound.
 */
export function useTimers() {
  const { db } = useSignedInCook();
  const run = useCommand();

  const act = (write: () => Promise<void>) => {
    unlockSound();
    void run(write);
  };
  return {
    start: (timer: TimerStart) => {
      act(() => startTimer(db, timer, Date.now()));
      askToNotify();
    },
    pause: ({ id }: KitchenTimer) => act(() => pauseTimer(db, id, Date.now())),
    resume: ({ id }: KitchenTimer) => act(() => resumeTimer(db, id, Date.now())),
    /** Adds what `moreTime` says. */
    addTime: (timer: KitchenTimer) =>
      act(async () => {
        const byMs = isReminder(timer) ? 60 * MINUTE_MS : MINUTE_MS;
        await extendTimer(db, timer.id, byMs, Date.now());
        await closeNotice(timer.id);
      }),
    /** Ends an alarm that rang. */
    stopAlarm: ({ id }: KitchenTimer) =>
      act(async () => {
        await removeTimer(db, id);
        await closeNotice(id);
      }),
    /** Stops a timer before it rings, with undo: a wet finger may have tapped by mistake. */
    stop: (timer: KitchenTimer) =>
      void run(() => removeTimer(db, timer.id), {
        text: `${timer.label}: timer stopped`,
        undo: () => restoreTimer(db, timer),
      }),
  };
}
