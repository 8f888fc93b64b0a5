import { useState, type ComponentProps } from "react";

import { Field, useFieldIds, type FieldWords } from "./field.tsx";

import styles from "./field.module.css";

export interface TextAreaProps extends ComponentProps<"textarea">, FieldWords {
  /** With `maxLength`: shows how much of it is used. */
  showCount?: boolean | undefined;
}

/** A field for several lines of text. */
export function TextArea({
  label,
  hint,
  error,
  errorId,
  hideLabel,
  showCount = false,
  id,
  rows = 3,
  onChange,
  ...rest
}: TextAreaProps) {
  const ids = useFieldIds({ hint, error, errorId }, id);
  const [typed, setTyped] = useState(String(rest.defaultValue ?? "").length);
  const length = rest.value === undefined ? typed : String(rest.value).length;
  return (
    <Field ids={ids} label={label} hint={hint} error={error} hideLabel={hideLabel}>
      <div className={styles.control}>
        <textarea
          dir="auto"
          {...rest}
          {...ids.control}
          rows={rows}
          className={styles.input}
          onChange={(event) => {
            setTyped(event.target.value.length);
            onChange?.(event);
          }}
        />
      </div>
      {showCount && rest.maxLength !== undefined && (
        <span className={styles.count} aria-hidden="true">
          {length} / {rest.maxLength}
        </span>
      )}
    </Field>
  );
}
