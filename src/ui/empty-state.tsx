import type { ReactNode } from "react";

import styles from "./empty-state.module.css";

export interface EmptyStateProps {
  title: ReactNode;
  /** Why it is empty, or what would appear here. */
  text?: ReactNode;
  /** An icon (drawn large) or a picture. */
  picture?: ReactNode;
  /** A button or link that adds the first item. */
  action?: ReactNode;
}

/** An empty page of the notebook. */
export function EmptyState({ title, text, picture, action }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      {picture !== undefined && <div className={styles.picture}>{picture}</div>}
      <h2 className={styles.title}>{title}</h2>
      {text !== undefined && <p className={styles.text}>{text}</p>}
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  );
}
