import { TimerIcon } from "lucide-react";

import { hasRung } from "#domain/timers/kitchen-timer.ts";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";

import { timeLeft } from "../../-timer-alarms/time-left.ts";
import { useTimers } from "../../-timer-alarms/use-timers.ts";
import { focusSlot, type TimerSlot } from "./timer-slot.ts";

import styles from "./timer-chip.module.css";

/**
 * A time within a step's text. A tap starts its timer; while that runs, the chip shows the
 * remaining time and leads to its controls.
 */
export function TimerChip({ timer, start, running, now }: TimerSlot) {
  const timers = useTimers();
  const left = running ? timeLeft(running, now).shown : null;
  const state = !running ? "start timer" : hasRung(running, now) ? "timer done" : "timer running";
  return (
    <button
      type="button"
      className={styles.chip}
      data-running={running !== undefined || undefined}
      onClick={() => {
        if (!running) timers.start(start);
        focusSlot(start.id, { scroll: running !== undefined });
      }}
    >
      <TimerIcon aria-hidden />
      <VisuallyHidden>{`${timer.phrase}: ${state}`}</VisuallyHidden>
      <span aria-hidden>{timer.phrase}</span>
      {left === null ? null : (
        <span aria-hidden className={styles.left}>
          {left}
        </span>
      )}
    </button>
  );
}
