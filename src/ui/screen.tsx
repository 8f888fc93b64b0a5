import { useEffect, useState, type ReactNode } from "react";

import { classNames } from "./class-names.ts";

import styles from "./screen.module.css";

export interface ScreenProps {
  /** A PageHeader. */
  header?: ReactNode;
  children: ReactNode;
  /** Buttons kept at the bottom edge, within the thumb's reach; the main one comes last. */
  actions?: ReactNode;
  /** Instead of `actions`: a bar with its own sticky styles. */
  bar?: ReactNode;
  /** The maximum width of the column: reading width, or room for a grid. */
  width?: "text" | "wide" | undefined;
}

/** The second tap of a double tap comes within this time, ms. */
const DOUBLE_TAP_MS = 350;

/**
 * The bottom bar. Consecutive screens often have buttons in the same place, so for a moment after
 * mounting it ignores taps: otherwise the second tap of a double tap would act on a screen that the cook
 * hasn't seen. The keyboard works at once.
 */
function ActionBar({ children }: { children: ReactNode }) {
  const [hasSettled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), DOUBLE_TAP_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={styles.bar} data-bar>
      <div className={classNames(styles.actions, !hasSettled && styles.arriving)}>{children}</div>
    </div>
  );
}

/** The frame of a page: header, one column, and a bar of actions at the bottom. */
export function Screen({ header, children, actions, bar, width = "text" }: ScreenProps) {
  return (
    <div className={classNames(styles.screen, styles[width])}>
      {header}
      <main className={styles.main}>
        <div className={styles.column}>{children}</div>
        {actions !== undefined && actions !== null && <ActionBar>{actions}</ActionBar>}
        {bar}
      </main>
    </div>
  );
}
