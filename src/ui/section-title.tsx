import type { ReactNode } from "react";

import { classNames } from "./class-names.ts";

import styles from "./section-title.module.css";

export interface SectionTitleProps {
  children: ReactNode;
  /** How many items follow. */
  count?: number | undefined;
  /** A quiet button or link at the end of the line. */
  action?: ReactNode;
  /** For `aria-labelledby` on the content that follows. */
  id?: string | undefined;
}

/** An `h2` with a line that runs to the margin. */
export function SectionTitle({ children, count, action, id }: SectionTitleProps) {
  return (
    <div
      className={classNames(
        styles.section,
        action === undefined ? styles.plain : styles.withAction,
      )}
    >
      <h2 id={id} className={styles.title}>
        {children}
      </h2>
      {count !== undefined && <span className={styles.count}>{count}</span>}
      <span className={styles.rule} />
      {action}
    </div>
  );
}
