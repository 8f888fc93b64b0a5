import type { ReactNode } from "react";

import styles from "./cook-text.module.css";

export interface CookTextProps {
  children: ReactNode;
  as?: "p" | "div" | undefined;
}

/** Text that can be read from across the kitchen: 1.5–2 rem. */
export function CookText({ children, as: Tag = "p" }: CookTextProps) {
  return (
    <Tag dir="auto" className={styles.text}>
      {children}
    </Tag>
  );
}
