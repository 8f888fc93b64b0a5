import { TimerIcon } from "lucide-react";

import { isReminder } from "#domain/timers/kitchen-timer.ts";
import { Button } from "#ui/button.tsx";
import { shortDuration } from "#ui/clock-text.ts";

import { TimerCard } from "../../-timer-alarms/timer-card.tsx";
import { useTimers } from "../../-timer-alarms/use-timers.ts";
import { focusSlot, slotId, type TimerSlot } from "./timer-slot.ts";

import styles from "./step-timer-slot.module.css";

/** The place of a step's timer: the button that starts it, then the running timer. */
export function StepTimerSlot({ timer, start, running, now }: TimerSlot) {
  const timers = useTimers();
  const { label, seconds, maxSeconds } = timer;
  return (
    <div
      id={slotId(start.id)}
      className={styles.slot}
      tabIndex={-1}
      role="group"
      aria-label={`Timer: ${label}`}
    >
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
            {isReminder(start)
              ? `Remind me in ${shortDuration(seconds)}`
              : `Start ${shortDuration(seconds)} timer`}
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
