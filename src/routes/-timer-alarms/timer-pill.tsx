import { Pause, TimerIcon } from "lucide-react";

import { remainingMs, type KitchenTimer } from "#db/repositories/timer-repository.ts";
import { clockText, spokenDuration } from "#ui/clock-text.ts";

import styles from "./timer-pill.module.css";

interface TimerPillProps {
  timer: KitchenTimer;
  now: number;
  onOpen: () => void;
}

/** A timer at a glance; a tap opens all timers. */
export function TimerPill({ timer, now, onOpen }: TimerPillProps) {
  const seconds = remainingMs(timer, now) / 1000;
  const isPaused = timer.endsAt === null;
  return (
    <button
      type="button"
      className={styles.pill}
      data-paused={isPaused || undefined}
      aria-haspopup="dialog"
      aria-label={`${timer.label}, ${spokenDuration(seconds)} left${isPaused ? ", paused" : ""}`}
      onClick={onOpen}
    >
      {isPaused ? <Pause aria-hidden /> : <TimerIcon aria-hidden />}
      <span className={styles.time}>{clockText(seconds)}</span>
      <span className={styles.label}>{timer.label}</span>
    </button>
  );
}
