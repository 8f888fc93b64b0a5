import { TimerIcon } from "lucide-react";

import { Button } from "#ui/button.tsx";

import { TimerCard } from "../../-timer-alarms/timer-card.tsx";
import { useTimers } from "../../-timer-alarms/use-timers.ts";
import { shortDuration } from "./step-text.ts";
import type { TimerSlot } from "./timer-chip.tsx";

import styles from "./step-timer-slot.module.css";

function slotId(timerId: string): string {
  return `slot ${timerId}`;
}

/**
 * Moves the focus to a timer's place, which stays when its button gives way to the running timer.
 * The page stays put for a timer just started: the cook is reading.
 */
export function focusSlot(timerId: string, { scroll }: { scroll: boolean }): void {
  document.getElementById(slotId(timerId))?.focus({ preventScroll: !scroll });
}

/** A timer of the step: the button that starts it, then the timer itself. */
export function StepTimerSlot({ timer, start, running, now }: TimerSlot) {
  const timers = useTimers();
  const { label, seconds, maxSeconds } = timer;
  return (
    <div id={slotId(start.id)} tabIndex={-1} role="group" aria-label={`Timer: ${label}`}>
      {running ? (
        <TimerCard timer={running} now={now} />
      ) : (
        <Button
          variant="secondary"
          className={styles.start}
          icon={<TimerIcon aria-hidden />}
          onClick={() => {
            timers.start(start);
            focusSlot(start.id, { scroll: false });
          }}
          full
        >
          <span>
            Start {shortDuration(seconds)} timer
            <span className={styles.detail}>
              {label}
              {maxSeconds === null ? null : ` · up to ${shortDuration(maxSeconds)}`}
            </span>
          </span>
        </Button>
      )}
    </div>
  );
}
