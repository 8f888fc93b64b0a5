import { CircleAlert } from "lucide-react";
import { useId, type ReactNode } from "react";

import { VisuallyHidden } from "./visually-hidden.tsx";

import styles from "./field.module.css";

/** The props of every field, besides its control's own attributes. */
export interface FieldWords {
  label: ReactNode;
  /** Help that is shown before there is an error. */
  hint?: ReactNode;
  /** The current error; it marks the control invalid and is read out. */
  error?: ReactNode;
  /**
   * Id of a message elsewhere that concerns this field and others; marks this field invalid as
   * well.
   */
  errorId?: string | undefined;
  /** Shows the label to screen readers only. */
  hideLabel?: boolean | undefined;
}

function isShown(node: ReactNode): boolean {
  return node !== undefined && node !== null && node !== false && node !== "";
}

/** Ids that tie a control to its label, hint and error. */
export function useFieldIds(
  words: Pick<FieldWords, "hint" | "error" | "errorId">,
  givenId?: string,
) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const hintId = isShown(words.hint) ? `${id}-hint` : undefined;
  const errorId = isShown(words.error) ? `${id}-error` : undefined;
  return {
    id,
    hintId,
    errorId,
    control: {
      id,
      "aria-describedby": [errorId, words.errorId, hintId].filter(Boolean).join(" ") || undefined,
      "aria-invalid": (errorId ?? words.errorId) === undefined ? undefined : true,
    },
  };
}

interface FieldFootProps extends Pick<FieldWords, "hint" | "error"> {
  hintId: string | undefined;
  errorId: string | undefined;
}

/**
 * The hint and error below a control. The live region always exists, so a new error is read out.
 */
export function FieldFoot({ hint, error, hintId, errorId }: FieldFootProps) {
  return (
    <>
      {hintId !== undefined && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      <div aria-live="polite" className={styles.live}>
        {errorId !== undefined && (
          <p id={errorId} className={styles.error}>
            <CircleAlert aria-hidden="true" />
            <span>{error}</span>
          </p>
        )}
      </div>
    </>
  );
}

interface FieldProps extends FieldWords {
  ids: ReturnType<typeof useFieldIds>;
  children: ReactNode;
}

/** The label above, the control, then the hint and error. */
export function Field({ label, hint, error, hideLabel = false, ids, children }: FieldProps) {
  return (
    <div className={styles.field}>
      <label htmlFor={ids.id} className={hideLabel ? undefined : styles.label}>
        {hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </label>
      {children}
      <FieldFoot hint={hint} error={error} hintId={ids.hintId} errorId={ids.errorId} />
    </div>
  );
}
