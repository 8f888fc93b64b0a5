import { useId, type ReactNode } from "react";

import { VisuallyHidden } from "./visually-hidden.tsx";

import styles from "./segmented-control.module.css";

export interface SegmentedControlProps<T extends string> {
  label: string;
  value: T;
  onValueChange: (value: T) => void;
  /** Two to four options, each with a short label. */
  options: readonly { value: T; label: string; icon?: ReactNode }[];
  hideLabel?: boolean | undefined;
  disabled?: boolean | undefined;
}

/**
 * One choice of a few, all visible. They are native radio buttons, so arrow keys move between them.
 */
export function SegmentedControl<T extends string>({
  label,
  value,
  onValueChange,
  options,
  hideLabel = false,
  disabled = false,
}: SegmentedControlProps<T>) {
  const name = useId();
  return (
    <fieldset disabled={disabled}>
      <legend className={hideLabel ? undefined : styles.legend}>
        {hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </legend>
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              name={name}
              className={styles.input}
              value={option.value}
              checked={option.value === value}
              onChange={() => onValueChange(option.value)}
            />
            <span className={styles.face}>
              {option.icon}
              {option.label}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
