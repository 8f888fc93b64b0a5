import { Minus, Plus } from "lucide-react";
import { useState, type ReactNode } from "react";

import { clampWhole } from "./clamp-whole.ts";
import { classNames } from "./class-names.ts";
import { FieldFoot, useFieldIds } from "./field.tsx";

import styles from "./stepper.module.css";

/** The longest text that can be typed: a number, its unit and a few words around it. */
const LONGEST_TYPED = 40;

export interface StepperProps {
  label: string;
  value: number;
  /** Called with a whole number between `min` and `max`. */
  onValueChange: (value: number) => void;
  min: number;
  max: number;
  step?: number | undefined;
  /** After the number: "days". */
  unit?: string | undefined;
  hint?: ReactNode;
  error?: ReactNode;
  /** Id of a message elsewhere that concerns this number and others. */
  errorId?: string | undefined;
  disabled?: boolean | undefined;
  /**
   * Shown instead of `label` at the start of the same line, for several steppers below one another;
   * the accessible name stays `label`.
   */
  short?: string | undefined;
  /** Between `short` and the buttons. */
  aside?: ReactNode;
  decreaseLabel?: string | undefined;
  increaseLabel?: string | undefined;
}

/** A small whole number with buttons for one less and one more; it can also be typed. */
export function Stepper({
  label,
  value,
  onValueChange,
  min,
  max,
  step = 1,
  unit,
  hint,
  error,
  errorId,
  disabled = false,
  short,
  aside,
  decreaseLabel = `Decrease ${label}`,
  increaseLabel = `Increase ${label}`,
}: StepperProps) {
  const ids = useFieldIds({ hint, error, errorId });
  // While it is being edited, the text may be empty or out of bounds; leaving the field corrects
  // it.
  const [typed, setTyped] = useState<string | null>(null);

  const set = (text: string) => {
    const next = clampWhole(text, min, max);
    if (next !== undefined && next !== value) onValueChange(next);
  };
  const button = (name: string, by: number, icon: ReactNode) => {
    const atBound = by < 0 ? value <= min : value >= max;
    return (
      <button
        type="button"
        className={styles.button}
        aria-label={name}
        // Not `disabled`: reaching the bound would then drop the keyboard's focus.
        aria-disabled={disabled || atBound || undefined}
        onClick={() => {
          setTyped(null);
          if (!disabled && !atBound) set(String(value + by));
        }}
      >
        {icon}
      </button>
    );
  };

  return (
    <div
      className={classNames(styles.stepper, short !== undefined && styles.inline)}
      role="group"
      aria-label={short === undefined ? undefined : label}
      aria-labelledby={short === undefined ? `${ids.id}-label` : undefined}
    >
      <label id={`${ids.id}-label`} htmlFor={ids.id} className={styles.label}>
        {short ?? label}
      </label>
      {aside}
      <div className={styles.row}>
        {button(decreaseLabel, -step, <Minus aria-hidden="true" />)}
        <span className={styles.value}>
          <input
            {...ids.control}
            // Not type="number": it drops pasted text that contains a unit, and reads "3,5" as 35.
            type="text"
            inputMode="numeric"
            autoComplete="off"
            role="spinbutton"
            aria-label={short === undefined ? undefined : label}
            aria-valuemin={min}
            aria-valuemax={max}
            aria-valuenow={value}
            aria-valuetext={unit === undefined ? undefined : `${value} ${unit}`}
            className={styles.input}
            maxLength={LONGEST_TYPED}
            disabled={disabled}
            value={typed ?? value}
            onChange={(event) => setTyped(event.target.value)}
            onFocus={(event) => event.target.select()}
            onBlur={() => {
              if (typed !== null) set(typed);
              setTyped(null);
            }}
            onKeyDown={(event) => {
              if (event.key === "Enter" && typed !== null) {
                set(typed);
                setTyped(null);
              }
              if (event.key === "ArrowUp" || event.key === "ArrowDown") {
                event.preventDefault();
                const from = clampWhole(typed ?? "", min, max) ?? value;
                set(String(from + (event.key === "ArrowUp" ? step : -step)));
                setTyped(null);
              }
            }}
          />
          {unit !== undefined && <span className={styles.unit}>{unit}</span>}
        </span>
        {button(increaseLabel, step, <Plus aria-hidden="true" />)}
      </div>
      <FieldFoot hint={hint} error={error} hintId={ids.hintId} errorId={ids.errorId} />
    </div>
  );
}
