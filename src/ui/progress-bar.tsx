import type { ReactNode } from "react";

import { classNames } from "./class-names.ts";

import styles from "./progress-bar.module.css";

export interface ProgressBarProps {
  label: string;
  /** The progress out of `max`. Absent while it is unknown. */
  value?: number | undefined;
  max?: number | undefined;
  /** Text beside the label: "3 of 5". */
  text?: ReactNode;
  tone?: "herb" | "butter" | "tomato" | undefined;
  hideLabel?: boolean | undefined;
}

/** Shows how much is done. */
export function ProgressBar({
  label,
  value,
  max = 1,
  text,
  tone = "herb",
  hideLabel = false,
}: ProgressBarProps) {
  const part = value === undefined || max <= 0 ? 0 : Math.min(1, Math.max(0, value / max));
  return (
    <div className={styles.progress}>
      {(!hideLabel || text !== undefined) && (
        <div className={styles.words} aria-hidden="true">
          <span className={styles.label}>{!hideLabel && label}</span>
          <span className={styles.text}>{text}</span>
        </div>
      )}
      <div
        className={styles.track}
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={value}
        aria-valuetext={typeof text === "string" ? text : undefined}
      >
        {value === undefined ? (
          <div className={classNames(styles.fill, styles[tone], styles.busy)} />
        ) : (
          <div
            className={classNames(styles.fill, styles[tone])}
            style={{ width: `${part * 100}%` }}
          />
        )}
      </div>
    </div>
  );
}
