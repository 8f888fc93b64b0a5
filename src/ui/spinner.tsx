import { classNames } from "./class-names.ts";
import { VisuallyHidden } from "./visually-hidden.tsx";

import styles from "./spinner.module.css";

export interface SpinnerProps {
  /** What is loading, for screen readers. Leave it empty if text beside the spinner says so already. */
  label?: string | undefined;
  size?: "sm" | "md" | "lg" | undefined;
}

/** A turning whisk that shows progress. */
export function Spinner({ label = "Loading", size = "md" }: SpinnerProps) {
  const ring = (
    <svg viewBox="0 0 32 32" fill="none" aria-hidden="true">
      <circle cx="16" cy="16" r="12.5" stroke="currentColor" strokeWidth="3.5" opacity="0.22" />
      <path
        d="M16 3.5 A12.5 12.5 0 0 1 28.5 16"
        stroke="currentColor"
        strokeWidth="3.5"
        strokeLinecap="round"
      />
    </svg>
  );
  const className = classNames(styles.spinner, styles[size]);
  if (label === "") return <span className={className}>{ring}</span>;
  return (
    <span className={className} role="status">
      {ring}
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}

/** A spinner in the middle of an otherwise empty page, shown after a moment. */
export function SpinnerScreen({ label }: Pick<SpinnerProps, "label">) {
  return (
    <div className={styles.screen}>
      <Spinner size="lg" label={label} />
    </div>
  );
}
