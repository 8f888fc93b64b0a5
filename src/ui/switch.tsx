import type { ReactNode } from "react";

import styles from "./switch.module.css";

export interface SwitchProps {
  label: ReactNode;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  /** Id of a text that says what the current state means. */
  describedBy?: string | undefined;
}

/** A preference that is on or off at once. Its label is part of its touch target. */
export function Switch({ label, checked, onCheckedChange, describedBy }: SwitchProps) {
  return (
    <label className={styles.switch}>
      <span>{label}</span>
      <input
        type="checkbox"
        role="switch"
        className={styles.track}
        aria-describedby={describedBy}
        checked={checked}
        onChange={({ target }) => onCheckedChange(target.checked)}
      />
    </label>
  );
}
