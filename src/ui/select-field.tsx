import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";

import { Field, useFieldIds, type FieldWords } from "./field.tsx";

import styles from "./field.module.css";

export interface SelectFieldProps extends Omit<ComponentProps<"select">, "children">, FieldWords {
  options: readonly { value: string; label: string }[];
}

/** One of a list, in the system's own picker. */
export function SelectField({
  label,
  hint,
  error,
  errorId,
  hideLabel,
  options,
  id,
  ...rest
}: SelectFieldProps) {
  const ids = useFieldIds({ hint, error, errorId }, id);
  return (
    <Field ids={ids} label={label} hint={hint} error={error} hideLabel={hideLabel}>
      <div className={styles.control}>
        <select {...rest} {...ids.control} className={styles.input}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown className={styles.selectArrow} aria-hidden="true" />
      </div>
    </Field>
  );
}
