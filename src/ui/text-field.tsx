import type { ComponentProps, ReactNode } from "react";

import { Field, useFieldIds, type FieldWords } from "./field.tsx";

import styles from "./field.module.css";

export interface TextFieldProps extends ComponentProps<"input">, FieldWords {
  icon?: ReactNode;
  /** A small button or unit at the end of the field. */
  trailing?: ReactNode;
}

/** A field for one line of text. */
export function TextField({
  label,
  hint,
  error,
  errorId,
  hideLabel,
  icon,
  trailing,
  id,
  ...rest
}: TextFieldProps) {
  const ids = useFieldIds({ hint, error, errorId }, id);
  return (
    <Field ids={ids} label={label} hint={hint} error={error} hideLabel={hideLabel}>
      <div className={styles.control}>
        {icon}
        <input type="text" dir="auto" {...rest} {...ids.control} className={styles.input} />
        {trailing}
      </div>
    </Field>
  );
}
