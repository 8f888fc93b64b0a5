import type { ReactNode } from "react";

import { classNames } from "./class-names.ts";

import styles from "./screen.module.css";

export interface ScreenProps {
  /** A PageHeader. */
  header?: ReactNode;
  children: ReactNode;
  /** Buttons kept at the bottom edge, within the thumb's reach; the main one comes last. */
  actions?: ReactNode;
  /** The maximum width of the column: reading width, or room for a grid. */
  width?: "text" | "wide" | undefined;
}

/** The frame of a page: header, one column, and a bar of actions at the bottom. */
export function Screen({ header, children, actions, width = "text" }: ScreenProps) {
  return (
    <div className={classNames(styles.screen, styles[width])}>
      {header}
      <main className={styles.main}>
        <div className={styles.column}>{children}</div>
        {actions !== undefined && actions !== null && (
          <div className={styles.bar}>
            <div className={styles.actions}>{actions}</div>
          </div>
        )}
      </main>
    </div>
  );
}
