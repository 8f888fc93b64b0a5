import { useId, type ReactNode } from "react";

import { classNames } from "./class-names.ts";
import { Star } from "./star.tsx";
import { VisuallyHidden } from "./visually-hidden.tsx";

import styles from "./rating.module.css";

const STARS = [1, 2, 3, 4, 5] as const;

export interface RatingProps {
  label: string;
  /** 1 to 5; 0 if there is no rating yet. */
  value: number;
  onValueChange: (value: number) => void;
  hint?: ReactNode;
  disabled?: boolean | undefined;
}

/**
 * One to five stars to choose from. They are native radio buttons, so arrow keys move between them.
 */
export function Rating({ label, value, onValueChange, hint, disabled = false }: RatingProps) {
  const name = useId();
  return (
    <fieldset disabled={disabled}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.stars}>
        {STARS.map((stars) => (
          <label key={stars} className={classNames(styles.star, stars <= value && styles.lit)}>
            <input
              type="radio"
              name={name}
              className={styles.input}
              value={stars}
              checked={stars === value}
              onChange={() => onValueChange(stars)}
            />
            <Star part={stars <= value ? 1 : 0} />
            <VisuallyHidden>{stars === 1 ? "1 star" : `${stars} stars`}</VisuallyHidden>
          </label>
        ))}
      </div>
      {hint !== undefined && <p className={styles.hint}>{hint}</p>}
    </fieldset>
  );
}
