import type { ReactNode } from "react";

import styles from "./visually-hidden.module.css";

export interface VisuallyHiddenProps {
  children: ReactNode;
  as?: "span" | "div" | "h2" | undefined;
}

/** Text for screen readers only. */
export function VisuallyHidden({ children, as: Tag = "span" }: VisuallyHiddenProps) {
  return <Tag className={styles.hidden}>{children}</Tag>;
}
