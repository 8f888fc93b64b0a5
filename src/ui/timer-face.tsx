import type { ReactNode } from "react";

import { classNames } from "./class-names.ts";
import { clockText, spokenDuration } from "./clock-text.ts";
import { VisuallyHidden } from "./visually-hidden.tsx";

import styles from "./timer-face.module.css";

const TURN = 2 * Math.PI * 19;

export interface TimerFaceProps {
  label: ReactNode;
  /** Seconds left. */
  remaining: number;
  /** The timer's whole duration in seconds. */
  total: number;
  state: "ready" | "running" | "paused" | "done";
  /** Shown and spoken instead of the time left: for a timer that runs for days. */
  due?: { shown: string; spoken: string } | undefined;
  /** Icon buttons: start, pause, reset. */
  actions?: ReactNode;
  size?: "sm" | "lg" | undefined;
}

/**
 * A kitchen timer that shows the time left as figures and as a ring. It does not count by itself.
 */
export function TimerFace({
  label,
  remaining,
  total,
  state,
  due = { shown: clockText(remaining), spoken: spokenDuration(remaining) },
  actions,
  size = "sm",
}: TimerFaceProps) {
  const left = total <= 0 ? 0 : Math.min(1, Math.max(0, remaining / total));
  return (
    <div className={classNames(styles.timer, styles[state], styles[size])}>
      <svg viewBox="0 0 44 44" className={styles.dial} aria-hidden="true">
        <circle className={styles.track} cx="22" cy="22" r="19" />
        {left > 0 && (
          <circle
            className={styles.arc}
            cx="22"
            cy="22"
            r="19"
            strokeDasharray={`${left * TURN} ${TURN}`}
            transform="rotate(-90 22 22)"
          />
        )}
        {state === "done" && (
          <path className={styles.arc} d="M13.5 23 20 29.5 31.5 15.5" strokeLinejoin="round" />
        )}
      </svg>
      <div className={styles.words}>
        <div className={styles.label}>{label}</div>
        {/* A live region would speak every second, so the time is read only on request. */}
        <div className={styles.time} role="timer" aria-live="off">
          <span aria-hidden="true">{due.shown}</span>
          <VisuallyHidden>{due.spoken}</VisuallyHidden>
        </div>
      </div>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
