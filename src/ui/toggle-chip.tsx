import type { ComponentProps, ReactNode } from "react";

import { classNames } from "./class-names.ts";

import styles from "./toggle-chip.module.css";

export interface ToggleChipProps extends Omit<ComponentProps<"button">, "onClick" | "type"> {
  pressed: boolean;
  onPressedChange: (pressed: boolean) => void;
  /** Shown while not pressed, by default a ring; a tick takes its place, so nothing moves. */
  icon?: ReactNode;
}

/** One of several options that can each be on or off. */
export function ToggleChip({
  pressed,
  onPressedChange,
  icon,
  className,
  children,
  ...rest
}: ToggleChipProps) {
  return (
    <button
      {...rest}
      type="button"
      className={classNames(styles.toggle, className)}
      aria-pressed={pressed}
      onClick={() => onPressedChange(!pressed)}
    >
      {pressed ? (
        <svg viewBox="0 0 20 20" fill="none" stroke="currentColor" aria-hidden="true">
          <path
            className={styles.tick}
            d="M3.5 11 8 15.5 17 4.5"
            strokeWidth="2.6"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
      ) : (
        (icon ?? (
          <svg viewBox="0 0 20 20" fill="none" stroke="currentColor" aria-hidden="true">
            <circle cx="10" cy="10" r="7" strokeWidth="1.6" />
          </svg>
        ))
      )}
      <bdi>{children}</bdi>
    </button>
  );
}
