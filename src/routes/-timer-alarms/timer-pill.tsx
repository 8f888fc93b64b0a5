import { Pause, TimerIcon } from "lucide-react";

import type { KitchenTimer } from "#domain/timers/kitchen-timer.ts";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";

import { timeLeft } from "./time-left.ts";

import styles from "./timer-pill.module.css";

interface TimerPillProps {
  timer: KitchenTimer;
  now: number;
  onOpen: () => void;
}

/** A timer at a glance; a tap opens all timers. */
export function TimerPill({ timer, now, onOpen }: TimerPillProps) {
  const { shown, spoken } = timeLeft(timer, now);
  const isPaused = timer.endsAt === null;
  return (
    <button
      type="button"
      className={styles.pill}
      data-paused={isPaused || undefined}
      aria-haspopup="dialog"
      onClick={onOpen}
    >
      <VisuallyHidden>{`${timer.label}, ${spoken}${isPaused ? ", paused" : ""}`}</VisuallyHidden>
      {isPaused ? <Pause aria-hidden /> : <TimerIcon aria-hidden />}
      <span aria-hidden className={styles.time}>
        {shown}
      </span>
      <span aria-hidden dir="auto" className={styles.label}>
        {timer.label}
      </span>
    </button>
  );
}
