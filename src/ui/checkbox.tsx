import type { ComponentProps, ReactNode } from "react";

import { classNames } from "./class-names.ts";
import { VisuallyHidden } from "./visually-hidden.tsx";

import styles from "./checkbox.module.css";

export interface CheckboxProps extends Omit<ComponentProps<"input">, "type" | "onChange"> {
  label: ReactNode;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  /** A second, smaller line. */
  detail?: ReactNode;
  /** At the end of the label's line, such as an amount. It is read between label and detail. */
  trailing?: ReactNode;
  /** Ticking strikes the label through and fades it. */
  settles?: boolean | undefined;
  hideLabel?: boolean | undefined;
}

/** A checkbox whose label is part of its touch target. */
export function Checkbox({
  label,
  checked,
  onCheckedChange,
  detail,
  trailing,
  settles = false,
  hideLabel = false,
  className,
  ...rest
}: CheckboxProps) {
  return (
    <label className={classNames(styles.checkbox, settles && styles.settles, className)}>
      <input
        {...rest}
        type="checkbox"
        className={styles.input}
        checked={checked}
        onChange={(event) => onCheckedChange(event.target.checked)}
      />
      <span className={styles.box}>
        <svg viewBox="0 0 28 28" aria-hidden="true">
          <rect className={styles.square} x="1.5" y="1.5" width="25" height="25" rx="7" />
          <path className={styles.tick} d="M7 14.5 12 20 22.5 6.5" />
        </svg>
      </span>
      {hideLabel ? (
        <VisuallyHidden>{label}</VisuallyHidden>
      ) : (
        <span className={styles.words}>
          <span className={styles.line}>
            <span className={styles.main}>
              <span className={styles.label}>{label}</span>
            </span>
            {trailing !== undefined && <span className={styles.trailing}> {trailing}</span>}
          </span>
          {detail !== undefined && <span className={styles.detail}>{detail}</span>}
        </span>
      )}
    </label>
  );
}
