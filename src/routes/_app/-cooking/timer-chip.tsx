import { TimerIcon } from "lucide-react";

import { hasRung, remainingMs } from "#db/repositories/timer-repository.ts";
import { clockText } from "#ui/clock-text.ts";

import { useTimers } from "../../-timer-alarms/use-timers.ts";
import { focusSlot, type TimerSlot } from "./timer-slot.ts";

import styles from "./timer-chip.module.css";

/**
 * A time within the text. A tap starts it; while it runs, it shows the rest and leads to its
 * controls.
 */
export function TimerChip({ timer, start, running, now }: TimerSlot) {
  const timers = useTimers();
  const left = running ? clockText(remainingMs(running, now) / 1000) : null;
  return (
    <button
      type="button"
      className={styles.chip}
      data-running={running !== undefined || undefined}
      aria-label={
        running
          ? `${timer.phrase}: timer ${hasRung(running, now) ? "done" : "running"}`
          : `${timer.phrase}: start timer`
      }
      onClick={() => {
        if (!running) timers.start(start);
        focusSlot(start.id, { scroll: running !== undefined });
      }}
    >
      <TimerIcon aria-hidden />
      {timer.phrase}
      {left === null ? null : <span className={styles.left}>{left}</span>}
    </button>
  );
}
