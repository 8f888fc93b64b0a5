import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";

import styles from "./fold.module.css";

export interface FoldProps {
  title: ReactNode;
  /** Whether it starts unfolded. */
  open?: boolean | undefined;
  children: ReactNode;
}

/** Hides content that few look for under its title; `--fold-inset` is the padding at its sides. */
export function Fold({ title, open, children }: FoldProps) {
  return (
    <details className={styles.fold} open={open}>
      <summary className={styles.summary}>
        <span>{title}</span>
        <ChevronDown className={styles.chevron} aria-hidden />
      </summary>
      <div className={styles.inside}>{children}</div>
    </details>
  );
}
