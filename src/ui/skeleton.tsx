import { classNames } from "./class-names.ts";
import { VisuallyHidden } from "./visually-hidden.tsx";

import styles from "./skeleton.module.css";

export interface SkeletonProps {
  shape?: "line" | "row" | "tile" | "card" | undefined;
  count?: number | undefined;
  /** For screen readers. */
  label?: string | undefined;
}

/** A placeholder with the shape of the content that is loading. */
export function Skeleton({ shape = "line", count = 3, label = "Loading" }: SkeletonProps) {
  return (
    <div role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      <div
        className={classNames(
          styles.skeleton,
          shape === "card" && styles.cards,
          shape === "tile" && styles.tiles,
        )}
        aria-hidden="true"
      >
        {Array.from({ length: count }, (_, index) => (
          <div key={index} className={styles[shape]} />
        ))}
      </div>
    </div>
  );
}
